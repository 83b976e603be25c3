import { asTexts, asWords, choicesOf } from "../answers.ts";
import { fitText, NL_NAME_MAX, NL_SUMMARY_MAX, NL_TEXTS, nlText } from "../exports.ts";
import type { QuestionId } from "../template.ts";
import type { NlDialect, PerDialect } from "#contract/algorithms.ts";
import { type Draft, finish, type RequiredField, startDraft, type Written } from "./draft.ts";
import {
  IN_HOUSE,
  isDutch,
  NL_ASSESSMENT,
  NL_CATEGORY,
  NL_LANGUAGE,
  NL_STATUS,
  NL_THEME,
  SAME_STATUS,
} from "./nl-words.ts";
import type { StandardSource } from "./source.ts";

const PROVIDER_MAX = 200;
const ORGANIZATION_MAX = 100;
const CONTACT_MAX = 500;
const LINK_MAX = 500;
const TITLE_MAX = { legal_refs: 100, datasets: 500 };
const THEMES_MAX = { register: 3, schema: 16 };

type NlDraft = Draft & {
  readonly dialect: NlDialect;
  readonly name: (names: string | PerDialect<string>) => string;
  readonly fitting: (field: string, text: string, max: number) => string;
};

function startNl(source: StandardSource, dialect: NlDialect, locale: string): NlDraft {
  const draft = startDraft(source, locale);
  return {
    ...draft,
    dialect,
    name: (names) => (typeof names === "string" ? names : names[dialect]),
    fitting: (field, text, max) => {
      if (text.length > max) draft.lose(field, "cut");
      return fitText(text, max);
    },
  };
}

function writeIdentity({ algorithm, dialect, locale, name, set, lose, fitting }: NlDraft) {
  const { summary, themes, lifecycle, publication_category, contact_email, contact_url } = algorithm;
  set("name", fitting("name", algorithm.name, NL_NAME_MAX[dialect]));
  const words = summary[locale]?.trim() ?? "";
  if (!words && Object.keys(summary).length) lose("summary", "not_translated");
  set("description_short", fitting("summary", words, NL_SUMMARY_MAX[dialect]));
  set("organization", fitting("deployer_id", algorithm.deployer?.name ?? "", ORGANIZATION_MAX));
  const shown = themes.slice(0, THEMES_MAX[dialect]);
  if (shown.length < themes.length) lose("themes", "cut");
  set(
    name({ register: "category", schema: "theme" }),
    shown.map((theme) => NL_THEME[theme]),
  );
  set("status", NL_STATUS[lifecycle]);
  if (!SAME_STATUS.includes(lifecycle)) lose("lifecycle", "narrowed");
  set(name({ register: "begin_date", schema: "start_date" }), algorithm.start_month);
  set("end_date", algorithm.end_month);
  const contact = contact_email ?? contact_url ?? "";
  if (contact.length <= CONTACT_MAX) set(name({ register: "contact_email", schema: "contact" }), contact);
  if (contact_email && contact_url) lose("contact_url", "first_only");
  set("publication_category", NL_CATEGORY[publication_category]?.[dialect]);
  set("source_id", algorithm.reference);
}

function writeTexts({ dialect, textOf, lose, set, name }: NlDraft) {
  for (const { field, max, from } of NL_TEXTS) {
    const parts = from.map((id) => ({ id, text: textOf(id) })).filter(({ text }) => text);
    const { text, cut } = nlText(parts, dialect, max[dialect]);
    if (cut) for (const { id } of parts.slice(parts.findIndex((part) => part.id === cut))) lose(id, "cut");
    set(name(field), text);
  }
}

type Names = { readonly list: string; readonly title: string; readonly link: string };
type Linked = ReturnType<Draft["linksOf"]>;

/** The register takes a list of links, the schema a single one. Neither takes a reference without a link. */
function writeReferences(draft: NlDraft, id: "legal_refs" | "datasets", found: Linked, names: Names) {
  const { dialect, fitting, lose, set } = draft;
  const linked = found
    .filter(({ link }) => link && link.length <= LINK_MAX)
    .map(({ title, link }) => ({ title: fitting(id, title, TITLE_MAX[id]), link }));
  if (linked.length < found.length) lose(id, "no_link");
  const [first] = linked;
  if (!first) return;
  if (dialect === "register") {
    set(names.list, linked);
    return;
  }
  set(names.title, first.title);
  set(names.link, first.link);
  if (linked.length > 1) lose(id, "first_only");
}

function writeSources(draft: NlDraft) {
  const { locale, linksOf, rowsOf, lose } = draft;
  const laws = linksOf("legal_refs", (row) => choicesOf(row["title"])[0]);
  if (rowsOf("legal_refs").some((row) => row["version_until"])) lose("legal_refs", "narrowed");
  const law = { list: "lawful_basis_grouping", title: "legal_basis_title", link: "legal_basis_link" };
  writeReferences(draft, "legal_refs", laws, law);
  const datasets = linksOf("datasets", (row) => asTexts(row["title"])[locale]);
  const source = { list: "source_data_grouping", title: "data_source_title", link: "data_source_link" };
  writeReferences(draft, "datasets", datasets, source);
  if (rowsOf("datasets").length) lose("datasets", "narrowed");
}

/** The standard lists only assessments that were done. */
function writeAssessments({ dialect, rowsOf, linksOf, lose, set }: NlDraft) {
  const done = linksOf("assessments", (row) => {
    if (row["status"] !== "done") return undefined;
    const [kind = "", name] = [choicesOf(row["kind"])[0], choicesOf(row["other_name"])[0]];
    return NL_ASSESSMENT[kind] ?? name ?? "Andere toets";
  });
  if (rowsOf("assessments").length) lose("assessments", "narrowed");
  if (dialect === "register") {
    set(
      "impacttoetsen_grouping",
      done.map(({ title, link }) => ({ title, ...(link && link.length <= LINK_MAX && { link }) })),
    );
    return;
  }
  set("impact_assessments", [...new Set(done.map(({ title }) => title))]);
  const links = done.flatMap(({ link }) => (link && link.length <= LINK_MAX ? [link] : []));
  set("impact_assessment_link", links[0]);
  if (links.length > 1) lose("assessments", "first_only");
}

const LINKS: readonly (readonly [QuestionId, string, string])[] = [
  ["public_page_url", "website", "link"],
  ["source_register_url", "url", "source_link"],
  ["processing_register_url", "process_index_url", "processing_register_link"],
  ["code_url", "publiccode", "source_code_link"],
];

function writeLinks({ dialect, linkOf, lose, set }: NlDraft) {
  for (const [id, register, schema] of LINKS) {
    const link = linkOf(id);
    if (link && link.length > LINK_MAX) lose(id, "no_link");
    else set(dialect === "register" ? register : schema, link);
  }
}

function writeRest({ algorithm, locale, name, answerTo, choiceOf, fitting, lose, set }: NlDraft) {
  const terms = asWords(answerTo("search_terms")?.value).join(", ");
  set(name({ register: "tags", schema: "search_terms" }), fitting("search_terms", terms, 2500));
  const names = [...new Set(algorithm.suppliers.map(({ organization }) => organization.name))].join(", ");
  const in_house = choiceOf("developed_in_house");
  const isOwn = in_house === "yes" && !names;
  if (in_house && !isOwn) lose("developed_in_house", "no_counterpart");
  set(name({ register: "provider", schema: "supplier" }), fitting("suppliers", isOwn ? IN_HOUSE : names, PROVIDER_MAX));
  if (names) lose("suppliers", "narrowed");
  if (isDutch(locale)) set(name({ register: "lang", schema: "language" }), NL_LANGUAGE);
  set(name({ register: "standard_version", schema: "schema" }), name({ register: "1.0", schema: "1.0.0" }));
}

const required = (field: string, title: string, place: string): RequiredField => ({ field, title, place });

const REGISTER: readonly RequiredField[] = [
  required("name", "Naam", "algorithm.name"),
  required("description_short", "Korte omschrijving", "algorithm.summary"),
  required("organization", "Organisatie", "algorithm.deployer_id"),
  required("status", "Status", "algorithm.lifecycle"),
  required("contact_email", "Contactgegevens", "algorithm.contact_email"),
  required("publication_category", "Publicatiecategorie", "algorithm.publication_category"),
  required("lang", "Taal", "site.locales"),
];

const RENAMED: Readonly<Record<string, string>> = { contact_email: "contact", lang: "language" };

const SCHEMA: readonly RequiredField[] = [
  ...REGISTER.map(({ field, ...rest }) => ({ ...rest, field: RENAMED[field] ?? field })),
  required("theme", "Thema", "algorithm.themes"),
  required("purpose_and_impact", "Doel en impact", "purpose"),
  required("considerations", "Afwegingen", "proportionality"),
  required("human_intervention", "Menselijke tussenkomst", "human_oversight"),
  required("risk_management", "Risicobeheer", "risks"),
  required("legal_basis", "Wettelijke basis", "legal_basis"),
  required("impact_assessments", "Impacttoetsen", "assessments"),
  required("data", "Gegevens", "data_summary"),
  required("technical_operation", "Technische werking", "technical_description"),
  required("supplier", "Leverancier", "algorithm.suppliers"),
  required("schema", "Versie publicatiestandaard", "algorithm.name"),
];

const REQUIRED: PerDialect<readonly RequiredField[]> = { register: REGISTER, schema: SCHEMA };

const WITHOUT_COUNTERPART = [
  "algorithm_type",
  "department",
  "review_due_on",
  "last_verified_on",
  "image_key",
  "labels",
] as const;

const PLACES: ReadonlyMap<string, string> = new Map([
  ...NL_TEXTS.flatMap(({ field, from: [first] }): [string, string][] => (first ? [[field.register, first]] : [])),
  ...LINKS.map(([id, field]): [string, string] => [field, id]),
  ...REGISTER.map(({ field, place }): [string, string] => [field, place]),
  ["category", "algorithm.themes"],
  ["begin_date", "algorithm.start_month"],
  ["end_date", "algorithm.end_month"],
  ["source_id", "algorithm.reference"],
  ["provider", "algorithm.suppliers"],
  ["lawful_basis_grouping", "legal_refs"],
  ["source_data_grouping", "datasets"],
  ["impacttoetsen_grouping", "assessments"],
  ["tags", "search_terms"],
]);

/** Where people fill in a field of the register's dialect. */
export const placeOfRegisterField = (field: string) => PLACES.get(field) ?? null;

/** A record of the Dutch publication standard 1.0. */
export function writeNl(source: StandardSource, dialect: NlDialect, locale: string): Written {
  const draft = startNl(source, dialect, locale);
  writeIdentity(draft);
  writeTexts(draft);
  writeSources(draft);
  writeAssessments(draft);
  writeLinks(draft);
  writeRest(draft);
  draft.reportRest(WITHOUT_COUNTERPART);
  return finish(draft, REQUIRED[dialect]);
}
