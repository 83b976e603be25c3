import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Endpoint } from "#contract/endpoint.ts";
import { emptyPageContent } from "#contract/page-content.ts";
import { ReportContent } from "#contract/yearly-reports.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import type { Database, Db } from "#server/platform/database/db.ts";
import { createFactories } from "./factories.ts";
import { leastOf } from "./least-input.ts";

/** Part of every text of the other customer: a response that contains it has leaked something. */
export const MARKER = "zqforeignzq";

type Factories = ReturnType<typeof createFactories>;

const chainWith = (text: string) =>
  JSON.stringify({
    ...EMPTY_CHAIN,
    sources: [{ id: "s1", type: "other", title: text, url: null, citation: text }],
    undisclosed: { purpose: { en: text } },
  });

async function addChain(
  db: Db,
  subject: { customer_id: string; device_id?: string; algorithm_id?: string },
  text: string,
) {
  const id = uuidv7();
  const taxonomy_id = subject.device_id ? "device@1" : "algorithm@1";
  const content = chainWith(text);
  await db
    .insertInto("datachains")
    .values({ id, ...subject, taxonomy_id, content })
    .execute();
  const { customer_id } = subject;
  await db
    .insertInto("datachain_versions")
    .values({ id: uuidv7(), customer_id, datachain_id: id, number: 1, taxonomy_id, content, note: null })
    .execute();
}

/** The audit has no factory, because only the admin creates entries. */
async function addHistory(db: Db, customer_id: string, device_id: string, text: string) {
  await db
    .insertInto("audit_entries")
    .values({
      id: uuidv7(),
      customer_id,
      actor_kind: "system",
      action: "update",
      subject_type: "device",
      subject_id: device_id,
      after: JSON.stringify({ name: text }),
    })
    .execute();
}

async function addProfile(db: Db, customer_id: string, text: string) {
  const id = uuidv7();
  const profile = { subject: "devices", name: text.slice(0, 100), columns: JSON.stringify(["name"]), options: {} };
  await db
    .insertInto("import_profiles")
    .values({ id, customer_id, ...profile, recipe: { fields: {}, groups: [], leave_out: [], values: [] } })
    .execute();
  return id;
}

async function addImport(db: Db, customer_id: string, text: string) {
  const id = uuidv7();
  const made = { customer_id, subject: "devices", format: "csv", filename: text, state: "checked", row_count: 1 };
  const file = Buffer.from(`name\n${text}\n`);
  const columns = JSON.stringify([{ name: "name", samples: [text] }]);
  await db
    .insertInto("imports")
    .values({
      id,
      ...made,
      file,
      columns,
      recipe: { fields: { name: [{ column: "name" }] }, groups: [], leave_out: [], values: [] },
      options: OPTIONS,
    })
    .execute();
  await db
    .insertInto("import_rows")
    .values({ customer_id, import_id: id, number: 1, line: 1, verdict: "create", title: text })
    .execute();
  return { id };
}

async function addReport(db: Db, customer_id: string, device_id: string, text: string) {
  const id = uuidv7();
  const technology = { id: "readers", name: text, used_by: text, label_ids: [], device_ids: [device_id] };
  const content = {
    ...(leastOf(ReportContent) as ReportContent),
    title: text,
    locale: "en",
    technologies: [{ ...technology, algorithm_ids: [], answers: {} }],
  };
  await db
    .insertInto("yearly_reports")
    .values({ id, customer_id, slug: "2026", content: JSON.stringify(content) })
    .execute();
  return id;
}

/** A page's parts: an earlier revision, a related page, a schedule, a withheld field. */
async function addPageParts(db: Db, make: Factories, of: { customer_id: string; page_id: string }, text: string) {
  const [revision_id, relationship_id, schedule_id] = [uuidv7(), uuidv7(), uuidv7()];
  const { customer_id, page_id } = of;
  const content = JSON.stringify({ ...emptyPageContent("device_page"), headline: { en: text } });
  await db
    .insertInto("page_revisions")
    .values({ id: revision_id, ...of, number: 1, content })
    .execute();
  const other = await make.page(customer_id, { headline: { en: text } });
  await db
    .insertInto("page_relationships")
    .values({ id: relationship_id, customer_id, from_page_id: page_id, to_page_id: other.id, type: "uses" })
    .execute();
  await db
    .insertInto("page_schedules")
    .values({ id: schedule_id, ...of, action: "withdraw", at: "2031-01-01T00:00:00Z", note: text })
    .execute();
  const withholding_id = uuidv7();
  await db
    .insertInto("withholdings")
    .values({ id: withholding_id, ...of, number: 1, field: "subject.name", reason: text })
    .execute();
  const approval_id = uuidv7();
  await db
    .insertInto("approvals")
    .values({ id: approval_id, ...of, digest: text, note: text, asked_at: "2031-01-01T00:00:00Z" })
    .execute();
  return { revision_id, relationship_id, schedule_id, withholding_id, approval_id };
}

/** A code with a scan, a mistyped code, and a former target. */
async function addCode(db: Db, of: { customer_id: string; page_id: string; location_id: string }, text: string) {
  const id = uuidv7();
  const { customer_id } = of;
  const at = { customer_id, short_code_id: id };
  await db
    .insertInto("short_codes")
    .values({ id, ...of, code: `c-${id.slice(-12)}`, target_type: "page", label: text })
    .execute();
  await db
    .insertInto("short_code_events")
    .values({ id: uuidv7(), ...at, kind: "created", target_type: "page", target_title: text, note: text })
    .execute();
  await db
    .insertInto("short_code_days")
    .values({ ...at, day: "2026-01-31", locale: "en", scans: 1 })
    .execute();
  await db.insertInto("orphan_scans").values({ customer_id, asked: "c-mistyped", scans: 1 }).execute();
  return id;
}

/** A page view, a followed link and a robot. */
async function addEvents(db: Db, { customer_id, page_id }: { customer_id: string; page_id: string }, text: string) {
  const day = new Date().toISOString().slice(0, 10);
  const of = { customer_id, day };
  const visitor = { visitor: "someone" };
  await db
    .insertInto("events")
    .values({ ...of, ...visitor, hour: 9, kind: "language_missing", page_id, locale: "en", detail: text, count: 1 })
    .execute();
  await db
    .insertInto("event_staff")
    .values({ ...of, ...visitor })
    .execute();
  await db.insertInto("event_days_due").values(of).execute();
  await db
    .insertInto("event_drops")
    .values({ ...of, reason: "robot", count: 7 })
    .execute();
  const steps = { scanned: 9, scanned_viewed: 9, scanned_went_on: 9, scanned_started: 9, scanned_completed: 9 };
  for (const cell of [
    { page_id, locale: "en" },
    { page_id: null, locale: null },
  ]) {
    await db
      .insertInto("event_days")
      .values({ ...of, ...cell, ...steps, views: 9, visitors: 9, feedback: 9 })
      .execute();
    await db
      .insertInto("event_hours")
      .values({ ...of, ...cell, hour: 9, views: 9 })
      .execute();
  }
  await db
    .insertInto("event_details")
    .values({ ...of, kind: "language_missing", detail: text, count: 9 })
    .execute();
}

/** A webhook delivery with the receiver's response. */
async function addDelivery(db: Db, of: { customer_id: string; webhook_id: string }, text: string) {
  const id = uuidv7();
  const sent = { event_id: uuidv7(), event: "page.published", payload: JSON.stringify({ title: text }) };
  await db
    .insertInto("webhook_deliveries")
    .values({ id, ...of, ...sent, state: "delivered", attempts: 1, answer_status: 200, answer_excerpt: text })
    .execute();
  return id;
}

const OPTIONS = {
  on_existing: "update",
  date_order: "iso",
  create_missing: true,
  bad_cells: "refuse",
  answer_source: "city",
};

/** A customer with one row of every noun, as real use would create them. */
async function makeSide({ system: db }: Database, make: Factories, text: string) {
  const manager = await make.person({ role: "manager" });
  const { customer_id } = manager;
  const label = await make.label(customer_id);
  const status = await make.status(customer_id);
  const organization = await make.organization(customer_id, { headline: { en: text }, description: { en: text } });
  const device = await make.device(customer_id, {
    status_id: status.id,
    vendor_id: organization.id,
    summary: { en: text },
  });
  const location = await make.location(customer_id, device.id, { lat: 11.5, lng: 104.9 });
  const algorithm = await make.algorithm(customer_id, { deployer_id: organization.id, summary: { en: text } });
  const page = await make.page(customer_id, { device_id: device.id });
  const { revision_id, relationship_id, schedule_id, withholding_id, approval_id } = await addPageParts(
    db,
    make,
    { customer_id, page_id: page.id },
    text,
  );
  const redirect_id = uuidv7();
  await db
    .insertInto("redirects")
    .values({ id: redirect_id, customer_id, path: "/before", page_id: page.id })
    .execute();
  const short_code_id = await addCode(db, { customer_id, page_id: page.id, location_id: location.id }, text);
  await addEvents(db, { customer_id, page_id: page.id }, text);
  const savedView = await make.savedView(customer_id, manager.user_id);
  const webhook = await make.webhook(customer_id);
  const api_token = await make.apiToken(customer_id, { user_id: manager.user_id });
  const delivery_id = await addDelivery(db, { customer_id, webhook_id: webhook.id }, text);
  const invitation = await make.invitation(customer_id);
  const suggestion = await make.suggestion(customer_id, device.id, { field: "summary", value: text, base: text });
  await db.insertInto("device_labels").values({ customer_id, device_id: device.id, label_id: label.id }).execute();
  await addChain(db, { customer_id, device_id: device.id }, text);
  await addChain(db, { customer_id, algorithm_id: algorithm.id }, text);
  await addHistory(db, customer_id, device.id, text);
  const upload = await addImport(db, customer_id, text);
  const feedback = await make.feedback(customer_id, { page_id: page.id, comment: text, internal_note: text });
  const site = await db
    .selectFrom("sites")
    .select("id")
    .where("customer_id", "=", customer_id)
    .executeTakeFirstOrThrow();
  const session = await db
    .selectFrom("auth_tokens")
    .select("id")
    .where("user_id", "=", manager.user_id)
    .executeTakeFirstOrThrow();
  /** Keyed by the path segment before an id. */
  const ids: Record<string, string> = {
    labels: label.id,
    statuses: status.id,
    organizations: organization.id,
    devices: device.id,
    locations: location.id,
    algorithms: algorithm.id,
    pages: page.id,
    revisions: revision_id,
    relationships: relationship_id,
    schedules: schedule_id,
    withholdings: withholding_id,
    approvals: approval_id,
    redirects: redirect_id,
    short_codes: short_code_id,
    saved_views: savedView.id,
    webhooks: webhook.id,
    api_tokens: api_token.id,
    passkeys: (await make.passkey(manager.user_id, text.slice(0, 60))).id,
    deliveries: delivery_id,
    invitations: invitation.id,
    share_links: suggestion.share_link_id,
    suggestions: suggestion.id,
    imports: upload.id,
    import_profiles: await addProfile(db, customer_id, text),
    yearly_reports: await addReport(db, customer_id, device.id, text),
    sign_batches: (await make.signBatch(customer_id)).id,
    feedback: feedback.id,
    members: manager.user_id,
    break_glass: manager.user_id,
    sites: site.id,
    sessions: session.id,
    // not their own: callers would be outside from then on
    customers: (await make.customer(text)).id,
    administrators: (await make.person({ admin: true, role: null })).user_id,
  };
  return { customer_id, manager, ids };
}
export type Side = Awaited<ReturnType<typeof makeSide>>;

/** Parts of a row whose id in the path is named after them. */
const PLURALS: Readonly<Record<string, string>> = {
  revision: "revisions",
  relationship: "relationships",
  delivery: "deliveries",
};

/** The endpoint's path with ids of one side's rows. */
export function pathFor({ path }: Endpoint, { ids }: Pick<Side, "ids">) {
  return path
    .replaceAll(/([a-z_]+)\/\{(?:id|device_id)\}/g, (_, noun: string) => {
      const id = ids[noun];
      if (!id) throw new Error(`attack-world.ts has no row of ${noun}: add one, so that ${path} is attacked too`);
      return `${noun}/${id}`;
    })
    .replaceAll(/\{(revision|relationship|delivery)_id\}/g, (_, noun: string) => ids[PLURALS[noun] ?? ""] ?? "")
    .replace("{number}", "1")
    .replace("{taxonomy_id}", "device@1");
}

/** The noun a field of a body or query refers to. */
const NOUNS: readonly [RegExp, string][] = [
  [/label|^add$|^remove$/, "labels"],
  [/^(next_)?page_id$/, "pages"],
  [/^from_id$/, "yearly_reports"],
  [/^algorithm_ids$/, "algorithms"],
  [/^location_id$/, "locations"],
  [/^subject_ids?$/, "devices"],
  [/status|move_to/, "statuses"],
  [/vendor|accountable|deployer|organization|parent|into/, "organizations"],
  [/assignee/, "members"],
  [/device/, "devices"],
];
const LOCALES = ["en", "km", "es"];

const nounIn = ({ path }: Endpoint, field: string) =>
  field === "ids"
    ? /([a-z_]+)\/(?:order|bulk|label_many)$/.exec(path)?.[1]
    : NOUNS.find(([pattern]) => pattern.test(field))?.[1];

/** Mostly our rows, and some of theirs, which our callers must not reference. A body's own `id` is always new. */
export function valuesFor(e: Endpoint, ours: Side, theirs: Side, field: string): readonly unknown[] {
  if (/locale/.test(field)) return LOCALES;
  if (field === "lock_version") return [0];
  if (field === "taxonomy_id") return ["device@1", "algorithm@1"];
  if (field === "customer_id") return [ours.customer_id, theirs.customer_id];
  const noun = nounIn(e, field);
  return noun ? [ours, ours, ours, ours, ours, ours, theirs].map((side) => side.ids[noun]) : [];
}

type Column = { table_name: string; column_name: string; data_type: string };

/** Columns that other rows are found by; changing them would break everything. */
const KEPT =
  /_key$|^(key|slug|locale|default_locale|columns_hash|taxonomy_id|redirect_to|filename|domain|time_zone|password_hash|checked_as)$/;

const textColumns = (db: Db) =>
  sql<Column>`
    select c.table_name, c.column_name, c.data_type from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and (c.data_type in ('text', 'USER-DEFINED') or c.data_type = 'jsonb')
      and exists (select from information_schema.columns o where o.table_schema = 'public'
        and o.table_name = c.table_name and o.column_name = 'customer_id')`.execute(db);

/** Writes the marker into every text column of a customer; constraints reject it for codes and the like. */
async function mark(db: Db, customer_id: string) {
  let marked = 0;
  for (const { table_name, column_name, data_type } of (await textColumns(db)).rows) {
    if (KEPT.test(column_name)) continue;
    const table = sql.table(table_name);
    const column = sql.ref(column_name);
    const value =
      data_type === "jsonb"
        ? sql`case when jsonb_typeof(${column}) = 'object' and not exists (select from jsonb_each(${column}) e where jsonb_typeof(e.value) <> 'string')
            then ${column} || ${JSON.stringify({ en: `Text ${MARKER}` })}::jsonb else ${column} end`
        : sql`coalesce(${column}, '') || ${MARKER}`;
    const update = sql`update ${table} set ${column} = ${value} where customer_id = ${customer_id}`;
    const result = await update.execute(db).catch(() => undefined);
    if (result?.numAffectedRows) marked += 1;
  }
  await sql`update customers set name = name || ${MARKER} where id = ${customer_id}`.execute(db);
  return marked;
}

const SEEN = ["updated_at", "last_seen_at", "last_used_at"];
/** Columns that background jobs update. */
const OF_JOBS = ["told_at", "failing_since", "attempts", "attempted_at", "next_at", "problem", "took_ms"];
const FLEETING = [...SEEN, ...OF_JOBS];

/** A customer's rows, one line each, to compare two moments. Without administrators, who may come and go. */
export async function inventoryOf({ system: db }: Database, customer_id: string) {
  const named = (await textColumns(db)).rows.map((column) => column.table_name);
  const tables = [...new Set(named)].filter((table) => table !== "auth_tokens").toSorted();
  const lines = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ line: string }>`
        select (to_jsonb(t) - ${sql.val(FLEETING)}::text[])::text as line from ${sql.table(table)} t
        where customer_id = ${customer_id} ${table === "users" ? sql`and not admin` : sql``} order by 1`.execute(db);
      return rows.map(({ line }) => `${table}: ${line}`);
    }),
  );
  return lines.flat();
}

/** Two customers; every text of the second contains the marker. */
export async function makeWorld(database: Database) {
  const make = createFactories(database);
  const fresh = () => makeSide(database, make, "ours");
  const theirs = await makeSide(database, make, `theirs ${MARKER}`);
  const marked_columns = await mark(database.system, theirs.customer_id);
  return { make, ours: await fresh(), theirs, marked_columns, fresh };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;
