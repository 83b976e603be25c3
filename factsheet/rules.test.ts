import fc from "fast-check";
import { expect, test } from "vitest";
import { CONDITION_FACTS, conditionsFor, questionsOf } from "./conditions.ts";
import type { Condition, FactsheetTemplate, Question } from "./question.ts";
import { completenessOf, findingsFor, sectionsFor } from "./rules.ts";
import { FACTSHEET_TEMPLATE, type QuestionId } from "./template.ts";
import type { Answer, Answers, AnswerValue, SheetFacts } from "#contract/factsheets.ts";

const TEMPLATE: FactsheetTemplate = FACTSHEET_TEMPLATE;
const QUESTIONS = questionsOf(TEMPLATE);

const FACTS: SheetFacts = {
  name: "Permit triage",
  summary: { en: "Sorts applications." },
  lifecycle: "in_use",
  start_month: "2024-05",
  end_month: null,
  publication_category: "other",
  algorithm_type: "rule_based",
  themes: ["housing"],
  has_deployer: true,
  supplier_roles: ["vendor"],
  contact_email: "algorithms@city.example",
  contact_url: null,
  review_due_on: "2027-01-01",
  locales: ["en", "km"],
  default_locale: "en",
  today: "2026-06-15",
};

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
const answersOf = (values: Partial<Record<QuestionId, AnswerValue>>): Answers =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, answered(value)]));

/** The codes found for a field. */
const codes = (field: string, answers: Answers, facts: Partial<SheetFacts> = {}) =>
  findingsFor(TEMPLATE, answers, { ...FACTS, ...facts })
    .filter((finding) => finding.field === field)
    .map((finding) => finding.code);

const required = (answers: Answers, facts: Partial<SheetFacts> = {}) =>
  sectionsFor(TEMPLATE, answers, { ...FACTS, ...facts })
    .flatMap((section) => section.questions)
    .filter((question) => question.is_required)
    .map((question) => question.id);

// The template as data ----------------------------------------------------------------------------------------------

test("the template's ids are unique, and each kind has the fields it needs", () => {
  const ids = QUESTIONS.map((question) => question.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, kind, options, columns, max = 0 } of QUESTIONS) {
    expect([id, options !== undefined]).toEqual([id, kind === "choice" || kind === "choices"]);
    expect([id, columns !== undefined]).toEqual([id, kind === "rows"]);
    expect([id, max > 0]).toEqual([id, ["text", "line", "number"].includes(kind)]);
    for (const column of columns ?? [])
      expect([id, column.id, column.options !== undefined]).toEqual([id, column.id, column.kind.startsWith("choice")]);
  }
});

test("conditions refer to existing questions, columns, facts and values", () => {
  const byId = new Map(QUESTIONS.map((question) => [question.id, question]));
  const conditionsOf = ({ asked = [], required: needed = [] }: Question): readonly Condition[] => [
    ...asked,
    ...(needed === "always" ? [] : needed),
  ];
  for (const [key, wanted] of QUESTIONS.flatMap(conditionsOf).flatMap((condition) => Object.entries(condition))) {
    if (CONDITION_FACTS.some((fact) => fact === key)) continue;
    const [id = "", column] = key.split(".");
    const question = byId.get(id);
    expect(question, key).toBeDefined();
    const of = column ? question?.columns?.find((one) => one.id === column) : question;
    expect(of, key).toBeDefined();
    const values = typeof wanted === "string" ? [] : "not" in wanted ? wanted.not : wanted;
    expect(of?.options ?? []).toEqual(expect.arrayContaining([...values]));
  }
});

test("every list of choices offers an honest way out", () => {
  const lists = QUESTIONS.flatMap(({ id, options }) => (options ? [{ id, last: options.at(-1) }] : []));
  expect(lists).toEqual(lists.map(({ id }) => ({ id, last: "unknown" })));
});

test("no question depends on itself", () => {
  // a cycle would recurse forever
  expect(() => QUESTIONS.filter(conditionsFor(TEMPLATE, everything(), FACTS).isAsked)).not.toThrow();
});

test("a normal record needs few answers, an impactful one more, a high-risk one most", () => {
  const core = required({});
  expect(core.toSorted()).toEqual(["autonomy_level", "data_summary", "is_ai_system", "personal_data", "purpose"]);
  const impactful = required({}, { publication_category: "impactful" });
  const highRisk = required(answersOf({ aia_role: "both" }), { publication_category: "high_risk_ai" });
  expect(impactful).toEqual(expect.arrayContaining(core));
  expect(highRisk).toEqual(expect.arrayContaining(impactful));
  expect(impactful.length).toBeGreaterThan(15);
  expect(highRisk).toEqual(expect.arrayContaining(["aia_declaration_url", "aia_eu_entry_url", "aia_fria_summary"]));
});

// Rules -------------------------------------------------------------------------------------------------------------

test.each(["anonymous_aggregate", "pseudonymous", "identifiable", "special_category"])(
  "personal data (%s) asks for ground, retention, access, rights, notice and the privacy statement",
  (personal_data) => {
    const asked = ["gdpr_grounds", "retention", "access", "rights", "notice_given", "privacy_statement_url"];
    expect(required(answersOf({ personal_data }))).toEqual(expect.arrayContaining(asked));
    for (const none of ["none", "unknown"])
      expect(required(answersOf({ personal_data: none })).filter((id) => asked.includes(id))).toEqual([]);
  },
);

test("an automated decision asks for oversight, objection and law", () => {
  const asked = ["human_oversight", "objection", "legal_refs"];
  expect(required(answersOf({ decision_effect: "automated_decision" }))).toEqual(expect.arrayContaining(asked));
  expect(required(answersOf({ decision_effect: "recommendation" })).filter((id) => asked.includes(id))).toEqual([]);
});

test("high-risk questions depend on the role", () => {
  const asked = (aia_role: string) => required(answersOf({ aia_role }), { publication_category: "high_risk_ai" });
  expect(asked("provider")).toEqual(expect.arrayContaining(["aia_declaration_url", "aia_instructions_url"]));
  expect(asked("provider")).not.toContain("aia_fria_summary");
  expect(asked("deployer")).toContain("aia_fria_summary");
  expect(asked("deployer")).not.toContain("aia_declaration_url");
});

test("instructions are not required for law enforcement", () => {
  const sheet = (area: string) =>
    answersOf({ aia_role: "provider", aia_risk: "high_annex_iii", aia_annex_iii_areas: [area] });
  const facts = { publication_category: "high_risk_ai" } as const;
  expect(required(sheet("education"), facts)).toContain("aia_instructions_url");
  expect(required(sheet("law_enforcement"), facts)).not.toContain("aia_instructions_url");
});

test("a data-protection assessment requires a summary", () => {
  const facts = { publication_category: "high_risk_ai" } as const;
  const sheet = (kind: string) => answersOf({ aia_role: "deployer", assessments: [{ id: "1", kind, status: "done" }] });
  expect(required(sheet("dpia"), facts)).toContain("aia_dpia_summary");
  expect(required(sheet("ethics"), facts)).not.toContain("aia_dpia_summary");
});

test("answers to questions no longer asked are ignored in conditions", () => {
  const sheet = { personal_data: "identifiable", notice_given: "not_given" } as const;
  expect(required(answersOf(sheet))).toContain("notice_note");
  expect(required(answersOf({ ...sheet, personal_data: "none" }))).not.toContain("notice_note");
});

test("a missing assessment needs a reason, and a reason is enough", () => {
  const facts = { publication_category: "impactful" } as const;
  const both = ["assessments", "assessments_note"];
  const open = (answers: Answers) => both.flatMap((id) => codes(id, answers, facts));
  expect(open({})).toEqual(["required_missing", "required_missing"]);
  expect(open(answersOf({ assessments_note: { en: "No personal data, so none was needed." } }))).toEqual([]);
  const row = { id: "1", kind: "dpia", status: "done" };
  expect(open(answersOf({ assessments: [row] }))).toEqual([]);
  expect(open(answersOf({ assessments: [{ ...row, status: "not_needed" }] }))).toEqual(["required_missing"]);
});

test.each([
  ["n/a", "empty_phrase"],
  ["N.v.t.", "empty_phrase"],
  ["-", "empty_phrase"],
  ["Zie boven.", "empty_phrase"],
  ["**See above**", "empty_phrase"],
  ["…", "empty_phrase"],
  ["Sans objet", "empty_phrase"],
  ["មើលខាងលើ", "empty_phrase"],
  ["   ", "required_missing"],
])("%j in a required field counts as empty", (text, code) => {
  expect(codes("purpose", answersOf({ purpose: { en: text } }))).toEqual([code]);
});

test.each(["No.", "None of it is kept", "<b>Sorts</b>", "មិនមាន", "X-ray screening"])("%j is an answer", (text) => {
  expect(codes("purpose", answersOf({ purpose: { en: text } }))).toEqual([]);
});

test("an answer in another language only does not count", () => {
  const found = findingsFor(TEMPLATE, answersOf({ purpose: { km: "តម្រៀបពាក្យស្នើសុំ" } }), FACTS);
  expect(found.find((finding) => finding.field === "purpose")).toMatchObject({
    code: "default_locale_missing",
    locale: "en",
  });
});

test("unknown gives a warning and does not count as an answer", () => {
  const found = findingsFor(TEMPLATE, answersOf({ personal_data: "unknown" }), FACTS);
  expect(found.filter((finding) => finding.field === "personal_data")).toMatchObject([
    { code: "answer_unknown", severity: "warning" },
  ]);
});

test("withheld answers need a reason and a review date", () => {
  const withheld = (rest: Partial<Answer>) => ({ purpose: answered(null, { state: "not_disclosed", ...rest }) });
  expect(codes("purpose", withheld({}))).toEqual(["reason_missing", "review_date_missing"]);
  const reason = { en: "An investigation is going on." };
  expect(codes("purpose", withheld({ reason, review_on: "2026-12-01" }))).toEqual([]);
  expect(codes("purpose", withheld({ reason, review_on: "2026-06-14" }))).toEqual(["review_date_passed"]);
  const inapplicable = { purpose: answered(null, { state: "not_applicable", reason }) };
  expect(codes("purpose", inapplicable)).toEqual([]);
});

test("limits apply to each language, and name it", () => {
  const found = findingsFor(TEMPLATE, answersOf({ purpose: { en: "Short", km: "ក".repeat(2501) } }), FACTS);
  expect(found).toContainEqual({
    code: "text_too_long",
    severity: "error",
    field: "purpose",
    locale: "km",
    params: { max: 2500, length: 2501 },
  });
});

test("warns which export would cut a text", () => {
  const targets = (answers: Answers, facts: Partial<SheetFacts> = {}) =>
    findingsFor(TEMPLATE, answers, { ...FACTS, ...facts })
      .filter((finding) => finding.code === "text_cut_in_export")
      .map(({ field, locale, params }) => [field, locale, params["target"], params["target_field"]]);
  // the register counts the tags of a paragraph
  expect(targets(answersOf({ purpose: { en: "x".repeat(2493) } }))).toEqual([]);
  expect(targets(answersOf({ purpose: { en: "x".repeat(2499) } }))).toEqual([["purpose", "en", "nl_register", "goal"]]);
  expect(targets(answersOf({ purpose: { en: "x".repeat(2500) } }))).toEqual([
    ["purpose", "en", "nl_register", "goal"],
    ["purpose", "en", "nl_schema", "purpose_and_impact"],
  ]);
  const together = { necessity: { km: "x".repeat(1500) }, alternatives: { km: "x".repeat(1000) } };
  expect(targets(answersOf(together)).map(([field, locale]) => [field, locale])).toEqual([
    ["alternatives", "km"],
    ["alternatives", "km"],
  ]);
  expect(targets({}, { summary: { en: "x".repeat(360) } })).toEqual([
    ["algorithm.summary", "en", "nl_register", "description_short"],
  ]);
});

test.each([
  ["https://city.example/page", []],
  ["http://city.example", ["url_not_https warning"]],
  ["http://localhost", ["url_not_https error"]],
  ["http://me@city.example", ["url_not_https error"]],
  ["javascript:alert(1)", ["url_not_https error"]],
  ["city.example", ["url_not_https error"]],
])("checks the link %s: one without https can be published", (url, found) => {
  const answers = answersOf({ public_page_url: url, legal_refs: [{ id: "a", title: "Act", url }] });
  const all = findingsFor(TEMPLATE, answers, FACTS);
  for (const question of ["public_page_url", "legal_refs"])
    expect(all.filter(({ field }) => field === question).map(({ code, severity }) => `${code} ${severity}`)).toEqual(
      found,
    );
  const evidence = [{ id: "1", title: "Report", url }];
  const [finding] = findingsFor(TEMPLATE, { purpose: answered({ en: "Sorts." }, { evidence }) }, FACTS).filter(
    ({ code }) => code === "evidence_url_not_https",
  );
  expect(finding?.severity).toBe(found[0]?.split(" ")[1]);
});

test.each([
  ["https://github.com/city/triage", []],
  ["https://gitlab.city.example/ai/triage", []],
  ["https://vendor.example/triage.git", []],
  ["https://github.com/vendor", ["code_url_no_repository"]],
  ["https://vendor.example/products/triage", ["code_url_no_repository"]],
])("checks the source code link %s", (url, found) => {
  expect(codes("code_url", answersOf({ code_url: url }))).toEqual(found);
});

test.each([
  ["jan.jansen@city.example", true],
  ["j.de.vries@city.example", true],
  ["sok-dara@city.example", true],
  ["algorithms@city.example", false],
  ["privacy.team@city.example", false],
  ["open-data@city.example", false],
  ["contact2@city.example", false],
])("checks the contact %s", (contact_email, isPersonal) => {
  expect(codes("algorithm.contact_email", {}, { contact_email })).toEqual(isPersonal ? ["contact_personal"] : []);
});

test("requires a contact, and a contact page is enough", () => {
  expect(codes("algorithm.contact_email", {}, { contact_email: null })).toEqual(["contact_missing"]);
  const contact_url = "https://city.example/contact";
  expect(codes("algorithm.contact_email", {}, { contact_email: null, contact_url })).toEqual([]);
});

test("requires a supplier unless developed in house", () => {
  const facts = { supplier_roles: [] };
  expect(codes("algorithm.suppliers", {}, facts)).toEqual(["supplier_missing"]);
  expect(codes("algorithm.suppliers", answersOf({ developed_in_house: "no" }), facts)).toEqual(["supplier_missing"]);
  expect(codes("algorithm.suppliers", answersOf({ developed_in_house: "yes" }), facts)).toEqual([]);
});

test("a supplier that holds data requires the terms of access", () => {
  expect(required({}, { supplier_roles: ["vendor", "hosting"] })).toContain("supplier_data_access");
  expect(required({}, { supplier_roles: ["vendor"] })).not.toContain("supplier_data_access");
});

test.each([
  [{ lifecycle: "pilot", start_month: null }, ["algorithm.start_month required_missing"]],
  [{ lifecycle: "design", start_month: null }, []],
  [{ lifecycle: "retired", end_month: null }, ["algorithm.end_month required_missing"]],
  [{ lifecycle: "in_use", start_month: "2026-07" }, ["algorithm.start_month start_in_future"]],
  [{ lifecycle: "development", start_month: "2026-05" }, ["algorithm.lifecycle start_has_passed"]],
  [{ lifecycle: "in_use", end_month: "2026-05" }, ["algorithm.lifecycle end_has_passed"]],
  [{ lifecycle: "unknown", start_month: "2026-05" }, ["algorithm.lifecycle required_missing"]],
  [{ publication_category: "not_assessed" }, ["algorithm.publication_category required_missing"]],
  [{ summary: { km: "…" } }, ["algorithm.summary required_missing"]],
  [{ themes: [] }, ["algorithm.themes required_missing"]],
  [{ has_deployer: false }, ["algorithm.deployer_id required_missing"]],
  [{ algorithm_type: null }, ["algorithm.algorithm_type required_missing"]],
  [{ review_due_on: null }, ["algorithm.review_due_on required_missing"]],
] as [Partial<SheetFacts>, string[]][])("of the algorithm itself: %j", (facts, expected) => {
  const found = findingsFor(TEMPLATE, {}, { ...FACTS, ...facts });
  const own = found.filter((finding) => finding.field.startsWith("algorithm."));
  expect(own.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test("the AI Act class must match the publication category", () => {
  const sheet = (aia_risk: string) => answersOf({ is_ai_system: "yes", aia_risk });
  const category = (answers: Answers, publication_category: SheetFacts["publication_category"]) =>
    codes("algorithm.publication_category", answers, { publication_category });
  expect(category(sheet("high_annex_iii"), "impactful")).toEqual(["category_mismatch"]);
  expect(category(sheet("minimal"), "high_risk_ai")).toEqual(["category_mismatch"]);
  expect(category(sheet("high_annex_iii"), "high_risk_ai")).toEqual([]);
  expect(codes("aia_risk", sheet("prohibited"))).toEqual(["use_prohibited"]);
});

test("findings in rows name the row and the column", () => {
  const found = findingsFor(
    TEMPLATE,
    answersOf({
      legal_refs: [
        { id: "a", title: "Road Traffic Act", url: "https://law.example/1", version_until: "2026-06-01" },
        { id: "b", title: "-", url: "law.example" },
      ],
    }),
    FACTS,
  ).filter((finding) => finding.field === "legal_refs");
  expect(found.map(({ code, severity, row_id, column }) => [code, severity, row_id, column])).toEqual([
    ["date_passed", "warning", "a", "version_until"],
    ["row_incomplete", "todo", "b", "title"],
    ["url_not_https", "error", "b", "url"],
  ]);
});

test("evidence must be a link", () => {
  const evidence = [{ id: "1", title: "Report", url: "report.pdf" }];
  expect(codes("purpose", { purpose: answered({ en: "Sorts applications." }, { evidence }) })).toEqual([
    "evidence_url_not_https",
  ]);
});

test("an error in an internal answer does not block publishing", () => {
  const severities = (visibility: Answer["visibility"]) =>
    findingsFor(TEMPLATE, { code_url: answered("vendor.example/code", { visibility }) }, FACTS)
      .filter(({ field }) => field === "code_url")
      .map(({ severity }) => severity);
  expect([severities("public"), severities("internal")]).toEqual([["error"], ["warning"]]);
});

// Completeness ------------------------------------------------------------------------------------------------------

const REAL: Record<Exclude<Question["kind"], "choice" | "choices" | "rows">, AnswerValue> = {
  text: { en: "Something real" },
  line: "MIT",
  words: ["Harbour"],
  countries: ["NL"],
  number: 3,
  yes_no: false,
  url: "https://github.com/city/triage",
  day: "2026-01-01",
};
function realValue({ kind, options = [], columns = [] }: Question): AnswerValue {
  if (kind === "choice") return options[0] ?? "";
  if (kind === "choices") return options.slice(0, 1);
  if (kind !== "rows") return REAL[kind];
  const cells = columns.map((column) => [column.id, realValue(column as unknown as Question)]);
  return [{ id: "1", ...(Object.fromEntries(cells) as Record<string, string>) }];
}
const everything = (): Answers =>
  Object.fromEntries(QUESTIONS.map((question) => [question.id, answered(realValue(question))]));

test("completeness is 0 without answers and 100 with all", () => {
  expect(completenessOf(TEMPLATE, {}, FACTS)).toBe(0);
  expect(completenessOf(TEMPLATE, everything(), FACTS)).toBe(100);
  expect(completenessOf(TEMPLATE, everything(), { ...FACTS, publication_category: "high_risk_ai" })).toBe(100);
});

test("essential questions weigh four times as much, but only where required", () => {
  const weights = (publication_category: SheetFacts["publication_category"]) =>
    Object.fromEntries(
      sectionsFor(TEMPLATE, {}, { ...FACTS, publication_category })
        .flatMap((section) => section.questions)
        .map((question) => [question.id, question.weight]),
    );
  expect(weights("other")).toMatchObject({ purpose: 8, necessity: 2, benefits: 2, previous_process: 0 });
  expect(weights("impactful")).toMatchObject({ purpose: 8, necessity: 8, benefits: 2 });
});

test("withholding counts as answered only with a reason", () => {
  const open = (reason: Answer["reason"]) =>
    completenessOf(TEMPLATE, { purpose: answered(null, { state: "not_disclosed", reason }) }, FACTS);
  expect(open({})).toBe(0);
  expect(open({ km: "ហេតុផល" })).toBe(0);
  expect(open({ en: "An investigation is going on." })).toBeGreaterThan(0);
});

test("sections count asked and answered questions", () => {
  const [purpose] = sectionsFor(TEMPLATE, answersOf({ purpose: { en: "Sorts applications." } }), FACTS);
  expect(purpose).toMatchObject({ id: "purpose", answered_count: 1 });
  // all except the one that depends on another answer
  expect(purpose?.asked_count).toBe((purpose?.questions.length ?? 0) - 1);
});

const anyValue = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.string(),
  fc.constantFrom("yes", "unknown", "identifiable", "none", "automated_decision", "high_annex_iii", "both", "-"),
  fc.array(fc.constantFrom("residents", "unknown", "law_enforcement"), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("en", "km"), fc.constantFrom("", "n/a", "Real text"), { maxKeys: 2 }),
  fc.array(fc.record({ id: fc.string(), kind: fc.constantFrom("dpia", "other"), title: fc.string() }), {
    maxLength: 2,
  }),
) as fc.Arbitrary<AnswerValue>;
const anyAnswer = fc.record({
  state: fc.constantFrom("answered", "not_disclosed", "not_applicable"),
  value: anyValue,
  reason: fc.constantFrom({}, { en: "Because" }),
});
const anyAnswers = fc
  .dictionary(fc.constantFrom(...QUESTIONS.map((question) => question.id)), anyAnswer)
  .map((sheet): Answers =>
    Object.fromEntries(
      Object.entries(sheet).map(([id, { value, ...rest }]) => [id, answered(value, rest as Partial<Answer>)]),
    ),
  );
const anyFacts = fc
  .record({
    publication_category: fc.constantFrom("other", "impactful", "high_risk_ai"),
    supplier_roles: fc.subarray(["vendor", "hosting"] as const),
    default_locale: fc.constantFrom("en", "km"),
  })
  .map((facts): SheetFacts => ({ ...FACTS, ...facts }));

test("completeness is a percentage for any factsheet, and no factsheet makes a rule throw", () => {
  fc.assert(
    fc.property(anyAnswers, anyFacts, (answers, facts) => {
      const completeness = completenessOf(TEMPLATE, answers, facts);
      expect(Number.isInteger(completeness) && completeness >= 0 && completeness <= 100).toBe(true);
      const known = new Set(QUESTIONS.map((question) => question.id));
      for (const { field } of findingsFor(TEMPLATE, answers, facts))
        expect(known.has(field) || field.startsWith("algorithm.")).toBe(true);
    }),
  );
});

test("another answer never lowers completeness, unless it adds questions", () => {
  const keys = QUESTIONS.flatMap(({ asked = [], required: needed = [] }) => [
    ...asked,
    ...(needed === "always" ? [] : needed),
  ]).flatMap((condition) => Object.keys(condition).map((key) => key.split(".")[0]));
  const quiet = QUESTIONS.filter((question) => !keys.includes(question.id));
  expect(quiet.length).toBeGreaterThan(50);
  fc.assert(
    fc.property(anyAnswers, anyFacts, fc.constantFrom(...quiet), (answers, facts, question) => {
      const value = realValue(question);
      const more = {
        ...answers,
        [question.id]: answered(question.kind === "text" ? { en: "Real", km: "Real" } : value),
      };
      expect(completenessOf(TEMPLATE, more, facts)).toBeGreaterThanOrEqual(completenessOf(TEMPLATE, answers, facts));
    }),
  );
});
