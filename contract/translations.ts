import * as z from "zod";
import { ContentLocale, Id, ListMeta, oneOrMore, Timestamp } from "./common.ts";
import { endpoint, file, multipart } from "./endpoint.ts";

const TEXT_SUBJECTS = [
  "page",
  "device",
  "algorithm",
  "datachain",
  "factsheet",
  "organization",
  "location",
  "site",
] as const;
export const TextSubject = z.enum(TEXT_SUBJECTS);
export type TextSubject = z.infer<typeof TextSubject>;

const TEXT_STATES = ["missing", "outdated", "done"] as const;
const TextState = z.enum(TEXT_STATES);

/** Identifies a text. Chains and factsheets use the id of their device or algorithm. */
export const TextPlace = z.strictObject({
  subject_type: TextSubject,
  subject_id: Id,
  /** A path into the subject: `body`, `questions.{id}.answer`, `placements.{id}.variables.{variable}`. */
  field: z.string().min(1).max(300),
});
export type TextPlace = z.infer<typeof TextPlace>;

/** Last change of a source text. */
const SourceChange = z.strictObject({ at: Timestamp, by: z.string().nullable(), is_mine: z.boolean() });
export type SourceChange = z.infer<typeof SourceChange>;

/** A text of a page in the source language and in one other language. */
export const Translation = TextPlace.extend({
  source: z.string(),
  target: z.string().nullable(),
  state: TextState,
  /** With `outdated`: the source text at the time of translation. */
  made_from: z.string().nullable(),
  /** With `outdated`, if known. */
  source_changed: SourceChange.nullable(),
  marked_by: z.string().nullable(),
  marked_at: Timestamp.nullable(),
  /** Marked by importing a translator's file. */
  is_from_file: z.boolean(),
  /** By a model, and not yet changed or reviewed by anybody. */
  draft: z.strictObject({ model: z.string(), at: Timestamp }).nullable(),
  /** Markdown with headings and lists. */
  is_rich: z.boolean(),
  /** Context in the source language: an answer's question, or the element described. */
  context: z.string().nullable(),
  /** Earlier translations of the same source in this guide. */
  used_before: z.array(z.string()),
  /** Glossary: short texts of the guide that occur in this source, with their translations. */
  terms: z.array(z.strictObject({ source: z.string(), target: z.string() })),
});
export type Translation = z.infer<typeof Translation>;

/** A translation with its source, rejected if the source has changed since. */
const TranslationInput = TextPlace.extend({
  source: z.string().max(20_000),
  target: z.string().max(20_000),
  /** Confirms that it matches its source, even if the source changed since. */
  is_done: z.boolean().default(false),
});
export type TranslationInput = z.infer<typeof TranslationInput>;

/** Changes a translator's file would make, text by text. */
export const FileChange = TextPlace.extend({
  page_id: Id.nullable(),
  page_title: z.string(),
  source: z.string(),
  before: z.string().nullable(),
  after: z.string(),
});
export type FileChange = z.infer<typeof FileChange>;

const FILE_PROBLEMS = ["source_changed", "unknown_text", "too_long", "empty"] as const;
export const FileProblem = z.strictObject({
  code: z.enum(FILE_PROBLEMS),
  /** Id of the unit in the file. */
  unit: z.string(),
  source: z.string().nullable(),
});

const page = "/api/v1/web/pages/{id}/translations" as const;
const PageParams = z.strictObject({ id: Id });
const InLocale = z.strictObject({ locale: ContentLocale });
const Texts = z.strictObject({
  texts: z.array(Translation),
  source_locale: z.string(),
  locale: z.string(),
  meta: ListMeta.extend({ done_count: z.int(), outdated_count: z.int(), missing_count: z.int() }),
  /** The next page with a missing or outdated text in this language. */
  next_page: z
    .strictObject({ id: Id, type: z.enum(["home_page", "device_page", "algorithm_page", "collection_page"]) })
    .nullable(),
});

export const translationsApi = {
  list: endpoint({
    method: "GET",
    path: page,
    access: "member",
    summary: "Every text a page shows, in the site's default language and in another",
    params: PageParams,
    query: InLocale,
    response: Texts,
  }),
  write: endpoint({
    method: "PUT",
    path: page,
    access: "editor",
    summary: "Write translations of a page's texts, each where it belongs",
    params: PageParams,
    query: InLocale,
    body: z.strictObject({ texts: z.array(TranslationInput).min(1).max(500) }),
    response: Texts.extend({
      /** Rejected because their source changed; nothing was written for these. */
      refused: z.array(TextPlace),
    }),
    max_bytes: 4 * 1024 * 1024,
  }),
  file: endpoint({
    method: "GET",
    path: "/api/v1/web/translations/file",
    access: "member",
    summary: "The texts of pages as a file for translators: XLIFF 2.1 or CSV",
    query: z.strictObject({
      locale: ContentLocale,
      format: z.enum(["xliff", "csv"]),
      /** Defaults to all pages. */
      page_id: oneOrMore(Id, 500),
      /** Defaults to missing and outdated texts. */
      all: z.enum(["true", "false"]).optional(),
    }),
    response: file("application/octet-stream"),
  }),
  check: endpoint({
    method: "POST",
    path: "/api/v1/web/translations/check",
    access: "editor",
    summary: "What a translator's file would change. Nothing is written",
    body: multipart(/^file$/, "`file`: an XLIFF or CSV file as it was sent out, with translations"),
    response: z.strictObject({
      locale: z.string(),
      changes: z.array(FileChange),
      unchanged_count: z.int(),
      problems: z.array(FileProblem),
    }),
  }),
  apply: endpoint({
    method: "POST",
    path: "/api/v1/web/translations/apply",
    access: "editor",
    summary: "Write what a translator's file brings, but for texts whose source was changed in the meantime",
    body: multipart(/^file$/, "`file`: the file that was checked"),
    response: z.strictObject({ locale: z.string(), changed_count: z.int(), problems: z.array(FileProblem) }),
  }),
};
