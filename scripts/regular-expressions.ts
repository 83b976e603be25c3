import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkSync } from "recheck";
import checker from "recheck/package.json" with { type: "json" };
import { parseSync } from "vite";

type SourceFile = { readonly path: string; readonly text: string };
type Pattern = { readonly path: string; readonly line: number; readonly source: string; readonly flags: string };

type Node = { readonly type: string; readonly start: number; readonly [name: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function visitNodes(value: unknown, visit: (node: Node) => void) {
  if (Array.isArray(value)) for (const part of value) visitNodes(part, visit);
  if (!isNode(value)) return;
  visit(value);
  for (const part of Object.values(value)) visitNodes(part, visit);
}

type Found = { readonly source: string; readonly flags: string };

/** The text of an argument, if it is the same whenever the code runs. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : undefined;
  const quasis = node["quasis"] as { value: { cooked: string } }[] | undefined;
  return node.type === "TemplateLiteral" && quasis?.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/** A literal, or RegExp called with constant texts. `null`: made while the code runs, so that nobody can check it. */
function patternOf(node: Node): Found | null | undefined {
  const literal = node["regex"] as { pattern: string; flags: string } | undefined;
  if (node.type === "Literal" && literal) return { source: literal.pattern, flags: literal.flags };
  const isCall = node.type === "NewExpression" || node.type === "CallExpression";
  if (!isCall || (node["callee"] as Node)["name"] !== "RegExp") return undefined;
  const [source, flags] = node["arguments"] as unknown[];
  const texts = [textOf(source), flags === undefined ? "" : textOf(flags)];
  return texts[0] === undefined || texts[1] === undefined ? null : { source: texts[0], flags: texts[1] };
}

/** Every regular expression of a file, and the lines of those that are put together while the code runs. */
export function patternsIn({ path: file, text }: SourceFile) {
  const patterns: Pattern[] = [];
  const unknown: string[] = [];
  visitNodes(parseSync(file, text).program, (node) => {
    const found = patternOf(node);
    if (found === undefined) return;
    const line = text.slice(0, node.start).split("\n").length;
    if (found) patterns.push({ path: file, line, ...found });
    else unknown.push(`${file}:${line}`);
  });
  return { patterns, unknown };
}

/** A verdict takes a tenth of a second and never changes: those of earlier runs are kept, as long as the checker is the same. */
const CACHE = path.resolve(import.meta.dirname, "../node_modules/.cache", `recheck-${checker.version}.json`);

const verdicts = new Map<string, string>(
  existsSync(CACHE) ? Object.entries(JSON.parse(readFileSync(CACHE, "utf8")) as Record<string, string>) : [],
);

/** `safe` when no text takes longer than its length explains. */
export function verdictOn({ source, flags }: Found): string {
  // Without a repetition it reads a few letters and no more.
  if (!/[*+{]/.test(source)) return "safe";
  const key = `/${source}/${flags}`;
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const { status } = checkSync(source, flags);
  verdicts.set(key, status);
  return status;
}

/** For the next run. Renamed into place: a run beside this one reads all of it or none. */
export function keepVerdicts() {
  const unfinished = `${CACHE}.${process.pid}`;
  mkdirSync(path.dirname(CACHE), { recursive: true });
  writeFileSync(unfinished, JSON.stringify(Object.fromEntries(verdicts)));
  renameSync(unfinished, CACHE);
}
