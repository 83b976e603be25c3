import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Endpoint, isMultipart } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { TOKEN_NOUNS, type TokenRight, type TokenScopes } from "#contract/token-scopes.ts";
import { accessTo, isPublic } from "#server/testing/access-table.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
const { customer_id, user_id } = await t.make.person({ role: "manager", admin: true });

const allNouns = (right: TokenRight, but?: string): TokenScopes =>
  Object.fromEntries(TOKEN_NOUNS.filter((noun) => noun !== but).map((noun) => [noun, right]));
const make = async (scopes: TokenScopes, more: Parameters<typeof t.make.apiToken>[1] = {}) =>
  (await t.make.apiToken(customer_id, { scopes: JSON.stringify(scopes), ...more })).secret;

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();
const write = allNouns("write");
const none = await make({});
const reading = await make(allNouns("read"));
const writing = await make(write);
/** Of an administrator, who may do everything. */
const personal = await make(write, { user_id });
const viewing = await make(write, { role: "viewer" });
const DEAD = {
  expired: await make(write, { expires_at: YESTERDAY }),
  revoked: await make(write, { revoked_at: YESTERDAY }),
  "of a person who left": await make(write, { user_id: (await t.make.person({ role: "editor" })).user_id }),
  mistyped: `${writing.slice(0, -1)}${writing.endsWith("a") ? "b" : "a"}`,
  unknown: "gps_000000000000000000000000000000000000",
};

const FORM = `--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nx\r\n--x--\r\n`;
const call = async (e: Endpoint, token: string) => {
  const reply = await t.app.inject({
    method: e.method,
    url: e.path.replaceAll(/\{\w+\}/g, randomUUID()),
    headers: {
      authorization: `Bearer ${token}`,
      ...(e.body && { "content-type": isMultipart(e.body) ? "multipart/form-data; boundary=x" : "application/json" }),
    },
    ...(e.body && { payload: isMultipart(e.body) ? FORM : "{}" }),
  });
  const code = reply.statusCode < 400 || reply.body === "" ? "" : reply.json<{ code: string }>().code;
  // What a valid call does then is for the tests of its noun.
  return [401, 403, 500].includes(reply.statusCode) ? code : "allowed";
};

const named = endpoints.filter((e) => !isPublic(e)).map((e) => [`${e.method} ${e.path}`, e] as const);
const OUT = "token_out_of_scope";

test.each(named)("%s allows the API tokens that the access table names, and no others", async (_name, e) => {
  const { token: needed, access } = accessTo(e);
  const [noun, right] = needed?.split(":") ?? [];
  const atLeast = (least: TokenRight) => (needed && (right === least || right === "read" || !right) ? "allowed" : OUT);
  const expected = {
    none: needed === "any" ? "allowed" : OUT,
    reading: atLeast("read"),
    writing: atLeast("write"),
    personal: atLeast("write"),
    viewing: needed && access === "editor" ? "forbidden" : atLeast("write"),
    others: needed === "any" ? "allowed" : OUT,
  };
  const others = await make(allNouns("write", noun));
  expect({
    none: await call(e, none),
    reading: await call(e, reading),
    writing: await call(e, writing),
    personal: await call(e, personal),
    viewing: await call(e, viewing),
    others: await call(e, others),
  }).toEqual(expected);
});

test.each(named)("%s refuses dead API tokens with 401", async (_name, e) => {
  for (const [kind, token] of Object.entries(DEAD))
    expect([kind, await call(e, token)]).toEqual([kind, "unauthenticated"]);
});
