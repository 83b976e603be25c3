import * as z from "zod";
import { Id } from "./common.ts";
import { Precision } from "./locations.ts";
import { Day, LText } from "./texts.ts";

/** Ids inside a document, made by its author's browser. */
const PartId = z.string().regex(/^[\w-]{1,64}$/, "At most 64 letters, digits, _ and -");
const list = <T extends z.ZodType>(item: T, max: number) => z.array(item).max(max).readonly();

/** A part of an image, as shares of its width and height. */
const Share = z.number().min(0).max(1);
const Crop = z.strictObject({ x: Share, y: Share, width: Share, height: Share });

export const PageImage = z.strictObject({
  key: z.string().max(120),
  alt: LText,
  /** Says nothing that the text does not: no alternative text is asked for. */
  is_decorative: z.boolean(),
  crop: Crop.nullable(),
  /** What stays in view wherever the image is cut to another shape. */
  focus: z.strictObject({ x: Share, y: Share }),
});
export type PageImage = z.infer<typeof PageImage>;

export const PageQuestion = z.strictObject({ id: PartId, question: LText, answer: LText });
export type PageQuestion = z.infer<typeof PageQuestion>;

/** A page in a list that its author orders: an object, so that moves and removals can be merged. */
const PageMember = z.strictObject({ id: Id });

export const COLLECTION_RULES = ["manual", "label", "type", "status"] as const;
export const COLLECTION_GROUPS = ["none", "type", "label", "status", "place"] as const;
export const CollectionSettings = z.strictObject({
  /** `manual`: the members below, in their order. Otherwise every public page that fits the rule joins by itself. */
  rule: z.enum(COLLECTION_RULES),
  members: list(PageMember, 500),
  label_ids: list(Id, 50),
  types: list(z.enum(["device_page", "algorithm_page"]), 2),
  status_ids: list(Id, 50),
  /** Those that fit the rule and stay out all the same. */
  left_out: list(PageMember, 500),
  group_by: z.enum(COLLECTION_GROUPS),
  order: z.enum(["title", "newest"]),
});
export type CollectionSettings = z.infer<typeof CollectionSettings>;

/** The part that only the home page has. */
export const HomeSettings = z.strictObject({
  announcement: LText,
  show_announcement: z.boolean(),
  /** The last day of the announcement, in the site's time zone. */
  announcement_until: Day.nullable(),
  /** Collections and pages to start with, in this order. Those that are not public are left out. */
  featured: list(PageMember, 50),
  show_code_field: z.boolean(),
});
export type HomeSettings = z.infer<typeof HomeSettings>;

/** One sentence per line of the form: what residents are asked. */
export const FEEDBACK_SETS = ["full", "short"] as const;

/**
 * A page's headline in each language, in letters as people see them. Editor, translations, suggestions, API and signs
 * share this limit: a sign on paper holds as many in one language, and names in the inventory are no longer.
 */
export const HEADLINE_LETTERS = 120;

/**
 * What the author of a page saves: one document in all languages. Texts are Markdown of the guide's small set (paragraphs,
 * h2 and h3, bold, italic, links, lists), never HTML. Anything may be unfinished: checks block publishing, never saving.
 */
export const PageContent = z.strictObject({
  headline: LText.describe(
    `At most ${HEADLINE_LETTERS} letters in each language. A longer one is refused unless the page already has it.`,
  ),
  subtitle: LText,
  body: LText,
  image: PageImage.nullable(),
  label_ids: list(Id, 50),
  /** The page's own questions. Those of the home page are the whole guide's, and stand on every page. */
  questions: list(PageQuestion, 100),
  /** Questions of the whole guide that this page leaves out. */
  left_out_questions: list(z.strictObject({ id: PartId }), 100),
  show_faq: z.boolean(),
  show_map: z.boolean(),
  show_feedback: z.boolean(),
  feedback_set: z.enum(FEEDBACK_SETS),
  /** By place: how precisely this page shows it. Without an entry as the place says; never more precisely than that. */
  places: z.record(Id, Precision),
  /** Null on pages of another type. */
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

/** Says nothing yet, of whatever type it is. */
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

/** What a page of a type begins with when nothing is known. */
export const emptyPageContent = (type: string): PageContent => ({
  ...EMPTY_PAGE,
  collection: type === "collection_page" ? EMPTY_COLLECTION : null,
  home: type === "home_page" ? EMPTY_HOME : null,
});
