import * as z from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { CUSTOMER_HEADER, isFile, isMultipart } from "#contract/endpoint.ts";
import { ERROR_CODES, ERROR_STATUS, ErrorBody, type ErrorCode } from "#contract/errors.ts";
import { documentSchema } from "./json-schema.ts";

/** The endpoints by noun and name: both are part of the ids of operations. */
export type Api = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

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

/** The role is among a customer's. */
const isMembers = ({ access }: Endpoint) => ["member", "editor", "manager"].includes(access);

/** For calls that reach a customer's records. */
const customerHeader = (endpoint: Endpoint) =>
  isMembers(endpoint)
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

type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode];
const STATUS_NAMES: Readonly<Record<ErrorStatus, string>> = {
  400: "InvalidInput",
  401: "NotSignedIn",
  403: "NotAllowed",
  404: "NotFound",
  409: "Conflict",
  413: "TooLarge",
  415: "TypeNotSupported",
  422: "NotPossible",
  429: "TooManyRequests",
  500: "Failed",
  502: "OtherServerFailed",
  503: "Unavailable",
  504: "TimedOut",
};
const ERROR_STATUSES = Object.keys(STATUS_NAMES).map((status) => Number(status) as ErrorStatus);

/** What may go wrong by who may call, how and with what. */
function errorStatuses(endpoint: Endpoint): ErrorStatus[] {
  const { access, method, params, query, body } = endpoint;
  const isWrite = method !== "GET";
  const takesFile = body && isMultipart(body);
  const applies: Readonly<Record<ErrorStatus, boolean>> = {
    400: Boolean(params ?? query ?? body),
    // signing in is public, and refused with wrong credentials
    401: access !== "public" || Boolean(body),
    403: access !== "public",
    404: access !== "public" || Boolean(params ?? body),
    409: isMembers(endpoint) || (isWrite && access !== "public"),
    413: Boolean(body),
    415: Boolean(takesFile),
    422: isWrite || isFile(endpoint.response),
    429: isWrite || access === "public",
    500: true,
    // releases are fetched from the standard's own server
    502: endpoint.path.startsWith("/api/v1/taxonomies/published"),
    503: true,
    504: true,
  };
  return ERROR_STATUSES.filter((status) => applies[status]);
}

/** One answer for each status, with its codes. */
const errorResponses = () =>
  Object.fromEntries(
    ERROR_STATUSES.map((status) => {
      const codes = ERROR_CODES.filter((code) => ERROR_STATUS[code] === status);
      const fields = status === 400 && { fields: { "label.name": "Required" } };
      const examples = codes.map((code) => [code, { value: { code, message: code, ...fields } }]);
      return [
        STATUS_NAMES[status],
        {
          description: `One of the codes ${codes.join(", ")}`,
          content: {
            "application/json": {
              schema: { $ref: "#/components/schemas/Error" },
              examples: Object.fromEntries(examples) as Record<string, object>,
            },
          },
        },
      ];
    }),
  );

function operation(noun: string, name: string, endpoint: Endpoint) {
  const content = requestContent(endpoint);
  const errors = errorStatuses(endpoint).map((status) => [
    status,
    { $ref: `#/components/responses/${STATUS_NAMES[status]}` },
  ]);
  return {
    operationId: `${noun}_${name}`,
    tags: [noun],
    summary: endpoint.summary,
    "x-access": endpoint.access,
    ...(endpoint.share && { "x-share": endpoint.share }),
    security: endpoint.access === "public" ? [] : [{ bearer: [] }],
    ...(endpoint.before_terms && { "x-before-terms": true }),
    parameters: [
      ...parameters(endpoint.params, "path"),
      ...parameters(endpoint.query, "query"),
      ...customerHeader(endpoint),
    ],
    ...(endpoint.body && { requestBody: { required: true, content } }),
    responses: {
      [endpoint.status ?? 200]: { description: "OK", content: responseContent(endpoint) },
      ...(endpoint.has_etag && { 304: { description: "Not changed since the answer with this ETag" } }),
      ...(Object.fromEntries(errors) as Record<string, object>),
    },
  };
}

type Operation = ReturnType<typeof operation>;

/** JSON and form parts on one path are one operation with two content types; it has the name of the first. */
function joined(one: Operation | undefined, other: Operation): Operation {
  if (!one?.requestBody || !other.requestBody) return other;
  const content = { ...one.requestBody.content, ...other.requestBody.content };
  return {
    ...one,
    summary: `${one.summary}. ${other.summary}`,
    requestBody: { required: true, content },
    responses: { ...one.responses, ...other.responses },
  };
}

/** Described for an API at an origin: `https://guidepost.example`. */
export function openApi(api: Api, origin: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [noun, endpoints] of Object.entries(api))
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = (paths[endpoint.path] ??= {});
      const method = endpoint.method.toLowerCase();
      path[method] = joined(path[method], operation(noun, name, endpoint));
    }
  return {
    openapi: "3.1.0",
    info: {
      title: "Guidepost",
      version: "1",
      description: "The API behind the Guidepost administration.",
      license: { name: "Apache License 2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: origin }],
    security: [{ bearer: [] }],
    tags: Object.keys(api).map((name) => ({ name })),
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Error: documentSchema(ErrorBody, "output") },
      responses: errorResponses(),
    },
    paths,
  };
}
