import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Island, SCRIPTS } from "#guide/islands.ts";
import { languageName } from "#guide/language.ts";
import { ROOT } from "#server/platform/process/root.ts";
import { cutFont } from "./cut-font.ts";

/** The guide's static files. Their names contain a content hash, so they never change. */
export type GuideAssets = {
  /** Path of the style sheet. */
  readonly styles: string;
  /** Path of the favicon, unless the site has one. */
  readonly icon: string;
  /** Paths of the scripts that pages load only on request. */
  readonly islands: Readonly<Record<Island, string>>;
  /** Keyed by the path below `/assets/`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
};

/** Each font covers only letters that earlier fonts lack; browsers fetch the fonts that a page uses. */
const FONTS: readonly { readonly name: string; readonly subsets: readonly string[] }[] = [
  { name: "inter", subsets: ["latin", "latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext"] },
  { name: "noto-sans-khmer", subsets: ["khmer"] },
  { name: "noto-sans-arabic", subsets: ["arabic"] },
];
const SHEETS = ["datachain/chain.css", "guide/guide.css"];
const FONT_URL = /url\(\.\/files\/([\w-]+)\.woff2\) format\('woff2-variations'\)/;

const hashed = (name: string, bytes: Uint8Array, ending: string) =>
  `${name}-${createHash("sha256").update(bytes).digest("hex").slice(0, 12)}.${ending}`;

type Font = { readonly face: string; readonly file: string; readonly bytes: Uint8Array };

/** One rule of the package's style sheet, with the file renamed. */
async function readFont(folder: string, rule: string): Promise<Font> {
  const [whole = "", name = ""] = FONT_URL.exec(rule) ?? [];
  const bytes = await readFile(join(folder, "files", `${name}.woff2`));
  const file = hashed(name.replace("-wght-normal", ""), bytes, "woff2");
  return { face: rule.replace(whole, `url(/assets/${file}) format("woff2")`), file, bytes };
}

async function readFonts() {
  const fonts = FONTS.map(async ({ name, subsets }) => {
    const folder = join(ROOT, "node_modules/@fontsource-variable", name);
    const rules = (await readFile(join(folder, "wght.css"), "utf8")).split("/* ").slice(1);
    const wanted = rules.filter((rule) => subsets.some((subset) => rule.startsWith(`${name}-${subset}-wght-normal `)));
    return Promise.all(wanted.map((rule) => readFont(folder, rule.slice(rule.indexOf("@font-face")).trim())));
  });
  return (await Promise.all(fonts)).flat();
}

/** For language names in lists, when no system font has the letters: a font cut down to those names. */
const NAMED = "km";
const NAMES_FONT = "@expo-google-fonts/kantumruy-pro/400Regular/KantumruyPro_400Regular.ttf";
const OF_SYSTEMS = ["Khmer Sangam MN", "Khmer MN", "Leelawadee UI", "Khmer UI", "Noto Sans Khmer"];

async function readNamesFont(): Promise<Font> {
  const letters = [...new Set(languageName(NAMED))];
  const bytes = await cutFont(await readFile(join(ROOT, "node_modules", NAMES_FONT)), letters.join(""));
  const file = hashed("language-names", bytes, "ttf");
  const sources = [...OF_SYSTEMS.map((name) => `local("${name}")`), `url(/assets/${file}) format("truetype")`];
  const range = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
  const face = `@font-face{font-family:"Language Names";font-weight:100 900;font-display:swap;src:${sources.join()};unicode-range:${range.join()}}`;
  return { face, file, bytes };
}

const ESBUILD = join(ROOT, "node_modules/esbuild/bin/esbuild");
const ESBUILD_OPTIONS = ["--bundle", "--minify", "--format=esm", "--target=es2022"];

/** Runs esbuild as a program: it is a build tool, not a dependency of the server. */
async function bundleIsland(island: Island) {
  const entry = join(ROOT, "guide/islands", `${island}.ts`);
  const { stdout } = await promisify(execFile)(ESBUILD, [entry, ...ESBUILD_OPTIONS], { encoding: "buffer" });
  return { island, bytes: stdout, file: hashed(island, stdout, "js") };
}

/** The file named after a part, with a hash. */
const fileOf = (names: readonly string[], part: string, ending: string) => {
  const found = names.find((name) => name.startsWith(`${part}-`) && name.endsWith(`.${ending}`));
  if (!found) throw new Error(`The guide has no ${part}.${ending}: build again`);
  return `/assets/${found}`;
};

function assetsOf(files: ReadonlyMap<string, Uint8Array>): GuideAssets {
  const names = [...files.keys()];
  const islands = SCRIPTS.map((island) => [island, fileOf(names, island, "js")] as const);
  return {
    styles: fileOf(names, "guide", "css"),
    icon: fileOf(names, "icon", "svg"),
    islands: Object.fromEntries(islands) as GuideAssets["islands"],
    files,
  };
}

/** Style sheet, fonts and scripts from the sources. `minify` shrinks the sheet. */
export async function collectAssets(minify: (css: string) => Promise<string>): Promise<GuideAssets> {
  const fonts = [...(await readFonts()), await readNamesFont()];
  const sheets = await Promise.all(SHEETS.map((path) => readFile(join(ROOT, path), "utf8")));
  const css = await minify([...fonts.map(({ face }) => face), "body{margin:0}", ...sheets].join("\n"));
  const bytes = Buffer.from(css);
  const islands = await Promise.all(SCRIPTS.map(bundleIsland));
  const icon = await readFile(join(ROOT, "guide/icon.svg"));
  return assetsOf(
    new Map<string, Uint8Array>([
      [hashed("guide", bytes, "css"), bytes],
      [hashed("icon", icon, "svg"), icon],
      ...[...fonts, ...islands].map(({ file, bytes }) => [file, bytes] as const),
    ]),
  );
}

const BUILT = join(ROOT, "dist/guide/assets");

async function readBuilt(): Promise<GuideAssets> {
  const names = await readdir(BUILT);
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(BUILT, name))] as const));
  return assetsOf(new Map(files));
}

/**
 * Read from the build in production, which has neither font packages nor a bundler; from the sources in development.
 */
const openOnce = () => (import.meta.url.endsWith(".ts") ? collectAssets((css) => Promise.resolve(css)) : readBuilt());

let opened: Promise<GuideAssets> | undefined;
export const openAssets = () => (opened ??= openOnce());
