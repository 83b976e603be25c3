import * as z from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { CUSTOMER_HEADER, isFile, isMultipart } from "#contract/endpoint.ts";
import { ErrorBody } from "#contract/errors.ts";
import { documentSchema } from "./json-schema.ts";

const json = (schema: z.ZodType, io: "input" | "output") => ({
  "application/json": { schema: documentSchema(schema, io) },
});

function parameters(schema: z.ZodType | undefined, where: "path" | "query") {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    in: where,
    required: where === "path" || !field.safeParse(undefined).success,
    schema: documentSchema(field, "input"),
  }));
}

/** For calls that reach a customer's records. */
const customerHeader = ({ access }: Endpoint) =>
  ["member", "editor", "manager"].includes(access)
    ? [
        {
          name: CUSTOMER_HEADER,
          in: "header",
          required: false,
          description:
            "The customer that is meant: when the session is at another one, the answer is 409 customer_changed",
          schema: { type: "string" },
        },
      ]
    : [];

function requestContent({ body }: Endpoint) {
  if (!body) return {};
  if (!isMultipart(body)) return json(body, "input");
  const schema = {
    type: "object",
    description: body.summary,
    additionalProperties: { type: "string", format: "binary" },
  };
  return { "multipart/form-data": { schema } };
}

const responseContent = ({ response }: Endpoint) =>
  isFile(response)
    ? { [response.content_type]: { schema: { type: "string", format: "binary" } } }
    : json(response, "output");

function operation(endpoint: Endpoint) {
  const content = requestContent(endpoint);
  return {
    summary: endpoint.summary,
    "x-access": endpoint.access,
    ...(endpoint.share && { "x-share": endpoint.share }),
    ...(endpoint.access === "public" && { security: [] }),
    ...(endpoint.before_terms && { "x-before-terms": true }),
    parameters: [
      ...parameters(endpoint.params, "path"),
      ...parameters(endpoint.query, "query"),
      ...customerHeader(endpoint),
    ],
    ...(endpoint.body && { requestBody: { required: true, content } }),
    responses: {
      [endpoint.status ?? 200]: { description: "OK", content: responseContent(endpoint) },
      default: {
        description: "Error",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

type Operation = ReturnType<typeof operation>;

/** JSON and form parts on one path are one operation with two content types. */
function joined(one: Operation | undefined, other: Operation): Operation {
  if (!one?.requestBody || !other.requestBody) return other;
  const content = { ...one.requestBody.content, ...other.requestBody.content };
  return { ...one, summary: `${one.summary}. ${other.summary}`, requestBody: { required: true, content } };
}

export function openApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    const method = endpoint.method.toLowerCase();
    path[method] = joined(path[method], operation(endpoint));
  }
  return {
    openapi: "3.1.0",
    info: { title: "Guidepost", version: "1", description: "The API behind the Guidepost administration." },
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Error: documentSchema(ErrorBody, "output") },
    },
    paths,
  };
}
