import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { SCIM_PATH } from "#contract/scim.ts";
import { fromDatabase } from "#server/platform/database/database-errors.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { networkOf } from "#server/platform/http/network.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { bearerOf } from "#server/platform/identity/auth.ts";
import { findScimCustomer } from "#server/platform/identity/scim-token.ts";
import type { Services } from "#server/platform/services.ts";
import {
  findResourceType,
  findSchema,
  listResourceTypes,
  listSchemas,
  serviceProviderConfig,
} from "./describe-service.ts";
import {
  baseOf,
  findGroup,
  findPerson,
  listGroups,
  listPeople,
  type Query,
  type ScimCtx,
  type Shown,
} from "./list-resources.ts";
import { versionOf } from "./present.ts";
import { errorBody, invalidValue, noResource, ScimError } from "./refuse-request.ts";
import { changeGroup, createGroup, removeGroup, replaceGroup } from "./write-groups.ts";
import { preconditionOf } from "./change-directory.ts";
import { changePerson, createPerson, removePerson, replacePerson } from "./write-people.ts";

/** 5,000 members with addresses, and room. */
const MAX_BYTES = 1024 * 1024;
const SCIM_TYPE = "application/scim+json; charset=utf-8";

const contexts = new WeakMap<FastifyRequest, ScimCtx>();

function ctxOf(request: FastifyRequest): ScimCtx {
  const ctx = contexts.get(request);
  if (!ctx) throw new AppError("unauthenticated", "A token of the directory is needed");
  return ctx;
}

/** Only a directory's token opens these, and it opens nothing else. */
async function authenticate(request: FastifyRequest, services: Services) {
  const token = bearerOf(request.headers.authorization);
  const customer_id = token && (await findScimCustomer(services.database, token));
  if (!customer_id) throw new AppError("unauthenticated", "A token of the directory is needed");
  const db = services.database.system;
  await limitRate(db, LIMITS.scimCalls, customer_id);
  const user_agent = request.headers["user-agent"] ?? "";
  contexts.set(request, { services, db, network: networkOf(request.ip), user_agent, customer_id });
}

const UNIQUE: Readonly<Record<string, string>> = {
  scim_people_user_name: "Another User has this userName",
  scim_people_email: "Another User has this email",
  scim_people_user: "Another User has the account with this email",
  scim_groups_display_name: "Another Group has this displayName",
  users_email: "Another account has this email",
};

function fromUnique(error: object) {
  const constraint = "constraint" in error ? String(error.constraint) : "";
  const detail = Object.hasOwn(UNIQUE, constraint) ? UNIQUE[constraint] : undefined;
  return detail ? new ScimError(409, detail, "uniqueness") : undefined;
}

const isRefusal = ({ statusCode = 500 }: FastifyError) => statusCode >= 400 && statusCode < 500;

/** `undefined` means a bug of ours. */
function known(error: FastifyError): ScimError | AppError | undefined {
  if (error instanceof ScimError || error instanceof AppError) return error;
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return new ScimError(413, "The request is larger than 1 MB");
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new ScimError(415, "Send application/scim+json");
  if (isRefusal(error)) return new ScimError(400, error.message, "invalidSyntax");
  return fromUnique(error) ?? fromDatabase(error);
}

const send = (reply: FastifyReply, status: number, body: object) => reply.code(status).type(SCIM_TYPE).send(body);

function handleErrors(scope: FastifyInstance) {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const expected = known(error);
    if (!expected) {
      request.log.error({ reqId: request.id, err: error }, "unexpected error");
      return send(reply, 500, errorBody(500, "Internal Server Error"));
    }
    if (expected instanceof ScimError)
      return send(reply, expected.status, errorBody(expected.status, expected.message, expected.type));
    const { status, details, message } = expected;
    if (status === 401) void reply.header("www-authenticate", "Bearer");
    if (details.retry_after) void reply.header("retry-after", details.retry_after);
    return send(reply, status, errorBody(status, message));
  });
  scope.setNotFoundHandler(() => {
    throw noResource();
  });
}

/** Each parameter once, as text. */
function queryOf({ query }: FastifyRequest): Query {
  for (const [name, value] of Object.entries(query as Record<string, unknown>))
    if (typeof value !== "string" || value.includes("\0")) throw invalidValue(`${name} has to be given once, as text`);
  return query as Query;
}

type One = { Params: { id: string } };

function show({ headers }: FastifyRequest, reply: FastifyReply, { row, resource }: Shown<{ lock_version: number }>) {
  const version = versionOf(row);
  void reply.header("etag", version);
  if (headers["if-none-match"] === version) return reply.code(304).send();
  return send(reply, 200, resource);
}

type Verbs = {
  list: (ctx: ScimCtx, query: Query) => Promise<object>;
  find: (ctx: ScimCtx, id: string, query: Query) => Promise<Shown<{ lock_version: number }>>;
  create: (ctx: ScimCtx, body: unknown) => Promise<string>;
  replace: typeof replacePerson;
  change: typeof changePerson;
  remove: typeof removePerson;
};

function registerResource(scope: FastifyInstance, path: "/Users" | "/Groups", verbs: Verbs) {
  const seen = ({ headers }: FastifyRequest) => preconditionOf(headers["if-match"]);
  scope.get(path, async (request, reply) => send(reply, 200, await verbs.list(ctxOf(request), queryOf(request))));
  scope.post(path, async (request, reply) => {
    const ctx = ctxOf(request);
    const query = queryOf(request);
    const { row, resource } = await verbs.find(ctx, await verbs.create(ctx, request.body), query);
    const location = (resource["meta"] as { location?: string } | undefined)?.location;
    if (location) void reply.header("location", location);
    return send(reply.header("etag", versionOf(row)), 201, resource);
  });
  scope.get<One>(`${path}/:id`, async (request, reply) =>
    show(request, reply, await verbs.find(ctxOf(request), request.params.id, queryOf(request))),
  );
  scope.put<One>(`${path}/:id`, async (request, reply) => {
    const ctx = ctxOf(request);
    const id = await verbs.replace(ctx, request.params.id, request.body, seen(request));
    const { row, resource } = await verbs.find(ctx, id, queryOf(request));
    return send(reply.header("etag", versionOf(row)), 200, resource);
  });
  scope.patch<One>(`${path}/:id`, async (request, reply) => {
    const ctx = ctxOf(request);
    const id = await verbs.change(ctx, request.params.id, request.body, seen(request));
    // a group may have thousands of members, and no directory reads them here
    if (path === "/Groups") return reply.code(204).send();
    const { row, resource } = await verbs.find(ctx, id, queryOf(request));
    return send(reply.header("etag", versionOf(row)), 200, resource);
  });
  scope.delete<One>(`${path}/:id`, async (request, reply) => {
    await verbs.remove(ctxOf(request), request.params.id, seen(request));
    return reply.code(204).send();
  });
}

function registerDescriptions(scope: FastifyInstance) {
  const get = (path: string, describe: (base: string, id: string) => object) =>
    scope.get<One>(path, (request, reply) => send(reply, 200, describe(baseOf(ctxOf(request)), request.params.id)));
  get("/ServiceProviderConfig", serviceProviderConfig);
  get("/ResourceTypes", listResourceTypes);
  get("/ResourceTypes/:id", findResourceType);
  get("/Schemas", listSchemas);
  get("/Schemas/:id", findSchema);
}

/** SCIM 2.0 (RFC 7643, 7644): the directory of a workspace says who joins, changes and leaves. */
export const registerScim = (app: FastifyInstance, services: Services) =>
  app.register(
    async (scope) => {
      handleErrors(scope);
      scope.addContentTypeParser(
        "application/scim+json",
        { parseAs: "string", bodyLimit: MAX_BYTES },
        scope.getDefaultJsonParser("error", "error"),
      );
      scope.addHook("onRequest", async (request, reply) => {
        void reply.header("cache-control", "no-store");
        await authenticate(request, services);
      });
      registerDescriptions(scope);
      registerResource(scope, "/Users", {
        list: listPeople,
        find: findPerson,
        create: createPerson,
        replace: replacePerson,
        change: changePerson,
        remove: removePerson,
      });
      registerResource(scope, "/Groups", {
        list: listGroups,
        find: findGroup,
        create: createGroup,
        replace: replaceGroup,
        change: changeGroup,
        remove: removeGroup,
      });
    },
    { prefix: SCIM_PATH },
  );
