import { SHEET_STANDARDS } from "#contract/standards.ts";
import { parse } from "csv-parse/sync";
import { readXlsx } from "hucre";
import { expect, test } from "vitest";
import { algorithmsApi, type AlgorithmInput } from "#contract/algorithms.ts";
import { factsheetsApi, type Answer, type AnswerValue } from "#contract/factsheets.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { plainText, richText } from "#factsheet/standards/plain-text.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const answered = (value: AnswerValue, rest: Partial<Answer> = {}): Answer => ({
  state: "answered",
  visibility: "public",
  source: "city",
  value,
  reason: {},
  withheld_ground: null,
  review_on: null,
  evidence: [],
  ...rest,
});
async function register(call: Caller, algorithm: AlgorithmInput, answers: Record<string, Answer> = {}) {
  const made = await call(algorithmsApi.create, { query: {}, body: { algorithm } });
  const { id } = made.algorithm;
  await call(factsheetsApi.save, { params: { id }, body: { factsheet: { answers, lock_version: 0 } } });
  return id;
}

function parseCsv(text: string) {
  const [header = [], ...lines] = parse(text, { bom: true, record_delimiter: "\r\n" });
  return { header, rows: lines.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at] ?? ""]))) };
}

const csvOf = async (call: Caller, query: Parameters<typeof call<typeof algorithmsApi.csv>>[1]["query"] = {}) =>
  Buffer.from(await (await call(algorithmsApi.csv, { query })).arrayBuffer()).toString("utf8");

test("the CSV has a row for each algorithm, with its answers in one language", async () => {
  const call = await t.as({ role: "editor" });
  const [city, vendor] = [
    await t.make.organization(call.customer_id, { name: "City of Seaview" }),
    await t.make.organization(call.customer_id, { name: "Acme, Inc." }),
  ];
  await register(
    call,
    {
      name: '=HYPERLINK("x")',
      summary: 'Two\nlines, and a "quote"',
      themes: ["housing", "law"],
      deployer_id: city.id,
      suppliers: [{ organization_id: vendor.id, role: "hosting" }],
      internal_notes: "+1",
    },
    {
      purpose: answered({ en: "@risk", km: "គោលបំណង" }),
      people_affected: answered(["residents", "children"]),
      usage_count: answered(-3 + 15),
      alternatives: answered(null, { state: "not_disclosed", reason: { en: "The tender is open." } }),
      legal_basis: answered(null, { state: "not_applicable" }),
      risks: answered([{ id: "1", risk: { en: "Errors", km: "កំហុស" }, likelihood: 2, type: "error" }, { id: "2" }]),
    },
  );
  const text = await csvOf(call);
  expect(text.startsWith("\uFEFF")).toBe(true);
  const { header, rows } = parseCsv(text);
  expect(header.slice(0, 6)).toEqual(["id", "name", "reference", "summary", "themes", "algorithm_type"]);
  expect(header).toEqual(expect.arrayContaining(["internal_notes", "completeness", "purpose", "risks", "areas"]));
  expect(new Set(header).size).toBe(header.length);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: `'=HYPERLINK("x")`,
    summary: 'Two\nlines, and a "quote"',
    themes: "housing; law",
    deployer: "City of Seaview",
    suppliers: "Acme, Inc. (hosting)",
    internal_notes: "'+1",
    purpose: "'@risk",
    people_affected: "residents; children",
    usage_count: "12",
    alternatives: "[not_disclosed] The tender is open.",
    legal_basis: "[not_applicable]",
    risks: '[{"risk":"Errors","type":"error","likelihood":2}]',
    benefits: "",
  });
  const khmer = parseCsv(await csvOf(call, { locale: "km" })).rows[0];
  expect(khmer).toMatchObject({ summary: "", purpose: "គោលបំណង", alternatives: "[not_disclosed]" });
  expect(khmer?.["risks"]).toBe('[{"risk":"កំហុស","type":"error","likelihood":2}]');
});

test("exports the algorithms of the list in its order, over several pages", async () => {
  const call = await t.as({ role: "viewer" });
  const numbers = Array.from({ length: 450 }, (_, at) => String(at).padStart(3, "0"));
  await Promise.all(numbers.map((n) => t.make.algorithm(call.customer_id, { name: `Algorithm ${n}` })));
  await t.make.algorithm(call.customer_id, { name: "Chatbot", lifecycle: "pilot" });
  const namesIn = (text: string) => parseCsv(text).rows.map((row) => row["name"]);
  expect(namesIn(await csvOf(call, { q: "algorithm", sort: "-name" }))).toEqual(
    numbers.toReversed().map((n) => `Algorithm ${n}`),
  );
  expect(namesIn(await csvOf(call, { lifecycle: ["pilot"] }))).toEqual(["Chatbot"]);
  const empty = await csvOf(call, { q: "zzzzzz" });
  expect(empty.split("\r\n")).toHaveLength(2);
  const reply = await t.app.inject({
    url: "/api/v1/inventory/algorithms/csv?lifecycle=pilot",
    headers: { authorization: `Bearer ${call.token}` },
  });
  expect(reply.headers["content-disposition"]).toMatch(
    /^attachment; filename="algorithms-c-\w+-\d{4}-\d\d-\d\d\.csv"$/,
  );
});

// The Dutch standard --------------------------------------------------------------------------------------------------

type NlFile = {
  dialect: string;
  algorithms: Record<string, unknown>[];
  loss_report: {
    id: string;
    name: string;
    is_draft: boolean;
    missing: string[];
    left_out: { field: string; reason: string }[];
  }[];
};
async function nlOf(call: Caller, dialect: "register" | "schema", locale = "en") {
  const text = await (await call(algorithmsApi.nlJson, { query: { dialect, locale } })).text();
  const file = JSON.parse(text) as NlFile;
  const losses = file.loss_report[0]?.left_out.map(({ field, reason }) => `${field} ${reason}`);
  return { ...file, record: file.algorithms[0], losses: losses ?? [] };
}

async function withFullSheet() {
  const call = await t.as();
  const city = await t.make.organization(call.customer_id, { name: "Gemeente Noorderhaven" });
  const vendor = await t.make.organization(call.customer_id, { name: "Acme" });
  const id = await register(
    call,
    {
      name: "Signal timing",
      reference: "ALG-1",
      summary: "Keeps traffic moving.",
      lifecycle: "pilot",
      start_month: "2024-01",
      themes: ["traffic", "space_infrastructure", "nature_environment", "public_finance"],
      publication_category: "impactful",
      algorithm_type: "rule_based",
      deployer_id: city.id,
      suppliers: [
        { organization_id: vendor.id, role: "vendor" },
        { organization_id: vendor.id, role: "hosting" },
      ],
      contact_email: "algorithms@city.example",
      contact_url: "https://city.example/algorithms",
      internal_notes: "Ask legal",
    },
    {
      purpose: answered({ en: "Shorter **waits**.\n\n- for cyclists\n- for buses" }),
      necessity: answered({ en: "Busy <crossings> & streets" }),
      alternatives: answered({ km: "ជម្រើស" }),
      human_oversight: answered({ en: "Staff watch." }, { visibility: "internal" }),
      legal_basis: answered(null, { state: "not_disclosed", reason: { en: "In court." } }),
      risks: answered([{ id: "1", risk: { en: "Sensor fails" }, mitigation: { en: "Daily check" }, likelihood: 2 }]),
      legal_refs: answered([
        { id: "1", title: "Road Traffic Act", url: "https://law.example/1" },
        { id: "2", title: "Bylaw", url: "https://law.example/2" },
        { id: "3", title: "Unwritten" },
      ]),
      assessments: answered([
        { id: "1", kind: "dpia", status: "done", url: "https://city.example/dpia" },
        { id: "2", kind: "iama_fraia", status: "done" },
        { id: "3", kind: "ethics", status: "planned" },
      ]),
      datasets: answered([
        { id: "1", title: { en: "Loop counts" }, url: "https://data.example/loops", license: "CC0" },
      ]),
      technical_description: answered({ en: "x".repeat(5000) }),
      code_url: answered("javascript:alert(1)"),
      public_page_url: answered("https://city.example/signals"),
      search_terms: answered(["traffic", "lights"]),
      use_type: answered("prescriptive"),
    },
  );
  return { call, id };
}

test("the register's format has the standard's fields and words", async () => {
  const { call } = await withFullSheet();
  const { record, dialect } = await nlOf(call, "register");
  expect(dialect).toBe("register");
  expect(record).toEqual({
    name: "Signal timing",
    description_short: "Keeps traffic moving.",
    organization: "Gemeente Noorderhaven",
    category: ["Verkeer", "Ruimte en infrastructuur", "Natuur en milieu"],
    status: "In gebruik",
    begin_date: "2024-01",
    contact_email: "algorithms@city.example",
    publication_category: "Impactvolle algoritmes",
    source_id: "ALG-1",
    goal: "<p>Shorter waits.</p><ul><li>for cyclists</li><li>for buses</li></ul>",
    proportionality: "<p>Busy &lt;crossings&gt; &amp; streets</p>",
    lawful_basis: "<p>In court.</p>",
    risks: "<p>Sensor fails<br>Daily check</p>",
    lawful_basis_grouping: [
      { title: "Road Traffic Act", link: "https://law.example/1" },
      { title: "Bylaw", link: "https://law.example/2" },
    ],
    source_data_grouping: [{ title: "Loop counts", link: "https://data.example/loops" }],
    impacttoetsen_grouping: [
      { title: "Data Protection Impact Assessment (DPIA)", link: "https://city.example/dpia" },
      { title: "Impact Assessment Mensenrechten en Algoritmes (IAMA)" },
    ],
    methods_and_models: `<p>${"x".repeat(4992)}…</p>`,
    website: "https://city.example/signals",
    tags: "traffic, lights",
    provider: "Acme",
    standard_version: "1.0",
  });
});

test("the schema's format has other field names and single links", async () => {
  const { call } = await withFullSheet();
  const { record, losses } = await nlOf(call, "schema");
  expect(record).toMatchObject({
    theme: ["Verkeer", "Ruimte en infrastructuur", "Natuur en milieu", "Overheidsfinanciën"],
    start_date: "2024-01",
    contact: "algorithms@city.example",
    publication_category: "Impactvolle algoritmes (Categorie B)",
    purpose_and_impact: "Shorter waits.\n\n- for cyclists\n- for buses",
    considerations: "Busy <crossings> & streets",
    legal_basis_title: "Road Traffic Act",
    legal_basis_link: "https://law.example/1",
    impact_assessments: [
      "Data Protection Impact Assessment (DPIA)",
      "Impact Assessment Mensenrechten en Algoritmes (IAMA)",
    ],
    impact_assessment_link: "https://city.example/dpia",
    data_source_title: "Loop counts",
    technical_operation: `${"x".repeat(4998)}…`,
    supplier: "Acme",
    link: "https://city.example/signals",
    search_terms: "traffic, lights",
    schema: "1.0.0",
  });
  expect(losses).toEqual(expect.arrayContaining(["legal_refs first_only", "technical_description cut"]));
  for (const name of ["goal", "category", "provider", "lawful_basis_grouping"]) expect(record).not.toHaveProperty(name);
});

test("reports values that the standard cannot hold, with the reason", async () => {
  const { call, id } = await withFullSheet();
  const { losses, loss_report } = await nlOf(call, "register");
  expect(loss_report).toMatchObject([{ id, name: "Signal timing" }]);
  expect(losses.toSorted()).toEqual(
    [
      "algorithm_type no_counterpart",
      "alternatives not_translated",
      "assessments narrowed",
      "code_url no_link",
      "contact_url first_only",
      "datasets narrowed",
      "human_oversight internal",
      "internal_notes internal",
      "languages one_language",
      "legal_basis reason_given",
      "legal_refs no_link",
      "lifecycle narrowed",
      "purpose formatting",
      "risks narrowed",
      "suppliers narrowed",
      "technical_description cut",
      "themes cut",
      "use_type no_counterpart",
    ].toSorted(),
  );
});

test("leaves out texts not translated into the language, and reports missing required fields", async () => {
  const { call } = await withFullSheet();
  const { record, losses, loss_report } = await nlOf(call, "register", "km");
  expect(record).toMatchObject({ proportionality: "<p>ជម្រើស</p>" });
  expect(record).not.toHaveProperty("goal");
  // the standard takes Dutch only
  expect(record).not.toHaveProperty("lang");
  expect(losses).toEqual(expect.arrayContaining(["summary not_translated", "purpose not_translated"]));
  expect(loss_report[0]).toMatchObject({ is_draft: true, missing: ["description_short", "lang"] });
});

test("an in-house algorithm has no supplier, and nobody replaces a missing deployer", async () => {
  const call = await t.as();
  await register(call, { name: "Own work" }, { developed_in_house: answered("yes") });
  const { record } = await nlOf(call, "register");
  expect(record).toMatchObject({ provider: "Intern ontwikkeld" });
  expect(record).not.toHaveProperty("organization");
});

test("exports a valid empty file", async () => {
  const call = await t.as();
  expect(await nlOf(call, "schema")).toMatchObject({ algorithms: [], loss_report: [] });
});

// British and American registers ---------------------------------------------------------------------------------------

test("a CSV has the standard's columns, and a row for each algorithm", async () => {
  const { call } = await withFullSheet();
  const text = await (await call(algorithmsApi.standardCsv, { params: { standard: "omb" }, query: {} })).text();
  const { header, rows } = parseCsv(text);
  expect(header).toHaveLength(36);
  expect(rows).toMatchObject([
    {
      id: "ALG-1",
      use_case_name: "Signal timing",
      agency_name: "Gemeente Noorderhaven",
      development_stage: "b) Pilot – The use case has been deployed in a limited test or pilot capacity.",
      operational_date: "2024-01",
      vendor_name: "Acme",
      pia_url: "https://city.example/dpia",
      is_withheld: "",
    },
  ]);
  const atrs = await (await call(algorithmsApi.standardCsv, { params: { standard: "atrs" }, query: {} })).text();
  expect(parseCsv(atrs).rows).toMatchObject([{ standard_version: "4.0", operational_data_name: "Loop counts" }]);
});

test("drafts can stay out of a file, and screen, counts and report agree about them", async () => {
  const { call, id } = await withFullSheet();
  const found = (await call(algorithmsApi.readiness, { params: { id } })).standards;
  const { standards: counts } = await call(algorithmsApi.readyCounts, { query: {} });
  expect(found.map(({ standard }) => standard)).toEqual(counts.map(({ standard }) => standard));
  for (const standard of SHEET_STANDARDS) {
    const [readiness, count] = [
      found.find((one) => one.standard === standard),
      counts.find((one) => one.standard === standard),
    ];
    expect(count).toMatchObject({ ready_count: readiness?.is_ready ? 1 : 0, total_count: 1 });
    const read = async (only_ready?: "true") => {
      const query = only_ready ? { only_ready } : {};
      return JSON.parse(
        await (await call(algorithmsApi.standardJson, { params: { standard }, query })).text(),
      ) as NlFile;
    };
    const [reported] = (await read()).loss_report;
    expect(reported?.missing).toEqual(readiness?.missing.map(({ field }) => field));
    expect(reported?.left_out).toEqual(readiness?.losses);
    expect((await read("true")).algorithms).toHaveLength(readiness?.is_ready ? 1 : 0);
    const report = await (await call(algorithmsApi.lossReport, { params: { standard }, query: {} })).text();
    expect((JSON.parse(report) as NlFile).loss_report).toEqual([reported]);
  }
});

test("questions of a register abroad are asked once an algorithm is reported there", async () => {
  const { call, id } = await withFullSheet();
  const placesOf = async () => {
    const { standards } = await call(algorithmsApi.readiness, { params: { id } });
    return standards.find(({ standard }) => standard === "atrs")?.missing.map(({ place }) => place);
  };
  expect(await placesOf()).toContain("reported_to");
  const { factsheet } = await call(factsheetsApi.get, { params: { id } });
  const answers = { ...factsheet.answers, reported_to: answered(["atrs"]) };
  await call(factsheetsApi.save, {
    params: { id },
    body: { factsheet: { answers, lock_version: factsheet.lock_version } },
  });
  expect(await placesOf()).toEqual(expect.arrayContaining(["atrs_region", "atrs_beta", "system_input"]));
  expect(await placesOf()).not.toContain("reported_to");
});

test("DTPR needs a datachain without errors", async () => {
  const call = await t.as();
  const id = await register(call, { name: "No chain" });
  const { standards } = await call(algorithmsApi.readiness, { params: { id } });
  expect(standards.find(({ standard }) => standard === "dtpr")).toMatchObject({
    is_ready: false,
    missing: [{ field: "datachain", place: "datachain" }],
  });
});

test.each([
  ["One\ntwo\n\nthree", "<p>One<br>two</p><p>three</p>"],
  ["1. first\n2) second", "<ol><li>first</li><li>second</li></ol>"],
  ["<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"],
  ["", ""],
  ["\n\n \n", ""],
])("%j becomes %s", (text, html) => {
  expect(richText(text)).toBe(html);
});

test("Markdown becomes plain text", () => {
  expect(plainText("## Why\nSee [the law](https://law.example/1), **now**")).toBe(
    "Why\nSee the law (https://law.example/1), now",
  );
  expect(plainText("2 ** 3 is 8")).toBe("2 ** 3 is 8");
});

test("the workbook has the same rows: answers as texts, days as days", async () => {
  const call = await t.as({ role: "editor" });
  await register(
    call,
    { name: "@Triage", review_due_on: "2027-04-03", summary: "Sorts" },
    { purpose: answered({ en: "=SUM(1)\nand <more>" }), human_oversight: answered(null) },
  );
  const file = await call(algorithmsApi.xlsx, { query: {} });
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  const [header = [], row = []] = sheets[0]?.rows ?? [];
  const cell = (name: string) => row[header.indexOf(name)];
  expect(header).toEqual(parseCsv(await csvOf(call)).header);
  expect([cell("name"), cell("review_due_on"), cell("purpose")]).toEqual([
    "@Triage",
    new Date("2027-04-03T00:00:00Z"),
    "=SUM(1)\nand <more>",
  ]);
});

test("a search reads the answers of factsheets in every language, and nobody else's", async () => {
  const call = await t.as({ role: "editor" });
  const other = await t.as({ role: "editor" });
  const answers = { purpose: answered({ en: "Finds potholes", km: "ស្វែងរករន្ធផ្លូវ" }) };
  await register(call, { name: "Roads" }, answers);
  await register(call, { name: "Trees" });
  await register(other, { name: "Foreign roads" }, answers);
  const found = async (q: string) =>
    (await call(algorithmsApi.list, { query: { q } })).algorithms.map(({ name }) => name);
  expect(await found("POTHOLES")).toEqual(["Roads"]);
  expect(await found("រន្ធផ្លូវ")).toEqual(["Roads"]);
  expect(await found("answered")).toEqual([]);
  expect(await found("roads")).toEqual(["Roads"]);
});
