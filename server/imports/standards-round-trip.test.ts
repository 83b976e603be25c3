import { expect, test } from "vitest";
import { algorithmsApi } from "#contract/algorithms.ts";
import { type Answer, type AnswerValue, factsheetsApi } from "#contract/factsheets.ts";
import { type ImportOptions, importsApi } from "#contract/imports.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const answered = (value: AnswerValue): Answer => ({
  state: "answered",
  visibility: "public",
  source: "city",
  value,
  reason: {},
  withheld_ground: null,
  review_on: null,
  evidence: [],
});

const ANSWERS: Readonly<Record<string, AnswerValue>> = {
  reported_to: ["atrs"],
  atrs_beta: "private_beta",
  atrs_region: ["scotland", "yorkshire_humber"],
  purpose: { en: "Sorts requests" },
  explanation: { en: "It reads each request.\n\nThen it sorts." },
  process_integration: { en: "First step" },
  human_oversight: { en: "People decide" },
  staff_training: { en: "Half a day" },
  objection: { en: "Write to us" },
  system_input: { en: "Letters" },
  outputs: { en: "A queue" },
  maintenance: { en: "Each month" },
  data_summary: { en: "Letters of a year" },
  public_page_url: "http://city.example/sort",
  risks: [
    { id: "1", risk: { en: "Wrong queue" }, type: "error", mitigation: { en: "Samples,\nevery week" }, likelihood: 2 },
    { id: "2", risk: { en: "Misuse" }, mitigation: { en: "Logs" } },
  ],
  assessments: [{ id: "1", kind: "dpia", status: "done", done_on: "2026-03-04", url: "https://city.example/dpia" }],
  models: [
    { id: "1", name: "Sorter", version: "2", task: { en: "Sorting" }, fine_tuned: "yes" },
    { id: "2", name: "Reader", input: { en: "Scans" } },
  ],
  datasets: [
    { id: "1", title: { en: "Old letters" }, url: "https://data.example/1", used_for: ["training"] },
    { id: "2", title: { en: "New letters" }, used_for: ["operation"], license: "OGL 3.0" },
  ],
};

async function fill(call: Caller) {
  const city = await t.make.organization(call.customer_id, { name: "City of Leith" });
  const vendor = await t.make.organization(call.customer_id, { name: "Axelis Ltd" });
  const { algorithm } = await call(algorithmsApi.create, {
    query: {},
    body: {
      algorithm: {
        name: "Sorter of letters",
        summary: "Sorts letters.",
        lifecycle: "pilot",
        deployer_id: city.id,
        department: "Mail",
        contact_email: "mail@city.example",
        suppliers: [{ organization_id: vendor.id, role: "vendor" }],
      },
    },
  });
  const answers = Object.fromEntries(Object.entries(ANSWERS).map(([id, value]) => [id, answered(value)]));
  await call(factsheetsApi.save, { params: { id: algorithm.id }, body: { factsheet: { answers, lock_version: 0 } } });
  await call(algorithmsApi.create, { query: {}, body: { algorithm: { name: "Nothing known" } } });
}

async function algorithmsOf(call: Caller) {
  const { algorithms } = await call(algorithmsApi.list, { query: { sort: "-name" } });
  return Promise.all(
    algorithms.map(async ({ id }) => {
      const { algorithm } = await call(algorithmsApi.get, { params: { id }, query: {} });
      const { factsheet } = await call(factsheetsApi.get, { params: { id } });
      return { algorithm, answers: factsheet.answers };
    }),
  );
}

/** Row ids are new after an import. */
const comparable = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, one: unknown) => (key === "id" ? undefined : one))) as unknown;

test.each(["json", "csv"] as const)(
  "what we export as ATRS 4.0 (%s) comes in again by its profile alone",
  async (format) => {
    const [here, there] = [await t.as(), await t.as()];
    await fill(here);
    const file = await (
      await here(algorithmsApi[format === "json" ? "standardJson" : "standardCsv"], {
        params: { standard: "atrs" },
        query: { locale: "en" },
      })
    ).text();
    const { upload, bring } = importing(t, there, "algorithms");
    const uploaded = await upload(file);
    expect(uploaded.format).toBe(format);
    const { profiles } = await there(importsApi.profiles, { params: { id: uploaded.id } });
    const [profile] = profiles;
    expect(profiles.map(({ id }) => id)).toEqual(["uk_atrs_4"]);
    const { rows } = await bring(file, {
      recipe: profile?.recipe,
      options: (profile?.options ?? {}) as Partial<ImportOptions>,
      locale: "en",
    });
    expect(rows.map(({ verdict, problems }) => [verdict, problems])).toEqual([
      ["create", []],
      ["create", []],
    ]);
    const [full, empty] = await algorithmsOf(there);
    expect(full?.algorithm).toMatchObject({
      name: "Sorter of letters",
      summary: "Sorts letters.",
      lifecycle: "pilot",
      deployer: { name: "City of Leith" },
      department: "Mail",
      contact_email: "mail@city.example",
      suppliers: [{ organization: { name: "Axelis Ltd" } }],
    });
    const values = Object.fromEntries(Object.entries(full?.answers ?? {}).map(([id, { value }]) => [id, value]));
    expect(comparable(values)).toEqual(comparable(ANSWERS));
    expect(empty?.algorithm).toMatchObject({
      name: "Nothing known",
      lifecycle: "unknown",
      deployer: null,
      suppliers: [],
    });
    expect(Object.keys(empty?.answers ?? {})).toEqual(["reported_to"]);
  },
);

test("JSON under the key “algorithms” is not called Dutch", async () => {
  const call = await t.as();
  const { upload } = importing(t, call, "algorithms");
  const file = { algorithms: [{ name: "Bins", stage: "in use" }] };
  expect((await upload(JSON.stringify(file))).format).toBe("json");
  const dutch = { algoritmes: [{ name: "Bakken", description_short: "Leegt bakken" }] };
  expect((await upload(JSON.stringify(dutch))).format).toBe("nl_json");
});
