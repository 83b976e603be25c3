import * as z from "zod";

type JsonSchema = Record<string, unknown>;

/**
 * Folds `anyOf: [x, null]` into `x, nullable`, so that the compiled serialiser needs no validation to choose a branch.
 * Not possible if x is itself a union, which has no type of its own.
 */
function foldNullable({ jsonSchema }: { jsonSchema: JsonSchema }) {
  const { anyOf } = jsonSchema as { anyOf?: JsonSchema[] };
  if (anyOf?.length !== 2 || anyOf[1]?.["type"] !== "null" || !anyOf[0]?.["type"]) return;
  delete jsonSchema["anyOf"];
  Object.assign(jsonSchema, anyOf[0], { nullable: true });
}

/** For Fastify's serialiser, which drops fields that are not in the contract. */
export const responseSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: "draft-7", io: "output", override: foldNullable });

/** For documentation: OpenAPI 3.1 uses JSON Schema 2020-12. */
export const documentSchema = (schema: z.ZodType, io: "input" | "output") => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};
