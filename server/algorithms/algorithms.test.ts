import sharp from "sharp";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { algorithmsApi, type AlgorithmChange, type AlgorithmInput } from "#contract/algorithms.ts";
import { algorithmChainApi } from "#contract/datachains.ts";
import { factsheetsApi, type Answer, type AnswerValue } from "#contract/factsheets.ts";
import { labelsApi } from "#contract/labels.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;
type ListQuery = Parameters<typeof t.anonymous<typeof algorithmsApi.list>>[1]["query"];
type Start = Parameters<typeof t.anonymous<typeof algorithmsApi.create>>[1]["body"]["start"];

const list = (call: Caller, query: ListQuery = {}) => call(algorithmsApi.list, { query });
const names = async (call: Caller, query: ListQuery) => (await list(call, query)).algorithms.map(({ name }) => name);
const create = async (
  call: Caller,
  algorithm: Partial<AlgorithmInput> & { id?: string } = {},
  start?: Start,
  locale = "en",
) =>
  (
    await call(algorithmsApi.create, {
      query: { locale },
      body: { algorithm: { name: "Permit triage", ...algorithm }, ...(start && { start }) },
    })
  ).algorithm;
const read = async (call: typeof t.anonymous, id: string, locale?: string) =>
  (await call(algorithmsApi.get, { params: { id }, query: { ...(locale && { locale }) } })).algorithm;
const update = async (call: Caller, id: string, algorithm: AlgorithmChange, locale = "en") =>
  (await call(algorithmsApi.update, { params: { id }, query: { locale }, body: { algorithm } })).algorithm;
const activity = async (call: Caller, id: string) =>
  (await call(algorithmsApi.activity, { params: { id }, query: {} })).activity;
const refused = (...fields: string[]) => ({
  status: 400,
  body: { code: "invalid_input", fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])) },
});

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
const saveSheet = (call: Caller, id: string, answers: Record<string, Answer>, lock_version = 0) =>
  call(factsheetsApi.save, { params: { id }, body: { factsheet: { answers, lock_version } } });

// Lists -------------------------------------------------------------------------------------------------------------

test("R2.28 lists algorithms with the columns of the list and the total count", async () => {
  const call = await t.as();
  const deployer = await t.make.organization(call.customer_id, { name: "City of Seaview" });
  const label = await t.make.label(call.customer_id, "Traffic");
  const { id } = await create(call, {
    name: "Signal timing",
    reference: "ALG-1",
    lifecycle: "in_use",
    publication_category: "impactful",
    algorithm_type: "rule_based",
    deployer_id: deployer.id,
    department: "Mobility",
    label_ids: [label.id],
    review_due_on: "2027-01-01",
  });
  const page = await t.make.page(call.customer_id, { type: "algorithm_page", algorithm_id: id });
  const gone = await create(call, { name: "Gone" });
  await call(algorithmsApi.remove, { params: { id: gone.id } });
  const { algorithms, meta } = await list(call);
  expect(meta).toEqual({ total_count: 1 });
  expect(algorithms).toEqual([
    {
      id,
      name: "Signal timing",
      reference: "ALG-1",
      lifecycle: "in_use",
      publication_category: "impactful",
      algorithm_type: "rule_based",
      deployer: { id: deployer.id, name: "City of Seaview" },
      department: "Mobility",
      labels: [{ id: label.id, name: "Traffic", names: {}, color: "#15803d" }],
      identifiability: null,
      chain: null,
      completeness: 0,
      page: { id: page.id, status: "draft", has_changes: false, state: "draft" },
      review_due_on: "2027-01-01",
      lock_version: 0,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  ]);
});

test("searches exactly first, and tolerates typos only if that finds nothing", async () => {
  const call = await t.as();
  const other = await t.as();
  await create(other, { name: "Chatbot of somebody else" });
  await create(call, { name: "Chatbot", reference: "ALG-7", department: "Front office" });
  await create(call, { name: "Permit triage", summary: "Sorts applications for building permits." });
  const khmer = await create(call, { name: "100%_sure" });
  await update(call, khmer.id, { summary: "ប្រព័ន្ធនេះតម្រៀបពាក្យស្នើសុំសាងសង់", lock_version: 0 }, "km");
  expect(await names(call, { q: "CHAT" })).toEqual(["Chatbot"]);
  expect(await names(call, { q: "alg-7" })).toEqual(["Chatbot"]);
  expect(await names(call, { q: "front" })).toEqual(["Chatbot"]);
  expect(await names(call, { q: "building permits" })).toEqual(["Permit triage"]);
  expect(await names(call, { q: "ពាក្យស្នើសុំ" })).toEqual(["100%_sure"]);
  expect(await names(call, { q: "%_" })).toEqual(["100%_sure"]);
  expect(await names(call, { q: "permti triage" })).toEqual(["Permit triage"]);
  expect(await names(call, { q: "chatbto" })).toEqual(["Chatbot"]);
  expect(await names(call, { q: "zeppelin" })).toEqual([]);
  // locale codes of localized texts are not searched
  expect(await names(call, { q: "km" })).toEqual([]);
});

test("filters by each value, and combines filters", async () => {
  const call = await t.as();
  const [deployer, supplier, named] = [
    await t.make.organization(call.customer_id),
    await t.make.organization(call.customer_id),
    await t.make.organization(call.customer_id),
  ];
  const label = await t.make.label(call.customer_id);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const a = await create(call, {
    name: "A",
    lifecycle: "pilot",
    themes: ["traffic", "law"],
    deployer_id: deployer.id,
    review_due_on: inDays(-2),
  });
  const b = await create(call, {
    name: "B",
    publication_category: "high_risk_ai",
    themes: ["work"],
    review_due_on: inDays(20),
    suppliers: [{ organization_id: supplier.id, role: "vendor" }],
  });
  const c = await create(call, { name: "C", label_ids: [label.id], review_due_on: inDays(90) });
  await create(call, { name: "D" });
  await t.make.page(call.customer_id, { type: "algorithm_page", algorithm_id: a.id });
  const placement = {
    id: "p1",
    category_id: "accountable",
    element_id: "organization",
    context_value: "vendor",
    identifiability: null,
    organization_id: named.id,
    subchain_instance_id: null,
    variables: {},
    actions: [],
    sources: [],
    disclosure: "disclosed" as const,
    internal_note: "",
  };
  const content = {
    placements: [placement],
    custom_elements: [],
    subchain_instances: [],
    undisclosed: {},
    sources: [],
  };
  await call(algorithmChainApi.save, { params: { id: c.id }, body: { datachain: { content, lock_version: 0 } } });
  const cases: [ListQuery, string[]][] = [
    [{ lifecycle: ["pilot"] }, ["A"]],
    [{ lifecycle: ["pilot", "unknown"] }, ["A", "B", "C", "D"]],
    [{ publication_category: ["high_risk_ai", "impactful"] }, ["B"]],
    [{ theme: ["law", "work"] }, ["A", "B"]],
    [{ organization: [deployer.id] }, ["A"]],
    [{ organization: [deployer.id, supplier.id] }, ["A", "B"]],
    [{ organization: [named.id] }, ["C"]],
    [{ label: [label.id] }, ["C"]],
    [{ review_due: ["overdue"] }, ["A"]],
    [{ review_due: ["within_30_days", "none"] }, ["B", "D"]],
    [{ review_due: ["later"] }, ["C"]],
    [{ has_page: "true" }, ["A"]],
    [{ has_page: "false" }, ["B", "C", "D"]],
    [{ has_errors: "true" }, ["C"]],
    [{ has_errors: "false" }, ["A", "B", "D"]],
    [{ id: [a.id, b.id] }, ["A", "B"]],
    [{ id: [a.id, b.id], theme: ["work"], q: "b" }, ["B"]],
  ];
  for (const [query, found] of cases) expect([query, await names(call, query)]).toEqual([query, found]);
  expect((await list(call, { lifecycle: ["unknown"], per_page: 1 })).meta.total_count).toBe(3);
});

test("sorts by life cycle and other columns, and paginates", async () => {
  const call = await t.as();
  await create(call, { name: "C", lifecycle: "in_use", reference: "2" });
  await create(call, { name: "A", lifecycle: "retired" });
  await create(call, { name: "B", lifecycle: "idea", reference: "1" });
  expect(await names(call, {})).toEqual(["A", "B", "C"]);
  expect(await names(call, { sort: "lifecycle" })).toEqual(["B", "C", "A"]);
  expect(await names(call, { sort: "-lifecycle" })).toEqual(["A", "C", "B"]);
  expect(await names(call, { sort: "reference" })).toEqual(["B", "C", "A"]);
  expect(await names(call, { sort: "created_at", per_page: 2, page: 2 })).toEqual(["B"]);
});

// Creating ----------------------------------------------------------------------------------------------------------

test("needs only a name, and creates one algorithm if the same request is sent twice", async () => {
  const call = await t.as();
  const id = uuidv7();
  const first = await create(call, { id });
  expect(first).toMatchObject({
    id,
    name: "Permit triage",
    lifecycle: "unknown",
    publication_category: "not_assessed",
    themes: [],
    suppliers: [],
    labels: [],
    summary: null,
    locale: "en",
    fallbacks: {},
    lock_version: 0,
  });
  expect(await create(call, { id, name: "Again" })).toEqual(first);
  expect((await list(call)).meta.total_count).toBe(1);
  expect((await activity(call, id)).map(({ action, actor }) => [action, actor])).toEqual([
    ["algorithm.created", "Test Person"],
  ]);
});

test("does not take over another customer's id", async () => {
  const [mine, theirs] = [await t.as(), await t.as()];
  const { id } = await create(theirs);
  await expect(create(mine, { id })).rejects.toMatchObject({ status: 404 });
  expect((await read(theirs, id)).name).toBe("Permit triage");
});

test("a template starts datachain and factsheet, without errors", async () => {
  const call = await t.as();
  const { id, ...algorithm } = await create(call, {}, { from: "template", template_id: "chatbot" });
  expect(algorithm).toMatchObject({ template_id: "chatbot", chain: { states: expect.any(Array) } });
  expect(algorithm.identifiability).toBe("identifiable");
  const { datachain } = await call(algorithmChainApi.get, { params: { id } });
  expect(datachain.content.placements.length).toBeGreaterThan(5);
  expect(datachain.findings.filter(({ severity }) => severity === "error")).toEqual([]);
  const { factsheet } = await call(factsheetsApi.get, { params: { id } });
  const { purpose } = factsheet.answers;
  expect(purpose).toMatchObject({ state: "answered", value: { en: expect.stringContaining("Answers questions") } });
  expect(factsheet.findings.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(factsheet.findings.map(({ field }) => field)).not.toContain("purpose");
  for (const template_id of ["cctv", "nonsense"])
    await expect(create(call, {}, { from: "template", template_id })).rejects.toMatchObject(
      refused("start.template_id"),
    );
});

test("copies everything but the reference and the verification", async () => {
  const call = await t.as();
  const supplier = await t.make.organization(call.customer_id);
  const label = await t.make.label(call.customer_id);
  const source = await create(
    call,
    {
      reference: "ALG-1",
      summary: "Sorts applications.",
      themes: ["housing"],
      last_verified_on: "2026-01-01",
      publication_category: "impactful",
      suppliers: [{ organization_id: supplier.id, role: "hosting" }],
      label_ids: [label.id],
    },
    { from: "template", template_id: "permit_triage" },
  );
  await update(call, source.id, { summary: "តម្រៀប", lock_version: source.lock_version }, "km");
  await saveSheet(call, source.id, { purpose: answered({ en: "Sorts applications." }) }, 1);
  const copy = await create(call, { name: "Second", summary: "Sorts others." }, { from: "copy", id: source.id });
  const original = await read(call, source.id);
  expect(copy).toMatchObject({
    name: "Second",
    reference: null,
    last_verified_on: null,
    summary: "Sorts others.",
    themes: ["housing"],
    publication_category: "impactful",
    template_id: "permit_triage",
    suppliers: original.suppliers,
    labels: original.labels,
    chain: original.chain,
    completeness: original.completeness,
  });
  expect(copy.completeness).toBeGreaterThan(0);
  expect((await read(call, copy.id, "km")).summary).toBe("តម្រៀប");
  const { factsheet } = await call(factsheetsApi.get, { params: { id: copy.id } });
  expect(factsheet.answers).toMatchObject({ purpose: { value: { en: "Sorts applications." } } });
  const foreign = await create(await t.as());
  await expect(create(call, {}, { from: "copy", id: foreign.id })).rejects.toMatchObject(refused("start.id"));
});

// Changing ----------------------------------------------------------------------------------------------------------

test("R2.29 changes and returns every field, with texts in one locale", async () => {
  const call = await t.as();
  const [deployer, vendor] = [await t.make.organization(call.customer_id), await t.make.organization(call.customer_id)];
  const label = await t.make.label(call.customer_id);
  const { id } = await create(call, { summary: "Sorts applications." });
  const fields = {
    name: "Permit sorting",
    reference: "ALG-9",
    lifecycle: "retired",
    start_month: "2024-01",
    end_month: "2025-12",
    department: "Housing",
    themes: ["housing", "law"],
    publication_category: "impactful",
    algorithm_type: "hybrid",
    contact_email: "algorithms@city.example",
    contact_url: "https://city.example/algorithms",
    review_due_on: "2027-01-01",
    last_verified_on: "2026-01-01",
    internal_notes: "Ask legal",
  } as const;
  const saved = await update(
    call,
    id,
    {
      ...fields,
      themes: [...fields.themes],
      summary: "តម្រៀបពាក្យស្នើសុំ",
      deployer_id: deployer.id,
      label_ids: [label.id],
      suppliers: [
        { organization_id: vendor.id, role: "vendor" },
        { organization_id: deployer.id, role: "operator" },
        { organization_id: vendor.id, role: "vendor" },
      ],
      lock_version: 0,
    },
    "km",
  );
  expect(saved).toMatchObject({
    ...fields,
    summary: "តម្រៀបពាក្យស្នើសុំ",
    locale: "km",
    deployer,
    labels: [{ id: label.id }],
    suppliers: [
      { organization: vendor, role: "vendor" },
      { organization: deployer, role: "operator" },
    ],
    lock_version: 1,
  });
  expect(await read(call, id)).toMatchObject({ summary: "Sorts applications.", locale: "en" });
  expect(await read(call, id, "es")).toMatchObject({
    summary: null,
    fallbacks: { summary: { locale: "en", text: "Sorts applications." } },
  });
  const [newest] = await activity(call, id);
  expect(newest).toMatchObject({ action: "algorithm.updated", actor: "Test Person" });
  expect(newest?.fields).toEqual(expect.arrayContaining(["name", "summary", "suppliers", "label_ids", "deployer_id"]));
});

test("ignores an update without differences, and empties lists", async () => {
  const call = await t.as();
  const vendor = await t.make.organization(call.customer_id);
  const label = await t.make.label(call.customer_id);
  const suppliers = [{ organization_id: vendor.id, role: "vendor" as const }];
  const { id } = await create(call, { suppliers, label_ids: [label.id] });
  const same = await update(call, id, { name: "Permit triage", suppliers, label_ids: [label.id], lock_version: 0 });
  expect(same.lock_version).toBe(0);
  const emptied = await update(call, id, { suppliers: [], label_ids: [], lock_version: 0 });
  expect(emptied).toMatchObject({ suppliers: [], labels: [], lock_version: 1 });
});

test("answers a stale change with the current algorithm", async () => {
  const call = await t.as();
  const { id } = await create(call);
  await update(call, id, { department: "Housing", lock_version: 0 });
  await expect(update(call, id, { name: "Late", lock_version: 0 })).rejects.toMatchObject({
    status: 409,
    body: { code: "conflict", current: { id, department: "Housing", lock_version: 1 } },
  });
});

const next = new Date(Date.now() + 62 * 86_400_000).toISOString().slice(0, 7);
test.each([
  [{ start_month: "2025-05", end_month: "2025-04" }, "algorithm.end_month"],
  [{ lifecycle: "retired", end_month: next }, "algorithm.end_month"],
  [{ lifecycle: "retired", start_month: next }, "algorithm.start_month"],
  [{ lifecycle: "paused", start_month: next }, "algorithm.start_month"],
] as const)("dates that cannot be true are refused: %j", async (life, field) => {
  const call = await t.as();
  await expect(create(call, life)).rejects.toMatchObject(refused(field));
  const { id } = await create(call, { start_month: "2025-05" });
  const late = "start_month" in life ? life : { ...life, start_month: "2025-05" };
  await expect(update(call, id, { ...late, lock_version: 0 })).rejects.toMatchObject(refused(field));
});

test("checks a changed date against the stored one", async () => {
  const call = await t.as();
  const { id } = await create(call, { start_month: "2025-05" });
  await expect(update(call, id, { end_month: "2025-04", lock_version: 0 })).rejects.toMatchObject(
    refused("algorithm.end_month"),
  );
});

test("saves missing and planned dates", async () => {
  const call = await t.as();
  for (const life of [
    { lifecycle: "retired" },
    { lifecycle: "in_use", start_month: next },
    { lifecycle: "pilot", start_month: "2026-01", end_month: next },
  ] as const)
    expect(await create(call, life)).toMatchObject(life);
});

test("rejects references to deleted records and another customer's", async () => {
  const [call, other] = [await t.as(), await t.as()];
  const foreign = await t.make.organization(other.customer_id);
  const gone = await t.make.organization(call.customer_id, { deleted_at: new Date().toISOString() });
  const own = await t.make.organization(call.customer_id);
  const label = await t.make.label(other.customer_id);
  const { id } = await create(call);
  for (const organization of [foreign, gone]) {
    await expect(create(call, { deployer_id: organization.id })).rejects.toMatchObject(
      refused("algorithm.deployer_id"),
    );
    const suppliers = [own, organization].map(({ id }) => ({ organization_id: id, role: "vendor" as const }));
    await expect(update(call, id, { suppliers, lock_version: 0 })).rejects.toMatchObject(
      refused("algorithm.suppliers.1.organization_id"),
    );
  }
  await expect(update(call, id, { label_ids: [label.id], lock_version: 0 })).rejects.toMatchObject(
    refused("algorithm.label_ids.0"),
  );
});

test("a reference is unique per customer, and can be reused after a deletion", async () => {
  const [call, other] = [await t.as(), await t.as()];
  const first = await create(call, { reference: "ALG-1" });
  await create(other, { reference: "ALG-1" });
  const taken = {
    status: 409,
    body: { code: "reference_taken", fields: { "algorithm.reference": expect.any(String) } },
  };
  await expect(create(call, { reference: "alg-1" })).rejects.toMatchObject(taken);
  await call(algorithmsApi.remove, { params: { id: first.id } });
  await create(call, { reference: "ALG-1" });
  await expect(call(algorithmsApi.restore, { params: { id: first.id }, query: {} })).rejects.toMatchObject(taken);
});

test("fields of the algorithm change its factsheet's completeness", async () => {
  const call = await t.as();
  const { id } = await create(call);
  await saveSheet(call, id, { purpose: answered({ en: "Sorts applications." }) });
  const before = await read(call, id);
  const after = await update(call, id, { publication_category: "impactful", lock_version: before.lock_version });
  expect(after.completeness).toBeLessThan(before.completeness);
  expect(after.completeness).toBeGreaterThan(0);
  const { factsheet } = await call(factsheetsApi.get, { params: { id } });
  expect(after.completeness).toBe(factsheet.completeness);
  expect((await activity(call, id)).map(({ action, fields }) => [action, fields])).toEqual([
    ["algorithm.updated", ["publication_category"]],
    ["factsheet.updated", ["purpose"]],
    ["algorithm.created", []],
  ]);
});

test("uploads, keeps and removes an image", async () => {
  const call = await t.as();
  const { id } = await create(call);
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#1d6b4f" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append("algorithm[image]", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "scheme.png");
  const { algorithm } = await call(algorithmsApi.upload, { params: { id }, query: {}, body });
  expect(algorithm).toMatchObject({ image_key: expect.stringMatching(/\.png$/), lock_version: 1 });
  const removed = await update(call, id, { image_key: null, lock_version: 1 });
  expect(removed).toMatchObject({ image_key: null, lock_version: 2 });
});

test("a deleted algorithm is gone and can be restored completely", async () => {
  const call = await t.as();
  const label = await t.make.label(call.customer_id);
  const { id } = await create(call, { label_ids: [label.id] });
  await saveSheet(call, id, { purpose: answered({ en: "Sorts applications." }) });
  const before = await read(call, id);
  await call(algorithmsApi.remove, { params: { id } });
  await expect(read(call, id)).rejects.toMatchObject({ status: 404 });
  await expect(call(algorithmsApi.remove, { params: { id } })).rejects.toMatchObject({ status: 404 });
  await expect(update(call, id, { name: "Ghost", lock_version: 1 })).rejects.toMatchObject({ status: 404 });
  const { algorithm } = await call(algorithmsApi.restore, { params: { id }, query: {} });
  expect(algorithm).toMatchObject({ labels: before.labels, completeness: before.completeness });
  expect(await call(algorithmsApi.restore, { params: { id }, query: {} })).toEqual({ algorithm });
});

test("purges an algorithm a day after its deletion", async () => {
  const call = await t.as();
  const old = await t.make.algorithm(call.customer_id, { deleted_at: new Date(Date.now() - 90_000_000).toISOString() });
  const fresh = await t.make.algorithm(call.customer_id, { deleted_at: new Date().toISOString() });
  t.queued.push({ name: "sweep", payload: {} } as never);
  await t.work();
  const left = await t.database.system
    .selectFrom("algorithms")
    .select("id")
    .where("customer_id", "=", call.customer_id)
    .execute();
  expect(left).toEqual([{ id: fresh.id }]);
  expect(left).not.toContainEqual({ id: old.id });
});

test("a share session reads only its own algorithm, without internal notes", async () => {
  const call = await t.as();
  const own = await create(call, { internal_notes: "Ask legal", summary: "Sorts applications." });
  const other = await create(call);
  const { token } = await t.make.shareLink({
    customer_id: call.customer_id,
    redirect_to: `/inventory/algorithms/${own.id}/details`,
  });
  const guest = t.clientFor(token);
  expect(await read(guest, own.id)).toMatchObject({ internal_notes: null, summary: "Sorts applications." });
  expect((await read(call, own.id)).internal_notes).toBe("Ask legal");
  await expect(read(guest, other.id)).rejects.toMatchObject({ status: 403 });
  await expect(guest(algorithmsApi.list, { query: {} })).rejects.toMatchObject({ status: 403 });
});

test("saves an algorithm that refers to a record deleted since, and regains restored labels", async () => {
  const call = await t.as();
  const gone = await t.make.organization(call.customer_id);
  const label = await t.make.label(call.customer_id);
  const suppliers = [{ organization_id: gone.id, role: "vendor" as const }];
  const { id } = await create(call, { deployer_id: gone.id, suppliers, label_ids: [label.id] });
  await t.database.system
    .updateTable("organizations")
    .set({ deleted_at: new Date().toISOString() })
    .where("id", "=", gone.id)
    .execute();
  await call(labelsApi.remove, { params: { id: label.id } });
  const saved = { name: "Renamed", deployer_id: gone.id, suppliers, label_ids: [] };
  expect(await update(call, id, { ...saved, lock_version: 0 })).toMatchObject({ name: "Renamed", labels: [] });
  await call(labelsApi.restore, { params: { id: label.id } });
  const { labels } = await update(call, id, { label_ids: [label.id], lock_version: 1 });
  expect(labels).toMatchObject([{ id: label.id }]);
  const other = await create(call, { name: "Other" });
  await expect(update(call, other.id, { deployer_id: gone.id, lock_version: 0 })).rejects.toMatchObject({
    status: 400,
    body: { fields: { "algorithm.deployer_id": expect.any(String) } },
  });
});
