import { LABEL_SHEETS, PAPER_SIZES, SIGN_LAYOUTS } from "#contract/signs.ts";
import { type Design, designQuery, FIRST_DESIGN } from "../sign-design.ts";

/** A design as a query string, sorted so that two designs can be compared. */
export const designText = (design: Design) => {
  const said = new URLSearchParams(designQuery(design) as Record<string, string>);
  said.sort();
  return said.toString();
};

/** Parses a saved design, dropping values that no longer exist, such as a language removed from the guide. */
export function readDesign(text: string, locales: readonly string[]): Design {
  const said = new URLSearchParams(text);
  const oneOf = <T extends string>(known: readonly T[], name: string) => known.find((one) => one === said.get(name));
  const words = (name: string) => said.get(name) ?? "";
  return {
    layout: oneOf(SIGN_LAYOUTS, "layout") ?? FIRST_DESIGN.layout,
    paper: oneOf(PAPER_SIZES, "paper") ?? FIRST_DESIGN.paper,
    sheet: oneOf(LABEL_SHEETS, "sheet") ?? FIRST_DESIGN.sheet,
    locale: oneOf(locales, "locale"),
    second_locale: oneOf(locales, "second_locale"),
    headline: words("headline"),
    second_headline: words("second_headline"),
    sentence: words("sentence"),
    second_sentence: words("second_sentence"),
    contact: words("contact"),
    marks: said.get("marks") !== "false",
    show_place: said.get("show_place") !== "false",
  };
}
