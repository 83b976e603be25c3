import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { splitContract } from "./client-contract.ts";

const admin = path.resolve(import.meta.dirname, "../admin");

const CODE = `
import * as z from "zod";
import { endpoint, file } from "./endpoint.ts";
export const KINDS = ["a", "b"];
export const Label = z.strictObject({ kind: z.enum(KINDS) });
const fields = z.strictObject({ name: z.string() });
export const labelsApi = {
  list: endpoint({ method: "GET", path: "/api/labels", access: "member", query: fields, response: Label }),
  csv: endpoint({ method: "GET", path: "/api/labels.csv", access: "member", response: file("text/csv") }),
};
`;

test("strips an endpoint's schemas for the browser, but keeps that its response is a file", () => {
  const code = splitContract("/contract/labels.ts", CODE);
  expect(code).toContain('{ response: {}, method: "GET", path: "/api/labels", access: "member" }');
  expect(code).toContain('response: file("text/csv")');
  expect(code).not.toContain("query: fields");
});

test("schemas come from the full file, which keeps the endpoints' schemas", () => {
  expect(splitContract("/contract/labels.ts", CODE)).toContain(
    'import { Label } from "/contract/labels.ts?schemas";\nexport { Label };',
  );
  expect(splitContract("/contract/labels.ts?schemas", CODE)).toContain("query: fields, response: Label");
});

test("unused constants can be dropped", () => {
  expect(splitContract("/contract/labels.ts", CODE)).toContain("const fields = /* @__PURE__ */ (() => (");
});

test("no screen reads an endpoint's schemas from a static import, which lacks them when built", () => {
  const used = /(?<!\.|typeof )\b\w+Api\.\w+\.(?:params|query|body|response|summary|status)\b/;
  const files = readdirSync(admin, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => used.test(readFileSync(path.join(admin, file), "utf8")));
  expect(found).toEqual([]);
});
