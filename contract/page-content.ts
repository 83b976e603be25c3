import * as z from "zod";
import { Id } from "./common.ts";
import { MapBounds, Precision } from "./locations.ts";
import { Day, LText } from "./texts.ts";

/** Ids inside a document, generated in the author's browser. */
const PartId = z.string().regex(/^[\w-]{1,64}$/, "At most 64 letters, digits, _ and -");
const list = <T extends z.ZodType>(item: T, max: number) => z.array(item).max(max).readonly();

/** A fraction of an image's width or height. */
const Share = z.number().min(0).max(1);
const Crop = z.strictObject({ x: Share, y: Share, width: Share, height: Share });

export const PageImage = z.strictObject({
  key: z.string().max(120),
  alt: LText,
  /** Adds nothing to the text, so it needs no alternative text. */
  is_decorative: z.boolean(),
  crop: Crop.nullable(),
  /** The point that stays visible when the image is cropped. */
  focus: z.strictObject({ x: Share, y: Share }),
});
export type PageImage = z.infer<typeof PageImage>;

export const PageQuestion = z.strictObject({ id: PartId, question: LText, answer: LText });
export type PageQuestion = z.infer<typeof PageQuestion>;

/** An item of an ordered page list: an object, so that moves and removals can be merged. */
const PageMember = z.strictObject({ id: Id });

export const COLLECTION_RULES = ["manual", "label", "type", "status"] as const;
export const COLLECTION_GROUPS = ["none", "type", "label", "status", "place"] as const;
export const CollectionSettings = z.strictObject({
  /** `manual`: `members`, in their order. Otherwise all public pages that match the rule. */
  rule: z.enum(COLLECTION_RULES),
  members: list(PageMember, 500),
  label_ids: list(Id, 50),
  types: list(z.enum(["device_page", "algorithm_page"]), 2),
  status_ids: list(Id, 50),
  /** Pages that match the rule but are excluded. */
  left_out: list(PageMember, 500),
  group_by: z.enum(COLLECTION_GROUPS),
  order: z.enum(["title", "newest"]),
});
export type CollectionSettings = z.infer<typeof CollectionSettings>;

/** Settings that only the home page has. */
export const HomeSettings = z.strictObject({
  announcement: LText,
  show_announcement: z.boolean(),
  /** Last day of the announcement (inclusive), in the site's time zone. */
  announcement_until: Day.nullable(),
  /** Collections and pages to start with, in order. Those that are not public are hidden. */
  featured: list(PageMember, 50),
  show_code_field: z.boolean(),
  /** What the map shows first. Without it, all places that are not far from the others. */
  first_view: MapBounds.nullable().optional(),
});
export type HomeSettings = z.infer<typeof HomeSettings>;

/** Which questions the feedback form asks. */
export const FEEDBACK_SETS = ["full", "short"] as const;

/**
 * Maximum length of a page's headline per language, in graphemes. Shared by editor, translations, suggestions, API and
 * signs: a printed sign has room for this many, and names in the inventory are no longer.
 */
export const HEADLINE_LETTERS = 120;

/**
 * A page as its author saves it: one document in all languages. Texts use the guide's small Markdown (paragraphs, h2 and
 * h3, bold, italic, links, lists), never HTML. It may be incomplete: checks block publishing, never saving.
 */
export const PageContent = z.strictObject({
  headline: LText.describe(
    `At most ${HEADLINE_LETTERS} letters in each language. A longer one is refused unless the page already has it.`,
  ),
  subtitle: LText,
  body: LText,
  image: PageImage.nullable(),
  label_ids: list(Id, 50),
  /** The page's own questions. Those of the home page belong to the whole guide and appear on every page. */
  questions: list(PageQuestion, 100),
  /** Shared questions this page leaves out. */
  left_out_questions: list(z.strictObject({ id: PartId }), 100),
  show_faq: z.boolean(),
  show_map: z.boolean(),
  show_feedback: z.boolean(),
  feedback_set: z.enum(FEEDBACK_SETS),
  /** Precision on this page, by place. Defaults to the place's own, and never exceeds it. */
  places: z.record(Id, Precision),
  /** Null on other page types. */
  collection: CollectionSettings.nullable(),
  home: HomeSettings.nullable(),
});
export type PageContent = z.infer<typeof PageContent>;

export const EMPTY_COLLECTION: CollectionSettings = {
  rule: "manual",
  members: [],
  label_ids: [],
  types: [],
  status_ids: [],
  left_out: [],
  group_by: "none",
  order: "title",
};

export const EMPTY_HOME: HomeSettings = {
  announcement: {},
  show_announcement: false,
  announcement_until: null,
  featured: [],
  show_code_field: true,
};

/** Content of a page of any type, before anything is written. */
export const EMPTY_PAGE: PageContent = {
  headline: {},
  subtitle: {},
  body: {},
  image: null,
  label_ids: [],
  questions: [],
  left_out_questions: [],
  show_faq: true,
  show_map: true,
  show_feedback: true,
  feedback_set: "full",
  places: {},
  collection: null,
  home: null,
};

/** Initial content of a new page of the given type. */
export const emptyPageContent = (type: string): PageContent => ({
  ...EMPTY_PAGE,
  collection: type === "collection_page" ? EMPTY_COLLECTION : null,
  home: type === "home_page" ? EMPTY_HOME : null,
});
