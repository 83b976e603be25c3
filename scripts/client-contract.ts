import { readFile } from "node:fs/promises";
import { parseSync, type ESTree, type Plugin, Visitor } from "vite";

const CONTRACT = /\/contract\/(?:records\/)?[\w-]+\.ts(\?schemas)?$/;
/** Marks a contract file with its schemas. */
const SCHEMAS = "?schemas";
/** Endpoint fields that clients need; the rest is only for the server. */
const KEPT = new Set(["method", "path", "access", "share", "max_bytes"]);

const isWhole = (id: string) => CONTRACT.test(id) && id.endsWith(SCHEMAS);

type Edit = { readonly start: number; readonly end: number; readonly text: string };
type Constant = ESTree.VariableDeclarator & { readonly id: ESTree.BindingIdentifier };

const nameOf = (key: ESTree.PropertyKey) => (key.type === "Identifier" ? key.name : "");
const isCallOf = (name: string, node: ESTree.Expression) =>
  node.type === "CallExpression" && node.callee.type === "Identifier" && node.callee.name === name;

/** Keeps line numbers, for source maps. */
const linesOf = (code: string) => "\n".repeat(code.split("\n").length - 1);

/** Clients need the response only to know whether it is a file. */
const isKept = (field: ESTree.ObjectPropertyKind) =>
  field.type !== "Property" || KEPT.has(nameOf(field.key)) || isCallOf("file", field.value);

/** Detected by method and access, so that endpoint factories are found too. */
function isEndpoint({ properties }: ESTree.ObjectExpression) {
  const names = properties.map((field) => (field.type === "Property" ? nameOf(field.key) : "..."));
  return names.includes("access") ? names.includes("method") : names.join() === "...,params";
}

function withoutSchemas(code: string, fields: ESTree.ObjectExpression): Edit[] {
  if (!isEndpoint(fields)) return [];
  const { start, end, properties } = fields;
  const kept = properties.filter(isKept).map((field) => code.slice(field.start, field.end));
  return [{ start, end, text: `{ response: {}, ${kept.join(", ")}${linesOf(code.slice(start, end))} }` }];
}

/** Contract constants have no side effects, so unused ones can be dropped. */
function markPure({ init }: ESTree.VariableDeclarator): Edit[] {
  if (!init || init.type === "ArrowFunctionExpression") return [];
  return [
    { start: init.start, end: init.start, text: "/* @__PURE__ */ (() => (" },
    { start: init.end, end: init.end, text: "))()" },
  ];
}

const constantsIn = (node: ESTree.Node | null) =>
  node?.type === "VariableDeclaration"
    ? node.declarations.filter((one): one is Constant => one.id.type === "Identifier")
    : [];
const constantsOf = ({ body }: ESTree.Program) =>
  body.flatMap((node) => constantsIn(node.type === "ExportNamedDeclaration" ? node.declaration : node));

/** By name: `LabelInput` is a schema, `labelsApi` and `PAGE_TYPES` are not. */
const isSchema = ({ id }: Constant) => /^[A-Z][A-Za-z]*[a-z]/.test(id.name);
const schemasOf = ({ body }: ESTree.Program) =>
  body.flatMap((node) => {
    const found = node.type === "ExportNamedDeclaration" ? constantsIn(node.declaration).filter(isSchema) : [];
    return found.map(({ id }) => ({ name: id.name, start: node.start, end: node.end }));
  });

/** Skips edits inside other edits. */
function apply(code: string, edits: Edit[]) {
  let [result, at] = ["", 0];
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (start < at) continue;
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}

/** A contract file as most screens need it: endpoints without schemas; schemas are re-exported from the full file. */
export function splitContract(id: string, code: string) {
  const { program } = parseSync("contract.js", code);
  const edits = constantsOf(program).flatMap(markPure);
  if (id.endsWith(SCHEMAS)) return apply(code, edits);
  new Visitor({ ObjectExpression: (fields) => void edits.push(...withoutSchemas(code, fields)) }).visit(program);
  const schemas = schemasOf(program);
  const moved = schemas.map(({ start, end }) => ({ start, end, text: linesOf(code.slice(start, end)) }));
  const names = schemas.map(({ name }) => name).join(", ");
  const link = names && `\nimport { ${names} } from ${JSON.stringify(id + SCHEMAS)};\nexport { ${names} };\n`;
  return apply(code, [...edits, ...moved]) + link;
}

/**
 * Screens call endpoints, but need schemas only to validate a form on saving. A module cannot be split across chunks, so
 * each file is built twice: without schemas, and with them for dynamic `import()`.
 */
export const clientContract: Plugin = {
  name: "client-contract",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer, { kind }) {
    if (isWhole(source)) return source;
    const isWanted = kind === "dynamic-import" ? source.startsWith("#contract/") : importer && isWhole(importer);
    const found = isWanted ? await this.resolve(source, importer, { skipSelf: true }) : null;
    return found && CONTRACT.test(found.id) ? found.id + SCHEMAS : found;
  },
  load: async (id) =>
    isWhole(id) ? { code: await readFile(id.slice(0, -SCHEMAS.length), "utf8"), moduleType: "ts" } : null,
  transform: {
    // after the types are gone
    order: "post",
    filter: { id: CONTRACT },
    handler: (code, id) => ({ code: splitContract(id, code), map: null, moduleSideEffects: false }),
  },
};
