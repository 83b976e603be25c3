import fc from "fast-check";
import { expect, test } from "vitest";
import { isMultipart } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { validInput, validValue } from "./generate-input.ts";

const parts = endpoints.flatMap((e) =>
  ([e.params, e.query, isMultipart(e.body) ? undefined : e.body] as const).flatMap((schema, at) =>
    schema ? [[`${e.method} ${e.path} ${["path", "query", "body"][at]}`, schema] as const] : [],
  ),
);

test.each(parts)("%s: generated input is valid", (_name, schema) => {
  fc.assert(
    fc.property(validValue(schema), (value) => {
      expect(schema.safeParse(value).error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test("known values and custom text appear among the generated values", () => {
  const id = "0198f3c1-0000-7000-8000-000000000001";
  const device = endpoints.find((e) => e.method === "PUT" && e.path === "/api/v1/inventory/devices/{id}")!;
  const inputs = fc.sample(validInput(device, { values: () => [id], text: fc.constant("<b>bold</b>") }), {
    numRuns: 50,
    seed: 1,
  });
  expect(inputs.some(({ params }) => params["id"] === id)).toBe(true);
  expect(JSON.stringify(inputs)).toContain("<b>bold</b>");
});
