import type { FACTSHEET_TEMPLATE, QuestionId, SectionId } from "./template.ts";

/** Derives the required texts from the template: a question without texts does not compile. */
type Asked = (typeof FACTSHEET_TEMPLATE)["sections"][number]["questions"][number];
type Choosing = Extract<Asked, { options: readonly string[] }>;
type Listing = Extract<Asked, { columns: readonly unknown[] }>;
type ColumnOf<Q extends Listing> = Q["columns"][number];
type ChoosingColumn<Q extends Listing> = Extract<ColumnOf<Q>, { options: readonly string[] }>;
type ChoosingListing = { [Q in Listing as Q["id"]]: [ChoosingColumn<Q>] extends [never] ? never : Q }[Listing["id"]];

export type PublicSectionWords = Record<SectionId, { title: string }>;
export type PublicQuestionWords = Record<QuestionId, { label: string }>;
export type SectionWords = Record<SectionId, { title: string; intro: string }>;
export type QuestionWords = Record<QuestionId, { label: string; help: string }>;
export type OptionWords = { [Q in Choosing as Q["id"]]: Record<Q["options"][number], string> };
export type ColumnWords = { [Q in Listing as Q["id"]]: Record<ColumnOf<Q>["id"], string> };
export type ColumnOptionWords = {
  [Q in ChoosingListing as Q["id"]]: { [C in ChoosingColumn<Q> as C["id"]]: Record<C["options"][number], string> };
};

/** A factsheet's texts for readers, in one language. */
export type PublicSheetWords = {
  readonly sections: PublicSectionWords;
  readonly questions: PublicQuestionWords;
  readonly options: OptionWords;
  readonly columns: ColumnWords;
  readonly column_options: ColumnOptionWords;
};
/** And those that authors read. */
export type SheetWords = PublicSheetWords & {
  readonly sections: SectionWords;
  readonly questions: QuestionWords;
};
