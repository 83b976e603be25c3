import Fastify from "fastify";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { serveAdmin } from "./admin-files.ts";

const folder = await mkdtemp(join(tmpdir(), "guidepost-admin-"));
await mkdir(join(folder, "assets"));
await writeFile(join(folder, "index.html"), "<h1>Guidepost</h1>");
await writeFile(join(folder, "theme.js"), "light()");
await writeFile(join(folder, "assets", "LabelsPage-B2d9.js"), "labels()");
const app = Fastify();
await serveAdmin(app, folder);
await app.ready();
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = async (url: string) => {
  const { statusCode, headers, body } = await app.inject(url);
  return [statusCode, headers["cache-control"], body];
};

test("caches a hashed file for good and revalidates every other", async () => {
  expect(await ask("/assets/LabelsPage-B2d9.js")).toEqual([200, "public, max-age=31536000, immutable", "labels()"]);
  expect(await ask("/theme.js")).toEqual([200, "no-cache", "light()"]);
});

test("serves the admin page for admin paths, but not for missing scripts", async () => {
  expect(await ask("/guide-app/labels")).toEqual([200, "no-cache", "<h1>Guidepost</h1>"]);
  for (const path of ["/assets/LabelsPage-old.js", "/api/nothing"])
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404]);
});

test("hundreds of files do not make hundreds of routes", () => {
  expect(app.printRoutes({ commonPrefix: false })).not.toContain("LabelsPage");
});
