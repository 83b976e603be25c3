import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/platform/database/db.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();

test("while the database is away, cached pages are served and others show an error page", async () => {
  const world = await guideWorld(t);
  const database = openDatabase(t.connections, { max: 4 });
  const app = await createApp({ ...t.services, database });
  await app.ready();
  const path = `/devices/${world.pages.device.slug}`;
  const visit = (url: string) => world.get(url, {}, { app });
  try {
    const before = await visit(path);
    expect(before.statusCode).toBe(200);
    await database.close();
    await world.publish(world.pages.home.id);
    const after = await visit(path);
    expect([after.statusCode, after.body]).toEqual([200, before.body]);
    expect((await visit(`/algorithms/${world.pages.planner.slug}`)).statusCode).toBe(503);
  } finally {
    await app.close();
  }
});
