import { guideLocale } from "#contract/guide-locales.ts";
import type { LText } from "#contract/texts.ts";
import { categoryOf, customElementOf, shownElement } from "#datachain/lookup.ts";
import { textIn } from "#datachain/text.ts";
import { PUBLIC_SHEET_WORDS } from "#factsheet/all-words.ts";
import type { Composed } from "#server/pages/publishing/compose-snapshot.ts";
import type { ShownText } from "#server/pages/publishing/list-texts.ts";

type Page = Pick<Composed, "snapshot" | "taxonomy">;

/** The question that an answer belongs to. */
function questionOf({ snapshot }: Page, field: string): LText | undefined {
  const [, id] = field.split(".");
  return field.endsWith(".answer") ? snapshot.content.questions.find((one) => one.id === id)?.question : undefined;
}

/** `placements.{id}.…`, `custom_elements.{id}.description`, `undisclosed.{category}`. */
function elementOf({ snapshot: { chain }, taxonomy }: Page, field: string): LText | undefined {
  const [part, id = "", last] = field.split(".");
  if (!chain || !taxonomy) return undefined;
  if (part === "undisclosed") return categoryOf(taxonomy, id)?.name;
  if (part === "custom_elements") return last === "description" ? customElementOf(chain.content, id)?.title : undefined;
  const placement = chain.content.placements.find((one) => one.id === id);
  return placement && shownElement(taxonomy, chain.content, placement)?.title;
}

const organizationOf = ({ snapshot: { subject, chain } }: Page, id: string): LText | undefined =>
  [subject?.accountable, ...(chain?.organizations ?? [])].find((one) => one?.id === id)?.name;

function sheetQuestion({ snapshot: { default_locale } }: Page, field: string) {
  const [, id = ""] = field.split(".");
  const words: Readonly<Record<string, { readonly label: string }>> =
    PUBLIC_SHEET_WORDS[guideLocale(default_locale)].questions;
  return Object.hasOwn(words, id) ? words[id]?.label : undefined;
}

/** The title of the element that contains a text, in the source language, to help translators. */
export function contextOf(page: Page, { subject_type, subject_id, field }: ShownText): string | null {
  const { default_locale } = page.snapshot;
  const said = (text: LText | undefined) => textIn(text, default_locale, default_locale)?.text ?? null;
  if (subject_type === "page") return said(questionOf(page, field));
  if (subject_type === "datachain") return said(elementOf(page, field));
  if (subject_type === "organization") return said(organizationOf(page, subject_id));
  return subject_type === "factsheet" ? (sheetQuestion(page, field) ?? null) : null;
}
