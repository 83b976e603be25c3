import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { build as buildAdmin } from "vite";
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
await bundleServer(["server/main.ts", "server/worker.ts"], path.join(dist, "server"));

/** Each file beside its compressed twins, so that no request has to compress. */
async function compress(folder: string) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(js|css|svg|json|geojson)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes));
  }
}
