import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast as ratio } from "#contract/colour.ts";

type Tokens = Map<string, string>;

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

function declarations(selector: string): Tokens {
  const tokens: Tokens = new Map();
  for (const block of css.split("}")) {
    const [head = "", body = ""] = block.split("{");
    if (head.replace(/\/\*.*?\*\//gs, "").trim() !== selector) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens.set(name, value.trim());
  }
  return tokens;
}

const light = declarations(':root,\n[data-theme="light"]');
const dark = new Map([...light, ...declarations('[data-theme="dark"]')]);

function hex(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`tokens.css has no ${name}`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return hex(tokens, reference);
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`${name} must be a six-digit hex colour, not ${value}`);
  return value;
}

const contrast = (tokens: Tokens, front: string, back: string) => ratio(hex(tokens, front), hex(tokens, back));

const grounds = ["--surface", "--bg", "--sidebar"];
const allGrounds = [...grounds, "--surface-sunken", "--hover", "--pressed", "--selected", "--segment"];
const soft = ["--success-soft", "--danger-soft", "--warning-soft", "--info-soft", "--primary-soft"];

const textPairs: [front: string, backs: string[]][] = [
  ["--text", [...allGrounds, ...soft]],
  ["--text-muted", [...allGrounds, ...soft]],
  ["--text-subtle", grounds],
  ["--primary", [...grounds, "--surface-sunken", "--selected"]],
  ["--on-primary", ["--primary", "--primary-hover"]],
  ["--primary-soft-text", ["--primary-soft", "--success-soft"]],
  ["--success", [...grounds, "--success-soft"]],
  ["--danger", [...grounds, "--danger-soft", "--hover", "--selected"]],
  ["--on-danger", ["--danger-solid", "--danger-hover"]],
  ["--warning", [...grounds, "--warning-soft"]],
  ["--info", [...grounds, "--info-soft"]],
  ["--peer", grounds],
  ["--on-inverse", ["--inverse"]],
  ["--on-inverse-muted", ["--inverse"]],
  ["--inverse-action", ["--inverse"]],
  ["--inverse-danger", ["--inverse"]],
  ...[1, 2, 3, 4].map((n): [string, string[]] => [`--on-avatar-${n}`, [`--avatar-${n}`]]),
];

const edgePairs: [front: string, backs: string[]][] = [
  ["--border-control", [...grounds, "--surface-sunken", "--selected"]],
  ["--focus", [...allGrounds.filter((ground) => ground !== "--pressed"), ...soft]],
  ["--primary", allGrounds],
  ["--danger", allGrounds],
  ...["active", "pilot", "planned", "paused", "faulty", "ended"].map((name): [string, string[]] => [
    `--dot-${name}`,
    ["--surface", "--bg", "--selected"],
  ]),
  ["--chart-1", grounds],
  ["--chart-2", ["--surface"]],
];

describe.each([
  ["light", light],
  ["dark", dark],
])("%s scheme", (_name, tokens) => {
  const flat = (pairs: typeof textPairs) =>
    pairs.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

  it.each(flat(textPairs))("text %s on %s reaches 4.5:1", (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(flat(edgePairs))("edge %s on %s reaches 3:1", (front, back) => {
    expect(contrast(tokens, front, back)).toBeGreaterThanOrEqual(3);
  });
});

/** Hue in degrees, and saturation. */
function hueOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least || 1;
  const sector =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  return { hue: (sector * 60 + 360) % 360, saturation: most ? (most - least) / most : 0 };
}

it.each([light, dark])("R9.4 the primary colour is green and the grays are cool", (tokens) => {
  const primary = hueOf(hex(tokens, "--primary"));
  expect(primary.hue).toBeGreaterThan(120);
  expect(primary.hue).toBeLessThan(160);
  expect(primary.saturation).toBeGreaterThan(0.5);
  for (const name of ["--gray-200", "--gray-500", "--gray-700", "--gray-900", "--text-muted"]) {
    const gray = hueOf(hex(tokens, name));
    expect(gray.hue).toBeGreaterThan(200);
    expect(gray.hue).toBeLessThan(240);
  }
});
