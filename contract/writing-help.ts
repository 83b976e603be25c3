import * as z from "zod";
import { ContentLocale, Id, oneLine, Timestamp, Url } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { TextPlace } from "./translations.ts";

/**
 * `translate`: a first translation of a text that has none. `alt`: what a page's photo shows, in the site's default
 * language. `plainer`: another wording, which is only proposed.
 */
export const DRAFT_KINDS = ["translate", "alt", "plainer"] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

export const DRAFTS_PER_MINUTE = 30;

/** Steps of the connection test, in order. */
export const WRITING_STEPS = ["reach", "key", "model", "answer"] as const;
export type WritingStep = (typeof WRITING_STEPS)[number];

/** What can go wrong between us and a model. */
export const WRITING_PROBLEMS = [
  "address_not_allowed",
  "name_not_found",
  "timed_out",
  "certificate_invalid",
  "connection_failed",
  "key_refused",
  "key_unreadable",
  "model_unknown",
  "too_many_requests",
  "provider_failed",
  "not_a_model",
  "refused",
  "answer_empty",
  "answer_cut",
  "answer_unusable",
] as const;
export type WritingProblem = (typeof WRITING_PROBLEMS)[number];

const WritingHelp = z.strictObject({
  is_on: z.boolean(),
  address: z.string(),
  model: z.string(),
  /** The key itself is never returned. */
  key_saved_at: Timestamp.nullable(),
  updated_at: Timestamp,
  updated_by: z.string().nullable(),
});
export type WritingHelp = z.infer<typeof WritingHelp>;

const Settings = z.strictObject({
  /** Null until a model is connected. */
  writing_help: WritingHelp.nullable(),
  /** Without the operator's key no secret can be saved. */
  keeps_secrets: z.boolean(),
});
export type WritingSettings = z.infer<typeof Settings>;

export const WritingHelpInput = z.strictObject({
  is_on: z.boolean(),
  /** Up to `/v1`: `/chat/completions` is added. */
  address: Url.meta({ examples: ["https://models.example.org/v1"] }),
  model: oneLine(200).min(1),
  /** Replaces the saved one; omitted or empty keeps it, unless the address changes. */
  api_key: oneLine(1000).optional(),
});
export type WritingHelpInput = z.infer<typeof WritingHelpInput>;

export const WritingTest = z.strictObject({
  at: Timestamp,
  steps: z.array(
    z.strictObject({
      step: z.enum(WRITING_STEPS),
      ms: z.int(),
      problem: z.enum(WRITING_PROBLEMS).nullable(),
    }),
  ),
});
export type WritingTest = z.infer<typeof WritingTest>;

const OnPage = TextPlace.extend({ page_id: Id, locale: ContentLocale });

/** A text that a model drafted and nobody has reviewed or changed. */
export const UnreviewedDraft = TextPlace.extend({
  locale: z.string(),
  text: z.string(),
  model: z.string(),
  at: Timestamp,
});
export type UnreviewedDraft = z.infer<typeof UnreviewedDraft>;

const base = "/api/v1/writing_help" as const;

export const writingHelpApi = {
  state: endpoint({
    method: "GET",
    path: `${base}/state`,
    access: "member",
    summary: "Whether writing help is on",
    response: z.strictObject({ is_on: z.boolean() }),
  }),
  get: endpoint({
    method: "GET",
    path: base,
    access: "manager",
    summary: "The language model that helps the current customer write, without its key",
    response: Settings,
  }),
  save: endpoint({
    method: "PUT",
    path: base,
    access: "manager",
    summary: "Connect the customer's language model, change it, or turn it on or off. Needs a recent sign-in",
    body: z.strictObject({ writing_help: WritingHelpInput }),
    response: Settings,
  }),
  test: endpoint({
    method: "POST",
    path: `${base}/test`,
    access: "manager",
    summary: "Send the saved model a test sentence",
    response: z.strictObject({ test: WritingTest }),
  }),
  drafts: endpoint({
    method: "GET",
    path: `${base}/drafts`,
    access: "member",
    summary: "The texts of a page that a model drafted and nobody has reviewed",
    query: z.strictObject({ page_id: Id }),
    response: z.strictObject({ drafts: z.array(UnreviewedDraft) }),
  }),
  draft: endpoint({
    method: "POST",
    path: `${base}/drafts`,
    access: "editor",
    summary:
      "Let the model draft a text that a page shows. Written only where nobody has written anything; a plainer wording is only proposed",
    body: z.strictObject({ draft: OnPage.extend({ kind: z.enum(DRAFT_KINDS) }) }),
    response: z.strictObject({
      text: z.string(),
      model: z.string(),
      /** False for a proposal. */
      is_written: z.boolean(),
    }),
  }),
  review: endpoint({
    method: "POST",
    path: `${base}/reviews`,
    access: "editor",
    summary: "Say that a drafted text has been reviewed as it stands",
    body: z.strictObject({
      review: OnPage.extend({ text: z.string().max(20_000) }),
    }),
    response: z.strictObject({ ok: z.literal(true) }),
  }),
};
