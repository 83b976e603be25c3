import path from "node:path";
import { UI_LOCALES } from "#contract/common.ts";

export type SourceFile = { readonly path: string; readonly text: string };
export type Problem = { readonly path: string; readonly message: string };

export const ROOTS = [
  "contract",
  "terms",
  "datachain",
  "factsheet",
  "server",
  "admin",
  "guide",
  "e2e",
  "bench",
  "scripts",
];
const MAX_DEPTH = 3;

/** Folders shared by all nouns. */
const SHARED: Record<string, readonly string[]> = {
  server: ["platform", "testing", "demo", "migrations"],
  admin: "api autosave session frame lists records maps inventory ui i18n styles testing public".split(" "),
};

/** Layers of the admin's shared folders: each may only import from lower ones. */
const FLOORS: Record<string, number> = { frame: 1, lists: 2, records: 2, maps: 2, inventory: 3 };

/** Nouns of the admin that stand on others: each may import those after it. All others import no noun. */
const ORDER =
  "overview home relationships collections pages translations history publishing preview content feedback".split(" ");

const VAGUE = /^(utils?|helpers?|misc|common)$/i;
const VERB_NOUN = /^([a-z][a-z0-9]*(-[a-z0-9]+)+(\.test)?|[a-z]+\.d)\.ts$/;
const SERVER_NAMES = /^(table|service|routes|present|policy|rules)\.ts$/;
const COMPONENT = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.(ts|mjs|css)|\.(test|spec|config|d)\.tsx?)$/;
const IMPORT = /\b(?:import|export)(\s+type)?\s[^"'`;=()]*?\bfrom\s*"([^"]+)"|\bimport\s*\(?\s*"([^"]+)"/g;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const foldersOf = (file: string) => path.posix.dirname(file).split("/");

/** `server/labels/service.ts` → `labels`; undefined outside noun folders. */
function nounOf(file: string) {
  const [root = "", folder] = foldersOf(file);
  return folder && SHARED[root] && !SHARED[root].includes(folder) ? folder : undefined;
}

function importsOf({ path: from, text }: SourceFile) {
  return [...text.matchAll(IMPORT)].map(([, type, statement, dynamic]) => {
    const specifier = statement ?? dynamic ?? "";
    const target = specifier.startsWith("#")
      ? specifier.slice(1)
      : path.posix.join(path.posix.dirname(from), specifier);
    return { target: /^[#.]/.test(specifier) ? target : "", isType: type !== undefined };
  });
}

function nameProblem({ path: file }: SourceFile) {
  const [root, folder] = foldersOf(file);
  const name = path.posix.basename(file);
  const noun = nounOf(file);
  const isMessages = file.startsWith("admin/i18n/");
  const vague = [...foldersOf(file), name.replace(/\..*$/, "")].find((part) => VAGUE.test(part));
  if (vague && file !== "contract/common.ts" && !isMessages)
    return `"${vague}" says nothing: name the file after what it does, beside the code that uses it`;
  if (root === "server" && noun && name !== `${noun}.test.ts` && !SERVER_NAMES.test(name) && !VERB_NOUN.test(name))
    return `a server noun has table, service, routes, present, policy, rules, ${noun}.test and verb-noun files (publish-page.ts); what serves every noun belongs in server/platform`;
  if (folder && folder !== "testing" && !COMPONENT.test(name) && !KEBAB.test(name))
    return "components are PascalCase.tsx, everything else is kebab-case";
  return undefined;
}

function depthProblem({ path: file }: SourceFile) {
  if (foldersOf(file).length - 1 <= MAX_DEPTH) return undefined;
  return `folders go at most ${MAX_DEPTH} deep below a root: move it up, or give it a noun of its own`;
}

/** Tools load these files and expect a default export. */
const READ_BY_TOOLS = /(\.config|\.d|\/global-setup)\.ts$/;

function defaultExportProblem({ path: file, text }: SourceFile) {
  if (READ_BY_TOOLS.test(file) || !/^export\s+(default\b|\{[^}]*\bas default\b)/m.test(text)) return undefined;
  return "export by name: a default export gets another name in every file that imports it";
}

/** The only folder that renders public pages. */
const SERVES_GUIDE = "guide";

function serverImportProblem(noun: string | undefined, target: string, isType: boolean) {
  if (noun && noun !== SERVES_GUIDE && target.startsWith("guide/") && !(target === "guide/content.ts" && isType))
    return `imports ${target}: a noun knows of the guide only the types in guide/content.ts; server/${SERVES_GUIDE} renders it`;
  const other = nounOf(target);
  if (!other || other === noun || !target.startsWith("server/")) return undefined;
  const name = path.posix.basename(target);
  if (!noun) return `imports ${target}: server/platform serves every noun and knows none`;
  if (name !== "service.ts" && !VERB_NOUN.test(name))
    return `imports ${target}: of another noun only service.ts and verb-noun files are open`;
  return undefined;
}

function floorProblem(from: string, target: string) {
  const [, room = ""] = foldersOf(from);
  const [root, other = ""] = foldersOf(target);
  const [floor, below] = [FLOORS[room], FLOORS[other]];
  if (root !== "admin" || room === other || !floor || !below || below < floor) return undefined;
  return `imports ${target}: admin/${room} does not stand on admin/${other}`;
}

function adminImportProblem(noun: string | undefined, target: string) {
  const other = nounOf(target);
  if (!other || other === noun || !target.startsWith("admin/")) return undefined;
  const [at, below] = [ORDER.indexOf(noun ?? ""), ORDER.indexOf(other)];
  if (at >= 0 && below > at) return undefined;
  if (at >= 0 && below >= 0) return `imports ${target}: of ${ORDER.join(", ")}, each imports only later ones`;
  return `imports ${target}: ${noun ? "a noun does not know another; what two share" : "what every noun uses"} belongs in admin/ui, frame, lists, records, maps, inventory or session`;
}

function importProblems(file: SourceFile) {
  const [root, folder] = foldersOf(file.path);
  const isBound =
    (root === "server" && folder !== "testing" && folder !== "demo") || (root === "admin" && folder !== "testing");
  // top-level files wire the nouns together
  if (!isBound || !folder || isTest(file.path)) return [];
  const noun = nounOf(file.path);
  return importsOf(file).map(({ target, isType }) =>
    root === "server"
      ? serverImportProblem(noun, target, isType)
      : (floorProblem(file.path, target) ?? adminImportProblem(noun, target)),
  );
}

function missingMessages(files: readonly SourceFile[]): Problem[] {
  const known = new Set(files.map((file) => file.path));
  const nouns = new Set(
    files.filter((file) => file.path.startsWith("admin/")).flatMap((file) => nounOf(file.path) ?? []),
  );
  return [...nouns]
    .flatMap((noun) => UI_LOCALES.map((language) => ({ noun, path: `admin/i18n/${language}/${noun}.ts` })))
    .filter((messages) => !known.has(messages.path))
    .map(({ noun, path }) => ({ path, message: `is missing: admin/${noun} speaks every language of the product` }));
}

/** All misplaced files, in file order. */
export function checkStructure(files: readonly SourceFile[]): Problem[] {
  const perFile = files.flatMap((file) =>
    [nameProblem(file), depthProblem(file), defaultExportProblem(file), ...importProblems(file)]
      .filter((message) => message !== undefined)
      .map((message) => ({ path: file.path, message })),
  );
  return [...perFile, ...missingMessages(files)];
}
