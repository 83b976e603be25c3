import type { Endpoint } from "#contract/endpoint.ts";
import { READ_ONLY_NOUNS, TOKEN_NOUNS } from "#contract/token-scopes.ts";
import type { Database } from "#server/platform/database/db.ts";
import { accessTo, isPublic, needsCustomer } from "./access-table.ts";
import type { Side, World } from "./attack-world.ts";

/** A kind of caller: created for every call, because some calls end their caller. */
export type Caller = {
  readonly name: string;
  readonly token: (database: Database, world: World) => Promise<string | undefined>;
  /** The only correct statuses; undefined allows anything but a server error. */
  readonly expected: (endpoint: Endpoint, ids: "ours" | "theirs") => readonly number[] | undefined;
  /** An administrator may read numbers about every customer, and the feedback of all. */
  readonly sees_all?: (endpoint: Endpoint) => boolean;
};

const LEVELS = ["public", "signed-in", "member", "editor", "manager", "admin"];
const namesRow = (e: Endpoint) => /\{(?:id|device_id)\}/.test(e.path);
/** For administrators, the rows of all customers are theirs. */
const isOfInstallation = (e: Endpoint) => accessTo(e).access === "admin" && !needsCustomer(e);
const unlessPublic = (status: number) => (e: Endpoint) => (isPublic(e) ? undefined : [status]);
/** What a role may do with its own rows; another customer's must not exist for it. */
const asRole = (role: string) => (e: Endpoint, ids: "ours" | "theirs") => {
  if (isPublic(e)) return undefined;
  if (LEVELS.indexOf(accessTo(e).access) > LEVELS.indexOf(role)) return [403];
  // An invalid body is rejected before its row is looked up.
  return ids === "theirs" && namesRow(e) ? [404, 400] : undefined;
};

const member =
  (role: "viewer" | "editor" | "manager"): Caller["token"] =>
  async (_, { make, ours }) =>
    (await make.person({ role, customer_id: ours.customer_id })).token;

/** A share session for one of our subjects may call what the access table says, for that subject only. */
const sharing = (
  subject: "device" | "algorithm" | "page",
  pathOf: (ids: Side["ids"]) => string,
  permission: "view" | "suggest" = "view",
): Caller => ({
  name: `share session ${permission === "view" ? "for" : "to suggest changes of"} one ${subject}`,
  token: async (_, { make, ours }) =>
    (await make.shareLink({ customer_id: ours.customer_id, redirect_to: pathOf(ours.ids), permission })).token,
  expected: (e, ids) => {
    const { share } = accessTo(e);
    if (isPublic(e) || share === "any") return undefined;
    if (share === "suggest") return permission === "view" ? [403] : e.method === "GET" ? [200] : undefined;
    const isInScope = share?.subject === subject && (share.param === undefined || ids === "ours");
    return isInScope ? [200] : [403];
  },
});

const ALL_SCOPES = JSON.stringify(
  Object.fromEntries(TOKEN_NOUNS.map((noun) => [noun, READ_ONLY_NOUNS.includes(noun) ? "read" : "write"])),
);

/** An API token with every scope reaches what the access table names for tokens; a viewer's writes nothing. */
const program = (name: string, role: "viewer" | "editor", owner?: "manager"): Caller => ({
  name,
  token: async (_, { make, ours }) => {
    const user_id = owner && (await make.person({ role: owner, customer_id: ours.customer_id })).user_id;
    const rights = { role, scopes: ALL_SCOPES, ...(user_id && { user_id }) };
    return (await make.apiToken(ours.customer_id, rights)).secret;
  },
  expected: (e, ids) => {
    if (isPublic(e)) return undefined;
    const { token, access } = accessTo(e);
    if (!token || (role === "viewer" && access === "editor")) return [403];
    return ids === "theirs" && namesRow(e) ? [404, 400] : undefined;
  },
});

export const CALLERS: readonly Caller[] = [
  { name: "nobody", token: () => Promise.resolve(undefined), expected: unlessPublic(401) },
  { name: "a made-up token", token: () => Promise.resolve("a".repeat(43)), expected: unlessPublic(401) },
  {
    name: "an expired token",
    token: async (_, { make, ours }) =>
      (await make.person({ customer_id: ours.customer_id, expiration: new Date(Date.now() - 1000).toISOString() }))
        .token,
    expected: unlessPublic(401),
  },
  {
    name: "somebody signed out",
    token: async ({ system }, { make, ours }) => {
      const { token, user_id } = await make.person({ customer_id: ours.customer_id });
      await system.deleteFrom("auth_tokens").where("user_id", "=", user_id).execute();
      return token;
    },
    expected: unlessPublic(401),
  },
  { name: "viewer", token: member("viewer"), expected: asRole("member") },
  { name: "editor", token: member("editor"), expected: asRole("editor") },
  { name: "manager", token: member("manager"), expected: asRole("manager") },
  {
    name: "administrator",
    token: async (_, { make, ours }) =>
      (await make.person({ admin: true, role: "manager", customer_id: ours.customer_id })).token,
    expected: (e, ids) =>
      ids === "theirs" && namesRow(e) && !isPublic(e) && !isOfInstallation(e) ? [404, 400] : undefined,
    sees_all: isOfInstallation,
  },
  {
    name: "an administrator who is no member",
    token: async (_, { make, ours }) =>
      (await make.person({ admin: true, role: null, customer_id: ours.customer_id })).token,
    expected: (e, ids) => {
      if (needsCustomer(e)) return [403];
      return ids === "theirs" && namesRow(e) && !isPublic(e) && !isOfInstallation(e) ? [404, 400] : undefined;
    },
    sees_all: isOfInstallation,
  },
  {
    name: "a removed member",
    token: async (_, { make, ours }) => (await make.person({ role: null, customer_id: ours.customer_id })).token,
    expected: (e, ids) => {
      if (needsCustomer(e) || accessTo(e).access === "admin") return [403];
      return ids === "theirs" && namesRow(e) ? [404] : undefined;
    },
  },
  {
    name: "somebody who has not accepted the terms",
    token: async ({ system }, { make, ours }) => {
      const { token, user_id } = await make.person({ role: "manager", customer_id: ours.customer_id });
      await system.updateTable("users").set({ tos_accepted_at: null }).where("id", "=", user_id).execute();
      return token;
    },
    expected: (e, ids) => (isPublic(e) || accessTo(e).before_terms ? asRole("manager")(e, ids) : [403]),
  },
  program("service's API token", "editor"),
  program("person's API token", "editor", "manager"),
  program("viewer's API token", "viewer"),
  sharing("device", (ids) => `/inventory/devices/${ids["devices"]}/datachain`),
  sharing("algorithm", (ids) => `/inventory/algorithms/${ids["algorithms"]}/datachain`),
  sharing("page", (ids) => `/guide-app/pages/device/${ids["pages"]}`),
  sharing("device", (ids) => `/inventory/devices/${ids["devices"]}`, "suggest"),
  sharing("algorithm", (ids) => `/inventory/algorithms/${ids["algorithms"]}`, "suggest"),
  sharing("page", (ids) => `/guide-app/pages/device/${ids["pages"]}`, "suggest"),
];

/** The creator of our rows. Not in the matrix: a call that ends its caller would break the others. */
export const OWNER: Caller = {
  name: "owner",
  token: (_, { make, ours }) => make.token({ user_id: ours.manager.user_id }),
  expected: asRole("manager"),
};
