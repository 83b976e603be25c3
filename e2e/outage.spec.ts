import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, startPostgres } from "./cluster.ts";
import { createFirstAccount } from "./first-account.ts";
import { startApp } from "./start-app.ts";
import { expect, test } from "./test.ts";

// the app has its own PostgreSQL; the browser logs every error response
test.use({ baseURL: "", expectedErrors: /status of 503/ });

test("a database outage loses neither text nor sessions", async ({ page, context }) => {
  const dataDir = await mkdtemp(join(tmpdir(), "guidepost-outage-"));
  let postgres = await startPostgres(dataDir);
  const app = await startApp(await createDatabase(postgres.url, "outage"), { DEMO: "false" });
  const banner = page.getByText("Guidepost can’t reach its database. Trying again…");
  try {
    await createFirstAccount(page, app);
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await page.goto(`${app.origin}/guide-app/labels?new=label`);
    const dialog = page.getByRole("dialog");
    const name = dialog.getByRole("textbox", { name: "Name" });
    await name.fill("Kept through it all");

    await postgres.stop();
    const ready = () =>
      fetch(`${app.origin}/readyz`).then(({ status, headers }) => [status, headers.has("retry-after")]);
    expect(await ready()).toEqual([503, true]);
    await dialog.getByRole("button", { name: "Create label" }).click();
    await expect(banner).toBeVisible();
    await expect(name).toHaveValue("Kept through it all");

    postgres = await startPostgres(dataDir);
    await expect(banner).toBeHidden({ timeout: 60_000 });
    await expect(name).toHaveValue("Kept through it all");
    await dialog.getByRole("button", { name: "Create label" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("rowheader", { name: "Kept through it all" })).toBeVisible();
  } finally {
    await context.close();
    await app.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
