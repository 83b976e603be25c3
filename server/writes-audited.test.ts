import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { approvalsApi } from "#contract/approvals.ts";
import { pagesApi } from "#contract/pages.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { importsApi } from "#contract/imports.ts";
import { sitesApi } from "#contract/sites.ts";
import { taxonomiesApi } from "#contract/taxonomies.ts";
import { translationsApi } from "#contract/translations.ts";
import { accessTo, nameOf } from "./testing/access-table.ts";
import { inventoryOf, makeWorld } from "./testing/attack-world.ts";
import { AUDITED, auditOf } from "./testing/audit-table.ts";
import { dropPolicies } from "./testing/drop-policies.ts";
import { startTestApp } from "./testing/harness.ts";
import { send } from "./testing/nouns.ts";
import { prepareWrite } from "./testing/write-scenes.ts";

const t = await startTestApp();
/** A customer with rows of every noun, which no write of another may change, even without the policies. */
const { customer_id: bystander } = (await makeWorld(t.database)).theirs;
await dropPolicies(t.owner);
const untouched = await inventoryOf(t.database, bystander);

/** Account endpoints (sign in, change a password) are covered in server/session and server/user. */
const isAccount = (e: Endpoint) => !e.path.startsWith("/api/v1/");
/** Presence, previews and checks of a file or list change nothing. */
const NO_WRITES: readonly Endpoint[] = [
  pagesApi.presence,
  translationsApi.check,
  sitesApi.preview,
  shortCodesApi.checkList,
  importsApi.preview,
  taxonomiesApi.read,
];
const isNoWrite = (e: Endpoint) => NO_WRITES.includes(e);
const writes = endpoints.filter((e) => e.method !== "GET" && !isAccount(e) && !isNoWrite(e));

const entriesOf = (customer_id: string) =>
  t.database.system
    .selectFrom("audit_entries")
    .select(["id", "action", "actor_kind", "actor_id", "subject_type", "before", "after"])
    .where("customer_id", "=", customer_id)
    .orderBy("at")
    .execute();

/** An entry has a before and an after, except for creations and removals. */
function requireWords({ action, before, after }: Awaited<ReturnType<typeof entriesOf>>[number]) {
  const isComing =
    /\.(created|batch_created|uploaded|checked|sent|taken|restored|imported|import_undone|done|undone|withheld|asked|approved|sent_back)$/.test(
      action,
    );
  const isGoing = /\.(removed|withdrawn|shown_again|cancelled)$/.test(action);
  expect({ action, hasBefore: isComing || before !== null, hasAfter: isGoing || after !== null }).toEqual({
    action,
    hasBefore: true,
    hasAfter: true,
  });
}

/** Nobody but a person approves. */
const needsPerson = (e: Endpoint) => e === approvalsApi.sendBack;

/** The same write by a program: its entries name the token. */
async function writeWithToken(endpoint: Endpoint, needed: string) {
  const call = await t.as({ admin: true, role: "manager" });
  const { user_id, email, customer_id } = call;
  const [noun = ""] = needed.split(":");
  const scopes = JSON.stringify(needed === "any" ? {} : { [noun]: "write" });
  const rights = { scopes, ...(needsPerson(endpoint) && { user_id }) };
  const { id, secret } = await t.make.apiToken(customer_id, rights);
  const input = await prepareWrite({ t, call }, endpoint);
  const known = new Set((await entriesOf(customer_id)).map((entry) => entry.id));
  const program = Object.assign(t.clientFor(secret), { user_id, email, customer_id, token: secret });
  await send({ t, call: program }, endpoint, input);
  await t.work();
  const entries = (await entriesOf(customer_id)).filter((entry) => !known.has(entry.id));
  expect(entries.map(({ action }) => action).toSorted()).toEqual(auditOf(endpoint).toSorted());
  for (const entry of entries) {
    expect(entry).toMatchObject({ actor_kind: "token", actor_id: id });
    requireWords(entry);
  }
}

test("the audit table names every write, and nothing else", () => {
  expect([...AUDITED.keys()].toSorted()).toEqual(writes.map(nameOf).toSorted());
});

test.each(writes.map((e) => [`${e.method} ${e.path}: ${e.summary}`, e] as const))(
  "%s writes exactly its audit entries: who, what, before and after",
  async (_name, endpoint) => {
    const call = await t.as({ admin: true, role: "manager" });
    const world = { t, call };
    const input = await prepareWrite(world, endpoint);
    const known = new Set((await entriesOf(call.customer_id)).map(({ id }) => id));
    await send(world, endpoint, input);
    await t.work();
    const entries = (await entriesOf(call.customer_id)).filter(({ id }) => !known.has(id));
    expect(entries.map(({ action }) => action).toSorted()).toEqual(auditOf(endpoint).toSorted());
    for (const entry of entries) {
      expect(entry.actor_id).toBe(call.user_id);
      requireWords(entry);
    }
    const needed = accessTo(endpoint).token;
    if (needed) await writeWithToken(endpoint, needed);
  },
);

test("R6.4 none of these writes changed another customer's rows: their queries name the customer themselves", async () => {
  expect(await inventoryOf(t.database, bystander)).toEqual(untouched);
});
