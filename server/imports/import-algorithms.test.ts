import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { algorithmsApi, SUPPLIER_ROLES } from "#contract/algorithms.ts";
import { ALGORITHM_TYPES, PUBLICATION_CATEGORIES, THEMES } from "#contract/records/algorithm.ts";
import { questionsOf } from "#factsheet/conditions.ts";
import type { Column, Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import { type Answer, type Answers, type AnswerValue, factsheetsApi } from "#contract/factsheets.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { importing } from "#server/testing/import-file.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
const codes = (rows: readonly { problems: readonly { code: string }[] }[]) =>
  rows.map(({ problems }) => problems.map(({ code }) => code));
const onlyOne = async (call: Caller) => {
  const { algorithms } = await call(algorithmsApi.list, { query: {} });
  const id = algorithms[0]?.id ?? "";
  const { algorithm } = await call(algorithmsApi.get, { params: { id }, query: {} });
  const { factsheet } = await call(factsheetsApi.get, { params: { id } });
  return { algorithm, answers: factsheet.answers, completeness: factsheet.completeness };
};

test("imports a record of the Dutch register as an algorithm with its factsheet", async () => {
  const call = await t.as();
  const record = {
    name: "Parkeerhandhaving",
    description_short: "Scanauto's",
    organization: "Gemeente Haven",
    category: ["Verkeer", "Openbare orde en veiligheid"],
    status: "In gebruik",
    begin_date: "2021-04",
    contact_email: "https://haven.example/contact",
    publication_category: "Impactvolle algoritmes",
    website: "https://haven.example/parkeren",
    source_id: "P-1",
    tags: "parkeren, scanauto",
    goal: "<p>Eerlijk &amp; snel</p>",
    human_intervention: "Een mens kijkt mee.",
    risks: "Verkeerde boetes.",
    lawful_basis: "Wegenverkeerswet",
    lawful_basis_grouping: [{ title: "WVW", link: "https://wetten.example/wvw" }, { title: "APV" }],
    impacttoetsen_grouping: [
      { title: "Data Protection Impact Assessment (DPIA)", link: "https://haven.example/dpia" },
      { title: "Eigen toets" },
    ],
    source_data_grouping: [{ title: "Kentekens", link: "https://rdw.example" }],
    methods_and_models: "Regels en een neuraal netwerk.",
    provider: "Scan BV, Camera NV",
    publiccode: "https://github.com/haven/parkeren",
    lang: "nld",
    standard_version: "1.0",
  };
  const { format, rows, state } = await importing(t, call, "algorithms").bring(JSON.stringify([record]));
  expect([format, state, codes(rows)]).toEqual(["nl_json", "done", [[]]]);
  const { algorithm, answers } = await onlyOne(call);
  expect(algorithm).toMatchObject({
    name: "Parkeerhandhaving",
    reference: "P-1",
    summary: "Scanauto's",
    lifecycle: "in_use",
    start_month: "2021-04",
    deployer: { name: "Gemeente Haven" },
    themes: ["traffic", "public_order_safety"],
    publication_category: "impactful",
    contact_email: null,
    contact_url: "https://haven.example/contact",
    suppliers: [
      { organization: { name: "Scan BV" }, role: "vendor" },
      { organization: { name: "Camera NV" }, role: "vendor" },
    ],
  });
  const values = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answer.value]));
  expect(values).toMatchObject({
    purpose: { en: "Eerlijk & snel" },
    human_oversight: { en: "Een mens kijkt mee." },
    risks: [{ risk: { en: "Verkeerde boetes." } }],
    legal_basis: { en: "Wegenverkeerswet" },
    legal_refs: [{ title: "WVW", url: "https://wetten.example/wvw" }, { title: "APV" }],
    assessments: [
      { kind: "dpia", status: "done", url: "https://haven.example/dpia" },
      { kind: "other", other_name: "Eigen toets", status: "done" },
    ],
    datasets: [{ title: { en: "Kentekens" }, url: "https://rdw.example" }],
    search_terms: ["parkeren", "scanauto"],
    code_url: "https://github.com/haven/parkeren",
  });
});

test("reads the other dialect the same way, and a single record without a list", async () => {
  const call = await t.as();
  const record = {
    name: "Parkeerhandhaving",
    description_short: "Scanauto's",
    organization: "Gemeente Haven",
    theme: ["Verkeer"],
    status: "Buiten gebruik",
    start_date: "2020-01",
    end_date: "2021-01",
    contact: "info@haven.example",
    publication_category: "Hoog-risico AI-systeem (Categorie A)",
    purpose_and_impact: "Eerlijk",
    legal_basis_title: "WVW",
    legal_basis_link: "https://wetten.example/wvw",
    impact_assessments: ["IAMA"],
    impact_assessment_link: "https://haven.example/iama",
    technical_operation: "Regels",
    supplier: "Intern ontwikkeld",
    schema: "1.0",
  };
  const { rows } = await importing(t, call, "algorithms").check(JSON.stringify(record));
  expect(codes(rows)).toEqual([[]]);
  await importing(t, call, "algorithms").bring(JSON.stringify(record));
  const { algorithm, answers } = await onlyOne(call);
  expect(algorithm).toMatchObject({ lifecycle: "retired", end_month: "2021-01", publication_category: "high_risk_ai", suppliers: [], contact_email: "info@haven.example" }); // oxfmt-ignore
  expect(answers["legal_refs"]?.value).toMatchObject([{ title: "WVW", url: "https://wetten.example/wvw" }]);
  expect(answers["assessments"]?.value).toMatchObject([{ kind: "iama_fraia", url: "https://haven.example/iama" }]);
});

test("reports invalid choices, months, impossible dates and invalid answers", async () => {
  const call = await t.as();
  const file = [
    "name,lifecycle,start_month,end_month,themes,autonomy_level,usage_count,legal_refs,people_affected",
    "A,abandoned,spring,,magic,,,,",
    "B,in_use,2022-05,2021-05,,,,,",
    "C,retired,2020-01,2999-01,,,,,",
    'D,paused,2999-01,,traffic,sometimes,many,"[{""nonsense"": 1}]",martians',
  ].join("\n");
  const { rows } = await importing(t, call, "algorithms").check(file);
  expect(codes(rows)).toEqual([
    ["choice_unknown", "choice_unknown", "month_unreadable"],
    ["end_before_start"],
    ["end_in_future"],
    ["answer_unreadable", "number_unreadable", "choice_unknown", "choice_unknown", "start_in_future"],
  ]);
});

test("changes answers in one language, keeps source and visibility, and undo restores them", async () => {
  const call = await t.as();
  const { id } = await t.make.algorithm(call.customer_id, { name: "Triage", reference: "T1" });
  const answer = (value: AnswerValue): Answer => ({
    state: "answered",
    visibility: "internal",
    source: "supplier",
    value,
    reason: {},
    withheld_ground: null,
    review_on: null,
    evidence: [{ id: "e1", title: "Report", url: "https://e.example" }],
  });
  const before: Answers = {
    purpose: answer({ en: "Old", km: "ចាស់" }),
    risks: answer([{ id: "r1", risk: { en: "One", km: "មួយ" }, likelihood: 3 }]),
  };
  await call(factsheetsApi.save, { params: { id }, body: { factsheet: { answers: before, lock_version: 0 } } });
  const { completeness } = await onlyOne(call);
  const { check, run, undo } = importing(t, call, "algorithms");
  const same = await check('reference,purpose,risks\nT1,Old,"[{""risk"": ""One"", ""likelihood"": 3}]"\n');
  expect(same.rows).toMatchObject([{ verdict: "unchanged" }]);
  const { id: import_id, rows } = await check(
    'reference,purpose,risks,monitoring\nT1,New,"[{""risk"": ""Uno""}, {""risk"": ""Two""}]",[not_disclosed] Later\n',
  );
  expect(rows).toMatchObject([{ verdict: "update", record_id: id }]);
  await run(import_id);
  const after = await onlyOne(call);
  expect(after.answers).toMatchObject({
    purpose: { ...answer(null), value: { en: "New", km: "ចាស់" } },
    risks: { ...answer(null), value: [{ id: "r1", risk: { en: "Uno", km: "មួយ" } }, { risk: { en: "Two" } }] },
    monitoring: { state: "not_disclosed", reason: { en: "Later" }, visibility: "public", source: "city" },
  });
  expect(after.completeness).toBeGreaterThan(completeness);
  expect(await undo(import_id)).toMatchObject({ state: "undone", problem_counts: {} });
  const restored = await onlyOne(call);
  expect(restored.answers).toEqual(before);
  expect(restored.completeness).toBe(completeness);
});

test("marks the answers of a supplier's file as the supplier's, but none that it leaves as they are", async () => {
  const call = await t.as();
  const { bring } = importing(t, call, "algorithms");
  await bring("reference,name,purpose\nT1,Triage,Sorts requests\n");
  const file = "reference,purpose,outputs\nT1,Sorts requests,A queue\n";
  const { rows } = await bring(file, { options: { answer_source: "supplier" } });
  expect(rows[0]?.changes.map(({ field }) => field)).toEqual(["factsheet.outputs"]);
  const { answers } = await onlyOne(call);
  expect(answers).toMatchObject({ purpose: { source: "city" }, outputs: { source: "supplier" } });
});

test("aborts the run if a factsheet was saved after the check", async () => {
  const call = await t.as();
  const { id } = await t.make.algorithm(call.customer_id, { name: "Triage", reference: "T1" });
  const { check, run } = importing(t, call, "algorithms");
  const { id: import_id } = await check("reference,purpose\nT1,New\n");
  await call(factsheetsApi.save, { params: { id }, body: { factsheet: { answers: {}, lock_version: 0 } } });
  expect(await run(import_id)).toMatchObject({ state: "failed", error: "changed_meanwhile" });
});

const word = fc
  .string({ unit: "grapheme", maxLength: 20 })
  .map((one) => one.replaceAll(/[\0\p{Cs};|]/gu, "").trim())
  .filter((one) => one !== "" && !one.startsWith("["));
const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2045-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** A text in one language of the site, or in both. */
const texts = fc.oneof(
  fc.record({ en: word }),
  fc.record({ en: word, km: word }),
  fc.record({ km: word }),
) as fc.Arbitrary<Record<string, string>>;

function cell({ kind, options = [], min = 0, max = 1e6 }: Column | Question): fc.Arbitrary<AnswerValue> {
  if (kind === "text") return texts;
  if (kind === "choice") return fc.constantFrom(...options);
  if (kind === "choices") return fc.subarray([...options], { minLength: 1 });
  if (kind === "number") return fc.double({ min, max, noNaN: true });
  if (kind === "day") return day;
  if (kind === "url") return fc.constant("https://city.example/a?b=1,2;3");
  if (kind === "countries") return fc.constant(["NL", "KH"]);
  if (kind === "words") return fc.uniqueArray(word, { minLength: 1, maxLength: 3 });
  return word;
}

const rows = ({ columns = [] }: Question): fc.Arbitrary<AnswerValue> =>
  fc
    .array(
      fc.record(
        Object.fromEntries(columns.map((column) => [column.id, cell(column)])) as Record<
          string,
          fc.Arbitrary<AnswerValue>
        >,
        { requiredKeys: [columns[0]?.id ?? ""] },
      ),
      { minLength: 1, maxLength: 2 },
    )
    .map((list) => list.map((row, at) => ({ ...row, id: `row-${at}` })));

const answerTo = (question: Question): fc.Arbitrary<Answer> =>
  fc.record({
    state: fc.constantFrom("answered", "answered", "not_disclosed", "not_applicable"),
    visibility: fc.constant(question.is_internal ? "internal" : "public"),
    source: fc.constant("city"),
    value: question.kind === "rows" ? rows(question) : cell(question),
    reason: texts,
    withheld_ground: fc.constant(null),
    review_on: fc.constant(null),
    evidence: fc.constant([]),
  }) as fc.Arbitrary<Answer>;

const questions: readonly Question[] = questionsOf(FACTSHEET_TEMPLATE);
const answers = fc.record(Object.fromEntries(questions.map((question) => [question.id, answerTo(question)])), {
  requiredKeys: [],
}) as fc.Arbitrary<Answers>;

const ORGANIZATIONS = ["Axelis", "City, Mobility; Port (South)", "=Envira"];
const algorithm = fc.record({
  input: fc.record(
    {
      name: word,
      summary: word,
      summary_km: word,
      lifecycle: fc.constantFrom("idea", "design", "development", "in_use"),
      start_month: fc.constant("2020-04"),
      department: word,
      themes: fc.subarray([...THEMES]),
      publication_category: fc.constantFrom(...PUBLICATION_CATEGORIES),
      algorithm_type: fc.constantFrom(...ALGORITHM_TYPES),
      contact_email: fc.constant("info@city.example"),
      review_due_on: day,
      internal_notes: word,
    },
    { requiredKeys: ["name"] },
  ),
  suppliers: fc.uniqueArray(fc.record({ of: fc.constantFrom(0, 1, 2), role: fc.constantFrom(...SUPPLIER_ROLES) }), {
    maxLength: 3,
    selector: ({ of, role }) => `${of} ${role}`,
  }),
  answers,
});
type Drawn = typeof algorithm extends fc.Arbitrary<infer D> ? D : never;

async function fill(call: Caller, drawn: readonly Drawn[]) {
  const organizations = await Promise.all(ORGANIZATIONS.map((name) => t.make.organization(call.customer_id, { name })));
  for (const { input, suppliers, answers: said } of drawn) {
    const named = suppliers.map(({ of, role }) => ({ organization_id: organizations[of]?.id ?? "", role }));
    const { summary_km, ...plain } = input as { name: string; summary_km?: string };
    const { algorithm: made } = await call(algorithmsApi.create, {
      query: {},
      body: { algorithm: { ...plain, suppliers: named } },
    });
    if (summary_km)
      await t.database.system
        .updateTable("algorithms")
        .set({ summary: sql`summary || jsonb_build_object('km', ${summary_km}::text)` })
        .where("id", "=", made.id)
        .execute();
    await call(factsheetsApi.save, {
      params: { id: made.id },
      body: { factsheet: { answers: said, lock_version: 0 } },
    });
  }
}

const csvOf = async (call: Caller) => (await call(algorithmsApi.csv, { query: {} })).text();
const xlsxOf = async (call: Caller) =>
  new Uint8Array(await (await call(algorithmsApi.xlsx, { query: {} })).arrayBuffer());
const comparable = (csv: string) =>
  (parse(csv, { bom: true, columns: true }) as Record<string, string>[]).map(
    ({ id: _id, created_at: _made, updated_at: _changed, ...row }) => row,
  );

test(
  "algorithms exported as tables in two languages and imported elsewhere export identically, apart from ids and times",
  { timeout: 180_000 },
  async () => {
    const tables = fc.constantFrom("csv", "xlsx");
    await fc.assert(
      fc.asyncProperty(fc.array(algorithm, { minLength: 1, maxLength: 3 }), tables, async (drawn, table) => {
        const [here, there] = [await t.as(), await t.as()];
        await fill(here, drawn);
        const exported = await csvOf(here);
        const file = table === "csv" ? exported : await xlsxOf(here);
        const done = await importing(t, there, "algorithms").bring(file, { locale: "en" });
        expect([done.state, done.counts.error]).toEqual(["done", undefined]);
        expect(comparable(await csvOf(there))).toEqual(comparable(exported));
        const home = await importing(t, here, "algorithms").check(file, { locale: "en" });
        expect(new Set(home.rows.map(({ verdict }) => verdict))).toEqual(new Set(["unchanged"]));
      }),
      { numRuns: 10, endOnFailure: true },
    );
  },
);

test("reads the Dutch file that we export", async () => {
  const [here, there] = [await t.as(), await t.as()];
  await fill(here, fc.sample(algorithm, { numRuns: 4, seed: 7 }));
  for (const dialect of ["register", "schema"] as const) {
    const file = await (await here(algorithmsApi.nlJson, { query: { dialect } })).text();
    const { rows: judged, format } = await importing(t, there, "algorithms").check(file);
    expect(format).toBe("nl_json");
    expect(
      judged.map(({ verdict, problems }) => [verdict, problems.filter(({ code }) => code !== "name_repeated")]),
    ).toEqual(judged.map(() => ["create", []]));
    expect(judged.length).toBe(4);
  }
});

test("invents no values for missing columns, on import or export", async () => {
  const call = await t.as();
  const { bring } = importing(t, call, "algorithms");
  expect(await bring("name\nTriage\n")).toMatchObject({ state: "done" });
  const { algorithm } = await onlyOne(call);
  expect(algorithm).toMatchObject({ lifecycle: "unknown", publication_category: "not_assessed" });
  expect(parse(await csvOf(call), { columns: true, bom: true })).toMatchObject([
    { lifecycle: "unknown", publication_category: "not_assessed" },
  ]);
  for (const dialect of ["register", "schema"] as const) {
    const file = await (await call(algorithmsApi.nlJson, { query: { dialect } })).text();
    expect(file).not.toMatch(/In ontwikkeling|Overige algoritmes/);
    expect(JSON.parse(file)).toMatchObject({ loss_report: [{ is_draft: true }] });
  }
});

test("a bare yes or no names no assessment", async () => {
  const call = await t.as();
  const { check } = importing(t, call, "algorithms");
  const mapping = { name: "name", "Assessment completed": "factsheet.assessments" };
  const { rows } = await check("name,Assessment completed\nTriage,No\nRouting,Yes\nPricing,DPIA\n", { mapping });
  expect(codes(rows)).toEqual([["no_value"], ["answer_unreadable"], []]);
});

test("accepts explicit unknown values, also in translation", async () => {
  const call = await t.as();
  const file = "name,lifecycle,publication_category\nA,Not known,Not assessed\nB,inconnu,non évalué\n";
  const { rows } = await importing(t, call, "algorithms").check(file);
  expect(codes(rows)).toEqual([[], []]);
});
