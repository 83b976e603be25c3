import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

type ModuleInfo = { readonly importers: readonly string[]; readonly importedIds: readonly string[] } | null;
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo };

type Test = (id: string, graph: Graph) => boolean;

/**
 * Whether a module matches, or reaches a match by `step` without crossing the barrier. Memoized; cyclic imports do not
 * count as reaching themselves.
 */
function reaching(isTarget: Test, step: "importers" | "importedIds", barrier?: RegExp): Test {
  const known = new Map<string, boolean>();
  const reaches: Test = (id, graph) => {
    const found = barrier?.test(id) ? false : known.get(id);
    if (found !== undefined) return found;
    known.set(id, false);
    const next = graph.getModuleInfo(id)?.[step] ?? [];
    const isReaching = isTarget(id, graph) || next.some((one) => reaches(one, graph));
    known.set(id, isReaching);
    return isReaching;
  };
  return reaches;
}

/** Modules of the sign-in screen, which every other screen needs too. */
const START = /\/admin\/(main|auth\/LoginPage|frame\/AuthLayout)\.tsx$/;
/** Only needed for signing in. */
const SIGNING_IN = /\/admin\/(auth\/(LoginPage|use-login)|frame\/(AuthLayout|Honeycomb))\./;
/** Validation and its library: loaded on saving. */
const CHECKS = /\/node_modules\/zod\/|\/contract\/(?:records\/)?[\w-]+\.ts\?schemas$|\/i18n\/zod-words\.ts$/;
/** Modules most screens share. One of them shows a public chain, and would pull in the vocabulary. */
const ROOMS = /\/admin\/(api|frame|inventory(?!\/PublicChain)|lists|records(?!\/ConfirmPassword)|session|ui)\//;
/** Autosave may hit a conflict and then shows a text comparison. */
const AUTOSAVE = /\/admin\/(autosave\/|records\/(conflict\/|TextDifference\.))|\/datachain\/word-diff\./;
const SHEETS = /\/factsheet(?!\/words)\/|\/admin\/factsheets\//;
/** The number field, and what dates share with it. */
const NUMBERS = /\/admin\/ui\/NumberInput\.|\/(numberfield|spinbutton)\/|\/NumberParser\./;
/** Except for some modules that lists and forms need as well. */
const CHAINS =
  /\/datachain\/(?!(text|colors|model|roles|identifiability|shapes|category-states|draw-qr|template-\w+)\.)|\/admin\/datachains\/(?!Standard)/;
const QR = /\/datachain\/draw-qr\./;
/** Codes, feedback, signs and analytics. */
const RESPONSE =
  /\/admin\/(analytics|audit-log|customer-file|feedback|short-codes|signs|taxonomies|webhooks)\/|\/admin\/(ui\/Sparkline|inventory\/RecordSign|records\/(AnswerKinds|answer-word))\./;
/** Feedback questions in all languages, for screens of feedback and for previews. */
const QUESTIONS = /\/terms\/feedback\//;
/** read-all is also used without a list. */
const LISTS = /\/admin\/(lists\/(?!read-all)|ui\/(BulkBar|Pagination|SelectCell)\.)/;
const PAGES =
  /\/admin\/(pages\/(PagePicker|PageBadge|pages-by-id|editor\/)|(content|publishing|history|collections|relationships|home|preview|translations)\/)/;
/** Page tabs and their frame. Dialogs are loaded later. */
const PAGE_TABS =
  /\/admin\/(pages\/editor\/(PageFrame|\w+Tab)|collections\/(NewCollectionPage|\w+Tab)|home\/HomeTab|relationships\/RelationshipsTab)\.tsx$/;
const LISTED = /\/admin\/(pages\/list|overview|dashboard|devices|algorithms)\//;
/** Around a map; the map itself is loaded later. */
const MAPS = /\/admin\/maps\/(MapPanel|geometry|places)\./;
/** The lists of the inventory. */
const RECORD_LISTS =
  /\/admin\/inventory\/(RecordsPage|RecordCells|ExportMenu|record-list|shared-filters|wanted-filters)\./;
/** The pages of one device, algorithm or organization, with their frames. */
const RECORD_PAGES =
  /\/admin\/(inventory\/(Record(Page|About|Menu|State|Summary)|StatePart)|records\/ActivityList|devices\/DevicePage|algorithms\/AlgorithmPage)\./;
/** Values and read views of records. */
const RECORDS =
  /\/admin\/(inventory\/(ReadRecord|record-(values|words))|organizations\/organization-values|ui\/MonthField)\./;
/** Used for comparing pages and for previews. */
const GUIDE = /\/guide\//;
/** Used in dialogs and at sign-in, each time on request. */
const PASSKEYS =
  /\/(admin\/session|contract)\/passkeys\.|\/admin\/(records\/CityConfirmation|session\/city-confirmed)\./;
/** Date fields and site times. */
const CALENDAR = /\/node_modules\/@internationalized\/date\//;
/** Definitions of figures in all languages, for screens with figures. */
const FIGURES = /\/contract\/figures\./;
const WORDS = /\/factsheet\/words\/([a-z]{2})/;
/** Messages needed on every screen behind sign-in. */
const LANGUAGE = /\/(?:admin\/i18n|terms)\/([a-z]{2})(\.ts|\/lists\.ts)$/;
/** Messages of the nouns around pages, which the page editor needs together. */
const PAGE_WORDS =
  /\/admin\/i18n\/([a-z]{2})\/(collections|content|history|home|overview|pages|preview|publishing|relationships|translations)\.ts$/;
const FORMS = /\/node_modules\/react-hook-form\/|\/admin\/records\/MergeDialog\./;
/** Fields for choosing from a list, a palette or files. */
const PICKERS = /\/admin\/(ui\/(ComboBox|ColorField|ColorBar|FileField|ImageField)|records\/ImageEntry)\.tsx$/;
/** A third of the code of pickers: kept out of the kit, so that screens without pickers do not wait for it. */
const COMBO_BOX = /\/combobox\/|\/ComboBox\.\w+$/;
/** Drawings made of many icons, with the marker for their copies. */
const DRAWINGS: readonly [importer: RegExp, mark: string][] = [
  [/\/datachain\/(element-glyphs|glyphs|GlyphDrawing)\./, "?glyph"],
  [/\/admin\/frame\/Honeycomb\./, "?honeycomb"],
];
const MARK = /\?(glyph|honeycomb)$/;

const isOurs = (id: string) => !id.includes("node_modules");
const isIcon = (id: string) => id.includes("/lucide-react/");
const isNeededAtStart = reaching((id) => START.test(id), "importers");
const isNeededInTabs = reaching((id) => PAGE_TABS.test(id), "importers");
const isNeededInLists = reaching((id) => LISTED.test(id), "importers");
const isNeededInAdmin = reaching((id) => id.includes("/admin/"), "importers", GUIDE);
const isNeededInRooms = reaching((id) => ROOMS.test(id), "importers");

/** Heavy parts of screens. Modules shared by several get a chunk of their own. */
const FIELDS: Record<string, Test> = {
  forms: reaching((id) => FORMS.test(id), "importedIds"),
  pickers: reaching((id) => PICKERS.test(id), "importedIds"),
};
/** Code for few screens. Code shared by several goes to the last. */
const SUBJECTS: Record<string, Test> = {
  inventory: (id) => RECORD_LISTS.test(id),
  record: (id) => RECORD_PAGES.test(id),
  records: (id) => RECORDS.test(id),
  maps: (id) => MAPS.test(id),
  response: (id) => RESPONSE.test(id),
  autosave: reaching((id) => AUTOSAVE.test(id), "importedIds"),
  sheets: (id) => SHEETS.test(id),
  chains: reaching((id, graph) => CHAINS.test(id) && !isNeededInRooms(id, graph), "importedIds"),
  pages: (id, graph) => PAGES.test(id) && !isNeededInLists(id, graph),
  publishing: (id, graph) => PAGES.test(id) && !isNeededInLists(id, graph) && !isNeededInTabs(id, graph),
};

function partOf(id: string, graph: Graph) {
  const subject = Object.keys(SUBJECTS).findLast((part) => SUBJECTS[part]?.(id, graph));
  const fields = Object.keys(FIELDS).filter((part) => FIELDS[part]?.(id, graph));
  return subject ?? (fields.join("-") || (LISTS.test(id) ? "lists" : undefined));
}

/**
 * One chunk for our start-up code instead of fifty small files that import each other. Packages are excluded: they contain
 * more than is used.
 */
const start = (id: string, graph: Graph) =>
  isOurs(id) && !SIGNING_IN.test(id) && isNeededAtStart(id, graph) ? "start" : null;
const isSmall = (id: string, graph: Graph) =>
  isIcon(id)
    ? !MARK.test(id)
    : id.includes("/@tanstack/") || (isOurs(id) && !isCheck(id) && isNeededInAdmin(id, graph) && !partOf(id, graph));
const small = (id: string, graph: Graph) => (isSmall(id, graph) ? "shared" : null);
const inPart = (part: string) => (id: string, graph: Graph) => (isOurs(id) && partOf(id, graph) === part ? part : null);
const inSeveral = (id: string, graph: Graph) => {
  const part = isOurs(id) ? partOf(id, graph) : undefined;
  return part?.includes("-") ? part : null;
};
const parts = (names: readonly string[]) => names.map((part) => ({ name: inPart(part), minShareCount: 2 }));

/** The guide's components, used by several screens, with vocabularies needed nowhere else. */
const guide = (id: string, graph: Graph) => (isOurs(id) && !isNeededInAdmin(id, graph) ? "guide" : null);

/** Words shared by admin and guide preview, one chunk per language. */
const words = (id: string) => {
  const [, spoken] = WORDS.exec(id) ?? [];
  return spoken ? `words-${spoken}` : null;
};

const pageWords = (id: string) => {
  const [, spoken] = PAGE_WORDS.exec(id) ?? [];
  return spoken ? `pages-${spoken}` : null;
};

const language = (id: string) => LANGUAGE.exec(id)?.[1] ?? null;

const isCheck = (id: string) => CHECKS.test(id);
const checks = (id: string) => (isCheck(id) ? "checks" : null);
const kit = (id: string, graph: Graph) =>
  isCheck(id) || COMBO_BOX.test(id) || FIELDS["forms"]?.(id, graph) ? null : "kit";

/** The first matching group takes a module with its dependencies. */
const GROUPS = [
  { name: words },
  { name: checks, includeDependenciesRecursively: false },
  { name: start },
  { name: language },
  { name: pageWords },
  { name: (id: string) => (CALENDAR.test(id) ? "calendar" : null), minShareCount: 2 },
  { name: (id: string) => (PASSKEYS.test(id) ? "passkeys" : null), includeDependenciesRecursively: false },
  { name: (id: string) => (QR.test(id) ? "qr" : null), minShareCount: 2 },
  { name: (id: string) => (FIGURES.test(id) ? "figures" : null), minShareCount: 2 },
  { name: (id: string) => (QUESTIONS.test(id) ? "questions" : null), minShareCount: 2 },
  // by the number of entry pages that use a module
  { name: kit, minShareCount: 24 },
  { name: small, minShareCount: 2 },
  { name: (id: string) => (NUMBERS.test(id) ? "numbers" : null), includeDependenciesRecursively: false },
  { name: guide, minShareCount: 2, includeDependenciesRecursively: false },
  ...parts(["lists", ...Object.keys(FIELDS)]),
  { name: inSeveral, minShareCount: 2 },
  // including the entry pages, which are too small for files of their own
  { name: inPart("record") },
  ...parts(Object.keys(SUBJECTS)),
];

/** Few files per screen: each is a request, and small files compress badly. */
export const codeSplitting = {
  groups: GROUPS.map((group, at) => ({ ...group, debugName: `group ${at}`, priority: GROUPS.length - at })),
};

/** Texts for keyboard drag and drop, which is not used, stay in English. */
const SPOKEN = /(en-US|(?<!\/dnd\/)(es-ES|fr-FR|pt-BR))\.mjs$/;

/** react-aria ships texts in over thirty languages; the admin uses four of them. */
export const spokenLanguages: Plugin = {
  name: "spoken-languages",
  apply: "build",
  enforce: "pre",
  resolveId(source, importer) {
    if (!/\/intl\/[\w-]+\/[a-z]{2}-[A-Z]{2}\.mjs$/.test(source) || SPOKEN.test(source)) return null;
    return this.resolve(source.replace(/[\w-]+\.mjs$/, "en-US.mjs"), importer, { skipSelf: true });
  },
};

/** The package's main entry is a development build, with warnings that users should not get. */
export const productionRouter: Plugin = {
  name: "production-router",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer) {
    if (source !== "react-router") return null;
    const entry = await this.resolve(source, importer, { skipSelf: true });
    return entry?.id.replace("/dist/development/", "/dist/production/");
  },
};

/** Badges use a hundred icons: they get their own copies, or else every screen with one icon would load all. */
export const ownIcons: Plugin = {
  name: "own-icons",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer = "") {
    const [, mark] = DRAWINGS.find(([drawing]) => drawing.test(importer)) ?? [];
    if (!mark || !source.startsWith("lucide-react/icons/")) return null;
    const icon = await this.resolve(source, importer, { skipSelf: true });
    return icon && `${icon.id}${mark}`;
  },
  load: (id) => (MARK.test(id) ? readFile(id.replace(MARK, ""), "utf8") : null),
};

/** Icon nodes have random keys, which do not compress. Without them React uses the order, which never changes. */
export const lightIcons: Plugin = {
  name: "light-icons",
  apply: "build",
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: code.replaceAll(/,\s*key: "[^"]*"/g, ""), map: null }),
  },
};

const FACTS = "?facts";

/** A preview of the guide names facts in every language: copies of its own, else it would load all messages of each. */
export const guideFacts: Plugin = {
  name: "guide-facts",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer = "") {
    if (!importer.endsWith("/terms/fact-terms.ts") || !/^\.\/[a-z]{2}\.ts$/.test(source)) return null;
    const terms = await this.resolve(source, importer, { skipSelf: true });
    return terms && terms.id + FACTS;
  },
  load: async (id) =>
    id.endsWith(FACTS) ? { code: await readFile(id.slice(0, -FACTS.length), "utf8"), moduleType: "ts" } : null,
};
