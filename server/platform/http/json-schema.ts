import * as z from "zod";

type JsonSchema = Record<string, unknown>;

/**
 * `anyOf: [x, null]` as `x, nullable`: the compiled serialiser then needs no validation to choose a branch.
 * Of an x that is itself a choice, without a type of its own, it cannot say that.
 */
function foldNullable({ jsonSchema }: { jsonSchema: JsonSchema }) {
  const { anyOf } = jsonSchema as { anyOf?: JsonSchema[] };
  if (anyOf?.length !== 2 || anyOf[1]?.["type"] !== "null" || !anyOf[0]?.["type"]) return;
  delete jsonSchema["anyOf"];
  Object.assign(jsonSchema, anyOf[0], { nullable: true });
}

/** For Fastify's serialiser: only what the contract names leaves the server. */
export const responseSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: "draft-7", io: "output", override: foldNullable });

/** For readers: OpenAPI 3.1 is JSON Schema 2020-12. */
export const documentSchema = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};
