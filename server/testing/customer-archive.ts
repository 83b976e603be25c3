import { createHash, randomUUID } from "node:crypto";
import { readFile, writeFile as saveFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { inject } from "vitest";
import { openPromise } from "yauzl";
import { ZipFile } from "yazl";
import { restoreFile } from "#server/customer-file/restore-file.ts";
import { storeImages } from "#server/customer-file/take-images.ts";
import { writeFile } from "#server/customer-file/write-file.ts";
import type { TestApp } from "./harness.ts";

type Backing = Pick<TestApp, "services" | "database">;
/** Texts by name; images in hexadecimal. */
type Entries = Map<string, Buffer>;
type Manifest = {
  format_version: number;
  files: Record<string, { sha256: string; bytes: number; columns?: string[] }>;
};

const newPath = () => join(inject("files"), `${randomUUID()}.zip`);

export async function saveArchive(bytes: Uint8Array) {
  const path = newPath();
  await saveFile(path, bytes);
  return path;
}

/** Writes a customer's file and returns its path. */
export async function archiveOf({ services: { database, storage } }: Backing, customer_id: string) {
  return saveArchive(await buffer(await writeFile({ database, storage, customer_id, made_by: null, made_on: "here" })));
}

export async function restoreArchive({ services, database }: Backing, path: string, dry_run = false) {
  const order = { path, dry_run, by: null };
  if (dry_run) return restoreFile(database, order);
  await storeImages(services, path);
  return restoreFile(database, order);
}

async function readEntries(path: string): Promise<Entries> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const entries: Entries = new Map();
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  zip.close();
  return entries;
}

/** Everything but the manifest. Entries in the history about files are left out: each file adds one. */
export async function contentOf(path: string): Promise<Record<string, string | string[]>> {
  const entries = [...(await readEntries(path))].filter(([name]) => name !== "manifest.json");
  return Object.fromEntries(
    entries.map(([name, bytes]) => [
      name,
      name.endsWith(".jsonl")
        ? bytes
            .toString()
            .split("\n")
            .filter((line) => !line.includes('"customer_file.'))
        : bytes.toString("hex"),
    ]),
  );
}

async function packed(entries: Entries) {
  const zip = new ZipFile();
  for (const [name, bytes] of entries) zip.addBuffer(bytes, name);
  zip.end();
  return saveArchive(await buffer(zip.outputStream));
}

/** Changes a file as its maker could: the manifest's sums fit again afterwards. */
export async function rewritten(path: string, change: (entries: Entries, manifest: Manifest) => void) {
  const entries = await readEntries(path);
  const manifest = JSON.parse(String(entries.get("manifest.json"))) as Manifest;
  change(entries, manifest);
  for (const [name, bytes] of entries) {
    const rows = name.endsWith(".jsonl") ? { rows: bytes.toString().split("\n").length - 1 } : {};
    const sums = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex"), ...rows };
    if (name !== "manifest.json") manifest.files[name] = { ...manifest.files[name], ...sums };
  }
  entries.set("manifest.json", Buffer.from(JSON.stringify(manifest)));
  return packed(entries);
}

/** Changes bytes of the archive itself. */
export async function patched(path: string, change: (bytes: Buffer) => Buffer) {
  return saveArchive(change(await readFile(path)));
}

/** Changes one row of a table. */
export const withRow = (path: string, table: string, change: (row: Record<string, unknown>) => object) =>
  rewritten(path, (entries) => {
    const name = `records/${table}.jsonl`;
    const [first = "{}", ...rest] = String(entries.get(name)).split("\n");
    const row = change(JSON.parse(first) as Record<string, unknown>);
    entries.set(name, Buffer.from([JSON.stringify(row), ...rest].join("\n")));
  });
