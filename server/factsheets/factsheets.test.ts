import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { factsheetsApi, type Answer, type Answers, type AnswerValue, type Factsheet } from "#contract/factsheets.ts";
import { shareTestApp } from "#server/testing/harness.ts";

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
const purpose = { purpose: answered({ en: "Sorts applications.", km: "តម្រៀបពាក្យស្នើសុំ" }) };

const read = async (call: Pick<Caller, never> & typeof t.anonymous, id: string) =>
  (await call(factsheetsApi.get, { params: { id } })).factsheet;
const save = async (
  call: Caller,
  id: string,
  factsheet: { answers: Answers; lock_version: number; save_id?: string },
) => (await call(factsheetsApi.save, { params: { id }, body: { factsheet } })).factsheet;
const entriesOf = (id: string) =>
  t.database.system
    .selectFrom("audit_entries")
    .select(["action", "subject_type", "before", "after"])
    .where("subject_id", "=", id)
    .orderBy("at")
    .execute();
const questionOf = ({ sections }: Factsheet, id: string) =>
  sections.flatMap((section) => section.questions).find((question) => question.id === id);

test("an algorithm without a sheet has an empty one", async () => {
  const call = await t.as({ role: "viewer" });
  const { id } = await t.make.algorithm(call.customer_id);
  expect(await read(call, id)).toMatchObject({
    algorithm_id: id,
    template_version: "1",
    answers: {},
    completeness: 0,
    lock_version: 0,
    updated_at: null,
    updated_by: null,
    locales: ["en", "km", "es"],
    default_locale: "en",
    facts: { name: "Permit triage", publication_category: "not_assessed", supplier_roles: [], has_deployer: false },
  });
});

test("saves and returns a sheet with every kind of answer", async () => {
  const call = await t.as();
  const { id } = await t.make.algorithm(call.customer_id);
  const answers = {
    ...purpose,
    personal_data: answered("none"),
    people_affected: answered(["residents", "children"]),
    usage_count: answered(1200.5),
    areas: answered(["Harbour", "ចំណតឡាន"]),
    storage_countries: answered(["NL", "KH"]),
    contract_ends_on: answered("2027-03-31", { visibility: "internal" }),
    code_url: answered("https://github.com/city/triage"),
    code_license: answered("EUPL-1.2"),
    alternatives: answered(null, {
      state: "not_disclosed",
      reason: { en: "The tender is open." },
      withheld_ground: "commercial",
      review_on: "2030-01-01",
    }),
    risks: answered([
      { id: "r1", risk: { en: "Errors", km: "កំហុស" }, type: "error", likelihood: 2, mitigation: { en: "Review" } },
      { id: "r2", risk: { en: "<script>alert(1)</script>" }, severity: null },
    ]),
    monitoring: answered(
      { en: "Every <b>month</b> & more" },
      { source: "supplier", evidence: [{ id: "e1", title: "Report", url: "https://city.example/r" }] },
    ),
  };
  const saved = await save(call, id, { answers, lock_version: 0 });
  expect(saved.answers).toEqual(answers);
  expect(saved).toMatchObject({ lock_version: 1, updated_by: "Test Person", updated_at: expect.any(String) });
  expect(await read(call, id)).toEqual(saved);
});

test("the algorithm's facts decide which questions apply", async () => {
  const call = await t.as();
  const { id } = await t.make.algorithm(call.customer_id, { publication_category: "impactful" });
  const supplier = await t.make.organization(call.customer_id);
  await t.database.system
    .insertInto("algorithm_suppliers")
    .values({
      customer_id: call.customer_id,
      algorithm_id: id,
      organization_id: supplier.id,
      role: "hosting",
      position: 1,
    })
    .execute();
  const sheet = await read(call, id);
  expect(sheet.facts).toMatchObject({ publication_category: "impactful", supplier_roles: ["hosting"] });
  expect(questionOf(sheet, "necessity")).toMatchObject({
    is_required: true,
    weight: 8,
    level: 2,
    kind: "text",
    max: 1500,
  });
  expect(questionOf(sheet, "supplier_data_access")).toMatchObject({ is_asked: true, is_required: true });
  expect(questionOf(sheet, "gdpr_grounds")).toMatchObject({ is_asked: false, is_required: false });
  expect(sheet.findings).toContainEqual({
    code: "required_missing",
    severity: "todo",
    field: "necessity",
    params: {},
  });
});

test("updates the algorithm's completeness, and audits who changed which answers", async () => {
  const call = await t.as();
  const { id } = await t.make.algorithm(call.customer_id);
  await save(call, id, { answers: { ...purpose, benefits: answered({ en: "Faster" }) }, lock_version: 0 });
  const next = { ...purpose, benefits: answered({ en: "Fairer" }), personal_data: answered("none") };
  const saved = await save(call, id, { answers: next, lock_version: 1 });
  const { completeness } = await t.database.system
    .selectFrom("algorithms")
    .select("completeness")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(completeness).toBe(saved.completeness);
  expect(completeness).toBeGreaterThan(10);
  const entries = await entriesOf(id);
  expect(entries.map(({ action, subject_type }) => [action, subject_type])).toEqual([
    ["factsheet.updated", "factsheet"],
    ["factsheet.updated", "factsheet"],
  ]);
  expect(entries[1]).toMatchObject({
    before: { benefits: { value: { en: "Faster" } }, personal_data: null },
    after: { benefits: { value: { en: "Fairer" } }, personal_data: { value: "none" } },
  });
  expect(Object.keys(entries[1]?.after as object)).toEqual(["benefits", "personal_data"]);
});

test("rejects a stale save with the current sheet", async () => {
  const call = await t.as();
  const { id } = await t.make.algorithm(call.customer_id);
  const first = await save(call, id, { answers: purpose, lock_version: 0 });
  for (const lock_version of [0, 7])
    await expect(save(call, id, { answers: {}, lock_version })).rejects.toMatchObject({
      status: 409,
      body: { code: "conflict", changed_by: "Test Person", current: { answers: purpose, lock_version: 1 } },
    });
  expect(await read(call, id)).toEqual(first);
});

test("ignores a repeated save", async () => {
  const call = await t.as();
  const { id } = await t.make.algorithm(call.customer_id);
  const factsheet = { answers: purpose, lock_version: 0, save_id: uuidv7() };
  const first = await save(call, id, factsheet);
  expect(await save(call, id, factsheet)).toEqual(first);
  expect(await entriesOf(id)).toHaveLength(1);
  await save(call, id, { answers: {}, lock_version: 1, save_id: uuidv7() });
  await expect(save(call, id, factsheet)).rejects.toMatchObject({ status: 409 });
});

test("accepts one of two concurrent first saves and rejects the other", async () => {
  const call = await t.as();
  const { id } = await t.make.algorithm(call.customer_id);
  const attempts = await Promise.allSettled(
    ["a", "b", "c"].map((text) => save(call, id, { answers: { purpose: answered({ en: text }) }, lock_version: 0 })),
  );
  const refused = attempts.flatMap((attempt) => (attempt.status === "rejected" ? [attempt.reason as unknown] : []));
  expect(refused).toMatchObject([{ status: 409 }, { status: 409 }]);
  expect((await read(call, id)).lock_version).toBe(1);
});

test.each([
  ["an unknown question", "favourite_colour", answered("blue"), "factsheet.answers.favourite_colour"],
  [
    "a text that is too long to keep",
    "purpose",
    answered({ km: "ក".repeat(10_001) }),
    "factsheet.answers.purpose.value.km",
  ],
  ["a text without a language", "purpose", answered("Sorts"), "factsheet.answers.purpose.value"],
  ["what is no language", "purpose", answered({ Klingon: "Qapla'" }), "factsheet.answers.purpose.value.Klingon"],
  ["an unknown choice", "personal_data", answered("some"), "factsheet.answers.personal_data.value"],
  ["one of several unknown choices", "access", answered(["police", "me"]), "factsheet.answers.access.value.1"],
  ["a number as text", "usage_count", answered("12"), "factsheet.answers.usage_count.value"],
  ["a day that is none", "contract_ends_on", answered("2026-02-30"), "factsheet.answers.contract_ends_on.value"],
  [
    "a country that is none",
    "storage_countries",
    answered(["Nederland"]),
    "factsheet.answers.storage_countries.value.0",
  ],
  ["an unknown column", "risks", answered([{ id: "1", colour: "red" }]), "factsheet.answers.risks.value.0.colour"],
  [
    "a likelihood beyond the scale",
    "risks",
    answered([{ id: "1" }, { id: "2", likelihood: 6 }]),
    "factsheet.answers.risks.value.1.likelihood",
  ],
  ["two rows with one id", "risks", answered([{ id: "1" }, { id: "1" }]), "factsheet.answers.risks.value.1.id"],
  ["a character that is none", "purpose", answered({ en: "a\0b" }), "factsheet.answers.purpose.value.en"],
  [
    "an unknown state",
    "purpose",
    answered({ en: "Sorts" }, { state: "guessed" as never }),
    "factsheet.answers.purpose.state",
  ],
])("rejects %s, naming the field", async (_what, question, answer, field) => {
  const call = await t.as();
  const { id } = await t.make.algorithm(call.customer_id);
  await expect(save(call, id, { answers: { [question]: answer }, lock_version: 0 })).rejects.toMatchObject({
    status: 400,
    body: { code: "invalid_input", fields: { [field]: expect.any(String) } },
  });
  expect((await read(call, id)).lock_version).toBe(0);
});

test("saves incomplete and invalid answers with findings", async () => {
  const call = await t.as();
  const { id } = await t.make.algorithm(call.customer_id);
  const answers = {
    purpose: answered({ en: "x".repeat(2501) }),
    code_url: answered("javascript:alert(1)"),
    data_summary: answered({ en: "n/a" }),
    risks: answered([{ id: "1" }]),
  };
  const saved = await save(call, id, { answers, lock_version: 0 });
  expect(saved.answers).toEqual(answers);
  expect(saved.findings.map(({ field, code, column }) => [field, code, column].join(" ").trim())).toEqual(
    expect.arrayContaining([
      "purpose text_too_long",
      "code_url url_not_https",
      "data_summary empty_phrase",
      "risks row_incomplete risk",
    ]),
  );
});

test("a share session reads its own sheet only, without internal answers", async () => {
  const call = await t.as();
  const own = await t.make.algorithm(call.customer_id);
  const other = await t.make.algorithm(call.customer_id);
  const answers = { ...purpose, code_url: answered("http://internal.example", { visibility: "internal" }) };
  await save(call, own.id, { answers, lock_version: 0 });
  const { token } = await t.make.shareLink({
    customer_id: call.customer_id,
    redirect_to: `/inventory/algorithms/${own.id}/factsheet`,
  });
  const guest = t.clientFor(token);
  const sheet = await read(guest, own.id);
  expect(sheet).toMatchObject({ answers: purpose, lock_version: 1, updated_by: null });
  expect(sheet.answers).not.toHaveProperty("code_url");
  expect(sheet.findings.filter(({ field }) => field === "code_url")).toEqual([]);
  await expect(read(guest, other.id)).rejects.toMatchObject({ status: 403 });
  await expect(
    guest(factsheetsApi.save, { params: { id: own.id }, body: { factsheet: { answers: {}, lock_version: 1 } } }),
  ).rejects.toMatchObject({ status: 403 });
});

test("a viewer can read but not write a sheet; a deleted algorithm has none", async () => {
  const call = await t.as({ role: "viewer" });
  const { id } = await t.make.algorithm(call.customer_id);
  await expect(save(call, id, { answers: purpose, lock_version: 0 })).rejects.toMatchObject({ status: 403 });
  const gone = await t.make.algorithm(call.customer_id, { deleted_at: new Date().toISOString() });
  await expect(read(call, gone.id)).rejects.toMatchObject({ status: 404 });
});
