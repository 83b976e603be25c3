import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster } from "./cluster.ts";
import { seedDemo } from "./demo.ts";

/** One PostgreSQL with the demo to copy from. Workers find it in the environment. */
async function globalSetup() {
  const cluster = await startCluster();
  const files = await mkdtemp(join(tmpdir(), "guidepost-demo-"));
  process.env["E2E_CLUSTER"] = cluster.url;
  process.env["E2E_FILES"] = files;
  await seedDemo(cluster.url, files);
  return async () => {
    await cluster.stop();
    await rm(files, { recursive: true, force: true });
  };
}

// Playwright takes a default export here.
// oxlint-disable-next-line import/no-default-export -- the runner's convention
export default globalSetup;
