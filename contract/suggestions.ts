import * as z from "zod";
import { ContentLocale, Id, IdParams, ListMeta, listQuery, oneLine, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { hasAtMost } from "./letters.ts";
import { SharedPart } from "./share-links.ts";
import { SHARED_SUBJECTS } from "./share-scope.ts";
import { LText } from "./texts.ts";

export const SuggestionState = z.enum(["open", "accepted", "declined"]);
export type SuggestionState = z.infer<typeof SuggestionState>;

/** Path of a text: `summary`, `answers.purpose`, `placements.{id}.variables.{id}`, `questions.{id}.answer`. */
const Field = z.string().regex(/^[\w-]{1,64}(\.[\w-]{1,64}){0,3}$/, "A path such as answers.purpose");
const Text = z.string().max(10_000);

/** Name of a text, for texts the screens cannot name themselves. */
const named = {
  /** In the vocabulary's languages. */
  label: LText.nullable(),
  /** Number of a question on its page. */
  number: z.int().nullable(),
};

/** A text that guests may suggest changes to. */
export const SharedText = z.strictObject({
  part: SharedPart,
  field: z.string(),
  ...named,
  max_length: z.int(),
  /** One per language, or a single one without locale if untranslated. */
  values: z.array(z.strictObject({ locale: z.string().nullable(), value: z.string() })),
});
export type SharedText = z.infer<typeof SharedText>;

/** Page texts are limited in letters, records in code units. */
export const fitsText = ({ part, max_length }: Pick<SharedText, "part" | "max_length">, value: string) =>
  part === "page" ? hasAtMost(value, max_length) : value.length <= max_length;

/** A new wording, a comment on a text or, without a field, a comment on the subject as a whole. */
export const SuggestionInput = z
  .strictObject({
    part: SharedPart,
    field: Field.nullable().default(null),
    locale: ContentLocale.nullable().default(null),
    /** The text the proposer saw. */
    base: Text.default(""),
    value: Text.nullable().default(null),
    comment: z.string().trim().max(2000).default(""),
    name: oneLine(120).min(1),
  })
  .refine(({ value, comment }) => value !== null || comment !== "", {
    path: ["comment"],
    message: "Suggest another wording or leave a comment",
  })
  .refine(({ field, value }) => field !== null || value === null, {
    path: ["field"],
    message: "Say which text the suggestion is for",
  })
  .meta({ examples: [{ part: "details", comment: "Who looks after it?", name: "Ana Lindqvist" }] });
export type SuggestionInput = z.output<typeof SuggestionInput>;

/** A suggestion as its proposer sees it. */
export const Proposal = z.strictObject({
  id: Id,
  part: SharedPart,
  field: z.string().nullable(),
  locale: z.string().nullable(),
  base: z.string(),
  value: z.string().nullable(),
  comment: z.string(),
  name: z.string(),
  state: SuggestionState,
  reply: z.string().nullable(),
  created_at: Timestamp,
});
export type Proposal = z.infer<typeof Proposal>;

/** A suggestion as the team sees it, with the current text. */
export const Suggestion = Proposal.extend({
  ...named,
  /** Current text; null if it no longer exists. */
  now: z.string().nullable(),
  /** The text has changed since the suggestion was made. */
  has_changed: z.boolean(),
  /** The text that was saved on acceptance. */
  written: z.string().nullable(),
  replied_by: z.string().nullable(),
  decided_at: Timestamp.nullable(),
  decided_by: z.string().nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** All suggestions from one share link, or of one assistant about one subject. */
export const SuggestionThread = z.strictObject({
  /** Id of the share link. */
  id: Id,
  label: z.string(),
  proposer: z.string(),
  subject: z.strictObject({ type: z.enum(SHARED_SUBJECTS), id: Id, title: z.string() }).nullable(),
  redirect_to: z.string(),
  /** Made by an AI assistant: there is no link that anybody could open. */
  is_assistant: z.boolean(),
  parts: z.array(SharedPart),
  /** The subject's page: accepted wording becomes public with its next publication. */
  page: z.strictObject({ id: Id, type: z.string(), is_published: z.boolean(), has_changes: z.boolean() }).nullable(),
  text_count: z.int(),
  comment_count: z.int(),
  open_count: z.int(),
  last_at: Timestamp,
  expires_at: Timestamp,
  revoked_at: Timestamp.nullable(),
});
export type SuggestionThread = z.infer<typeof SuggestionThread>;

const Decision = z.strictObject({
  id: Id,
  decision: z.enum(["accept", "decline"]),
  /** The text the reviewer saw: if it has changed since, nothing is written. */
  now: Text.nullable().default(null),
  /** Replaces the suggested wording. */
  value: Text.optional(),
  reply: z.string().trim().max(2000).optional(),
});
export type Decision = z.infer<typeof Decision>;

const SuggestionResponse = z.strictObject({ suggestion: Suggestion });
const one = "/api/v1/suggestions/{id}" as const;

export const suggestionsApi = {
  texts: endpoint({
    method: "GET",
    path: "/api/share/texts",
    access: "member",
    share: "suggest",
    summary: "The texts that a share session may suggest other wordings for",
    response: z.strictObject({ texts: z.array(SharedText), locales: z.array(z.string()), default_locale: z.string() }),
  }),
  mine: endpoint({
    method: "GET",
    path: "/api/share/suggestions",
    access: "member",
    share: "suggest",
    summary: "What the guest of this session suggested, with what became of it",
    response: z.strictObject({ suggestions: z.array(Proposal) }),
  }),
  suggest: endpoint({
    method: "POST",
    path: "/api/share/suggestions",
    access: "member",
    share: "suggest",
    summary:
      "Suggest another wording, or comment. A second suggestion of the same guest for the same text replaces the first while it is open",
    body: z.strictObject({ suggestion: SuggestionInput }),
    response: z.strictObject({ suggestion: Proposal }),
    status: 201,
  }),
  threads: endpoint({
    method: "GET",
    path: "/api/v1/suggestions",
    access: "member",
    summary: "What people with a share link suggested, by link, newest first",
    query: listQuery(["last_at"], { state: z.enum(["open", "decided"]).optional() }),
    response: z.strictObject({
      threads: z.array(SuggestionThread),
      /** The counts are of suggestions, `total_count` is of threads. */
      meta: ListMeta.extend({ open_count: z.int(), decided_count: z.int() }),
    }),
  }),
  thread: endpoint({
    method: "GET",
    path: "/api/v1/share_links/{id}/suggestions",
    access: "member",
    summary: "All that was suggested by one share link, beside what the texts say today",
    params: IdParams,
    response: z.strictObject({
      thread: SuggestionThread,
      suggestions: z.array(Suggestion),
      default_locale: z.string(),
    }),
  }),
  decide: endpoint({
    method: "POST",
    path: "/api/v1/suggestions/decide",
    access: "editor",
    summary: "Accept or decline suggestions. Accepted words are saved as if the editor had written them",
    body: z.strictObject({ decisions: z.array(Decision).min(1).max(200) }),
    response: z.strictObject({ suggestions: z.array(Suggestion) }),
  }),
  reopen: endpoint({
    method: "POST",
    path: `${one}/reopen`,
    access: "editor",
    summary: "Take a decision back. If words were written and are still there, those before come back",
    params: IdParams,
    response: SuggestionResponse,
  }),
  reply: endpoint({
    method: "PUT",
    path: `${one}/reply`,
    access: "editor",
    summary: "Write a word back to the proposer, who reads it on their link",
    params: IdParams,
    body: z.strictObject({ reply: z.string().trim().max(2000) }),
    response: SuggestionResponse,
  }),
};
