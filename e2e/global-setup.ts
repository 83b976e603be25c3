import { startCluster } from "./cluster.ts";
import { seedDemo } from "./demo.ts";

/** One PostgreSQL with the demo to copy from. Workers find it in the environment. */
async function globalSetup() {
  const cluster = await startCluster();
  process.env["E2E_CLUSTER"] = cluster.url;
  await seedDemo(cluster.url);
  return () => cluster.stop();
}

// Playwright takes a default export here.
// oxlint-disable-next-line import/no-default-export -- the runner's convention
export default globalSetup;
