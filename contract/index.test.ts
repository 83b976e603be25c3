import { expect, test } from "vitest";
import * as z from "zod";
import { isMultipart } from "./endpoint.ts";
import { endpoints } from "./index.ts";

type JsonSchema = {
  readonly [key: string]: unknown;
  readonly type?: unknown;
  readonly format?: unknown;
  readonly maximum?: number;
};

const MAX_INT32 = 2 ** 31 - 1;

/** Paths of integers that may exceed a database column. */
function tooLargeIn(schema: unknown, path = ""): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { type, format, maximum = Infinity } = schema as JsonSchema;
  const most = format === "int64" ? Number.MAX_SAFE_INTEGER : MAX_INT32;
  if (type === "integer" && maximum > most) return [path];
  return Object.entries(schema).flatMap(([name, part]) => tooLargeIn(part, `${path}/${name}`));
}

const inputs = endpoints.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body: isMultipart(body) ? undefined : body }).flatMap(([part, schema]) =>
    schema ? [[`${method} ${path} ${part}`, schema] as const] : [],
  ),
);

test.each(inputs)("%s accepts no integer too large for the database", (_, schema) => {
  for (const io of ["input", "output"] as const)
    expect(tooLargeIn(z.toJSONSchema(schema, { io, unrepresentable: "any" }))).toEqual([]);
});
