import { SCIM_PATH } from "#contract/scim.ts";
import { teamApi } from "#contract/team.ts";
import type { TestApp } from "#server/testing/harness.ts";

const USER = "urn:ietf:params:scim:schemas:core:2.0:User";
const PATCH = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

export type ScimBody = Record<string, unknown> & {
  id: string;
  Resources: (Record<string, unknown> & { id: string })[];
};
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Sends what a directory sends. */
export const directoryOf =
  (t: TestApp, secret: string | undefined) =>
  async (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await t.app.inject({
      method,
      url: path.startsWith("/") ? `${SCIM_PATH}${path}` : path,
      headers: {
        ...(secret && { authorization: `Bearer ${secret}` }),
        ...(body !== undefined && { "content-type": "application/scim+json" }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (answer.body ? answer.json() : {}) as ScimBody,
    };
  };

/** A workspace with a provider whose groups give roles, a proven email domain and a directory. */
export async function openDirectory(t: TestApp) {
  const manager = await t.as({ role: "manager" });
  const { customer_id } = manager;
  const domain = `d${customer_id.slice(-12)}.example`;
  const group_roles = [
    { group: "Guide editors", role: "editor", note: "" },
    { group: "Guide managers", role: "manager", note: "" },
    { group: "8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159", role: "viewer", note: "" },
  ];
  await t.make.identityProvider(customer_id, { group_roles: JSON.stringify(group_roles) });
  const proven = { customer_id, domain, token: "x", verified_at: new Date().toISOString() };
  await t.database.system.insertInto("identity_domains").values(proven).execute();
  const call = directoryOf(t, await t.make.scimToken(customer_id));

  const createUser = async (name: string, more: object = {}) => {
    const created = await call("POST", "/Users", {
      schemas: [USER],
      userName: `${name}@${domain}`,
      active: true,
      ...more,
    });
    if (created.status !== 201) throw new Error(JSON.stringify(created.body));
    return created.body;
  };
  const createGroup = async (displayName: string, people: readonly { id: string }[] = []) => {
    const members = people.map(({ id }) => ({ value: id }));
    const created = await call("POST", "/Groups", { displayName, members });
    if (created.status !== 201) throw new Error(JSON.stringify(created.body));
    return created.body;
  };
  const patch = (path: string, ...Operations: object[]) => call("PATCH", path, { schemas: [PATCH], Operations });
  const members = async () => (await manager(teamApi.members, { query: {} })).members;
  const member = async (name: string) => (await members()).find(({ email }) => email.startsWith(`${name}@`));
  return { manager, customer_id, domain, call, createUser, createGroup, patch, members, member };
}
