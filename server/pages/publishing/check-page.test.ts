import { expect, test } from "vitest";
import type { PageContent } from "#contract/page-content.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { chainContent, pageContent } from "#server/testing/page-world.ts";
import { blankAnswer } from "#factsheet/answers.ts";
import { checkPage, type Circumstances } from "./check-page.ts";
import { unclearLinks } from "./find-unclear-links.ts";
import { measureLanguages, sourceDigest } from "./measure-languages.ts";

const PAGE_ID = "0198a000-0000-7000-8000-000000000001";
const DEVICE_ID = "0198a000-0000-7000-8000-000000000002";
const taxonomy = currentTaxonomy("device");

const subject: NonNullable<PageSnapshot["subject"]> = {
  kind: "device",
  id: DEVICE_ID,
  name: { en: "Mast" },
  reference: null,
  summary: {},
  description: {},
  legal_basis: {},
  privacy_url: null,
  contact: { email: null, phone: null, url: null },
  status: null,
  since: null,
  until: null,
  checked_on: null,
  accountable: null,
  suppliers: [],
  device_type: null,
  publication_category: null,
  themes: [],
};

const snapshotOf = (content: Partial<PageContent> = {}, more: Partial<PageSnapshot> = {}): PageSnapshot => ({
  format: 1,
  page_id: PAGE_ID,
  type: "device_page",
  slug: "mast",
  locales: ["en"],
  default_locale: "en",
  content: pageContent({ show_map: false, ...content }),
  labels: [],
  subject,
  chain: { taxonomy_id: taxonomy.id, content: chainContent(), organizations: [], identifiability: null },
  answers: null,
  places: [],
  relations: [],
  ...more,
});

const usual: Circumstances = {
  site: {
    locales: ["en"],
    default_locale: "en",
    features: { feedback: true, map: true, faq: true, search: true, changes: true, open_data: true },
    contact_email: null,
    contact_phone: null,
    translation_policy: "warn",
  },
  taxonomy,
  sheet: null,
  languages: [],
  public_ids: new Set(),
  own_links: new Map(),
  shown_count: 0,
};

const codes = (snapshot: PageSnapshot, more: Partial<Circumstances> = {}) =>
  checkPage(snapshot, { ...usual, ...more }).map(({ severity, code, field }) => `${severity} ${code} ${field}`);

test("a complete page has no findings", () => {
  expect(codes(snapshotOf())).toEqual([]);
});

test("requires a headline in the default language, even if other languages have one", () => {
  expect(codes(snapshotOf({ headline: { km: "ខ្យល់" } }))).toContain("error headline_missing headline");
});

test("requires a datachain without errors", () => {
  expect(codes(snapshotOf({}, { chain: null }))).toEqual(["error chain_missing chain"]);
  const broken = { ...chainContent(), undisclosed: {} };
  const empty = { taxonomy_id: taxonomy.id, content: broken, organizations: [], identifiability: null };
  expect(codes(snapshotOf({}, { chain: empty }))).toEqual(["error chain_missing chain"]);
  const partly = { ...broken, undisclosed: { purpose: { en: "x" } } };
  expect(codes(snapshotOf({}, { chain: { ...empty, content: partly } }))).toEqual(["error chain_errors chain"]);
});

test("requires alternative text unless the image is decorative", () => {
  const image = { key: "a.png", alt: {}, is_decorative: false, crop: null, focus: { x: 0.5, y: 0.5 } };
  expect(codes(snapshotOf({ image }))).toEqual(["error alt_missing image.alt"]);
  expect(codes(snapshotOf({ image: { ...image, is_decorative: true } }))).toEqual([]);
  expect(codes(snapshotOf({ image: { ...image, alt: { en: "A mast" } } }))).toEqual([]);
});

test("requires a contact or feedback: the site's contact counts, its disabled feedback does not", () => {
  const silent = snapshotOf({ show_feedback: false });
  expect(codes(silent)).toEqual(["error contact_missing contact"]);
  expect(codes(silent, { site: { ...usual.site, contact_email: "hello@city.example" } })).toEqual([]);
  const features = { ...usual.site.features, feedback: false };
  expect(codes(snapshotOf(), { site: { ...usual.site, features } })).toEqual(["error contact_missing contact"]);
  const reachable = { ...subject, contact: { ...subject.contact, phone: "123" } };
  expect(codes(snapshotOf({ show_feedback: false }, { subject: reachable }))).toEqual([]);
});

test("an unanswered question blocks publishing", () => {
  const questions = [{ id: "q1", question: { en: "Why?" }, answer: { en: " " } }];
  expect(codes(snapshotOf({ questions }))).toEqual(["error question_incomplete questions.q1.answer"]);
});

test("refuses to publish the page of a deleted device", () => {
  expect(codes(snapshotOf({}, { subject: null }))).toEqual(["error subject_deleted subject"]);
});

const SHEET: NonNullable<Circumstances["sheet"]> = {
  answers: {},
  facts: {
    name: "Triage",
    summary: { en: "Sorts permits." },
    lifecycle: "design",
    start_month: null,
    end_month: null,
    publication_category: "other",
    algorithm_type: "rule_based",
    themes: ["housing"],
    has_deployer: true,
    supplier_roles: ["vendor"],
    contact_email: "it@city.example",
    contact_url: null,
    review_due_on: "2030-01-01",
    locales: ["en"],
    default_locale: "en",
    today: "2026-06-15",
  },
};

test("unwritten factsheet answers are to-dos; invalid ones are errors", () => {
  expect(codes(snapshotOf(), { sheet: SHEET })).toEqual(["warning factsheet_todo factsheet"]);
  const wrong = { ...blankAnswer({}), value: "ftp://city.example" };
  const sheet = { ...SHEET, answers: { code_url: wrong } };
  expect(checkPage(snapshotOf(), { ...usual, sheet })).toMatchObject([
    { severity: "error", code: "factsheet_errors", params: { count: 1 } },
    { severity: "warning", code: "factsheet_todo", params: { count: 5 } },
  ]);
  const internal = { ...SHEET, answers: { code_url: { ...wrong, visibility: "internal" as const } } };
  expect(codes(snapshotOf(), { sheet: internal })).toEqual(["warning factsheet_todo factsheet"]);
});

test("reports a map without places", () => {
  expect(codes(snapshotOf({ show_map: true }))).toEqual(["warning place_missing places"]);
});

test("reports a collection that is empty or lists unpublished pages", () => {
  const collection = {
    rule: "manual" as const,
    members: [{ id: PAGE_ID }, { id: DEVICE_ID }],
    label_ids: [],
    types: [],
    status_ids: [],
    left_out: [],
    group_by: "none" as const,
    order: "title" as const,
  };
  const page = snapshotOf({ collection }, { type: "collection_page", subject: null, chain: null });
  expect(codes(page)).toEqual(["warning collection_empty collection", "warning member_not_public collection.members"]);
  expect(codes(page, { public_ids: new Set([PAGE_ID, DEVICE_ID]), shown_count: 2 })).toEqual([]);
});

test("missing translations warn, or block if the site says so; outdated ones never block", () => {
  const languages = [
    { locale: "en", done: 3, outdated: 0, missing: 0 },
    { locale: "es", done: 2, outdated: 1, missing: 0 },
    { locale: "km", done: 1, outdated: 0, missing: 2 },
  ];
  const told = (policy: "warn" | "block") =>
    checkPage(snapshotOf(), { ...usual, languages, site: { ...usual.site, translation_policy: policy } }).map(
      ({ severity, locale, params }) => [severity, locale, params],
    );
  expect(told("warn")).toEqual([
    ["warning", "es", { missing: 0, outdated: 1 }],
    ["warning", "km", { missing: 2, outdated: 0 }],
  ]);
  expect(told("block").map(([severity, locale]) => [severity, locale])).toEqual([
    ["error", "km"],
    ["warning", "es"],
  ]);
});

test("reports unclear link texts in six languages", () => {
  const unclear = [
    "[Click here](https://a.example)",
    "see [**read more**…](https://a.example)",
    "[Haga clic aquí](https://a.example)",
    "[En savoir plus »](https://a.example)",
    "[saiba mais](https://a.example)",
    "[Mag-click dito](https://a.example)",
    "[ចុច\u200Bទីនេះ](https://a.example)",
  ];
  for (const text of unclear) expect(unclearLinks(text), text).toHaveLength(1);
  expect(unclearLinks("[The air quality report](https://a.example) is here")).toEqual([]);
  expect(codes(snapshotOf({ body: { en: unclear.join(" ") } })).length).toBe(7);
});

test("finds unclear links in linear time", () => {
  const start = performance.now();
  expect(unclearLinks("[".repeat(200_000))).toEqual([]);
  expect(unclearLinks("[a](".repeat(50_000))).toEqual([]);
  expect(performance.now() - start).toBeLessThan(2000);
});

test("measures a language over every shown text, and marks it outdated when the source changes", () => {
  const questions = [{ id: "q1", question: { en: "Why?", es: "¿Por qué?" }, answer: { en: "Air." } }];
  const snapshot = snapshotOf(
    { headline: { en: "Mast", es: "Mástil" }, subtitle: {}, body: {}, questions },
    { locales: ["en", "es"], chain: null },
  );
  const marks = [{ subject_id: PAGE_ID, field: "headline", locale: "es", source_digest: sourceDigest("Old mast") }];
  expect(measureLanguages(snapshot, marks)).toEqual([
    { locale: "en", done: 3, outdated: 0, missing: 0 },
    { locale: "es", done: 1, outdated: 1, missing: 1 },
  ]);
  const fresh = [{ ...marks[0]!, source_digest: sourceDigest(" Mast ") }];
  expect(measureLanguages(snapshot, fresh)[1]).toEqual({ locale: "es", done: 2, outdated: 0, missing: 1 });
});
