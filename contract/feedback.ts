import * as z from "zod";
import {
  ContentLocale,
  Done,
  Id,
  IdParams,
  ListMeta,
  listQuery,
  LockVersion,
  MAX_INT32,
  oneOrMore,
  queryFlag,
  Timestamp,
} from "./common.ts";
import { endpoint, file } from "./endpoint.ts";
import {
  type AnswerTo,
  FEEDBACK_QUESTIONS,
  type FeedbackQuestion,
  FIRST_QUESTION,
  optionsOf,
} from "./feedback-questions.ts";
import { FEEDBACK_SETS } from "./page-content.ts";
import { Day, LText } from "./texts.ts";

/** Limits for a resident's comment, and for the public reply. */
export const MAX_COMMENT = 500;
export const MAX_REPLY = 600;

/** Smaller groups are marked: they prove little and could identify someone. */
export const SMALL_SAMPLE = 10;

export const FEEDBACK_CHANNELS = ["qr", "web", "staff"] as const;
export const CASE_STATUSES = ["new", "in_progress", "answered", "closed", "spam"] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];
/** Cases that still need work. */
export const OPEN_CASES = ["new", "in_progress"] as const satisfies readonly CaseStatus[];
/** What residents send: their view of a page, or a mistake on it. */
export const FEEDBACK_KINDS = ["view", "mistake"] as const;
/** Complaints, other comments, and comments that nobody has sorted yet. */
export const COMPLAINT_FILTERS = ["yes", "no", "unsorted"] as const;
/** The part of a page that a mistake is in. */
export const MISTAKE_PARTS = ["text", "place", "data", "organization", "contact", "other"] as const;
export type MistakePart = (typeof MISTAKE_PARTS)[number];
/** Public: what became of a reported mistake. */
export const MISTAKE_STATES = ["received", "checking", "corrected", "not_a_mistake"] as const;
export type MistakeState = (typeof MISTAKE_STATES)[number];
/** Residents read that the team will look at it: such a case cannot be answered or closed. */
const UNDECIDED_STATES = ["received", "checking"] as const satisfies readonly MistakeState[];
export const isUndecided = ({ mistake }: { readonly mistake: { readonly state: MistakeState } | null }) =>
  UNDECIDED_STATES.some((state) => state === mistake?.state);
/** Cases that nobody works on any more. */
export const ENDED_CASES = ["answered", "closed"] as const satisfies readonly CaseStatus[];
/** On the guide: the form, and below it the state of each report. */
export const MISTAKES_PATH = "/mistakes";
/** Pages that the guide writes itself: mistakes are reported by path. */
export const GUIDE_PATHS = ["/about", "/map", "/what-we-count", "/reports"] as const;
export type GuidePath = (typeof GUIDE_PATHS)[number];
/** Kinds of personal data that are redacted in comments: `[email]` replaces an address. */
export const COVERED_KINDS = ["email", "phone", "plate"] as const;

/** Why a public text is rejected: quoting a resident's comment is not allowed. */
export const QUOTE_PROBLEMS = {
  words: "This repeats the comment. Use your own words",
  email: "Leave out the email address from the comment",
  phone: "Leave out the phone number from the comment",
  plate: "Leave out the number plate from the comment",
} as const satisfies Record<"words" | (typeof COVERED_KINDS)[number], string>;
export type QuoteProblem = keyof typeof QUOTE_PROBLEMS;

/** One of the question's options. */
const GivenAnswers = z.strictObject(
  Object.fromEntries(FEEDBACK_QUESTIONS.map((question) => [question, z.literal(optionsOf(question)).nullable()])) as {
    [Q in FeedbackQuestion]: z.ZodNullable<z.ZodLiteral<AnswerTo<Q>>>;
  },
);

/** A page that the guide writes itself, with a reported mistake. */
const GuidePage = z.strictObject({
  /** On the guide: `/about`, `/reports/2025`. */
  path: z.string(),
  /** Of a yearly report, its title and current revision, while it is public. */
  title: z.string().nullable(),
  revision: z.int().nullable(),
});

const Person = z.strictObject({ id: Id, name: z.string() });

export const FeedbackItem = z.strictObject({
  id: Id,
  kind: z.enum(FEEDBACK_KINDS),
  submitted_at: Timestamp,
  page: z.strictObject({ id: Id, title: z.string(), type: z.string() }).nullable(),
  /** Instead of `page`, for a mistake on a page that the guide writes itself. */
  guide_page: GuidePage.nullable(),
  channel: z.enum(FEEDBACK_CHANNELS),
  locale: z.string(),
  answers: GivenAnswers,
  /** Redacted. */
  comment: z.string().nullable(),
  case_status: z.enum(CASE_STATUSES).nullable(),
  /** Decided by a person: yearly reports count complaints. Null: not sorted yet. */
  is_complaint: z.boolean().nullable(),
  assignee: Person.nullable(),
  lock_version: LockVersion,
});
export type FeedbackItem = z.infer<typeof FeedbackItem>;

export const FeedbackDetail = FeedbackItem.extend({
  short_code: z.string().nullable(),
  location_name: z.string().nullable(),
  /** The publication that the resident had read, or the revision of a yearly report. */
  publication_number: z.int().nullable(),
  covered: z.array(z.enum(COVERED_KINDS)),
  /** Whether the unredacted comment is still stored. */
  has_original: z.boolean(),
  note: z.strictObject({ text: z.string(), by: z.string().nullable(), at: Timestamp }).nullable(),
  /** The comment paraphrased for the public, by language. */
  said: LText,
  reply_draft: LText,
  public_reply: LText,
  reply_published_at: Timestamp.nullable(),
  /** Whether residents can read the page, and with it the reply. */
  is_page_public: z.boolean(),
  /** For a reported mistake. */
  mistake: z
    .strictObject({
      part: z.enum(MISTAKE_PARTS).nullable(),
      state: z.enum(MISTAKE_STATES),
      /** The version that corrects it; of a yearly report, its revision. */
      version: z.int().nullable(),
      /** Why it is no mistake, by language. */
      reason: LText,
      /** Where the resident reads the state, on the guide: `/mistakes/…`. */
      path: z.string(),
    })
    .nullable(),
});
export type FeedbackDetail = z.infer<typeof FeedbackDetail>;

const ReplyText = z.record(ContentLocale, z.string().trim().max(MAX_REPLY));

/** What the city decided about a mistake. */
const Judgement = z.discriminatedUnion("state", [
  z.strictObject({ state: z.enum(UNDECIDED_STATES), lock_version: LockVersion }),
  z.strictObject({
    state: z.literal("corrected"),
    /** Published after the one with the mistake. Null for pages without versions. */
    version: z.int().min(1).max(MAX_INT32).nullable(),
    lock_version: LockVersion,
  }),
  z.strictObject({ state: z.literal("not_a_mistake"), reason: ReplyText, lock_version: LockVersion }),
]);
export type Judgement = z.infer<typeof Judgement>;

const filters = {
  page_id: Id.optional(),
  status: oneOrMore(z.enum(CASE_STATUSES)),
  channel: oneOrMore(z.enum(FEEDBACK_CHANNELS)),
  locale: oneOrMore(ContentLocale),
  from: Day.optional(),
  to: Day.optional(),
};

/** Cases per status, ignoring the status filter. */
const StatusCounts = z.strictObject(
  Object.fromEntries(CASE_STATUSES.map((status) => [status, z.int()])) as Record<CaseStatus, z.ZodInt>,
);

const Counted = z.strictObject({
  /** Number of each of the question's answers, in the order of its options. */
  counts: z.array(z.int()),
  n: z.int(),
  /** Null without answers, and for questions whose answers are not numbers. */
  average: z.number().nullable(),
  is_small: z.boolean(),
});
export const FeedbackFigures = z.strictObject({
  response_count: z.int(),
  comment_count: z.int(),
  questions: z.array(Counted.extend({ question: z.enum(FEEDBACK_QUESTIONS) })),
  /** By week, for the requested question; `start` is a Monday. */
  weeks: z.array(Counted.extend({ start: Day })),
  channels: z.array(Counted.extend({ channel: z.enum(FEEDBACK_CHANNELS) })),
  locales: z.array(Counted.extend({ locale: z.string() })),
  /** Only when filtered to one page. */
  publications: z.array(
    Counted.extend({ number: z.int().nullable(), published_at: Timestamp.nullable(), note: z.string().nullable() }),
  ),
});
export type FeedbackFigures = z.infer<typeof FeedbackFigures>;

const FeedbackResponse = z.strictObject({ response: FeedbackDetail });

/** A public page with a feedback form, offered to staff who collect answers on site. */
export const CollectablePage = z.strictObject({
  id: Id,
  title: z.string(),
  type: z.string(),
  feedback_set: z.enum(FEEDBACK_SETS),
  /** The latest public reply, shown on the thank-you screen; null without one. */
  latest_reply: z.strictObject({ said: LText, reply: LText }).nullable(),
  places: z.array(z.strictObject({ id: Id, name: z.string() })),
});
export type CollectablePage = z.infer<typeof CollectablePage>;

/** An answer given on a staff tablet. */
export const CollectedAnswer = z.strictObject({
  /** Generated on the tablet: makes retries idempotent. */
  id: Id,
  page_id: Id,
  location_id: Id.nullable().default(null),
  locale: ContentLocale,
  /** Questions that are left out count as skipped. */
  answers: GivenAnswers.partial(),
  comment: z.string().trim().max(MAX_COMMENT).default(""),
  answered_at: Timestamp,
});
export type CollectedAnswer = z.infer<typeof CollectedAnswer>;

export const feedbackApi = {
  customerCsv: endpoint({
    method: "GET",
    path: "/api/v1/feedback/customer_csv",
    access: "member",
    summary: "Every feedback response of the current customer as CSV",
    response: file("text/csv; charset=utf-8"),
  }),
  pageCsv: endpoint({
    method: "GET",
    path: "/api/v1/web/pages/{id}/feedback_csv",
    access: "member",
    summary: "Every feedback response to a page as CSV",
    params: IdParams,
    response: file("text/csv; charset=utf-8"),
  }),
  allCsv: endpoint({
    method: "GET",
    path: "/api/v1/feedback/all_csv",
    access: "admin",
    summary: "Every feedback response of every customer as CSV",
    response: file("text/csv; charset=utf-8"),
  }),
  list: endpoint({
    method: "GET",
    path: "/api/v1/feedback",
    access: "member",
    summary: "List what residents said, the newest first",
    query: listQuery(["submitted_at"], {
      ...filters,
      kind: oneOrMore(z.enum(FEEDBACK_KINDS)),
      /** Sorted as complaints, as no complaints, or comments that nobody has sorted yet. */
      complaint: oneOrMore(z.enum(COMPLAINT_FILTERS)),
      /** A user id, or `none` for unassigned cases. */
      assignee: oneOrMore(z.union([Id, z.literal("none")])),
      face: oneOrMore(z.coerce.number().int().min(1).max(5)),
      has_comment: queryFlag.optional(),
      /** Has a public reply. */
      has_reply: queryFlag.optional(),
      /** Was turned into a question on its page. */
      has_question: queryFlag.optional(),
    }),
    response: z.strictObject({
      responses: z.array(FeedbackItem),
      meta: z.strictObject({ total_count: z.int(), statuses: StatusCounts }),
    }),
  }),
  people: endpoint({
    method: "GET",
    path: "/api/v1/feedback/people",
    access: "member",
    token: "never",
    summary: "List who can take on a comment",
    response: z.strictObject({ people: z.array(Person) }),
  }),
  collectable: endpoint({
    method: "GET",
    path: "/api/v1/feedback/collectable",
    access: "editor",
    summary: "List public pages for which answers can be collected on site, with their places",
    query: listQuery(["title"], {}),
    response: z.strictObject({ pages: z.array(CollectablePage), meta: ListMeta }),
  }),
  collect: endpoint({
    method: "POST",
    path: "/api/v1/feedback/collect",
    access: "editor",
    summary: "Take an answer that was collected on site; the same id again changes nothing",
    body: z.strictObject({ response: CollectedAnswer }),
    response: Done,
  }),
  figures: endpoint({
    method: "GET",
    path: "/api/v1/feedback/figures",
    access: "member",
    summary: "Count the answers by question, week, channel, language and publication",
    query: z.strictObject({
      ...filters,
      publication: z.coerce.number().int().min(1).max(1_000_000).optional(),
      question: z.enum(FEEDBACK_QUESTIONS).default(FIRST_QUESTION),
    }),
    response: FeedbackFigures,
  }),
  show: endpoint({
    method: "GET",
    path: "/api/v1/feedback/{id}",
    access: "member",
    summary: "Show one response with its case",
    params: IdParams,
    response: FeedbackResponse,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/v1/feedback/{id}",
    access: "editor",
    summary: "Change the case of a comment: status, whether it is a complaint, assignee, note, draft of the reply",
    params: IdParams,
    body: z.strictObject({
      response: z.strictObject({
        case_status: z.enum(CASE_STATUSES).optional(),
        is_complaint: z.boolean().nullable().optional(),
        assignee_id: Id.nullable().optional(),
        note: z.string().trim().max(5000).nullable().optional(),
        said: ReplyText.optional(),
        reply_draft: ReplyText.optional(),
        lock_version: LockVersion,
      }),
    }),
    response: FeedbackResponse,
  }),
  judge: endpoint({
    method: "PUT",
    path: "/api/v1/feedback/{id}/mistake",
    access: "editor",
    summary: "Say what became of a reported mistake: residents read it at once, at the address of the report",
    params: IdParams,
    body: z.strictObject({ mistake: Judgement }),
    response: FeedbackResponse,
  }),
  publishReply: endpoint({
    method: "POST",
    path: "/api/v1/feedback/{id}/publish_reply",
    access: "editor",
    summary: "Publish the reply on the page, in every language that has one",
    params: IdParams,
    body: z.strictObject({
      reply: z.strictObject({
        said: ReplyText,
        text: ReplyText,
        set_answered: z.boolean().default(true),
        lock_version: LockVersion,
      }),
    }),
    response: FeedbackResponse,
  }),
  withdrawReply: endpoint({
    method: "POST",
    path: "/api/v1/feedback/{id}/withdraw_reply",
    access: "editor",
    summary: "Take the reply off the page; its words stay as a draft",
    params: IdParams,
    response: FeedbackResponse,
  }),
  reveal: endpoint({
    method: "POST",
    path: "/api/v1/feedback/{id}/reveal",
    access: "editor",
    token: "never",
    summary: "Show the personal data covered in a comment; who did so is written down",
    params: IdParams,
    response: z.strictObject({ comment: z.string() }),
  }),
  makeQuestion: endpoint({
    method: "POST",
    path: "/api/v1/feedback/{id}/make_question",
    access: "editor",
    token: "never",
    summary: "Add a question and its answer to the page's own questions; public once the page is published",
    params: IdParams,
    body: z.strictObject({ question: z.strictObject({ question: ReplyText, answer: ReplyText }) }),
    response: z.strictObject({ page_id: Id }),
  }),
};
