import * as z from "zod";
import { CodePlace } from "./code-places.ts";
import { ContentLocale, Id, IdParams, ListMeta, listQuery, LockVersion, Timestamp } from "./common.ts";
import { Count } from "./counts.ts";
import { endpoint, file } from "./endpoint.ts";
import { HttpsUrl, line, lines } from "./texts.ts";

/** A chosen code, normalized to lower case. */
export const ChosenCode = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{3,32}$/, "Use 3 to 32 letters, digits or dashes");

/** An unknown code, as it is counted: chosen codes are longer than one letter and have no slashes. */
export const AskedCode = z.string().regex(/^[a-z0-9/-]{1,40}$/, "Use 1 to 40 letters, digits, dashes or slashes");

export const CODE_TARGETS = ["none", "home", "page", "location", "url"] as const;
export type CodeTargetType = (typeof CODE_TARGETS)[number];

/** Target of a code. `none` is a blank code: printed, but not assigned yet. */
export const CodeTarget = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("none") }),
  z.strictObject({ type: z.literal("home") }),
  z.strictObject({ type: z.literal("page"), page_id: Id }),
  z.strictObject({ type: z.literal("location"), location_id: Id }),
  z.strictObject({ type: z.literal("url"), url: HttpsUrl }),
]);
export type CodeTarget = z.infer<typeof CodeTarget>;

/** `dead`: its page is not public or no longer exists. */
export const CODE_STATES = ["active", "blank", "dead", "expired", "retired"] as const;
export const CodeState = z.enum(CODE_STATES);
export type CodeState = z.infer<typeof CodeState>;

const CodePage = z.strictObject({
  id: Id,
  type: z.enum(["home_page", "device_page", "algorithm_page", "collection_page"]),
  title: z.string(),
  is_public: z.boolean(),
  /** Of the page of a device. */
  device_id: Id.nullable(),
});

export const ShortCode = z.strictObject({
  id: Id,
  code: z.string(),
  label: z.string().nullable(),
  state: CodeState,
  target_type: z.enum(CODE_TARGETS),
  /** The target page; null for external addresses and blank codes. */
  page: CodePage.nullable(),
  url: z.string().nullable(),
  /** Where the sign is, and its installation date; null until someone records the installation. */
  place: CodePlace.extend({ sign_installed_on: z.string().nullable() }).nullable(),
  locale: z.string().nullable(),
  expires_at: Timestamp.nullable(),
  retired_at: Timestamp.nullable(),
  retired_because: z.string().nullable(),
  next_page_id: Id.nullable(),
  claimed_at: Timestamp.nullable(),
  /** The last 30 days, oldest first, ending today. */
  scans_by_day: z.array(Count),
  last_scanned_at: Timestamp.nullable(),
  created_by: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  lock_version: LockVersion,
});
export type ShortCode = z.infer<typeof ShortCode>;

const codeFields = z.strictObject({
  label: line(120),
  location_id: Id.nullable(),
  locale: ContentLocale.nullable(),
  expires_at: Timestamp.nullable(),
});
const ofNewCode = z.strictObject({
  label: codeFields.shape.label.default(null),
  location_id: codeFields.shape.location_id.default(null),
  locale: codeFields.shape.locale.default(null),
  expires_at: codeFields.shape.expires_at.default(null),
});
const ShortCodeInput = ofNewCode.extend({
  /** Null generates a code of six characters. */
  code: ChosenCode.nullable().default(null),
  target: CodeTarget.default({ type: "none" }),
});
const ShortCodeChange = z.strictObject({ ...codeFields.partial().shape, lock_version: LockVersion });
export type ShortCodeChange = z.infer<typeof ShortCodeChange>;

export const MOST_CODES_AT_ONCE = 500;

/** Accepted as is: problems are reported per row. */
const ListCell = z.string().trim().max(2500).default("");
const CodeListRow = z.strictObject({
  label: ListCell,
  /** A page by address, slug, title, or its subject's reference or name; or an https address. Empty for a blank code. */
  opens: ListCell,
  /** A language of the guide; empty for the phone's language. */
  locale: ListCell,
});
export type CodeListRow = z.infer<typeof CodeListRow>;
const CodeListRows = z.array(CodeListRow).min(1).max(MOST_CODES_AT_ONCE);

/**
 * `label`: too long or multi-line. `address`: not an https address. `unknown`: no page found. `several`: more than one
 * page found. `no_page`: a device or algorithm without a page. `language`: not a language of the guide.
 */
const LIST_PROBLEMS = ["label", "address", "unknown", "several", "no_page", "language"] as const;
const CheckedListRow = z.strictObject({
  problem: z.enum(LIST_PROBLEMS).nullable(),
  target_type: z.enum(["none", "home", "page", "url"]),
  /** Title of the page, or the address. */
  target_title: z.string().nullable(),
});
export type CheckedListRow = z.infer<typeof CheckedListRow>;

export const ManyCodes = z.discriminatedUnion("what_for", [
  z.strictObject({
    what_for: z.literal("blank"),
    count: z.int().min(1).max(MOST_CODES_AT_ONCE),
    label: line(100).default(null),
    locale: ContentLocale.nullable().default(null),
  }),
  z.strictObject({
    what_for: z.literal("places"),
    /** Creates a code for every place of these devices that has none. */
    device_ids: z.array(Id).min(1).max(100),
    locale: ContentLocale.nullable().default(null),
  }),
  /** One per row; all or nothing. */
  z.strictObject({ what_for: z.literal("list"), rows: CodeListRows }),
]);
export type ManyCodes = z.infer<typeof ManyCodes>;

export const CodeEvent = z.strictObject({
  id: Id,
  kind: z.enum(["created", "retargeted", "claimed", "installed", "retired"]),
  target_type: z.enum(CODE_TARGETS),
  /** Names of target and place at the time. */
  target_title: z.string().nullable(),
  place_name: z.string().nullable(),
  note: z.string().nullable(),
  /** Scans from this change until the next. */
  scan_count: Count,
  at: Timestamp,
  actor: z.string().nullable(),
});
export type CodeEvent = z.infer<typeof CodeEvent>;

/** Number of codes per state, ignoring filters. */
const CodeCounts = z.strictObject({
  all: z.int(),
  active: z.int(),
  blank: z.int(),
  dead: z.int(),
  expired: z.int(),
  retired: z.int(),
  never: z.int(),
  quiet: z.int(),
  orphans: z.int(),
});
export type CodeCounts = z.infer<typeof CodeCounts>;

const codeListQuery = listQuery(["code", "label", "scans", "last_scanned_at", "created_at"], {
  /** Exactly this code. */
  code: z.string().trim().toLowerCase().pipe(AskedCode).optional(),
  /** Several codes, separated by commas. */
  codes: z
    .string()
    .max(8000)
    .transform((codes) => codes.split(",").filter(Boolean))
    .optional(),
  state: CodeState.optional(),
  target: z.enum(CODE_TARGETS).optional(),
  page_id: Id.optional(),
  device_id: Id.optional(),
  locale: ContentLocale.optional(),
  /** Fewer than five scans: `never` since creation, `quiet` of an active code in 30 days. */
  scanned: z.enum(["never", "quiet"]).optional(),
});

const base = "/api/v1/short_codes" as const;
const Shown = z.strictObject({ short_code: ShortCode });

export const shortCodesApi = {
  list: endpoint({
    method: "GET",
    path: base,
    access: "member",
    summary: "List short codes with their scans; `meta` counts them by state",
    query: codeListQuery,
    response: z.strictObject({
      short_codes: z.array(ShortCode),
      meta: ListMeta.extend({
        counts: CodeCounts,
        scans_30_days: Count,
      }),
    }),
  }),
  csv: endpoint({
    method: "GET",
    path: `${base}/csv`,
    access: "member",
    summary: "The short codes that a list finds, by their codes, as CSV",
    query: codeListQuery.omit({ page: true, per_page: true, sort: true }),
    response: file("text/csv; charset=utf-8"),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    access: "editor",
    summary: "Create a short code",
    body: z.strictObject({ short_code: ShortCodeInput.extend({ id: Id.optional() }) }),
    response: Shown,
    status: 201,
  }),
  createMany: endpoint({
    method: "POST",
    path: `${base}/many`,
    access: "editor",
    summary: "Create blank codes, one for every place of some devices that has none, or one for every row of a list",
    body: z.strictObject({ many: ManyCodes }),
    response: z.strictObject({ created: z.array(z.strictObject({ id: Id, code: z.string() })) }),
    status: 201,
  }),
  checkList: endpoint({
    method: "POST",
    path: `${base}/many/check`,
    access: "editor",
    summary: "Check a list of codes to create: what each row would open, or what is wrong with it",
    body: z.strictObject({ rows: CodeListRows }),
    response: z.strictObject({ rows: z.array(CheckedListRow) }),
  }),
  show: endpoint({
    method: "GET",
    path: `${base}/{id}`,
    access: "member",
    summary: "A short code, its history and its scans",
    params: IdParams,
    response: z.strictObject({
      short_code: ShortCode,
      history: z.array(CodeEvent),
      /** The last 30 days, with the total of the 30 days before. */
      scans: z.strictObject({
        days: z.array(z.strictObject({ day: z.string(), scans: Count })),
        by_locale: z.array(z.strictObject({ locale: z.string(), scans: Count })),
        total: Count,
        total_before: Count,
        /** Since the code was created. */
        all: Count,
      }),
    }),
  }),
  scansCsv: endpoint({
    method: "GET",
    path: `${base}/{id}/scans/csv`,
    access: "member",
    summary: "Scans of a short code for each day since it was created, as CSV",
    params: IdParams,
    response: file("text/csv; charset=utf-8"),
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/{id}`,
    access: "editor",
    summary: "Change what is written about a short code: label, place, language, expiry",
    params: IdParams,
    body: z.strictObject({ short_code: ShortCodeChange }),
    response: Shown,
  }),
  retarget: endpoint({
    method: "POST",
    path: `${base}/{id}/retarget`,
    access: "editor",
    summary: "Let a short code lead elsewhere; a retired one is in use again",
    params: IdParams,
    body: z.strictObject({ target: CodeTarget, note: lines(300).default(null), lock_version: LockVersion }),
    response: Shown,
  }),
  claim: endpoint({
    method: "POST",
    path: `${base}/{id}/claim`,
    access: "editor",
    summary: "Assign a blank code to the place where its sign hangs",
    params: IdParams,
    body: z.strictObject({ location_id: Id, lock_version: LockVersion }),
    response: Shown,
  }),
  install: endpoint({
    method: "POST",
    path: `${base}/{id}/install`,
    access: "editor",
    summary: "Record that the sign of a code was put up at its place, today at the site",
    params: IdParams,
    body: z.strictObject({
      /** For a code without a place: where it was put up. */
      location_id: Id.nullable().default(null),
      lock_version: LockVersion,
    }),
    response: Shown,
  }),
  retire: endpoint({
    method: "POST",
    path: `${base}/{id}/retire`,
    access: "editor",
    summary: "Retire a short code: whoever scans it reads why, and where to go on",
    params: IdParams,
    body: z.strictObject({
      because: lines(500).default(null),
      next_page_id: Id.nullable().default(null),
      lock_version: LockVersion,
    }),
    response: Shown,
  }),
};
