import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { api, endpoints } from "#contract/index.ts";
import { openApi } from "./openapi.ts";

const document = openApi(api, "https://guidepost.example");
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test("the OpenAPI document passes a linter's strict rules", async () => {
  // a tag is the name of a noun, which the glossary describes
  const config = await createConfig({ extends: ["recommended-strict"], rules: { "tag-description": "off" } });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test("each operation has an id of its own, its noun as tag, and says who may call it", () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("labels_create");
  expect(operations.filter(({ tags }) => !document.tags.some(({ name }) => name === tags[0]))).toEqual([]);
  for (const { path, method, access } of endpoints)
    expect([path, document.paths[path]?.[method.toLowerCase()]?.security]).toEqual([
      path,
      access === "public" ? [] : [{ bearer: [] }],
    ]);
});

test("each operation names the errors that its access, method and input allow, in one form", () => {
  const errorsOf = (path: string, method: string) =>
    Object.keys(document.paths[path]?.[method]?.responses ?? {}).filter((status) => Number(status) >= 400);
  expect(errorsOf("/api/v1/labels", "get").join(" ")).toBe("400 401 403 404 409 500 503 504");
  expect(errorsOf("/api/v1/labels/{id}", "put").join(" ")).toBe("400 401 403 404 409 413 422 429 500 503 504");
  expect(errorsOf("/api/login", "post").join(" ")).toBe("400 401 404 413 422 429 500 503 504");
  for (const { content } of Object.values(document.components.responses))
    expect(content["application/json"].schema).toEqual({ $ref: "#/components/schemas/Error" });
});
