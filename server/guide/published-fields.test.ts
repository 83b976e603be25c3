import { sql } from "kysely";
import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { DEVICE } from "#contract/records/device.ts";
import { type Field, type Fields, localizedNames, publicNames, publicTextNames } from "#contract/records/field.ts";
import { ORGANIZATION } from "#contract/records/organization.ts";
import { publicationsApi } from "#contract/publications.ts";
import { translationsApi } from "#contract/translations.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();

/** A value that is found again wherever it goes. Days, choices and numbers look alike and are left out. */
function marked(name: string, { kind }: Field) {
  const mark = `mark-${name.replaceAll("_", "-")}`;
  if (kind === "url") return `https://example.org/${mark}`;
  if (kind === "email") return `${mark}@example.org`;
  return kind === "line" || kind === "text" ? mark : undefined;
}
const markedOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = marked(name, field);
      return value ? [[name, value]] : [];
    }),
  );
const marksIn = (text: string, values: Readonly<Record<string, string>>) =>
  Object.keys(values).filter((name) => text.includes(values[name] ?? ""));

test.each([
  ["device", DEVICE],
  ["algorithm", ALGORITHM],
] as const)("readers of a page about a %s see its public fields and no others", async (kind, fields) => {
  const { call, pages, get, publish } = await guideWorld(t);
  const page = kind === "device" ? pages.device : pages.planner;
  const values = markedOf(fields);
  const row = await t.database.system
    .selectFrom("pages")
    .select(["device_id", "algorithm_id"])
    .where("id", "=", page.id)
    .executeTakeFirstOrThrow();
  const id = row.device_id ?? row.algorithm_id ?? "";
  const query = { locale: "en" };
  if (kind === "device") {
    const { device } = await call(devicesApi.get, { params: { id }, query });
    const body = { device: { ...values, lock_version: device.lock_version } };
    await call(devicesApi.update, { params: { id }, query, body });
  } else {
    const { algorithm } = await call(algorithmsApi.get, { params: { id }, query });
    const body = { algorithm: { ...values, lock_version: algorithm.lock_version } };
    await call(algorithmsApi.update, { params: { id }, query, body });
  }

  const { changes } = await call(publicationsApi.changes, { params: { id: page.id } });
  const texts: readonly string[] = publicTextNames<Fields>(fields);
  const changed = changes.map(({ field }) => field.replace("subject.", ""));
  expect(changed).toEqual(expect.arrayContaining(texts.filter((name) => name in values)));

  await publish(page.id, "New words");
  const version = await call(publicationsApi.read, { params: { id: page.id, number: 2 } });
  const file = kind === "device" ? "devices" : "algorithms";
  const path = `/${file}/${page.slug}`;
  const addresses = [path, `${path}/history?from=1&to=2`, `${path}.json`, `/data/${file}.csv`, `/data/${file}.json`];
  const replies = await Promise.all(addresses.map((address) => get(address)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  const shown = JSON.stringify(version.snapshot) + replies.map(({ body }) => body).join("\n");
  const names: readonly string[] = publicNames<Fields>(fields);
  const expected = names.filter((name) => name in values);
  expect(marksIn(shown, values).toSorted()).toEqual([...expected].toSorted());
  const facts = Object.keys(values).filter((name) => (fields as Fields)[name]?.public === "fact");
  const [html = "", , , csv = ""] = replies.map(({ body }) => body);
  expect([marksIn(html, values), marksIn(csv, values)]).toEqual([
    expect.arrayContaining(facts),
    expect.arrayContaining(facts),
  ]);

  const { texts: translated } = await call(translationsApi.list, {
    params: { id: page.id },
    query: { locale: "km" },
  });
  const fieldsToTranslate = translated.flatMap((one) => (one.subject_type === kind ? [one.field] : []));
  expect(fieldsToTranslate).toEqual(expect.arrayContaining(texts.filter((name) => name in values)));
});

const TABLES = { devices: DEVICE, algorithms: ALGORITHM, organizations: ORGANIZATION } as const;
/** Shown by their pages, and written by code of their own. */
const SHOWN = { devices: [], algorithms: [], organizations: ["logo_key"] } as const;
const NEVER_CHANGED = ["id", "customer_id", "created_at", "created_by"];

test.each(Object.keys(TABLES) as (keyof typeof TABLES)[])(
  "a page about %s is compared when a column changes that it shows, and only then",
  async (table) => {
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns where table_schema = 'public' and table_name = ${table}
        and column_name <> all(never_published(${table}))`.execute(t.database.system);
    const compared = rows.map(({ column_name }) => column_name);
    const expected = [...publicNames<Fields>(TABLES[table]), ...SHOWN[table], ...NEVER_CHANGED, "deleted_at"];
    expect(compared.toSorted()).toEqual(expected.toSorted());
  },
);

test.each(Object.keys(TABLES) as (keyof typeof TABLES)[])("texts of %s are columns by language", async (table) => {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns where table_schema = 'public' and table_name = ${table}
      and data_type = 'jsonb'`.execute(t.database.system);
  const names: readonly string[] = localizedNames<Fields>(TABLES[table]);
  expect(rows.map(({ column_name }) => column_name).toSorted()).toEqual(names.toSorted());
});
