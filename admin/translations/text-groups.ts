import type { TextSubject, Translation } from "#contract/translations.ts";

export const GROUPS = [
  "page",
  "questions",
  "subject",
  "datachain",
  "factsheet",
  "organizations",
  "places",
  "site",
] as const;
export type Group = (typeof GROUPS)[number];

const OF_SUBJECT: Record<Exclude<TextSubject, "page">, Group> = {
  device: "subject",
  algorithm: "subject",
  datachain: "datachain",
  factsheet: "factsheet",
  organization: "organizations",
  location: "places",
  site: "site",
};

const groupOf = ({ subject_type, field }: Pick<Translation, "subject_type" | "field">): Group => {
  if (subject_type !== "page") return OF_SUBJECT[subject_type];
  return field.startsWith("questions.") ? "questions" : "page";
};

/** Groups the texts of a page by where residents see them. */
export const groupTexts = (texts: readonly Translation[]) =>
  GROUPS.map((group) => ({ group, texts: texts.filter((text) => groupOf(text) === group) })).filter(
    (one) => one.texts.length > 0,
  );

/** Something is left to do: its words are missing or outdated, or nobody has reviewed what a model drafted. */
export const isOpen = ({ state, draft }: Translation) => state !== "done" || draft !== null;
