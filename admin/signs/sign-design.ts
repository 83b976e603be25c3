import type { Input } from "#contract/endpoint.ts";
import type { LabelSheet, PaperSize, SignLayout, signsApi } from "#contract/signs.ts";

/** The design being edited. Empty texts are taken from each page. */
export type Design = {
  readonly layout: SignLayout;
  readonly paper: PaperSize;
  readonly sheet: LabelSheet;
  /** The site's default language if not set. */
  readonly locale: string | undefined;
  readonly second_locale: string | undefined;
  readonly headline: string;
  readonly second_headline: string;
  readonly sentence: string;
  readonly second_sentence: string;
  readonly contact: string;
  readonly marks: boolean;
  readonly show_place: boolean;
};

export const FIRST_DESIGN: Design = {
  layout: "honeycomb",
  paper: "a5",
  sheet: "labels_24",
  locale: undefined,
  second_locale: undefined,
  headline: "",
  second_headline: "",
  sentence: "",
  second_sentence: "",
  contact: "",
  marks: true,
  show_place: true,
};

type Batch = Input<typeof signsApi.start>["body"]["sign_batch"];
type Query = Input<typeof signsApi.preview>["query"];

/** Omits empty values from the request. */
const filled = ({ marks: _marks, show_place: _place, ...rest }: Design) =>
  Object.fromEntries(Object.entries(rest).filter(([, value]) => value)) as Omit<
    NonNullable<Batch["design"]>,
    "marks" | "show_place"
  >;

export const designOf = (design: Design): NonNullable<Batch["design"]> => ({
  ...filled(design),
  marks: design.marks,
  show_place: design.show_place,
});

export const designQuery = (design: Design): Query => ({
  ...(filled(design) as Query),
  marks: design.marks ? "true" : "false",
  show_place: design.show_place ? "true" : "false",
});
