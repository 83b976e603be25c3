import type { JsonObject } from "./document-form.ts";
import { asArray, asObject, asText } from "./document-parse.ts";
import { symbolsNeeded, type Symbols } from "./release.ts";

/** Text by path, as a release is published: its build, or its sources. */
export type ReleaseFiles = ReadonlyMap<string, string>;
type Parse = (text: string, path: string) => unknown;

export class ReleaseFilesError extends Error {}

const BUILD = ["manifest.json", "datachain-type.json", "categories.json", "elements.json"] as const;
const SOURCES = ["meta.yaml", "datachain-type.yaml"] as const;
const HEADS: readonly string[] = [BUILD[0], SOURCES[0]];
const MAX_SVG = 50_000;
const MAX_NAME = 100;

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);

/** The folder of the release: an archive of a whole repository has several. */
function rootOf(files: ReleaseFiles): string {
  const roots = [...new Set([...files.keys()].filter((path) => HEADS.includes(nameOf(path))).map(folderOf))];
  const [root] = roots;
  if (root === undefined) throw new ReleaseFilesError(`There is no ${BUILD[0]} and no ${SOURCES[0]} of a release`);
  if (roots.length > 1) throw new ReleaseFilesError(`There are ${roots.length} releases. Choose the folder of one`);
  return root;
}

function reader(files: ReleaseFiles, root: string, parse: Parse) {
  const read = (name: string): unknown => {
    const text = files.get(root + name);
    if (text === undefined) throw new ReleaseFilesError(`The file ${name} is missing`);
    return parse(text, name);
  };
  const all = (folder: string, ending: string) =>
    [...files.keys()]
      .filter((path) => path.startsWith(`${root}${folder}/`) && path.endsWith(ending))
      .toSorted()
      .map((path) => read(path.slice(root.length)));
  return { read, all };
}

const objects = (value: unknown): JsonObject[] =>
  asArray(value)
    .map(asObject)
    .filter((entry) => entry !== undefined);

/** In the order that their type gives, as the build has them. */
function inOrder(categories: readonly JsonObject[], type: JsonObject) {
  const order = asArray(type.categories);
  const place = ({ id }: JsonObject) => (order.includes(id) ? order.indexOf(id) : order.length);
  return categories.toSorted((a, b) => place(a) - place(b));
}

function symbolsOf(files: ReleaseFiles, root: string, elements: readonly JsonObject[]): Symbols {
  const wanted = new Set(symbolsNeeded(elements));
  return Object.fromEntries(
    [...files].flatMap(([path, svg]) => {
      const id = nameOf(path).replace(/\.svg$/, "");
      const isSymbol = path.startsWith(`${root}symbols/`) || path === `${root}${id}.svg`;
      const isWanted = path.endsWith(".svg") && isSymbol && wanted.has(id) && id.length <= MAX_NAME;
      return isWanted && svg.length <= MAX_SVG ? [[id, svg] as const] : [];
    }),
  );
}

/** One release of its published files, in the form in which Guidepost takes it. */
export function combineReleaseFiles(
  files: ReleaseFiles,
  parse: { readonly json: Parse; readonly yaml: Parse },
): { readonly release: JsonObject; readonly symbols: Symbols } {
  const root = rootOf(files);
  const isBuild = files.has(root + BUILD[0]);
  const { read, all } = reader(files, root, isBuild ? parse.json : parse.yaml);
  const manifest = asObject(read(isBuild ? BUILD[0] : SOURCES[0])) ?? {};
  const type = asObject(read(isBuild ? BUILD[1] : SOURCES[1])) ?? {};
  const categories = inOrder(objects(isBuild ? read(BUILD[2]) : all("categories", ".yaml")), type);
  const elements = objects(isBuild ? read(BUILD[3]) : all("elements", ".yaml"));
  const version = asText(manifest.version);
  if (version === undefined) throw new ReleaseFilesError("The release does not say its version");
  const release = {
    version,
    status: manifest.status ?? null,
    license: "CC BY 4.0; adapted risk elements CC BY-SA 4.0",
    source: "https://github.com/Helpful-Places/dtpr",
    datachain_type: { ...type, locales: type.locales ?? manifest.locales ?? [] },
    categories: categories.map((category, at) => ({ datachain_type: type.id ?? null, order: at + 1, ...category })),
    elements,
  };
  return { release, symbols: symbolsOf(files, root, elements) };
}
