import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster } from "./cluster.ts";
import { readinessOf, READY, seedDemo } from "./demo.ts";

/** One PostgreSQL with the demo as a template. Workers get it through the environment, and wait for the demo if needed. */
async function globalSetup() {
  const cluster = await startCluster();
  const files = await mkdtemp(join(tmpdir(), "guidepost-demo-"));
  process.env["E2E_CLUSTER"] = cluster.url;
  process.env["E2E_FILES"] = files;
  const seeding = seedDemo(cluster.url, files).then(
    () => writeFile(readinessOf(files), READY),
    (error: unknown) => writeFile(readinessOf(files), error instanceof Error ? `${error.stack}` : String(error)),
  );
  return async () => {
    await seeding;
    await cluster.stop();
    for (const path of [files, readinessOf(files)]) await rm(path, { recursive: true, force: true });
  };
}

// oxlint-disable-next-line import/no-default-export -- the runner's convention
export default globalSetup;
