import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { guideApi } from "#contract/guide.ts";
import { pagesApi } from "#contract/pages.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { findPages, findTitled, FLAG_NAMES, type PageFilters } from "./find-pages.ts";

const t = await shareTestApp();
/** With plans for a single row, this many would exceed the request timeout of 30 seconds. */
const MANY = 4000;

/** In one statement, like an import or a restored backup: PostgreSQL has no statistics yet. */
async function fill(customer_id: string) {
  const run = (statement: RawBuilder<unknown>) => statement.execute(t.database.system);
  await run(sql`
    insert into devices (id, customer_id, name, review_due_on)
    select gen_random_uuid(), ${customer_id}::uuid, 'Device ' || n, current_date - 7
    from generate_series(1, ${MANY}::int) as n`);
  await run(sql`
    insert into pages (id, customer_id, type, status, slug, headline, content, device_id, published_at)
    select gen_random_uuid(), customer_id, 'device_page', 'published', 'page-' || id, '{"en": "Sensor"}', '{}', id, now()
    from devices where customer_id = ${customer_id}::uuid`);
  await run(sql`
    insert into publications (customer_id, page_id, number, snapshot, digest)
    select customer_id, id, 1, '{}', 'd' from pages where customer_id = ${customer_id}::uuid and type = 'device_page'`);
}

test("lists thousands of new pages before PostgreSQL has statistics", async () => {
  const call = await t.as();
  await fill(call.customer_id);
  const { overview } = await call(guideApi.overview, { query: {} });
  const { meta: missing } = await call(pagesApi.without, { query: { kind: "device" } });
  const { meta: due } = await call(pagesApi.search, { query: { review_due: "true" } });
  expect(overview.health).toMatchObject({ review_due: MANY, without_code: MANY });
  expect(overview.recent[0]).toMatchObject({ kind: "published", count: 500 });
  expect([missing.total_count, due.total_count]).toEqual([0, MANY]);
}, 120_000);

const id = "01890000-0000-7000-8000-000000000000";
const filters: PageFilters[] = [
  { label_id: [id] },
  { device_status_id: [id] },
  ...FLAG_NAMES.flatMap((name) => [{ [name]: true }, { [name]: false }]),
];

test.each(filters)("evaluates %j once, not once per page", async (filter) => {
  const { customer_id } = await t.as();
  const db = t.database.tenant(customer_id);
  const ctx = { db, customer_id } as TenantCtx;
  for (const found of [findPages(ctx, filter), findTitled(ctx, filter)]) {
    const plan = await found.select("pages.id").explain("text");
    const lines = plan.map((line) => Object.values(line).join());
    expect(lines.filter((line) => /Join|Nested Loop/.test(line))).toEqual([]);
  }
});
