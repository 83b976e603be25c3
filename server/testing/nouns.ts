import type * as z from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { Answer } from "#contract/factsheets.ts";
import { api } from "#contract/index.ts";
import { emptyPageContent } from "#contract/page-content.ts";
import { ReportContent } from "#contract/yearly-reports.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import type { TestApp } from "./harness.ts";
import { importing } from "./import-file.ts";
import { leastOf } from "./least-input.ts";

/** An app and a person in a new customer. */
export type World = { readonly t: TestApp; readonly call: Awaited<ReturnType<TestApp["as"]>> };
export type Row = { readonly id: string; readonly lock_version?: number; readonly position?: number };
/** The input of any endpoint. */
export type Sent = { params?: object; query?: object; body?: unknown };

export type Verb = "create" | "update" | "remove" | "restore" | "order" | "list";
/** A group of the contract whose rows can be created; `key` is the name of a row in the JSON. */
export type Noun = { readonly name: string; readonly key: string; readonly create: Endpoint } & {
  readonly [V in Exclude<Verb, "create">]?: Endpoint;
};

const shapeOf = (schema: unknown) => (schema as z.ZodObject | undefined)?.shape ?? {};

/** Derived from the contract, so that new nouns are included. */
export const NOUNS: readonly Noun[] = Object.entries(api).flatMap(([name, group]) => {
  const { create, search, ...verbs } = group as Partial<Record<Verb | "search", Endpoint>>;
  const [key] = Object.keys(shapeOf(create?.body));
  // Nested rows need more than their schema says, so they have scenes of their own (write-scenes.ts).
  const isBelow = create?.path.includes("{id}");
  // an authenticator has to answer a challenge first
  const isSigned = name === "passkeys";
  return create && key && !isBelow && !isSigned
    ? [{ ...(search && { list: search }), ...verbs, name, key, create }]
    : [];
});

let count = 0;
export const newName = () => `Sample ${(count += 1)}`;

/** Calls any endpoint; the response is known to be JSON. */
export const send = ({ call }: World, endpoint: Endpoint, input: Sent) =>
  call(endpoint, { query: {}, ...input }) as Promise<unknown> as Promise<Record<string, unknown>>;

/** A noun's row in a response about one. */
export const rowIn = ({ key }: Pick<Noun, "key">, answer: Record<string, unknown>) => answer[key] as Row;

/** Fields that need more than their schema says. */
const NEEDED: Readonly<Record<string, (name: string) => object>> = {
  redirect: (name) => ({ path: `/${name.replace(" ", "-")}` }),
  yearly_report: () => ({ locale: "en" }),
};

/** The body that creates a row of a noun with a unique name. */
export const newBody = ({ create, key }: Noun, more: object = {}) => {
  const name = newName();
  const body = leastOf(create.body as z.ZodType, name) as Record<string, object>;
  return {
    ...body,
    [key]: { ...body[key], ...NEEDED[key]?.(name), ...more },
  };
};

export const createRow = async (world: World, noun: Noun, params: object = {}): Promise<Row> =>
  rowIn(noun, await send(world, noun.create, { params, body: newBody(noun) }));

const madeSuggestion = async ({ t, call }: World) =>
  t.make.suggestion(call.customer_id, (await t.make.device(call.customer_id)).id);

/** Rows created in other ways, by the path that contains their id. */
const OTHER_ROWS: Readonly<Record<string, (world: World) => Promise<string>>> = {
  "/api/user/passkeys/": async ({ t, call }) => (await t.make.passkey(call.user_id)).id,
  "/api/v1/sites/": async ({ t, call }) => {
    const { customer_id } = call;
    const site = t.database.system.selectFrom("sites").select("id").where("customer_id", "=", customer_id);
    return (await site.executeTakeFirstOrThrow()).id;
  },
  "/api/v1/installation/customers/": ({ call }) => Promise.resolve(call.customer_id),
  "/api/v1/installation/administrators/": async ({ t }) => (await t.as({ admin: true })).user_id,
  "/api/v1/team/members/": async ({ t, call }) => (await t.as({ customer_id: call.customer_id })).user_id,
  "/api/v1/team/invitations/": async ({ t, call }) => (await t.make.invitation(call.customer_id)).id,
  "/api/v1/share_links/": async (world) => (await madeSuggestion(world)).share_link_id,
  "/api/v1/suggestions/": async (world) => (await madeSuggestion(world)).id,
  "/api/v1/feedback/": async ({ t, call }) => (await t.make.feedback(call.customer_id)).id,
  "/api/v1/sign_batches/": async ({ t, call }) => (await t.make.signBatch(call.customer_id)).id,
  "/api/v1/imports/": async ({ t, call }) => (await importing(t, call).upload("name\nCounter\n")).id,
};

async function idFor(world: World, path: string, param: string, params: object): Promise<string> {
  const parent = NOUNS.find(({ key }) => `${key}_id` === param);
  if (parent) return (await createRow(world, parent)).id;
  const noun = NOUNS.find(({ create }) => path.startsWith(`${create.path}/{id}`));
  if (noun) return (await createRow(world, noun, params)).id;
  const make = Object.entries(OTHER_ROWS).find(([start]) => path.startsWith(start))?.[1];
  if (!make) throw new Error(`nouns.ts has no row for ${path} yet`);
  return make(world);
}

/** Path parameters, with new rows for each. */
export async function paramsFor(world: World, path: string): Promise<Record<string, string>> {
  const params: Record<string, string> = {};
  for (const [, param = ""] of path.matchAll(/\{(\w+)\}/g)) params[param] = await idFor(world, path, param, params);
  return params;
}

/** A change of each kind of document; records are renamed instead. */
const CHANGES: Readonly<Record<string, (text: string) => object>> = {
  identity_provider: (name) => ({ name, issuer: "https://1.1.1.1", client_id: "guidepost", is_active: false }),
  register_connection: (name) => ({
    api_address: "https://1.1.1.1/aanleverapi/v1_0",
    token_address: "https://1.1.1.1/token",
    organization: name.replace(" ", "-"),
    login: "client",
    client_id: "guidepost",
    is_on: false,
  }),
  datachain: (text) => ({ content: { ...EMPTY_CHAIN, undisclosed: { purpose: { en: text } } } }),
  page: (text) => ({ content: { ...emptyPageContent("collection_page"), headline: { en: text } } }),
  response: (text) => ({ note: text }),
  short_code: (text) => ({ label: text }),
  yearly_report: (title) => ({ content: { ...(leastOf(ReportContent) as ReportContent), title, locale: "en" } }),
  factsheet: (text) => ({ answers: { purpose: { ...(leastOf(Answer) as Answer), value: { en: text } } } }),
};

/** The key of a body that contains the change: `label` in `{ label: { lock_version, … } }`. */
export const changedKey = ({ body }: Endpoint) =>
  Object.entries(shapeOf(body)).find(([, part]) => "lock_version" in shapeOf(part) || "name" in shapeOf(part))?.[0];

/** A body with a unique change to that version of a row. */
export function changeBody(endpoint: Endpoint, lock_version: number | undefined) {
  const key = changedKey(endpoint);
  if (!key) throw new Error(`nouns.ts does not know what ${endpoint.path} changes`);
  const fields = shapeOf(shapeOf(endpoint.body)[key]);
  const text = newName();
  const change = CHANGES[key]?.(text) ?? ("name" in fields ? { name: text } : undefined);
  if (!change) throw new Error(`nouns.ts has no change of a ${key} yet`);
  return { [key]: { ...change, ...("lock_version" in fields && { lock_version }) } };
}

/** Whether changes carry a lock version. */
export const hasVersion = (endpoint: Endpoint) =>
  "lock_version" in shapeOf(shapeOf(endpoint.body)[changedKey(endpoint) ?? ""]);
