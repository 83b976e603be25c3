import { createDatabase, startCluster } from "./cluster.ts";
import { startApp } from "./start-app.ts";

/** The demo, for every journey that needs no settings of its own. Workers find it in the environment. */
async function globalSetup() {
  const cluster = await startCluster();
  const app = await startApp(await createDatabase(cluster.url, "demo"), { DEMO: "true" });
  process.env["E2E_CLUSTER"] = cluster.url;
  process.env["E2E_ORIGIN"] = app.origin;
  process.env["E2E_DATABASE"] = app.database;
  return async () => {
    await app.stop();
    await cluster.stop();
  };
}

// Playwright takes a default export here.
// oxlint-disable-next-line import/no-default-export -- the runner's convention
export default globalSetup;
