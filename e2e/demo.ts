import { randomBytes } from "node:crypto";
import { cp, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout } from "node:timers/promises";
import { test } from "@playwright/test";
import { createDatabase, runSql } from "./cluster.ts";
import { type App, startApp } from "./start-app.ts";

const TEMPLATE = "demo";

const cluster = () => {
  const url = process.env["E2E_CLUSTER"];
  if (!url) throw new Error("E2E_CLUSTER is not set: e2e/global-setup.ts sets it");
  return url;
};

let count = 0;
const newDatabase = (template?: string) => {
  count += 1;
  return createDatabase(cluster(), `e2e_${process.pid}_${count}`, template);
};

const DROP_VARIANTS = `
  delete from graphile_worker._private_jobs jobs using graphile_worker._private_tasks tasks
  where tasks.id = jobs.task_id and tasks.identifier = 'make_image_variants' and jobs.locked_at is null`;
const WAITING = "select 1 from graphile_worker._private_jobs limit 1";

/** Waits for background work, which every copy would otherwise repeat. Drops image variants: the originals do. */
async function untilIdle(database: string) {
  await runSql(database, DROP_VARIANTS);
  while ((await runSql(database, WAITING)).length > 0) await setTimeout(100);
}

/** Seeds the demo once, with its images beside it. PostgreSQL can only copy a database without connections. */
export async function seedDemo(url: string, files: string) {
  const app = await startApp(await createDatabase(url, TEMPLATE), { DEMO: "true" });
  await untilIdle(app.database);
  await cp(app.data_dir, files, { recursive: true });
  await app.stop();
}

/** Marker file beside the demo's files: ready, or the error. */
export const readinessOf = (files: string) => `${files}.ready`;
export const READY = "ready";

async function untilSeeded() {
  const files = process.env["E2E_FILES"];
  if (!files) throw new Error("E2E_FILES is not set: e2e/global-setup.ts sets it");
  const read = () => readFile(readinessOf(files), "utf8").catch(() => "");
  let outcome = await read();
  for (; !outcome; outcome = await read()) await setTimeout(100);
  if (outcome !== READY) throw new Error(`The demo could not be made.\n${outcome}`);
  return files;
}

/** An app with custom settings, on a new empty database. */
export const startEmptyApp = async (env: Record<string, string> = {}): Promise<App> =>
  startApp(await newDatabase(), { DEMO: "false", ...env });

/** An app with custom settings, on a copy of the demo. */
export async function startDemoApp(env: Record<string, string> = {}): Promise<App> {
  const files = await untilSeeded();
  return startApp(await newDatabase(TEMPLATE), { DEMO: "true", ...env }, files);
}

/** Their tests change nothing that others see, so each worker starts one demo for all of them. */
const READERS = [
  "analytics",
  "builder",
  "checks",
  "content-security",
  "downloads",
  "error-reporting",
  "guide",
  "languages",
  "lists-fit",
  "page-head",
  "pdf-text",
  "routes",
  "screens",
  "scrollbar",
  "share",
  "sign-letters",
  "signing-in",
  "signs",
  "size",
  "warm-clicks",
];
const isReader = (file: string) => READERS.some((name) => basename(file) === `${name}.spec.ts`);

/** Settings that a file's demo needs. */
const SETTINGS: Readonly<Record<string, Record<string, string>>> = {
  // an identity provider on this machine, and a key for its client secret
  "city-sign-in": { OUTBOUND_HOSTS: "127.0.0.1", SECRETS_KEY: randomBytes(32).toString("base64url") },
  // a language model on this machine
  translating: { OUTBOUND_HOSTS: "127.0.0.1", SECRETS_KEY: randomBytes(32).toString("base64url") },
};

let ofReaders: Promise<App> | undefined;
let ofFile: { file: string; app: Promise<App> } | undefined;

async function stopDemoOfFile() {
  const app = ofFile?.app;
  ofFile = undefined;
  await (await app)?.stop();
}

export async function stopDemos() {
  await stopDemoOfFile();
  await (await ofReaders)?.stop();
}

/** This spec file's own copy of the demo, so that tests do not see other files' changes. */
export function demo(): Promise<App> {
  const { file } = test.info();
  if (isReader(file)) return (ofReaders ??= startDemoApp());
  if (ofFile?.file !== file)
    ofFile = { file, app: stopDemoOfFile().then(() => startDemoApp(SETTINGS[basename(file, ".spec.ts")])) };
  return ofFile.app;
}
