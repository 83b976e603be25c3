import type { Path } from "#admin/autosave/merge.ts";

/** Fields of a page that have a name on screen. */
export const NAMED_FIELDS = [
  "headline",
  "subtitle",
  "body",
  "image",
  "alt",
  "label_ids",
  "questions",
  "question",
  "answer",
  "left_out_questions",
  "show_faq",
  "show_map",
  "show_feedback",
  "feedback_set",
  "places",
  "collection",
  "members",
  "announcement",
  "featured",
  "home",
] as const;
export type NamedField = (typeof NAMED_FIELDS)[number];

export const isNamedField = (part: string): part is NamedField => (NAMED_FIELDS as readonly string[]).includes(part);

/** The innermost named field of a path: `questions › id › answer › km` is `answer`. */
export const fieldKey = (path: Path): NamedField => path.findLast(isNamedField) ?? "body";
