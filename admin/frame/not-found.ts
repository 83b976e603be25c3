import { data } from "react-router";

/** Throw this from a loader to show the 404 page. */
export const notFound = () => data({ code: "not_found" }, { status: 404, statusText: "Page Not Found" });

const ID = /^[\w-]{1,64}$/;
/** Ids are opaque: numbers and UUIDs both pass. Anything else is rejected without a request. */
export const isId = (value: string | undefined) => value !== undefined && ID.test(value);

type Params = Readonly<Record<string, string | undefined>>;

/** A loader that responds with a 404 to invalid params. */
export const validate =
  (isValid: (params: Params) => boolean) =>
  ({ params }: { params: Params }) => {
    if (!isValid(params)) throw notFound();
    return null;
  };
