import * as z from "zod";
import { ContentLocale, Id, IdParams, queryFlag, SEARCH_LETTERS, Timestamp } from "./common.ts";
import { endpoint, file } from "./endpoint.ts";
import { letters } from "./letters.ts";
import { HEADLINE_LETTERS } from "./page-content.ts";
import { CODE_TARGETS, CodeState } from "./short-codes.ts";
import { lines } from "./texts.ts";

export const SIGN_LAYOUTS = ["honeycomb", "large_qr", "labels"] as const;
export const SignLayout = z.enum(SIGN_LAYOUTS);
export type SignLayout = z.infer<typeof SignLayout>;

export const PAPER_SIZES = ["a6", "a5", "a4", "a3"] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];
/** Named by the number of labels on an A4 sheet. */
export const LABEL_SHEETS = ["labels_24", "labels_21", "labels_14", "labels_8"] as const;
export type LabelSheet = (typeof LABEL_SHEETS)[number];

/** Smaller codes cannot be read at arm's length. */
export const LEAST_QR_MM = 20;
/** Width of the quiet zone around a code, in modules. */
export const QUIET_MODULES = 4;
export const SIGN_SENTENCE_LENGTH = 300;

/** Blank means null: each sign then uses its own page's text. */
const ownWords = (max: number) => lines(max).default(null);
const ownHeadline = letters(HEADLINE_LETTERS)
  .nullable()
  .transform((text) => text || null)
  .default(null);

/** Design of a batch of signs. */
const designFields = {
  layout: SignLayout.default("honeycomb"),
  /** For the honeycomb and large QR layouts. */
  paper: z.enum(PAPER_SIZES).default("a5"),
  /** For the labels layout. */
  sheet: z.enum(LABEL_SHEETS).default("labels_24"),
  /** Defaults to the site's default language. */
  locale: ContentLocale.optional(),
  second_locale: ContentLocale.optional(),
  headline: ownHeadline,
  second_headline: ownHeadline,
  sentence: ownWords(SIGN_SENTENCE_LENGTH),
  second_sentence: ownWords(SIGN_SENTENCE_LENGTH),
  /** Contact for questions: a number or an address. */
  contact: ownWords(60),
};
const flags = { marks: true, show_place: true } as const;
export const SignDesign = z.strictObject({
  ...designFields,
  /** Print crop marks; on single signs with a bleed of 3 mm. */
  marks: z.boolean().default(flags.marks),
  /** Print the name of the code's label or place at the foot. */
  show_place: z.boolean().default(flags.show_place),
});
export type SignDesign = z.infer<typeof SignDesign>;

const DesignQuery = z.strictObject({
  ...designFields,
  marks: queryFlag.default(flags.marks),
  show_place: queryFlag.default(flags.show_place),
});

/* Shapes are in millimetres. */

const at = { x: z.number(), y: z.number() };
const Colour = z.string().nullable();
const PathShape = z.strictObject({
  kind: z.literal("path"),
  ...at,
  /** SVG path data, scaled by `scale` and then moved to x and y. */
  d: z.string(),
  scale: z.number(),
  fill: Colour,
  is_even_odd: z.boolean(),
  stroke: Colour,
  /** In units of the path. */
  stroke_width: z.number(),
  is_round: z.boolean(),
});
const TextShape = z.strictObject({
  kind: z.literal("text"),
  /** Left end of the baseline, also for right-to-left text. */
  ...at,
  text: z.string(),
  size: z.number(),
  weight: z.enum(["regular", "bold"]),
  color: z.string(),
  width: z.number(),
  is_rtl: z.boolean(),
});
const ImageShape = z.strictObject({
  kind: z.literal("image"),
  ...at,
  width: z.number(),
  height: z.number(),
  key: z.string(),
});
const QrShape = z.strictObject({
  kind: z.literal("qr"),
  ...at,
  side: z.number(),
  modules: z.int(),
  /** Dark modules, 1 × 1 each. */
  d: z.string(),
});

export type PathShape = z.infer<typeof PathShape>;
export type TextShape = z.infer<typeof TextShape>;
export type ImageShape = z.infer<typeof ImageShape>;
export type QrShape = z.infer<typeof QrShape>;
export type SignShape = PathShape | TextShape | ImageShape | QrShape;

/** Text as outlines for printing, at size 1. */
const DrawnText = TextShape.extend({ outline: z.string(), outline_width: z.number() });
const DrawnShape = z.discriminatedUnion("kind", [PathShape, DrawnText, ImageShape, QrShape]);
export type DrawnShape = z.infer<typeof DrawnShape>;

/** Parts of a sign that have text. */
const SIGN_PARTS = [
  "headline",
  "second_headline",
  "sentence",
  "second_sentence",
  "purpose",
  "technology",
  "accountable",
  "address",
  "foot",
] as const;
export type SignPart = (typeof SIGN_PARTS)[number];

/**
 * Findings for the person printing. `text_cut`: too long for the smallest readable size. `text_small`: fits, but hard to
 * read at the usual distance. `not_translated`: missing in this language. `not_writable`: our fonts lack its letters.
 */
const SIGN_FINDINGS = ["text_cut", "text_small", "not_translated", "not_writable", "no_chain", "not_public"] as const;
export const SignFinding = z.strictObject({
  code: z.enum(SIGN_FINDINGS),
  part: z.enum(SIGN_PARTS).nullable(),
  locale: z.string().nullable(),
});
export type SignFinding = z.infer<typeof SignFinding>;

const Rectangle = z.strictObject({ ...at, width: z.number(), height: z.number() });
export type Rectangle = z.infer<typeof Rectangle>;

/** Tests on the finished drawing, with their results. */
const SignChecks = z.strictObject({
  qr_size: z.strictObject({ has_passed: z.boolean(), mm: z.number() }),
  quiet_zone: z.strictObject({ has_passed: z.boolean(), modules: z.number() }),
  /** `text`: the decoded QR code; null if it could not be read. */
  read_back: z.strictObject({ has_passed: z.boolean(), text: z.string().nullable() }),
  words_fit: z.strictObject({ has_passed: z.boolean() }),
});
export type SignChecks = z.infer<typeof SignChecks>;

export const SignPreview = z.strictObject({
  /** Paper size, including room for crop marks. */
  width: z.number(),
  height: z.number(),
  trim: Rectangle,
  marks: z.array(PathShape),
  /** Positions of the sign on the paper: once, or on each label. */
  places: z.array(z.strictObject(at)),
  /** Relative to the sign's top left corner. */
  shapes: z.array(DrawnShape),
  /** Logos by key, as data URLs. */
  images: z.record(z.string(), z.string()),
  checks: SignChecks,
  findings: z.array(SignFinding),
});
export type SignPreview = z.infer<typeof SignPreview>;

export const MOST_SIGNS = 500;
/** Codes by id, or by a list's filters. */
const Codes = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(MOST_SIGNS) }),
  z.strictObject({
    q: z.string().trim().max(SEARCH_LETTERS).optional(),
    state: CodeState.optional(),
    target: z.enum(CODE_TARGETS).optional(),
    page_id: Id.optional(),
    device_id: Id.optional(),
  }),
]);
export type ChosenCodes = z.infer<typeof Codes>;

const BATCH_FORMATS = ["pdf", "zip"] as const;
const BATCH_STATES = ["waiting", "running", "done", "failed", "cancelled"] as const;
export const SignBatch = z.strictObject({
  id: Id,
  state: z.enum(BATCH_STATES),
  format: z.enum(BATCH_FORMATS),
  sign_count: z.int(),
  done_count: z.int(),
  /** The first hundred signs with findings. */
  findings: z.array(z.strictObject({ code: z.string(), findings: z.array(SignFinding) })),
  error: z.string().nullable(),
  filename: z.string().nullable(),
  file_bytes: z.int().nullable(),
  created_by: z.string().nullable(),
  created_at: Timestamp,
});
export type SignBatch = z.infer<typeof SignBatch>;

const batches = "/api/v1/sign_batches" as const;
const Shown = z.strictObject({ sign_batch: SignBatch });

export const signsApi = {
  preview: endpoint({
    method: "GET",
    path: "/api/v1/short_codes/{id}/sign",
    access: "member",
    summary: "A sign for a short code as the shapes that are printed, with what is worth a look",
    params: IdParams,
    query: DesignQuery,
    response: z.strictObject({ sign: SignPreview }),
  }),
  pdf: endpoint({
    method: "GET",
    path: "/api/v1/short_codes/{id}/sign/pdf",
    access: "member",
    summary: "A sign for a short code, for print; its QR code is decoded before it is handed out",
    params: IdParams,
    query: DesignQuery,
    response: file("application/pdf"),
  }),
  batches: endpoint({
    method: "GET",
    path: batches,
    access: "member",
    summary: "The latest batches of signs, newest first. Their files are kept for a week",
    response: z.strictObject({ sign_batches: z.array(SignBatch) }),
  }),
  start: endpoint({
    method: "POST",
    path: batches,
    access: "editor",
    summary: "Make signs for many short codes: one PDF, or a ZIP with a PDF each and an index",
    body: z.strictObject({
      sign_batch: z.strictObject({
        codes: Codes,
        design: SignDesign.default(() => SignDesign.parse({})),
        format: z.enum(BATCH_FORMATS).default("pdf"),
      }),
    }),
    response: Shown,
    status: 201,
  }),
  show: endpoint({
    method: "GET",
    path: `${batches}/{id}`,
    access: "member",
    summary: "A batch of signs and how far it is",
    params: IdParams,
    response: Shown,
  }),
  cancel: endpoint({
    method: "POST",
    path: `${batches}/{id}/cancel`,
    access: "editor",
    summary: "Stop a batch of signs that is still being made",
    params: IdParams,
    response: Shown,
  }),
  file: endpoint({
    method: "GET",
    path: `${batches}/{id}/file`,
    access: "member",
    summary: "The finished file of a batch",
    params: IdParams,
    response: file("application/octet-stream"),
  }),
};
