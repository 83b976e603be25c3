import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

type ModuleInfo = { readonly importers: readonly string[]; readonly importedIds: readonly string[] } | null;
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo };

type Test = (id: string, graph: Graph) => boolean;

/**
 * Whether a module is one of these, or leads to one by `step` without passing the barrier. Each is asked once; a ring of
 * imports does not count for itself.
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

/** What signing in stands on: whoever opens any other screen needs those parts as well. */
const START = /\/admin\/(main|auth\/LoginPage|frame\/AuthLayout)\.tsx$/;
/** What only signing in has. Whoever is signed in does not need it. */
const SIGNING_IN = /\/admin\/(auth\/(LoginPage|use-login)|frame\/(AuthLayout|Honeycomb))\./;
/** What is checked before it is saved, with its library: it comes when somebody saves. */
const CHECKS = /\/node_modules\/zod\/|\/contract\/[\w-]+\.ts\?schemas$|\/i18n\/zod-words\.ts$/;
/** What many screens stand on. A chain as the public reads it is in one of the rooms and brings the vocabulary with it. */
const ROOMS = /\/admin\/(api|frame|inventory(?!\/PublicChain)|lists|records|session|ui)\//;
/** What saves itself can meet what somebody else saved: the words that differ are shown there. */
const AUTOSAVE = /\/admin\/(autosave\/|records\/(conflict\/|TextDifference\.))|\/datachain\/word-diff\./;
/** With the field for numbers: factsheets have most of them. */
const SHEETS = /\/factsheet(?!\/words)\/|\/admin\/(factsheets\/|ui\/NumberField\.)/;
/** But for a few lines that lists and forms need as well. */
const CHAINS =
  /\/datachain\/(?!(text|colors|model|roles|identifiability|shapes|category-states|draw-qr|template-\w+)\.)|\/admin\/datachains\//;
const QR = /\/datachain\/draw-qr\./;
/** What comes of a guide: codes, answers and numbers. */
const RESPONSE = /\/admin\/(analytics|feedback|short-codes|signs|webhooks)\/|\/admin\/ui\/Sparkline\./;
/** What reads all of a list is used without one. */
const LISTS = /\/admin\/lists\/(?!read-all)/;
const PAGES =
  /\/admin\/pages\/(PageRows|PagePicker|(editor|publishing|history|collections|relationships|home|preview|translate)\/)/;
/** The tabs of a page, and what is there before them. What is opened over them comes later. */
const PAGE_TABS =
  /\/admin\/pages\/(editor\/(PageFrame|\w+Tab)|collections\/(NewCollectionPage|\w+Tab)|home\/HomeTab|relationships\/RelationshipsTab)\.tsx$/;
const LISTED = /\/admin\/(pages\/(list|overview)|dashboard|devices|algorithms)\//;
/** Both what a page is compared with and what it is drawn with. */
const GUIDE = /\/guide\//;
/** Fields for dates, and times at the site. */
const CALENDAR = /\/node_modules\/@internationalized\/date\//;
/** What is counted, told in every language: for screens with figures. */
const FIGURES = /\/contract\/figures\./;
const WORDS = /\/factsheet\/words\/([a-z]{2})/;
/** What every screen behind the sign-in may say, with what words of several nouns are made of. */
const LANGUAGE = /\/admin\/i18n\/([a-z]{2})(\.ts|\/lists\.ts)$/;
const FORMS = /\/node_modules\/react-hook-form\//;
/** What is chosen from a list, a palette or a disk. */
const PICKERS = /\/admin\/(ui\/(ComboBox|ColorField|ColorBar|FileField|ImageField)|records\/ImageEntry)\.tsx$/;
/** A third of what is chosen with: as a part of the kit, screens without pickers would wait for it as well. */
const COMBO_BOX = /\/combobox\/|\/ComboBox\.\w+$/;
/** Drawings made of many icons, and what marks their copies. */
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

/** Parts of screens that bring much with them. What uses several of them is in a file of its own. */
const FIELDS: Record<string, Test> = {
  forms: reaching((id) => FORMS.test(id), "importedIds"),
  pickers: reaching((id) => PICKERS.test(id), "importedIds"),
};
/** What belongs to few screens. What belongs to several of them goes with the last. */
const SUBJECTS: Record<string, Test> = {
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

/** One file for all of ours, in place of fifty small ones that name each other. Packages bring more than is used of them. */
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

/** The guide, which several screens draw, with vocabularies that nothing else needs. */
const guide = (id: string, graph: Graph) => (isOurs(id) && !isNeededInAdmin(id, graph) ? "guide" : null);

/** Words that the administration and the guide's preview both speak, each language by itself. */
const words = (id: string) => {
  const [, spoken] = WORDS.exec(id) ?? [];
  return spoken ? `words-${spoken}` : null;
};

const language = (id: string) => LANGUAGE.exec(id)?.[1] ?? null;

const isCheck = (id: string) => CHECKS.test(id);
const checks = (id: string) => (isCheck(id) ? "checks" : null);
const kit = (id: string, graph: Graph) =>
  isCheck(id) || COMBO_BOX.test(id) || FIELDS["forms"]?.(id, graph) ? null : "kit";

/** The first that wants a module has it, with what it stands on. */
const GROUPS = [
  { name: words },
  { name: checks, includeDependenciesRecursively: false },
  { name: start },
  { name: language },
  { name: (id: string) => (CALENDAR.test(id) ? "calendar" : null), minShareCount: 2 },
  { name: (id: string) => (QR.test(id) ? "qr" : null), minShareCount: 2 },
  { name: (id: string) => (FIGURES.test(id) ? "figures" : null), minShareCount: 2 },
  // by how many of the pages use a module
  { name: kit, minShareCount: 24 },
  { name: small, minShareCount: 2 },
  { name: guide, minShareCount: 2, includeDependenciesRecursively: false },
  ...parts(["lists", ...Object.keys(FIELDS)]),
  { name: inSeveral, minShareCount: 2 },
  ...parts(Object.keys(SUBJECTS)),
];

/** Few files a screen: a browser asks for each by itself, and what is small compresses badly. */
export const codeSplitting = {
  groups: GROUPS.map((group, at) => ({ ...group, debugName: `group ${at}`, priority: GROUPS.length - at })),
};

/** Words about moving things by keyboard, which nothing here does, stay in English. */
const SPOKEN = /(en-US|(?<!\/dnd\/)(es-ES|fr-FR|pt-BR))\.mjs$/;

/** The component library brings its words in over thirty languages; the administration speaks four of those. */
export const spokenLanguages: Plugin = {
  name: "spoken-languages",
  apply: "build",
  enforce: "pre",
  resolveId(source, importer) {
    if (!/\/intl\/[\w-]+\/[a-z]{2}-[A-Z]{2}\.mjs$/.test(source) || SPOKEN.test(source)) return null;
    return this.resolve(source.replace(/[\w-]+\.mjs$/, "en-US.mjs"), importer, { skipSelf: true });
  },
};

/** The package's entry is its development build, for everybody; what it warns about there is not said to readers. */
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

/** Badges are drawn with a hundred icons: copies of their own, else a screen with one of them would wait for all. */
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

/** The keys of an icon's lines are random letters, which do not compress. Without them React goes by the order, which never changes. */
export const lightIcons: Plugin = {
  name: "light-icons",
  apply: "build",
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: code.replaceAll(/,\s*key: "[^"]*"/g, ""), map: null }),
  },
};
