import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Script } from "node:vm";
import { expect, test } from "vitest";
import { labelsApi } from "#contract/labels.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
const page = (await t.app.inject("/api/docs")).body;
const sectionOf = (id: string) => new RegExp(`<article id="${id}".*?</article>`, "s").exec(page)?.[0] ?? "";

const unescaped = (html: string) =>
  html.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

test("a section names the token, the fields and the limits of its call", () => {
  const section = sectionOf("labels_create");
  expect(section).toContain("API token with labels:write");
  expect(section).toContain("Editors and managers");
  expect(section).toMatch(/class="name">color<\/code>/);
  expect(sectionOf("labels_list")).toMatch(
    /per_page<\/code> <span class="type">integer<\/span>.*?default 50, at least 1, at most 1000/,
  );
  expect(sectionOf("team_members")).toContain("Closed to API tokens");
});

test("the curl example of a list works as it is printed", async () => {
  const { id } = await t.make.customer();
  const label = await t.make.label(id);
  const { secret } = await t.make.apiToken(id, { scopes: JSON.stringify({ labels: "read" }) });
  await t.app.listen({ port: 0, host: "127.0.0.1" });
  const origin = t.app.listeningOrigin;
  const printed = unescaped(/<pre>(curl .*?)<\/pre>/s.exec(sectionOf("labels_list"))?.[1] ?? "");
  const command = printed.replace(/http:\/\/[^/]+/, origin).replace("curl", "curl -s");
  const { stdout } = await promisify(execFile)("sh", ["-c", command], {
    env: { ...process.env, GUIDEPOST_TOKEN: secret },
  });
  expect(JSON.parse(stdout)).toMatchObject({ labels: [{ id: label.id }], meta: { total_count: 1 } });
  expect(labelsApi.list.path).toBe("/api/v1/labels");
});

test("the page asks no other host for anything, and its script is a file of its own", async () => {
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(page).toContain('<script src="docs.js" defer></script>');
  const script = await t.app.inject("/api/docs.js");
  expect([script.statusCode, script.headers["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect(() => new Script(script.body)).not.toThrow();
});
