import { ReportContent } from "#contract/yearly-reports.ts";
import { leastOf } from "#server/testing/least-input.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Endpoint, isMultipart } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { EMPTY_RECIPE } from "#contract/import-recipe.ts";
import { emptyPageContent } from "#contract/page-content.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { routes } from "./routes.ts";
import { accessTo, isForLinksOnly, isPublic, needsCustomer } from "./testing/access-table.ts";
import { escapeHtml } from "./platform/http/escape-html.ts";
import { startTestApp } from "./testing/harness.ts";
import { importing } from "./testing/import-file.ts";

const t = await startTestApp();
const named = (filter: (e: Endpoint) => boolean) =>
  endpoints.filter(filter).map((e) => [`${e.method} ${e.path}`, e] as const);
const takesId = (e: Endpoint) => e.path.includes("{id}");

/** For endpoints that only accept forms; the file itself is never read. */
const FORM = `--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nx\r\n--x--\r\n`;
const FORM_TYPE = "multipart/form-data; boundary=x";

const call = (e: Endpoint, token?: string, id: string = randomUUID(), { app } = t) =>
  app.inject({
    method: e.method,
    url: e.path.replace(/\{\w+\}/, id),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(e.body && { "content-type": isMultipart(e.body) ? FORM_TYPE : "application/json" }),
    },
    ...(e.body && { payload: isMultipart(e.body) ? FORM : "{}" }),
  });

test("contract and routes list the same endpoints, once each", () => {
  const spots = (list: readonly Endpoint[]) => list.map((e) => `${e.method} ${e.path} ${e.summary}`).toSorted();
  expect(spots(routes.map((route) => route.endpoint))).toEqual(spots(endpoints));
});

test.each(named((e) => !isPublic(e)))("R6.4 R7.0 %s without a token answers 401", async (_name, e) => {
  const reply = await call(e);
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ code: "unauthenticated", message: expect.any(String) });
});

const tokenOf = async (who: Parameters<typeof t.make.person>[0]) => (await t.make.person(who)).token;
/** A refused call changes nothing, so tests of refusals share their callers. */
const EXPIRED = await tokenOf({ expiration: new Date(Date.now() - 1000).toISOString() });
const WITHOUT_CUSTOMER = await tokenOf({ role: null });
const VIEWER = await tokenOf({ role: "viewer" });
const EDITOR = await tokenOf({ role: "editor" });
const MANAGER = await t.make.person({ role: "manager" });
const ADMIN = await t.make.person({ role: "manager", admin: true });
/** The least that an administrator's endpoint, or any other, asks for. */
const allowedTo = (e: Endpoint) => (accessTo(e).access === "admin" ? ADMIN : MANAGER);

test.each(named((e) => !isPublic(e)))("R9.1 %s with an expired token answers 401", async (_name, e) => {
  expect((await call(e, EXPIRED)).statusCode).toBe(401);
});

test.each(named(isPublic))("R7.0 %s needs no token", async (_name, e) => {
  expect([200, 400, 404, 429]).toContain((await call(e)).statusCode);
});

const LEAST = {
  "signed-in": { role: null },
  member: { role: "viewer" },
  editor: { role: "editor" },
  manager: { role: "manager" },
  admin: { admin: true, role: "manager" },
} as const;

test.each(named((e) => !isPublic(e) && !isForLinksOnly(e)))("R6.1 %s allows the minimum role", async (_name, e) => {
  const { access } = accessTo(e);
  // an account of its own: some end their session
  const token = await tokenOf(access === "public" ? {} : LEAST[access]);
  expect([401, 403]).not.toContain((await call(e, token)).statusCode);
});

test.each(named((e) => isForLinksOnly(e) && !e.body))("%s refuses a manager with 403", async (_name, e) => {
  expect((await call(e, MANAGER.token)).statusCode).toBe(403);
});

test.each(named((e) => accessTo(e).access === "admin"))(
  "R6.1 %s refuses an ordinary user with 403",
  async (_name, e) => {
    expect((await call(e, MANAGER.token)).statusCode).toBe(403);
  },
);

test.each(named((e) => accessTo(e).access === "manager"))("%s refuses an editor with 403", async (_name, e) => {
  expect((await call(e, EDITOR)).statusCode).toBe(403);
});

test.each(named((e) => accessTo(e).access === "editor"))("%s refuses a viewer with 403", async (_name, e) => {
  expect((await call(e, VIEWER)).statusCode).toBe(403);
});

test.each(named((e) => needsCustomer(e) && accessTo(e).access !== "admin"))(
  "%s refuses a person without a customer with 403",
  async (_name, e) => {
    const reply = await call(e, WITHOUT_CUSTOMER);
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: "no_customer" });
  },
);

const { token: GUEST } = await t.make.shareLink({
  customer_id: (await t.make.customer()).id,
  redirect_to: `/inventory/devices/${randomUUID()}/datachain`,
});

test.each(named((e) => !isPublic(e) && accessTo(e).share !== "any"))(
  "R6.3 %s refuses a share session for another subject with 403",
  async (_name, e) => {
    const reply = await call(e, GUEST);
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: "share_session_out_of_scope" });
  },
);

const withTerms = await startTestApp({ TERMS_DATE: "2026-01-31" });
/** A manager, administrator or not, who has not accepted the terms. */
async function withoutTerms(admin: boolean) {
  const { token, user_id } = await withTerms.make.person({ admin, role: "manager" });
  await withTerms.database.system
    .updateTable("users")
    .set({ tos_accepted_at: null })
    .where("id", "=", user_id)
    .execute();
  return token;
}

const WITHOUT_TERMS = [await withoutTerms(false), await withoutTerms(true)];

test.each(named((e) => !isPublic(e) && !accessTo(e).before_terms))(
  "R4.5 %s is refused until the terms are accepted",
  async (_name, e) => {
    for (const token of WITHOUT_TERMS) {
      const reply = await call(e, token, randomUUID(), withTerms);
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([403, "terms_not_accepted"]);
    }
  },
);

test.each(named((e) => accessTo(e).before_terms === true))(
  "R4.5 %s works before the terms are accepted",
  async (_name, e) => {
    const reply = await call(e, await withoutTerms(false), randomUUID(), withTerms);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.statusCode).not.toBe(403);
  },
);

test.each(named(needsCustomer))("%s for another customer than the session's is refused with 409", async (_name, e) => {
  const reply = await t.app.inject({
    method: e.method,
    url: e.path.replaceAll(/\{\w+\}/g, randomUUID()),
    headers: { authorization: `Bearer ${allowedTo(e).token}`, "x-customer-id": randomUUID() },
  });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([409, "customer_changed"]);
});

type Other = Awaited<ReturnType<typeof t.as>>;
const suggestionOf = async ({ customer_id }: Other) =>
  t.make.suggestion(customer_id, (await t.make.device(customer_id)).id);
const rowOf = async (table: "sites" | "auth_tokens", column: "customer_id" | "user_id", id: string) =>
  (await t.database.system.selectFrom(table).select("id").where(column, "=", id).executeTakeFirstOrThrow()).id;

/** Creates another customer's row, by part of the path. The first match wins. */
const FOREIGN_ROWS: Record<string, (other: Other) => Promise<string>> = {
  "/labels/": async ({ customer_id }) => (await t.make.label(customer_id)).id,
  "/organizations/": async ({ customer_id }) => (await t.make.organization(customer_id)).id,
  "/locations/": async ({ customer_id }) =>
    (await t.make.location(customer_id, (await t.make.device(customer_id)).id)).id,
  // their names are unique
  "/statuses/": async ({ customer_id }) => (await t.make.status(customer_id, randomUUID())).id,
  "/saved_views/": async ({ customer_id, user_id }) => (await t.make.savedView(customer_id, user_id)).id,
  "/devices/": async ({ customer_id }) => (await t.make.device(customer_id)).id,
  "/algorithms/": async ({ customer_id }) => (await t.make.algorithm(customer_id)).id,
  "/share_links/": async (other) => (await suggestionOf(other)).share_link_id,
  "/suggestions/": async (other) => (await suggestionOf(other)).id,
  "/web/pages/": async ({ customer_id }) => (await t.make.page(customer_id)).id,
  "/short_codes/": async (other) => (await other(shortCodesApi.create, { body: { short_code: {} } })).short_code.id,
  "/sign_batches/": async ({ customer_id }) => (await t.make.signBatch(customer_id)).id,
  "/members/": ({ user_id }) => Promise.resolve(user_id),
  "/feedback/": async ({ customer_id }) => (await t.make.feedback(customer_id)).id,
  "/imports/": async (other) => (await importing(t, other).upload("name\nCounter\n")).id,
  "/passkeys/": async ({ user_id }) => (await t.make.passkey(user_id)).id,
  "/api_tokens/": async ({ customer_id }) => (await t.make.apiToken(customer_id)).id,
  "/webhooks/": async ({ customer_id }) => (await t.make.webhook(customer_id)).id,
  "/invitations/": async ({ customer_id }) => (await t.make.invitation(customer_id)).id,
  "/sites/": ({ customer_id }) => rowOf("sites", "customer_id", customer_id),
  "": ({ user_id }) => rowOf("auth_tokens", "user_id", user_id),
};

const OTHER = await t.as({ role: "manager" });

/** Another customer's row for each noun with ids in its paths. */
async function foreignRow(e: Endpoint) {
  const [, make] = Object.entries(FOREIGN_ROWS).find(([part]) => e.path.includes(part)) ?? [];
  if (!make) throw new Error(`nothing is known of ${e.path}`);
  return make(OTHER);
}

/** Bodies of the datachain endpoints, the same for devices and algorithms. */
const chainBodies = (base: string) => ({
  [`PUT ${base}`]: { datachain: { content: EMPTY_CHAIN, lock_version: 0 } },
  [`POST ${base}/start`]: { start: { from: "blank" }, lock_version: 0 },
  [`POST ${base}/move`]: { taxonomy_id: "device@1", dry_run: false, lock_version: 0 },
});

/** The minimum body that passes each schema. */
const BODIES: Record<string, unknown> = {
  ...chainBodies("/api/v1/inventory/devices/{id}/datachain"),
  ...chainBodies("/api/v1/inventory/algorithms/{id}/datachain"),
  "PUT /api/v1/labels/{id}": { label: { lock_version: 0 } },
  "PUT /api/v1/inventory/statuses/{id}": { status: { lock_version: 0 } },
  "PUT /api/v1/inventory/devices/{id}": { device: { lock_version: 0 } },
  "PUT /api/v1/inventory/algorithms/{id}": { algorithm: { lock_version: 0 } },
  "PUT /api/v1/inventory/algorithms/{id}/factsheet": { factsheet: { answers: {}, lock_version: 0 } },
  "PUT /api/v1/short_codes/{id}": { short_code: { lock_version: 0 } },
  "POST /api/v1/short_codes/{id}/retarget": { target: { type: "home" }, lock_version: 0 },
  "POST /api/v1/short_codes/{id}/claim": { location_id: randomUUID(), lock_version: 0 },
  "POST /api/v1/short_codes/{id}/install": { lock_version: 0 },
  "POST /api/v1/short_codes/{id}/retire": { lock_version: 0 },
  "PUT /api/user/passkeys/{id}": { passkey: { name: "Spare key" } },
  "PUT /api/v1/saved_views/{id}": { saved_view: {} },
  "PUT /api/v1/organizations/{id}": { organization: { lock_version: 0 } },
  "POST /api/v1/imports/{id}/check": {
    recipe: EMPTY_RECIPE,
    options: {
      on_existing: "update",
      date_order: "iso",
      create_missing: true,
      bad_cells: "refuse",
      answer_source: "city",
    },
  },
  "POST /api/v1/imports/{id}/preview": { recipe: EMPTY_RECIPE },
  "POST /api/v1/organizations/{id}/merge": { into_id: randomUUID() },
  "PUT /api/v1/inventory/devices/{device_id}/locations/{id}": { location: { lock_version: 0 } },
  "POST /api/v1/share_links/{id}/mail": { mail: { to: ["someone@example.org"] } },
  "PUT /api/v1/suggestions/{id}/reply": { reply: "Thank you" },
  "PUT /api/v1/feedback/{id}": { response: { lock_version: 0 } },
  "POST /api/v1/feedback/{id}/publish_reply": { reply: { said: {}, text: { en: "Yes" }, lock_version: 0 } },
  "POST /api/v1/feedback/{id}/make_question": { question: { question: { en: "Why?" }, answer: { en: "So." } } },
  "PUT /api/v1/team/members/{id}": { member: { role: "viewer" } },
  "PUT /api/v1/sites/{id}": { site: {} },
  "PUT /api/v1/installation/customers/{id}": { customer: { name: "Port" } },
  "POST /api/v1/installation/customers/{id}/manager": { manager: { email: "manager@example.org" } },
  "POST /api/v1/installation/customers/{id}/delete": { name: "Port" },
  "PUT /api/v1/webhooks/{id}": { webhook: { lock_version: 0 } },
  "PUT /api/v1/web/pages/{id}": { page: { content: emptyPageContent("device_page"), lock_version: 0 } },
  "POST /api/v1/web/pages/{id}/revisions/{revision_id}/restore": { lock_version: 0 },
  "PUT /api/v1/web/pages/{id}/relationships/{relationship_id}": { relationship: { type: "uses", direction: "out" } },
  "PUT /api/v1/web/pages/{id}/slug": { slug: "elsewhere" },
  "POST /api/v1/web/pages/{id}/withdraw": { reason: "Removed" },
  "PUT /api/v1/feedback/{id}/mistake": { mistake: { state: "checking", lock_version: 0 } },
  "POST /api/v1/web/approvals/{id}/send_back": { remark: "Name the street." },
  "PUT /api/v1/yearly_reports/{id}": {
    yearly_report: { content: { ...(leastOf(ReportContent) as object), locale: "en" }, lock_version: 0 },
  },
  "POST /api/v1/yearly_reports/{id}/adopt": { lock_version: 0 },
  "POST /api/v1/yearly_reports/{id}/approvals": { lock_version: 0 },
  "POST /api/v1/web/pages/{id}/withholdings": { numbers: [1], field: null, reason: "Named a person" },
  "POST /api/v1/web/pages/{id}/schedules": { action: "publish", at: "2099-01-01T08:00" },
  "PUT /api/v1/web/pages/{id}/translations": {
    texts: [{ subject_type: "page", subject_id: randomUUID(), field: "headline", source: "a", target: "b" }],
  },
  "POST /api/v1/web/pages/{id}/presence": { tab_id: randomUUID(), field: null },
  "POST /api/v1/web/pages/{id}/relationships": { relationship: { type: "uses", page_id: randomUUID() } },
  "POST /api/v1/web/pages/{id}/relationships/dismissals": { page_id: randomUUID() },
};

/** Required query parameters. */
function queryOf(e: Endpoint) {
  if (e.path.endsWith("/translations")) return "?locale=km";
  return e.method === "DELETE" && e.path.startsWith("/api/v1/sites/") ? "?slug=seaview" : "";
}

const isForm = (name: string, e: Endpoint) => isMultipart(e.body) && !(name in BODIES);
const typeOf = (name: string, e: Endpoint) => (isForm(name, e) ? FORM_TYPE : "application/json");

const OWN_DEVICES = new Map([
  [MANAGER, (await t.make.device(MANAGER.customer_id)).id],
  [ADMIN, (await t.make.device(ADMIN.customer_id)).id],
]);

test.each(named((e) => takesId(e) && !isPublic(e)))(
  "%s answers 404 for another customer's row and for a malformed id",
  async (name, e) => {
    const person = allowedTo(e);
    const id = await foreignRow(e);
    for (const one of [id, "not-an-id"]) {
      const reply = await t.app.inject({
        method: e.method,
        url:
          e.path
            .replace("{device_id}", OWN_DEVICES.get(person) ?? "")
            .replace("{id}", one)
            .replace("{delivery_id}", id)
            .replace("{number}", "1") + queryOf(e),
        headers: { authorization: `Bearer ${person.token}`, ...(e.body && { "content-type": typeOf(name, e) }) },
        ...(e.body && { payload: isForm(name, e) ? FORM : JSON.stringify(BODIES[name] ?? {}) }),
      });
      expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, "not_found"]);
    }
  },
);

test("OpenAPI 3.1 describes every endpoint, and the HTML page lists it", async () => {
  const document = (await t.app.inject("/api/openapi.json")).json<{ openapi: string; paths: Record<string, object> }>();
  expect(document.openapi).toBe("3.1.0");
  const page = (await t.app.inject("/api/docs")).body;
  for (const e of endpoints) {
    expect(document.paths[e.path]).toHaveProperty(e.method.toLowerCase());
    const summary = escapeHtml(e.summary);
    expect(page.includes(summary) ? "" : summary).toBe("");
  }
});
