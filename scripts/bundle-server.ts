import { build } from "esbuild";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** Side by side in one folder: main.js starts threads from worker.js. In pieces: what is imported later is read later. */
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
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
  });
