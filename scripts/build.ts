import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { transform } from "esbuild";
import { build as buildAdmin } from "vite";
import { collectAssets } from "#server/guide/collect-assets.ts";
import { bundleServer } from "./bundle-server.ts";

const root = path.resolve(import.meta.dirname, "..");
const dist = path.join(root, "dist");

await rm(dist, { recursive: true, force: true });
await buildAdmin({
  configFile: path.join(root, "vite.config.ts"),
  root: path.join(root, "admin"),
  logLevel: "warn",
});
await compress(path.join(dist, "admin"));
await writeGuideAssets(path.join(dist, "guide", "assets"));
await bundleServer(["server/main.ts", "server/worker.ts", "server/workspace.ts"], path.join(dist, "server"));

/** Precompresses each file, so that no request has to. */
async function compress(folder: string) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(js|css|svg|json|geojson)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes));
  }
}

/** Copies the guide's style sheet, fonts and scripts: production does not have their packages. */
async function writeGuideAssets(folder: string) {
  const { files } = await collectAssets(
    async (css) => (await transform(css, { loader: "css", minify: true, target: "es2022" })).code,
  );
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
}
