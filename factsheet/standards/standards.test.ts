import { Ajv } from "ajv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { SHEET_STANDARDS, type SheetStandard } from "#contract/standards.ts";
import type { Answer, Answers, AnswerValue } from "#contract/factsheets.ts";
import { LIFECYCLES, PUBLICATION_CATEGORIES, THEMES } from "#contract/records/algorithm.ts";
import { STANDARD_SCHEMAS } from "#server/testing/standard-schemas.ts";
import { isFilled } from "../answers.ts";
import { questionsOf } from "../conditions.ts";
import { isPublicAnswer } from "../exports.ts";
import type { Column, FactsheetTemplate, Question } from "../question.ts";
import { FACTSHEET_TEMPLATE } from "../template.ts";
import { OMB_COMMERCIAL_CHOICES } from "./omb-commercial.ts";
import { OMB_CHOICES } from "./omb-words.ts";
import type { StandardSource } from "./source.ts";
import { flattenAtrs } from "./atrs.ts";
import { isReady, localeFor, readinessFor, SHEET_STANDARD } from "./standards.ts";

const TEMPLATE: FactsheetTemplate = FACTSHEET_TEMPLATE;
const QUESTIONS = questionsOf(TEMPLATE);
const ajv = new Ajv({ allErrors: true });
const VALIDATORS = Object.fromEntries(
  SHEET_STANDARDS.map((standard) => [standard, ajv.compile(STANDARD_SCHEMAS[standard])]),
);

function errorsOf(standard: SheetStandard, record: unknown) {
  const validate = VALIDATORS[standard];
  return validate?.(record) ? [] : (validate?.errors ?? []);
}

const public_ = (value: AnswerValue, rest: Partial<Answer> = {}): Answer => ({
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

const organization = (name: string) => ({ id: "00000000-0000-7000-8000-000000000001", name });
const ALGORITHM: StandardSource["algorithm"] = {
  name: "Permit triage",
  reference: "ALG-1",
  summary: { nl: "Sorteert aanvragen.", en: "Sorts applications." },
  themes: ["housing", "law"],
  lifecycle: "in_use",
  start_month: "2024-02",
  end_month: null,
  publication_category: "impactful",
  algorithm_type: "self_learning_frozen",
  deployer: organization("City of Seaview"),
  department: "Permits",
  suppliers: [{ organization: organization("CivicSort"), role: "vendor" }],
  contact_email: "algorithms@city.example",
  contact_url: null,
  labels: [],
  image_key: null,
  review_due_on: null,
  last_verified_on: null,
  internal_notes: null,
};

// Made-up answers: each text has a word of its own, to be found again in the document -----------------------------------

const LOCALES = ["nl", "en"] as const;

function makeCell({ kind, options = [], max = 100, min = 0 }: Column, word: string, pick: number) {
  if (kind === "text") return Object.fromEntries(LOCALES.map((locale) => [locale, `${word}${locale}`]));
  if (kind === "line") return word;
  if (kind === "url") return `${pick % 3 === 0 ? "http" : "https"}://city.example/${word}`;
  if (kind === "day") return "2025-03-04";
  if (kind === "number") return Math.max(min, Math.min(max, 3 + pick));
  const chosen = options[pick % options.length] ?? "";
  return kind === "choice" ? chosen : [...new Set([chosen, options[0] ?? ""])];
}

function makeValue(question: Question, pick: number): AnswerValue {
  const { id, kind, columns = [] } = question;
  const word = (part: string) => `Q${id.replaceAll("_", "")}${part}Z`;
  if (kind === "rows")
    return [1, 2].map((row) => ({
      id: String(row),
      ...Object.fromEntries(
        columns.map((column, at) => [column.id, makeCell(column, word(`r${row}c${at}`), pick + row)]),
      ),
    }));
  if (kind === "yes_no") return pick % 2 === 0;
  if (kind === "words") return [word("a"), word("b")];
  if (kind === "countries") return ["NL", "KH"];
  return makeCell({ ...question, kind }, word(""), pick);
}

type Choice = { readonly state: number; readonly pick: number };
function makeAnswer(question: Question, { state, pick }: Choice): Answer | undefined {
  if (state === 0) return undefined;
  if (state === 1) return public_(makeValue(question, pick), { visibility: "internal" });
  const reason = Object.fromEntries(LOCALES.map((locale) => [locale, `Because of ${question.id}`]));
  if (state === 2) return public_(null, { state: "not_disclosed", reason });
  if (state === 3) return public_(null, { state: "not_applicable", reason });
  return public_(makeValue(question, pick));
}

const someAnswers: fc.Arbitrary<Answers> = fc
  .array(fc.record({ state: fc.integer({ min: 0, max: 9 }), pick: fc.nat(20) }), {
    minLength: QUESTIONS.length,
    maxLength: QUESTIONS.length,
  })
  .map((choices) =>
    Object.fromEntries(
      QUESTIONS.flatMap((question, at) => {
        const answer = makeAnswer(question, choices[at] ?? { state: 0, pick: 0 });
        return answer ? [[question.id, answer]] : [];
      }),
    ),
  );

const someAlgorithm = fc
  .record({
    lifecycle: fc.constantFrom(...LIFECYCLES),
    publication_category: fc.constantFrom(...PUBLICATION_CATEGORIES),
    themes: fc.uniqueArray(fc.constantFrom(...THEMES), { maxLength: 8 }),
    name: fc.string({ minLength: 1, maxLength: 300, unit: "grapheme" }).filter((name) => name.trim() !== ""),
    contact_email: fc.constantFrom("algorithms@city.example", null),
    department: fc.constantFrom("Permits", null),
    deployer: fc.constantFrom(organization("City of Seaview"), null),
    summary: fc.constantFrom<Record<string, string>>({ nl: "x".repeat(400), en: "Sorts & <b>shows</b>" }, {}),
  })
  .map((some) => ({ ...ALGORITHM, ...some }));

/** Every text a reader of this language would look for. */
function textsIn(value: unknown, locale: string): string[] {
  if (typeof value === "string") return value.startsWith("Q") ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, locale));
  if (typeof value !== "object" || value === null) return [];
  if (LOCALES.some((one) => one in value)) return textsIn((value as Record<string, unknown>)[locale], locale);
  return Object.values(value).flatMap((one) => textsIn(one, locale));
}

/** Reasons that change how an answer is written, but leave nothing out. */
const WHOLE: readonly string[] = ["formatting", "as_text"];

test.each(SHEET_STANDARDS)("%s: every public answer is in the document or in the report", (standard) => {
  const { write, language: locale } = SHEET_STANDARD[standard];
  fc.assert(
    fc.property(someAlgorithm, someAnswers, (algorithm, answers) => {
      const { record, losses } = write({ algorithm, answers }, locale);
      const document = JSON.stringify(record);
      const reasonsFor = (id: string) => losses.filter(({ field }) => field === id).map(({ reason }) => reason);
      const isWhole = (id: string) => reasonsFor(id).every((reason) => WHOLE.includes(reason));
      const answered = QUESTIONS.flatMap((question) => {
        const answer = answers[question.id];
        return answer ? [{ question, answer }] : [];
      });
      for (const { question } of answered.filter(({ answer }) => !isPublicAnswer(answer)))
        expect(reasonsFor(question.id), question.id).not.toEqual([]);
      const written = answered.filter(
        ({ question, answer }) => isPublicAnswer(answer) && isFilled(question, answer, locale) && isWhole(question.id),
      );
      for (const { question, answer } of written) {
        for (const text of textsIn(answer.value, locale)) expect(document, question.id).toContain(text);
        const { [question.id]: _without, ...others } = answers;
        expect(write({ algorithm, answers: others }, locale).record, question.id).not.toEqual(record);
      }
    }),
    { seed: 25, numRuns: 40 },
  );
});

test.each(SHEET_STANDARDS)(
  "%s: a record without missing fields is valid, and a draft lacks nothing else",
  (standard) => {
    const { write, language: locale } = SHEET_STANDARD[standard];
    fc.assert(
      fc.property(someAlgorithm, someAnswers, (algorithm, answers) => {
        const { record, missing } = write({ algorithm, answers }, locale);
        const errors = errorsOf(standard, record);
        const lacking = errors.flatMap(({ keyword, params }) =>
          keyword === "required" ? [String(params["missingProperty"])] : [],
        );
        expect(errors.filter(({ keyword }) => keyword !== "required")).toEqual([]);
        expect(missing.map(({ field }) => field)).toEqual(expect.arrayContaining(lacking));
      }),
      { seed: 26, numRuns: 60 },
    );
  },
);

test.each(SHEET_STANDARDS)("%s: nothing internal leaves the workspace", (standard) => {
  const { write, language: locale } = SHEET_STANDARD[standard];
  const answers = Object.fromEntries(
    QUESTIONS.map((question) => [question.id, public_(makeValue(question, 1), { visibility: "internal" })]),
  );
  const { record } = write({ algorithm: { ...ALGORITHM, internal_notes: "Ask legal" }, answers }, locale);
  expect(JSON.stringify(record)).not.toMatch(/Q[a-z]+|Ask legal/);
});

// Each standard -------------------------------------------------------------------------------------------------------

/** Everything answered. */
const FULL = Object.fromEntries(QUESTIONS.map((question) => [question.id, public_(makeValue(question, 0))]));
const source = (answers: Answers, algorithm: Partial<StandardSource["algorithm"]> = {}): StandardSource => ({
  algorithm: { ...ALGORITHM, ...algorithm },
  answers: { ...FULL, ...answers },
});
const done = public_([{ id: "1", kind: "dpia", status: "done", url: "https://city.example/dpia" }]);

test.each(SHEET_STANDARDS)("%s: a full factsheet is ready and valid", (standard) => {
  const { write, language } = SHEET_STANDARD[standard];
  const written = write(source({ assessments: done }), language);
  expect(written.missing).toEqual([]);
  expect(isReady(written)).toBe(true);
  expect(errorsOf(standard, written.record)).toEqual([]);
});

test("18 fields are required of the Dutch schema, 7 of the register", () => {
  expect(readinessFor("nl_schema", source({}), "nl").required_count).toBe(18);
  expect(readinessFor("nl_register", source({}), "nl").required_count).toBe(7);
});

test("a Dutch record needs Dutch texts, an organization and an assessment, and invents none", () => {
  const none = source(
    { assessments: public_([]), developed_in_house: public_(null) },
    { deployer: null, suppliers: [] },
  );
  const { missing } = readinessFor("nl_schema", none, "en");
  expect(missing.map(({ field, place }) => [field, place])).toEqual([
    ["organization", "algorithm.deployer_id"],
    ["language", "site.locales"],
    ["impact_assessments", "assessments"],
    ["supplier", "algorithm.suppliers"],
  ]);
});

test("links of sources abroad stay as they are, and scripts do not", () => {
  const { record, losses } = SHEET_STANDARD.nl_schema.write(
    source({
      source_register_url: public_("http://register.example/1"),
      code_url: public_("javascript:alert(1)"),
    }),
    "nl",
  );
  expect(record).toMatchObject({ source_link: "http://register.example/1" });
  expect(record).not.toHaveProperty("source_code_link");
  expect(losses).toContainEqual({ field: "code_url", reason: "no_link" });
});

test("a summary is cut at 399 characters for the schema and 350 for the register", () => {
  const long = source({}, { summary: { nl: "x".repeat(400) } });
  const [schema, register] = [SHEET_STANDARD.nl_schema.write(long, "nl"), SHEET_STANDARD.nl_register.write(long, "nl")];
  expect(schema.record["description_short"]).toHaveLength(399);
  expect(register.record["description_short"]).toHaveLength(350);
  expect(schema.losses).toContainEqual({ field: "summary", reason: "cut" });
});

test("tags of rich text count towards the register's limit", () => {
  const long = source({ technical_description: public_({ nl: "<".repeat(5000) }) });
  const { record, losses } = SHEET_STANDARD.nl_register.write(long, "nl");
  expect(String(record["methods_and_models"]).length).toBeLessThanOrEqual(5000);
  expect(losses).toContainEqual({ field: "technical_description", reason: "cut" });
});

test("the reason stands for an answer that is withheld", () => {
  const reason = { nl: "De rechtszaak loopt nog." };
  const { record, losses } = SHEET_STANDARD.nl_schema.write(
    source({ legal_basis: public_(null, { state: "not_disclosed", reason }) }),
    "nl",
  );
  expect(record["legal_basis"]).toBe("De rechtszaak loopt nog.");
  expect(losses).toContainEqual({ field: "legal_basis", reason: "reason_given" });
});

test.each([
  ["development", null, "Pre-deployment"],
  ["pilot", "private_beta", "Private beta"],
  ["pilot", "public_beta", "Public beta"],
  ["pilot", null, undefined],
  ["in_use", null, "Production"],
  ["retired", null, "Retired"],
] as const)("the British phase of %s (%s) is %s", (lifecycle, beta, phase) => {
  const { record, missing } = SHEET_STANDARD.atrs.write(source({ atrs_beta: public_(beta) }, { lifecycle }), "en");
  expect(record["phase"]).toBe(phase);
  expect(missing.map(({ place }) => place)).toEqual(phase ? [] : ["atrs_beta"]);
});

test("the British record tells development data from operational data, and flattens into columns", () => {
  const datasets = public_([
    { id: "1", title: { en: "Old files" }, used_for: ["training", "validation"], quantity: "9,000 files" },
    { id: "2", title: { en: "New forms" }, used_for: ["operation"] },
    { id: "3", title: { en: "Map" } },
  ]);
  const { record } = SHEET_STANDARD.atrs.write(source({ datasets }), "en");
  expect(record["development_data"]).toMatchObject([{ development_data_name: "Old files" }]);
  expect(record["operational_data"]).toEqual([
    { operational_data_name: "New forms", operational_data_purpose: expect.any(String) },
    { operational_data_name: "Map" },
  ]);
  expect(flattenAtrs(record)).toMatchObject({
    development_data_quantities: "9,000 files",
    operational_data_name: "New forms\nMap",
    title: "Permit triage",
  });
});

test("rules that people wrote need no development data", () => {
  const none = { datasets: public_([{ id: "1", title: { en: "Forms" }, used_for: ["operation"] }]) };
  const missing = (algorithm_type: "rule_based" | "hybrid") =>
    readinessFor("atrs", source(none, { algorithm_type }), "en").missing.map(({ field }) => field);
  expect(missing("rule_based")).toEqual([]);
  expect(missing("hybrid")).toEqual(["development_data"]);
});

test("the American inventory has 36 columns and 18 closed lists", () => {
  expect(SHEET_STANDARD.omb.columns).toHaveLength(36);
  const own = ["development_stage", "contracting_usage", "has_pii"];
  expect(Object.keys(OMB_CHOICES).length + own.length).toBe(18);
  for (const [id, values] of Object.entries(OMB_CHOICES)) {
    const options = QUESTIONS.find((question) => question.id === id)?.options?.filter((one) => one !== "unknown");
    expect(Object.keys(values).toSorted(), id).toEqual(options?.toSorted());
  }
});

test("the American list of commercial products has 20 uses and 6 ranges; only uses that exist need a product", () => {
  expect(SHEET_STANDARD.omb_commercial.columns).toHaveLength(5);
  for (const [id, count] of [
    ["omb_commercial_use", 20],
    ["omb_users", 6],
  ] as const) {
    const options = QUESTIONS.find((question) => question.id === id)?.options?.filter((one) => one !== "unknown");
    expect(Object.keys(OMB_COMMERCIAL_CHOICES[id]), id).toEqual(options);
    expect(new Set(Object.values(OMB_COMMERCIAL_CHOICES[id])).size).toBe(count);
  }
  const answers = {
    omb_commercial_use: public_("code"),
    omb_products: public_("CodeWriter"),
    omb_users: public_("to_5000"),
  };
  const { record, missing } = SHEET_STANDARD.omb_commercial.write(source(answers), "en");
  expect(missing).toEqual([]);
  expect(record).toEqual({
    Agency: "City of Seaview",
    "AI Use Case": "Generating code using AI.",
    "Agency Use (Y/N)?": "Y",
    "Name of Commercial Product or Service Used": "CodeWriter",
    "Estimated # of Licenses/Users": "1001-5000",
  });
  const lacks = (algorithm: Partial<StandardSource["algorithm"]>) =>
    readinessFor("omb_commercial", source({ ...answers, omb_products: public_(null) }, algorithm), "en").missing.map(
      ({ place }) => place,
    );
  expect(lacks({})).toEqual(["omb_products"]);
  expect(lacks({ lifecycle: "retired" })).toEqual([]);
  expect(lacks({ lifecycle: "unknown", deployer: null })).toEqual(["algorithm.deployer_id", "algorithm.lifecycle"]);
});

test.each([
  ["high", "in_use", 9],
  ["high", "pilot", 0],
  ["not_high", "in_use", 0],
] as const)("%s impact in the stage %s asks for %i practices", (impact, lifecycle, count) => {
  const open = Object.fromEntries(
    QUESTIONS.filter(({ id }) => id.startsWith("omb_")).map(({ id }) => [id, public_(null)]),
  );
  const { missing } = readinessFor(
    "omb",
    source({ ...open, risks: public_([]), omb_high_impact: public_(impact) }, { lifecycle }),
    "en",
  );
  expect(missing.filter(({ field }) => field.startsWith("hi_"))).toHaveLength(count);
});

test("a standard is written in its own language if the site has it", () => {
  const languages = { locales: ["km", "en", "nl-BE"], default_locale: "km" };
  expect(localeFor("nl_schema", languages)).toBe("nl-BE");
  expect(localeFor("atrs", languages)).toBe("en");
  expect(localeFor("omb", { locales: ["km"], default_locale: "km" })).toBe("km");
});
