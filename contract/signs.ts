import * as z from "zod";
import { ContentLocale, Id, IdParams, queryFlag, Timestamp } from "./common.ts";
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
/** By how many labels an A4 sheet has. */
export const LABEL_SHEETS = ["labels_24", "labels_21", "labels_14", "labels_8"] as const;
export type LabelSheet = (typeof LABEL_SHEETS)[number];

/** A camera at arm's length finds nothing smaller. */
export const LEAST_QR_MM = 20;
/** Light modules around a code: cameras find it by them. */
export const QUIET_MODULES = 4;
export const SIGN_SENTENCE_LENGTH = 300;

/** Blank counts as none: then each sign says what its own page says. */
const ownWords = (max: number) => lines(max).default(null);
const ownHeadline = letters(HEADLINE_LETTERS)
  .nullable()
  .transform((text) => text || null)
  .default(null);

/** How signs look and what they say; the same for all of a batch. */
const designFields = {
  layout: SignLayout.default("honeycomb"),
  /** Of honeycombs and of signs with a large QR code. */
  paper: z.enum(PAPER_SIZES).default("a5"),
  /** Of labels. */
  sheet: z.enum(LABEL_SHEETS).default("labels_24"),
  /** Without one the site's own language. */
  locale: ContentLocale.optional(),
  second_locale: ContentLocale.optional(),
  headline: ownHeadline,
  second_headline: ownHeadline,
  sentence: ownWords(SIGN_SENTENCE_LENGTH),
  second_sentence: ownWords(SIGN_SENTENCE_LENGTH),
  /** For questions: a number or an address. */
  contact: ownWords(60),
};
const flags = { marks: true, show_place: true } as const;
export const SignDesign = z.strictObject({
  ...designFields,
  /** Where to cut; single signs also run on beyond it by 3 mm. */
  marks: z.boolean().default(flags.marks),
  /** What the code's label or place is called, at the foot. */
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
  /** The data of an SVG path, which is made larger by `scale` and then moved to x and y. */
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
  /** The left end of the line on which letters stand, also of what is read from the right. */
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
  /** The dark modules, each 1 by 1. */
  d: z.string(),
});

export type PathShape = z.infer<typeof PathShape>;
export type TextShape = z.infer<typeof TextShape>;
export type ImageShape = z.infer<typeof ImageShape>;
export type QrShape = z.infer<typeof QrShape>;
export type SignShape = PathShape | TextShape | ImageShape | QrShape;

/** The letters of a text as the drawing that is printed, at the size 1. */
const DrawnText = TextShape.extend({ outline: z.string(), outline_width: z.number() });
const DrawnShape = z.discriminatedUnion("kind", [PathShape, DrawnText, ImageShape, QrShape]);
export type DrawnShape = z.infer<typeof DrawnShape>;

/** Parts of a sign that hold words. */
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
 * What whoever prints should know. `text_cut`: words did not fit at the smallest readable size. `text_small`: they fit, and
 * are hard to read from where people stand. `not_translated`: the part is not there in this language. `not_writable`: our
 * fonts have no letters for it.
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

/** What was tested on the finished drawing; each with what was found there. */
const SignChecks = z.strictObject({
  qr_size: z.strictObject({ has_passed: z.boolean(), mm: z.number() }),
  quiet_zone: z.strictObject({ has_passed: z.boolean(), modules: z.number() }),
  /** `text`: what a camera read; null if it read nothing. */
  read_back: z.strictObject({ has_passed: z.boolean(), text: z.string().nullable() }),
  words_fit: z.strictObject({ has_passed: z.boolean() }),
});
export type SignChecks = z.infer<typeof SignChecks>;

export const SignPreview = z.strictObject({
  /** The paper, with room for marks around what is cut out. */
  width: z.number(),
  height: z.number(),
  trim: Rectangle,
  marks: z.array(PathShape),
  /** Where the sign stands on the paper: once, or on each label of a sheet. */
  places: z.array(z.strictObject(at)),
  /** From the top left corner of the sign. */
  shapes: z.array(DrawnShape),
  /** Logos by key, as data addresses. */
  images: z.record(z.string(), z.string()),
  checks: SignChecks,
  findings: z.array(SignFinding),
});
export type SignPreview = z.infer<typeof SignPreview>;

export const MOST_SIGNS = 500;
/** Which codes: these, or those that a list shows. */
const Codes = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(MOST_SIGNS) }),
  z.strictObject({
    q: z.string().trim().max(200).optional(),
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
  /** Of signs that have something to look at, the first hundred. */
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
