import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type PageSnapshot, publicationsApi } from "#contract/publications.ts";
import { retryLostRace, type TenantCtx } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { chainContent, pageContent, pageWorld, placementOf } from "#server/testing/page-world.ts";
import { publishPage } from "./publish-page.ts";
import { readPublicCards, readPublicPage } from "./read-public.ts";
import { runSchedules } from "./run-schedules.ts";

const t = await startTestApp();
const json = (value: unknown) => JSON.stringify(value);

/** Written into fields for staff only, which must never be public. */
const INTERNAL = "INTERNAL";
/** Written into every field at once: two generations in one snapshot mean it mixes two moments. */
const generation = (number: number) => `GEN${number}.`;
/** Written into a single field. */
const touch = (number: number) => `TOUCH${number}.`;
const marksIn = (text: string, kind: "GEN" | "TOUCH") => new Set(text.match(new RegExp(`${kind}\\d+\\.`, "g")));

const answer = (visibility: "public" | "internal", text: string) => ({
  state: "answered",
  visibility,
  source: "city",
  value: { en: text },
  reason: {},
  withheld_ground: null,
  review_on: null,
  evidence: [],
});

/** A device page and an algorithm page, with rows in every table that a page shows. */
async function makeStage() {
  const call = await t.as();
  const { customer_id } = call;
  const world = pageWorld(t, customer_id);
  const organization = await t.make.organization(customer_id);
  const label = await t.make.label(customer_id);
  const hidden = await t.make.label(customer_id);
  await t.database.system
    .updateTable("labels")
    .set({ is_public: false, name: `${INTERNAL} label` })
    .where("id", "=", hidden.id)
    .execute();
  const status = await t.make.status(customer_id);
  const device = await t.make.device(customer_id, {
    accountable_id: organization.id,
    status_id: status.id,
    internal_notes: INTERNAL,
  });
  const place = await t.make.location(customer_id, device.id, { lat: 1, lng: 2 });
  await t.make.location(customer_id, device.id, { name: { en: INTERNAL }, is_public: false, position: 2 });
  const placement = {
    id: "a1",
    category_id: "accountable",
    element_id: "institution",
    organization_id: organization.id,
  };
  await world.chain({ device_id: device.id }, chainContent([placementOf({ ...placement, internal_note: INTERNAL })]));
  const algorithm = await t.make.algorithm(customer_id, { deployer_id: organization.id, internal_notes: INTERNAL });
  await world.chain({ algorithm_id: algorithm.id }, chainContent([], "algorithm"));
  await t.database.system
    .insertInto("factsheets")
    .values({ algorithm_id: algorithm.id, customer_id, template_version: "1", answers: "{}" })
    .execute();
  const content = pageContent({ label_ids: [label.id, hidden.id] });
  const pages = [
    { type: "device_page" as const, ...(await world.page("device_page", content, { device_id: device.id })) },
    {
      type: "algorithm_page" as const,
      ...(await world.page("algorithm_page", content, { algorithm_id: algorithm.id })),
    },
  ] as const;
  return { call, ...world, customer_id, pages, organization, label, status, device, place, algorithm };
}
type Stage = Awaited<ReturnType<typeof makeStage>>;

/** One transaction that changes everything except the pages' own texts: publishing locks the page and nothing else. */
const rewrite = ({ customer_id, organization, label, status, device, place, algorithm }: Stage, mark: string) =>
  t.database
    .tenant(customer_id)
    .transaction()
    .execute(async (db) => {
      const texts = json({ en: mark });
      await sql`update organizations set headline = ${texts}, name = ${mark} where id = ${organization.id}`.execute(db);
      await sql`update labels set name = ${mark} where id = ${label.id}`.execute(db);
      await sql`update device_statuses set name = ${mark} where id = ${status.id}`.execute(db);
      await sql`update devices set name = ${mark}, summary = ${texts} where id = ${device.id}`.execute(db);
      await sql`update algorithms set name = ${mark}, summary = ${texts} where id = ${algorithm.id}`.execute(db);
      await sql`update locations set name = ${texts} where id = ${place.id}`.execute(db);
      await sql`update datachains set content = jsonb_set(content, '{undisclosed,purpose}', ${texts}) where customer_id = ${customer_id}`.execute(
        db,
      );
      const answers = { purpose: answer("public", mark), risks: answer("internal", `${INTERNAL} ${mark}`) };
      await sql`update factsheets set answers = answers || ${json(answers)}::jsonb where customer_id = ${customer_id}`.execute(
        db,
      );
    });

type Touching = (stage: Stage, db: Db, mark: string) => Promise<unknown>;
const TOUCHES: Record<string, Touching> = {
  page: ({ customer_id }, db, mark) =>
    sql`update pages set content = content || ${json({ headline: { en: mark }, questions: [{ id: "q", question: { en: mark }, answer: { en: mark } }] })}::jsonb where customer_id = ${customer_id} and type <> 'home_page'`.execute(
      db,
    ),
  device: ({ device }, db, mark) =>
    sql`update devices set description = ${json({ en: mark })} where id = ${device.id}`.execute(db),
  organization: ({ organization }, db, mark) =>
    sql`update organizations set description = ${json({ en: mark })} where id = ${organization.id}`.execute(db),
  place: ({ place }, db, mark) => sql`update locations set address = ${mark} where id = ${place.id}`.execute(db),
  label: ({ label }, db, mark) => sql`update labels set name = name || ${mark} where id = ${label.id}`.execute(db),
  chain: ({ customer_id }, db, mark) =>
    sql`update datachains set content = jsonb_set(content, '{undisclosed,storage}', ${json({ en: mark })}) where customer_id = ${customer_id}`.execute(
      db,
    ),
  answers: ({ customer_id }, db, mark) =>
    sql`update factsheets set answers = answers || ${json({ decision: answer("public", mark) })}::jsonb where customer_id = ${customer_id}`.execute(
      db,
    ),
};

/** When each marker was sent and when each publication was composed, on one clock. */
type Log = { clock: number; sent: Map<string, number>; taken: Map<string, number>; outcomes: Record<string, number> };

type Act =
  | { readonly kind: "rewrite" | "publish" | "withdraw" | "schedule" | "run" | "killed"; readonly page: 0 | 1 }
  | { readonly kind: "touch"; readonly field: string };

const Acts = fc.array(
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant("touch" as const), field: fc.constantFrom(...Object.keys(TOUCHES)) }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constantFrom("rewrite", "rewrite", "publish", "publish", "withdraw", "schedule", "run", "killed"),
        page: fc.constantFrom(0 as const, 1 as const),
      }),
    },
  ),
  { minLength: 3, maxLength: 8 },
);

/** Statuses of losing a race; anything else is a bug. */
const REFUSALS = [404, 409, 422, 503];
const isRefusal = (error: unknown) => REFUSALS.includes((error as { status?: number }).status ?? 0);

/** Publishes, then loses the connection before commit. */
async function publishAndDie({ call, customer_id }: Stage, page_id: string, note: string) {
  const actor = { kind: "user" as const, id: call.user_id };
  const dying = t.database
    .tenant(customer_id)
    .transaction()
    .execute(async (db) => {
      await publishPage({ services: t.services, db, customer_id, actor } as unknown as TenantCtx, page_id, { note });
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    });
  await dying.then(
    () => expect.fail("It was to lose its connection"),
    () => undefined,
  );
}

async function perform(stage: Stage, log: Log, act: Act): Promise<unknown> {
  const tick = () => (log.clock += 1);
  const { call, pages } = stage;
  if (act.kind === "touch") {
    const mark = touch(tick());
    log.sent.set(mark, log.clock);
    return retryLostRace(async () => TOUCHES[act.field]?.(stage, t.database.tenant(stage.customer_id), mark));
  }
  const { id } = pages[act.page];
  const params = { id };
  if (act.kind === "rewrite") {
    const mark = generation(tick());
    log.sent.set(mark, log.clock);
    return retryLostRace(() => rewrite(stage, mark));
  }
  const note = `act ${tick()}`;
  if (act.kind === "run") return runSchedules(t.database);
  if (act.kind === "killed") return publishAndDie(stage, id, `killed ${note}`);
  if (act.kind === "withdraw") return call(publicationsApi.withdraw, { params, body: { reason: "Why" } });
  if (act.kind === "publish") await call(publicationsApi.publish, { params, body: { note } });
  else {
    await call(publicationsApi.schedule, { params, body: { action: "publish", at: "2099-01-01T08:00", note } });
    await sql`update page_schedules set at = now() where page_id = ${id}`.execute(t.database.system);
  }
  return log.taken.set(note, tick());
}

/** Current names of labels and statuses are shown, so they are not part of the published state. */
const withoutNames = ({ subject, ...snapshot }: PageSnapshot) => ({
  ...snapshot,
  labels: [],
  subject: subject && { ...subject, status: null },
});

/** Asserts that a public read returns nothing, a withdrawal reason or one whole state. */
async function readOnce({ ctx, pages }: Stage) {
  for (const { id, type, slug } of pages) {
    const page = await readPublicPage(ctx, type, slug);
    const [card] = await readPublicCards(ctx, [id]);
    const snapshot = page?.kind === "page" ? page.snapshot : null;
    expect(marksIn(json(snapshot && withoutNames(snapshot)), "GEN").size).toBeLessThanOrEqual(1);
    expect(json(snapshot)).not.toContain(INTERNAL);
    expect(marksIn(json(card ?? null), "GEN").size).toBeLessThanOrEqual(1);
    if (page?.kind !== "page") continue;
    const { rows } = await sql<{ is_same: boolean }>`
      select jsonb_set(snapshot - 'slug' || '{"labels": []}', '{subject,status}', 'null')
        = ${json(withoutNames(page.snapshot))}::jsonb - 'slug' as is_same from publications
      where page_id = ${id} and number = ${page.number}`.execute(ctx.db);
    expect(rows).toEqual([{ is_same: true }]);
  }
}

/** Asserts that no publication contains text written after it was composed. */
async function lookBack({ customer_id, pages }: Stage, { sent, taken }: Log) {
  const rows = await t.database.system
    .selectFrom("publications")
    .select(["page_id", "number", "note", "ended_at", "snapshot", "card"])
    .where("customer_id", "=", customer_id)
    .orderBy("number")
    .execute();
  for (const { note, snapshot, card } of rows) {
    const text = json([snapshot, card]);
    expect(text).not.toContain(INTERNAL);
    expect(note).not.toContain("killed");
    expect(marksIn(text, "GEN").size).toBeLessThanOrEqual(1);
    const at = taken.get(note ?? "") ?? 0;
    for (const mark of [...marksIn(text, "GEN"), ...marksIn(text, "TOUCH")])
      expect(sent.get(mark), `${mark} in ${note}`).toBeLessThan(at);
  }
  for (const { id } of pages) {
    const own = rows.filter(({ page_id }) => page_id === id);
    expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1));
    expect(own.filter(({ ended_at }) => ended_at === null).length).toBeLessThanOrEqual(1);
    const page = await t.database.system.selectFrom("pages").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(page.publication_number).toBe(own.find(({ ended_at }) => ended_at === null)?.number ?? null);
    expect(page.status).toBe(page.publication_number === null ? "draft" : "published");
  }
  return rows.length;
}

test(
  "the public reads one whole published state and no draft under concurrent edits, publications, schedules, withdrawals and lost connections",
  { timeout: 240_000 },
  async () => {
    const seen = { publications: 0, outcomes: {} as Record<string, number> };
    await fc.assert(
      fc.asyncProperty(fc.array(Acts, { minLength: 2, maxLength: 4 }), async (people) => {
        const stage = await makeStage();
        const log: Log = { clock: 0, sent: new Map(), taken: new Map(), outcomes: seen.outcomes };
        await perform(stage, log, { kind: "rewrite", page: 0 });
        const life = { isOver: false };
        const live = async (acts: Iterable<Act>) => {
          for (const act of acts)
            await perform(stage, log, act).then(
              () => (log.outcomes[act.kind] = (log.outcomes[act.kind] ?? 0) + 1),
              (error: unknown) => {
                if (!isRefusal(error)) throw error;
              },
            );
        };
        /** One loop that always reads, and one that always rewrites everything. */
        const reader = (async () => {
          while (!life.isOver) await readOnce(stage);
        })();
        const writer = (async () => {
          while (!life.isOver) await live([{ kind: "rewrite", page: 0 }]);
        })();
        await Promise.all(people.map(live)).finally(() => (life.isOver = true));
        await Promise.all([reader, writer]);
        await readOnce(stage);
        seen.publications += await lookBack(stage, log);
      }),
      { numRuns: 10 },
    );
    // Guards against a vacuous pass: each kind of act succeeded at least once.
    expect(Object.keys(seen.outcomes).toSorted()).toEqual([
      "killed",
      "publish",
      "rewrite",
      "run",
      "schedule",
      "touch",
      "withdraw",
    ]);
    expect(seen.publications).toBeGreaterThan(10);
  },
);
