import { asRows, asTexts, asWords, choicesOf } from "#factsheet/answers.ts";
import { cutPart, joinParts, NL_NAME_MAX, NL_SUMMARY_MAX, NL_TEXTS } from "#factsheet/exports.ts";
import type { QuestionId } from "#factsheet/template.ts";
import { IN_HOUSE, languageCode, NL_ASSESSMENT, NL_CATEGORY, NL_STATUS, NL_THEME, SAME_STATUS } from "./nl-words.ts";
import type { FileRecord } from "./read-records.ts";
import { type NlRecord, type NlTarget, startNlRecord } from "./start-nl-record.ts";
import { richText } from "./write-rich-text.ts";

const PROVIDER_MAX = 200;
const THEMES_MAX = { register: 3, schema: 16 };

function writeIdentity({ algorithm, dialect, locale, customer, set, lose, fitting }: NlRecord) {
  const { name, summary, themes, lifecycle, publication_category, contact_email, contact_url } = algorithm;
  set("name", fitting("name", name, NL_NAME_MAX[dialect]));
  const words = summary[locale] ?? "";
  if (!words && Object.keys(summary).length) lose("summary", "not_translated");
  set("description_short", fitting("summary", words, NL_SUMMARY_MAX[dialect]));
  set("organization", algorithm.deployer?.name ?? customer);
  const shown = themes.slice(0, THEMES_MAX[dialect]);
  if (shown.length < themes.length) lose("themes", "cut");
  set({ register: "category", schema: "theme" }, shown.length ? shown.map((theme) => NL_THEME[theme]) : null);
  set("status", NL_STATUS[lifecycle]);
  if (!SAME_STATUS.includes(lifecycle)) lose("lifecycle", "narrowed");
  set({ register: "begin_date", schema: "start_date" }, algorithm.start_month);
  set("end_date", algorithm.end_month);
  set({ register: "contact_email", schema: "contact" }, contact_email ?? contact_url);
  if (contact_email && contact_url) lose("contact_url", "only_one");
  set("publication_category", NL_CATEGORY[publication_category]?.[dialect]);
  set("source_id", algorithm.reference);
}

function writeTexts({ dialect, textOf, fitting, set }: NlRecord) {
  for (const { field, max, from } of NL_TEXTS) {
    const parts = from.map((id) => ({ id, text: textOf(id) })).filter(({ text }) => text);
    const limit = max[dialect];
    const text = fitting(cutPart(parts, limit) ?? field[dialect], joinParts(parts), limit);
    set(field, dialect === "register" ? richText(text) : text);
  }
}

type Names = { readonly list: string; readonly title: string; readonly link: string };

/** The register takes a list of links, the schema a single one. Neither takes references without a link. */
function writeReferences(draft: NlRecord, id: QuestionId, found: ReturnType<NlRecord["linksOf"]>, names: Names) {
  const { dialect, lose, set } = draft;
  const linked = found.filter(({ link }) => link);
  if (linked.length < found.length) lose(id, "no_link");
  const [first] = linked;
  if (!first) return;
  if (dialect === "register") {
    set(names.list, linked);
    return;
  }
  set(names.title, first.title);
  set(names.link, first.link);
  if (linked.length > 1) lose(id, "only_one");
}

function writeSources(draft: NlRecord) {
  const { locale, linksOf, lose } = draft;
  const laws = linksOf("legal_refs", (row) => choicesOf(row["title"])[0]);
  const law = { list: "lawful_basis_grouping", title: "legal_basis_title", link: "legal_basis_link" };
  writeReferences(draft, "legal_refs", laws, law);
  const datasets = linksOf("datasets", (row) => asTexts(row["title"])[locale]);
  const source = { list: "source_data_grouping", title: "data_source_title", link: "data_source_link" };
  writeReferences(draft, "datasets", datasets, source);
  if (datasets.length) lose("datasets", "narrowed");
}

/** The standard has only completed assessments. */
function writeAssessments({ dialect, answerTo, linksOf, lose, set }: NlRecord) {
  const done = linksOf("assessments", (row) => {
    if (row["status"] !== "done") return undefined;
    const [kind = "", name] = [choicesOf(row["kind"])[0], choicesOf(row["other_name"])[0]];
    return NL_ASSESSMENT[kind] ?? name ?? "Andere toets";
  });
  if (asRows(answerTo("assessments")?.value).length) lose("assessments", "narrowed");
  if (!done.length) return;
  if (dialect === "register") {
    set(
      "impacttoetsen_grouping",
      done.map(({ title, link }) => ({ title, ...(link && { link }) })),
    );
    return;
  }
  set(
    "impact_assessments",
    done.map(({ title }) => title),
  );
  const links = done.flatMap(({ link }) => link ?? []);
  set("impact_assessment_link", links[0]);
  if (links.length > 1) lose("assessments", "only_one");
}

function writeRest({ algorithm, locale, answerTo, linkOf, lineOf, fitting, lose, set }: NlRecord) {
  set({ register: "website", schema: "link" }, linkOf("public_page_url"));
  set({ register: "url", schema: "source_link" }, linkOf("source_register_url"));
  set({ register: "tags", schema: "search_terms" }, asWords(answerTo("search_terms")?.value).join(", "));
  set({ register: "process_index_url", schema: "processing_register_link" }, linkOf("processing_register_url"));
  set({ register: "publiccode", schema: "source_code_link" }, linkOf("code_url"));
  const names = [...new Set(algorithm.suppliers.map(({ organization }) => organization.name))].join(", ");
  const inHouse = lineOf("developed_in_house") === "yes" ? IN_HOUSE : "";
  set({ register: "provider", schema: "supplier" }, fitting("suppliers", names || inHouse, PROVIDER_MAX));
  if (names) lose("suppliers", "narrowed");
  set({ register: "lang", schema: "language" }, languageCode(locale));
  set({ register: "standard_version", schema: "schema" }, "1.0");
}

const WITHOUT_COUNTERPART = ["algorithm_type", "department", "review_due_on", "last_verified_on", "image_key"] as const;

function reportRest({ algorithm, dialect, record, answerTo, unread, lose }: NlRecord) {
  for (const field of WITHOUT_COUNTERPART) if (algorithm[field]) lose(field, "no_counterpart");
  if (algorithm.labels.length) lose("labels", "no_counterpart");
  if (algorithm.internal_notes) lose("internal_notes", "internal");
  for (const id of unread()) if (answerTo(id)) lose(id, "no_counterpart");
  const required = [
    "description_short",
    "status",
    "publication_category",
    dialect === "register" ? "contact_email" : "contact",
  ];
  for (const field of required) if (!(field in record)) lose(field, "required_missing");
}

/** An algorithm and its public answers as a record of the Dutch standard, with its losses. */
export function writeNlRecord(source: FileRecord, target: NlTarget) {
  const draft = startNlRecord(source, target);
  writeIdentity(draft);
  writeTexts(draft);
  writeSources(draft);
  writeAssessments(draft);
  writeRest(draft);
  reportRest(draft);
  return { record: draft.record, losses: draft.losses };
}
