import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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

/** Text of an argument, if constant. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : undefined;
  const quasis = node["quasis"] as { value: { cooked: string } }[] | undefined;
  return node.type === "TemplateLiteral" && quasis?.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/** A literal, or RegExp with constant arguments. `null`: built at run time, so it cannot be checked. */
function patternOf(node: Node): Found | null | undefined {
  const literal = node["regex"] as { pattern: string; flags: string } | undefined;
  if (node.type === "Literal" && literal) return { source: literal.pattern, flags: literal.flags };
  const isCall = node.type === "NewExpression" || node.type === "CallExpression";
  if (!isCall || (node["callee"] as Node)["name"] !== "RegExp") return undefined;
  const [source, flags] = node["arguments"] as unknown[];
  const texts = [textOf(source), flags === undefined ? "" : textOf(flags)];
  return texts[0] === undefined || texts[1] === undefined ? null : { source: texts[0], flags: texts[1] };
}

/** All regular expressions of a file, and the lines of those built at run time. */
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

const top = path.resolve(import.meta.dirname, "..");
/** Code that processes untrusted text. Tests, scripts and benches do not. */
const ROOTS = ["contract", "terms", "datachain", "factsheet", "server", "admin", "guide"];

const sourcesBelow = (root: string): SourceFile[] =>
  readdirSync(path.join(top, root), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$|^testing\//.test(name))
    .map((name) => ({ path: `${root}/${name}`, text: readFileSync(path.join(top, root, name), "utf8") }));

export function findPatterns() {
  const files = ROOTS.flatMap(sourcesBelow).map(patternsIn);
  return { patterns: files.flatMap(({ patterns }) => patterns), unknown: files.flatMap(({ unknown }) => unknown) };
}

export const spell = ({ source, flags }: Found) => `/${source}/${flags}`;
/** Without repetition, matching takes constant time. */
const repeats = ({ source }: Found) => /[*+{]/.test(source);
/** Without its large limits. If this is safe, so is the pattern, and the checker is faster than with hundreds of states. */
const widened = (source: string) =>
  source.replaceAll(/\{(\d+),\d{2,}\}/g, (_, least: string) => (Number(least) ? "+" : "*"));

/** Far more than a pattern takes, so that a busy machine finds the same. */
const LIMITS = { timeout: 60_000 };

/** Whether matching takes linear time. Takes up to a few seconds. */
const isLinear = ({ source, flags }: Found) =>
  [...new Set([widened(source), source])].some((one) => checkSync(one, flags, LIMITS).status === "safe");

/** Kept with the packages: their version is part of the name. */
const CACHE = path.join(top, `node_modules/.cache/safe-patterns-${checker.version}.json`);

function readSafe(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(CACHE, "utf8")) as string[]);
  } catch {
    return new Set();
  }
}

/** Those that are not safe. What has been found safe is not checked again. */
export function slowOf<P extends Found>(patterns: readonly P[]): P[] {
  const safe = readSafe();
  const slow = patterns.filter((pattern) => {
    const isSafe = !repeats(pattern) || safe.has(spell(pattern)) || isLinear(pattern);
    if (isSafe && repeats(pattern)) safe.add(spell(pattern));
    return !isSafe;
  });
  mkdirSync(path.dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify([...safe]));
  return slow;
}
