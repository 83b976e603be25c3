import { sql } from "kysely";
import type { Database, Db } from "#server/platform/database/db.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { seaviewAlgorithms } from "./algorithms.ts";
import { continueDemo } from "./continue-demo.ts";
import { insertCustomer } from "./customer.ts";
import { insertFeedback, nameVersions } from "./feedback.ts";
import { insertCodes } from "./insert-codes.ts";
import { insertEvents } from "./insert-events.ts";
import { insertReports } from "./insert-reports.ts";
import { insertSuggestions } from "./insert-suggestions.ts";
import { harbourtonDevices, harbourtonLabels, seaviewDevices, seaviewLabels, seaviewPages } from "./inventory.ts";
import { harbourtonOrganizations, seaviewOrganizations } from "./organizations.ts";
import { type DemoPictures, NO_PICTURES, storePictures } from "./photos.ts";
import { publishPages } from "./publish-pages.ts";
import { createIds, createRandom } from "./random.ts";
import { nowIn } from "./site-now.ts";
import { harbourtonTexts, seaviewTexts } from "./texts.ts";
import type { DemoCustomer, World } from "./workshop.ts";

type Team = { readonly db: Db; readonly customer_id: string; readonly admin: string };

/** Adds the team's past actions to the audit: page edits and answers to residents. */
const insertActivity = ({ db, customer_id, admin }: Team) =>
  sql`
    insert into audit_entries (id, customer_id, actor_id, actor_kind, action, subject_type, subject_id, before, after, at)
    select md5('edited ' || id)::uuid, customer_id, created_by, 'user', 'page.updated', 'page', page_id,
      jsonb_build_object('revision', number - 1), jsonb_build_object('revision', number), updated_at
    from page_revisions where customer_id = ${customer_id} and number > 1
    union all
    select md5('answered ' || id)::uuid, customer_id, ${admin}, 'user', 'feedback.reply_published', 'feedback', id,
      null, jsonb_build_object('case_status', case_status, 'public_reply', public_reply), reply_published_at
    from feedback_responses where customer_id = ${customer_id} and reply_published_at is not null`.execute(db);

const PASSWORD = "guidepost-demo";
/** Arbitrary, but every instance must take the same lock. */
const LOCK = 7_305_113;

const seaview: DemoCustomer = {
  name: "City of Seaview",
  slug: "seaview",
  site: {
    locales: ["en", "es", "fr", "pt", "tl", "km"],
    default_locale: "en",
    time_zone: "America/Los_Angeles",
    primary_color: "#15803d",
    contact_email: "digital.rights@seaview.example",
    contact_phone: "555 0142",
  },
  texts: seaviewTexts,
  labels: seaviewLabels,
  organizations: seaviewOrganizations,
  devices: seaviewDevices,
  algorithms: seaviewAlgorithms,
  pages: seaviewPages,
};

const harbourton: DemoCustomer = {
  name: "Port of Harbourton",
  slug: "harbourton",
  site: {
    locales: ["en", "es"],
    default_locale: "en",
    time_zone: "America/Los_Angeles",
    primary_color: "#1d4ed8",
    contact_email: "privacy@harbourton.example",
  },
  texts: harbourtonTexts,
  labels: harbourtonLabels,
  organizations: harbourtonOrganizations,
  devices: harbourtonDevices,
  algorithms: [],
  pages: [],
};

async function insertPeople({ db, newId, now }: World, seaview_id: string, harbourton_id: string) {
  const [adminHash, staffHash] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
  const [admin, staff] = [newId(), newId()];
  const common = { tos_accepted_at: new Date(now).toISOString(), customer_id: seaview_id };
  await db
    .insertInto("users")
    .values([
      {
        id: admin,
        email: "admin@seaview.example",
        name: "Dara Meas",
        admin: true,
        password_hash: adminHash,
        ...common,
      },
      {
        id: staff,
        email: "staff@seaview.example",
        name: "Lena Okafor",
        admin: false,
        password_hash: staffHash,
        ...common,
      },
    ])
    .execute();
  await db
    .insertInto("memberships")
    .values([
      { customer_id: seaview_id, user_id: admin, role: "manager" },
      { customer_id: harbourton_id, user_id: admin, role: "manager" },
      { customer_id: seaview_id, user_id: staff, role: "editor" },
    ])
    .execute();
  return { admin, staff };
}

async function isEmpty(db: Db) {
  const customer = await db.selectFrom("customers").select("id").limit(1).executeTakeFirst();
  return !customer;
}

async function insertDemo(database: Database, db: Db, pictures: DemoPictures) {
  const random = createRandom(20_251_115);
  const world: World = { db, random, newId: createIds(random), now: Date.now() };
  const [seaview_id, harbourton_id] = [world.newId(), world.newId()];
  const customers = [
    { id: seaview_id, name: seaview.name, slug: seaview.slug },
    { id: harbourton_id, name: harbourton.name, slug: harbourton.slug },
  ];
  await db.insertInto("customers").values(customers).execute();
  const { admin, staff } = await insertPeople(world, seaview_id, harbourton_id);
  const pages = await insertCustomer(world, seaview, { customer_id: seaview_id, by: staff }, pictures);
  const today = nowIn(seaview.site.time_zone, world.now);
  const visited = { ...world, customer_id: seaview_id, by: staff, today };
  const codes = await insertCodes(visited, pages);
  await insertFeedback(world, pages, codes, { customer_id: seaview_id, staff });
  await publishPages({ ...world, customer_id: seaview_id, by: staff }, pages, database);
  await nameVersions(world, seaview_id);
  await insertEvents(visited);
  const others = await insertCustomer(world, harbourton, { customer_id: harbourton_id, by: admin });
  await publishPages({ ...world, customer_id: harbourton_id, by: admin }, others, database);
  await insertSuggestions({ ...world, customer_id: seaview_id, by: staff }, pages);
  await insertReports({ ...world, customer_id: seaview_id, by: staff }, admin);
  await insertActivity({ db, customer_id: seaview_id, admin });
}

/** Without statistics the planner assumes empty tables, and the first minutes of a demo are slow. */
const analyzeAll = (db: Db) =>
  sql`select analyze_tables(array_agg(tablename::text)) from pg_tables where schemaname = 'public'`.execute(db);

/**
 * Fills an empty database with the demo and returns whether it did. If a customer exists, only continues an earlier
 * demo. Without `media` the demo has no pictures.
 */
export async function seedDemo(database: Database, media?: Parameters<typeof storePictures>[0]): Promise<boolean> {
  // Before the transaction, so that drawing does not hold it open.
  const pictures = media && (await isEmpty(database.system)) ? await storePictures(media) : NO_PICTURES;
  return database.system.transaction().execute(async (db) => {
    // Concurrent starts: the second waits, however long, and finds the demo of the first.
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    const wasEmpty = await isEmpty(db);
    if (wasEmpty) {
      await insertDemo(database, db, pictures);
      await analyzeAll(db);
    } else await continueDemo(db);
    return wasEmpty;
  });
}
