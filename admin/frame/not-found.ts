import { data } from "react-router";

/** Ends a loader with a 404. */
export const notFound = () => data({ code: "not_found" }, { status: 404, statusText: "Page Not Found" });

const ID = /^[\w-]{1,64}$/;
/** Ids are opaque: a number is as good as a UUID. What no id can look like needs no question to the server. */
export const isId = (value: string | undefined) => value !== undefined && ID.test(value);

type Params = Readonly<Record<string, string | undefined>>;

/** A route's own validation, as its loader: what it does not accept is a 404. */
export const validate =
  (isValid: (params: Params) => boolean) =>
  ({ params }: { params: Params }) => {
    if (!isValid(params)) throw notFound();
    return null;
  };
