import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";

const t = await startTestApp();

/** A name of so many letters. */
const nameOf = (length: number, start = "Directorate") => `${start} ${"of the harbour ".repeat(30)}`.slice(0, length - 1) + "x"; // oxfmt-ignore

const problems = (rows: readonly { problems: readonly { code: string; field: string | null }[] }[]) =>
  rows.map((row) => row.problems.map(({ code, field }) => `${field}: ${code}`));

async function start(subject: "devices" | "algorithms") {
  const call = await t.as();
  const organizations = async () =>
    (await call(organizationsApi.list, { query: { sort: "name", per_page: 1000 } })).organizations.map(
      ({ name }) => name,
    );
  return { call, organizations, ...importing(t, call, subject) };
}

test("takes names of up to 300 letters, and warns about more than 120", async () => {
  const { call, check, run, organizations } = await start("devices");
  const long = nameOf(300, "Port");
  const file = [
    "name,owner",
    `${nameOf(120)},Port`,
    `${nameOf(121, "Mast")},Port`,
    `${nameOf(300, "Pole")},${long}`,
    `${nameOf(301, "Lamp")},Port`,
  ].join("\n");
  const refused = await check(file);
  expect(problems(refused.rows)).toEqual([
    [],
    ["name: name_long"],
    ["name: name_long", "accountable: organization_unlikely"],
    ["name: text_too_long"],
  ]);
  // a long name of an organization is taken if someone chooses it
  const values = [{ field: "accountable", word: long, to: long }];
  const { id, rows, counts } = await check(file, { recipe: { ...refused.recipe, values } });
  expect(counts).toEqual({ create: 3, error: 1 });
  expect(problems(rows)[2]).toEqual(["name: name_long", "accountable: name_long"]);
  await run(id, true);
  expect(await organizations()).toEqual(["Port", long]);
  const { devices } = await call(devicesApi.list, { query: { sort: "name" } });
  expect(devices.map(({ name }) => name.length)).toEqual([120, 121, 300]);
  // an organization that is there needs no warning again
  expect(problems((await check(`name,owner\nBuoy,${long}\n`)).rows)).toEqual([[]]);
});

test("creates no organization from a sentence, a legal form or a word for nothing", async () => {
  const { call, check, run, organizations } = await start("devices");
  const owners = [
    "LLC",
    "n/a",
    "?",
    "Onbekend",
    "This system was developed in house",
    "Het algoritme is ingekocht bij een externe leverancier.",
    "Police; fire brigade",
    "Direction de la Voirie et des Déplacements de la Ville de Paris",
    "St. Gallen Verkehrsbetriebe Ltd.",
  ];
  const file = ["name,owner", ...owners.map((owner, at) => `Mast ${at},"${owner}"`)].join("\n");
  const { rows, made } = await check(file);
  const nothing = ["accountable: no_value"];
  const sentence = ["accountable: organization_unlikely"];
  expect(problems(rows)).toEqual([nothing, nothing, nothing, nothing, sentence, sentence, sentence, [], []]);
  expect(made.map(({ name }) => name)).toEqual(owners.slice(-2));
  // the rows come in without an organization if people say so
  const { id, counts } = await check(file, { options: { bad_cells: "empty" } });
  expect(counts).toEqual({ create: owners.length });
  await run(id);
  expect((await organizations()).toSorted()).toEqual(owners.slice(-2).toSorted());
  const { devices } = await call(devicesApi.list, { query: {} });
  expect(devices).toHaveLength(owners.length);
});

test("suppliers: only names become organizations", async () => {
  const { call, check, run, organizations } = await start("algorithms");
  const file = [
    "name,suppliers",
    '"Bins","Axelis GmbH; ?"',
    '"Bikes","The city has developed this with its own people"',
  ].join("\n");
  const { rows } = await check(file);
  expect(problems(rows)).toEqual([["suppliers: no_value"], ["suppliers: organization_unlikely"]]);
  const { id } = await check(file, { options: { bad_cells: "empty" } });
  await run(id);
  expect(await organizations()).toEqual(["Axelis GmbH"]);
  const { algorithms } = await call(algorithmsApi.list, { query: { sort: "name" } });
  expect(algorithms.map(({ name }) => name)).toEqual(["Bikes", "Bins"]);
});

test("a name that someone chose long ago comes in again from our own file", async () => {
  const { call, check } = await start("devices");
  const long = "The office that is in charge of all lights, and of nothing else";
  const owner = await t.make.organization(call.customer_id, { name: long });
  await t.make.device(call.customer_id, { name: "Lamp", accountable_id: owner.id });
  const csv = await (await call(devicesApi.csv, { query: {} })).text();
  const stranger = await start("devices");
  const { counts, made } = await stranger.check(csv);
  expect(counts).toEqual({ create: 1 });
  expect(made).toContainEqual({ noun: "organization", name: long });
  expect((await check(csv)).counts).toEqual({ unchanged: 1 });
});
