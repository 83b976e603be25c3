import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

type ModuleInfo = { readonly importers: readonly string[]; readonly importedIds: readonly string[] } | null;
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo };

type Test = (id: string, graph: Graph) => boolean;

/** Whether a module is one of these, or leads to one by `step`. Each is asked once; a ring of imports does not count for itself. */
function reaching(isTarget: Test, step: "importers" | "importedIds"): Test {
  const known = new Map<string, boolean>();
  const reaches: Test = (id, graph) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    known.set(id, false);
    const next = graph.getModuleInfo(id)?.[step] ?? [];
    const isReaching = isTarget(id, graph) || next.some((one) => reaches(one, graph));
    known.set(id, isReaching);
    return isReaching;
  };
  return reaches;
}

/** Signing in needs nothing else: whoever opens any other screen needs those parts as well. */
const START = /\/admin\/(main|auth\/LoginPage|frame\/AuthLayout)\.tsx$/;
/** What is checked before it is saved, with its library: it comes when somebody saves. */
const CHECKS = /\/node_modules\/zod\/|\/contract\/[\w-]+\.ts\?schemas$|\/i18n\/zod-words\.ts$/;
/** What many screens stand on. A chain as the public reads it is in one of the rooms and brings the vocabulary with it. */
const ROOMS = /\/admin\/(api|frame|inventory(?!\/PublicChain)|lists|records|session|ui)\//;
const AUTOSAVE = /\/admin\/autosave\//;
const SHEETS = /\/factsheet(?!\/words)\/|\/admin\/factsheets\//;
const CHAINS = /\/datachain\/|\/admin\/datachains\//;
const LISTS = /\/admin\/(lists|inventory)\//;
const PAGES = /\/admin\/pages\/(editor|publishing|history|collections|relationships|home|preview|translate)\//;
const LISTED = /\/admin\/(pages\/(list|overview)|dashboard|devices|algorithms)\//;
const WORDS = /\/factsheet\/words\/([a-z]{2})/;
const FORMS = /\/node_modules\/react-hook-form\//;
const DATES = /\/admin\/ui\/(DatePicker|NumberField)\.tsx$/;
const FILES = /\/admin\/(ui\/(FileField|ImageField)|records\/ImageEntry)\.tsx$/;
const PICKERS = /\/admin\/ui\/(ComboBox|ColorField|ColorBar)\.tsx$/;
const TEMPLATES = /\/datachain\/(device-|algorithm-)?template/;
const GLYPHS = /\/datachain\/(element-glyphs|glyphs|GlyphDrawing)\./;

/** Marks the icons that badges are drawn with. */
const GLYPH = "?glyph";

const isOurs = (id: string) => !id.includes("node_modules");
const isIcon = (id: string) => id.includes("/lucide-react/");
const isNeededAtStart = reaching((id) => START.test(id), "importers");
const isNeededInLists = reaching((id) => LISTED.test(id), "importers");
const isNeededInRooms = reaching((id) => ROOMS.test(id), "importers");

/** Parts that bring much with them and that few screens show. What uses several of them goes with the last. */
const PARTS: Record<string, Test> = {
  lists: (id) => LISTS.test(id),
  forms: reaching((id) => FORMS.test(id), "importedIds"),
  pickers: reaching((id) => PICKERS.test(id), "importedIds"),
  files: reaching((id) => FILES.test(id), "importedIds"),
  dates: reaching((id) => DATES.test(id), "importedIds"),
  glyphs: reaching((id) => GLYPHS.test(id), "importedIds"),
  autosave: (id) => AUTOSAVE.test(id),
  sheets: (id) => SHEETS.test(id),
  chains: reaching((id, graph) => CHAINS.test(id) && !isNeededInRooms(id, graph), "importedIds"),
  templates: reaching((id) => TEMPLATES.test(id), "importedIds"),
  pages: (id, graph) => PAGES.test(id) && !isNeededInLists(id, graph),
};

const partOf = (id: string, graph: Graph) => Object.keys(PARTS).findLast((part) => PARTS[part]?.(id, graph));

/** One file for all of ours, in place of fifty small ones that name each other. Packages bring more than is used of them. */
const start = (id: string, graph: Graph) => (isOurs(id) && isNeededAtStart(id, graph) ? "start" : null);
const isSmall = (id: string, graph: Graph) =>
  isIcon(id) ? !id.endsWith(GLYPH) : isOurs(id) && !isCheck(id) && !partOf(id, graph);
const small = (id: string, graph: Graph) => (isSmall(id, graph) ? "shared" : null);
const inPart = (part: string) => (id: string, graph: Graph) => (isOurs(id) && partOf(id, graph) === part ? part : null);

/** Words that the administration and the guide's preview both speak, each language by itself. */
const words = (id: string) => {
  const [, language] = WORDS.exec(id) ?? [];
  return language ? `words-${language}` : null;
};

const isCheck = (id: string) => CHECKS.test(id);
const checks = (id: string) => (isCheck(id) ? "checks" : null);
const kit = (id: string, graph: Graph) => (isCheck(id) || PARTS["forms"]?.(id, graph) ? null : "kit");

/** Few files a screen: a browser asks for each by itself, and what is small compresses badly. */
export const codeSplitting = {
  groups: [
    { name: words, priority: 104 },
    { name: start, priority: 103 },
    // by how many of the pages use a module
    { name: kit, minShareCount: 20, priority: 102 },
    { name: small, minShareCount: 2, priority: 101 },
    { name: checks, priority: 103.5, includeDependenciesRecursively: false },
    ...Object.keys(PARTS).map((part, at) => ({ name: inPart(part), minShareCount: 2, priority: 100 - at })),
  ],
};

const SPOKEN = /(en-US|es-ES|fr-FR|pt-BR|pt-PT)\.mjs$/;

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

/** Badges are drawn with a hundred icons: copies of their own, else a screen with one of them would wait for all. */
export const ownGlyphs: Plugin = {
  name: "own-glyphs",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!source.startsWith("lucide-react/icons/") || !importer || !GLYPHS.test(importer)) return null;
    const icon = await this.resolve(source, importer, { skipSelf: true });
    return icon && `${icon.id}${GLYPH}`;
  },
  load: (id) => (id.endsWith(GLYPH) ? readFile(id.slice(0, -GLYPH.length), "utf8") : null),
};
