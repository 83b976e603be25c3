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

/** What is left to do in the demo, every copy of it would do again. Its pictures are shown without variants too. */
async function untilIdle(database: string) {
  await runSql(database, DROP_VARIANTS);
  while ((await runSql(database, WAITING)).length > 0) await setTimeout(100);
}

/** The demo is seeded once, its pictures kept beside it; PostgreSQL copies a database that nobody is connected to. */
export async function seedDemo(url: string, files: string) {
  const app = await startApp(await createDatabase(url, TEMPLATE), { DEMO: "true" });
  await untilIdle(app.database);
  await cp(app.data_dir, files, { recursive: true });
  await app.stop();
}

/** Beside the demo's files: says that it is made, or what went wrong. */
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

/** An app with settings of its own, on a new and empty database. */
export const startEmptyApp = async (env: Record<string, string> = {}): Promise<App> =>
  startApp(await newDatabase(), { DEMO: "false", ...env });

/** An app with settings of its own, on a copy of the demo. */
export async function startDemoApp(env: Record<string, string> = {}): Promise<App> {
  const files = await untilSeeded();
  return startApp(await newDatabase(TEMPLATE), { DEMO: "true", ...env }, files);
}

/** Their journeys change nothing that another looks at: each worker has one demo for all of them, started once. */
const READERS = [
  "accessibility",
  "builder",
  "checks",
  "content-security",
  "downloads",
  "first-screen",
  "guide",
  "languages",
  "lists-fit",
  "pdf-text",
  "routes",
  "scrollbar",
  "share",
  "sign-letters",
  "signing-in",
  "size",
  "warm-clicks",
];
const isReader = (file: string) => READERS.some((name) => basename(file) === `${name}.spec.ts`);

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

/** The demo of this spec file: a copy of its own, so that no journey stumbles over what those of another file changed. */
export function demo(): Promise<App> {
  const { file } = test.info();
  if (isReader(file)) return (ofReaders ??= startDemoApp());
  if (ofFile?.file !== file) ofFile = { file, app: stopDemoOfFile().then(() => startDemoApp()) };
  return ofFile.app;
}
