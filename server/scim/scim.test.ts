import { expect, test } from "vitest";
import { apiTokensApi } from "#contract/api-tokens.ts";
import { auditLogApi } from "#contract/audit-log.ts";
import { identityProvidersApi } from "#contract/identity-providers.ts";
import { api } from "#contract/index.ts";
import { scimApi } from "#contract/scim.ts";
import { sessionApi } from "#contract/session.ts";
import { teamApi } from "#contract/team.ts";
import { userApi } from "#contract/user.ts";
import { keyOf, LIMITS } from "#server/platform/http/rate-limit.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { hashToken } from "#server/platform/identity/tokens.ts";
import { directoryOf, openDirectory } from "#server/testing/directory.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();

const OFF = { op: "replace", path: "active", value: false };

test("a manager makes the token, sees it once, replaces it and revokes it", async () => {
  const manager = await t.as({ role: "manager" });
  await expect(manager(scimApi.makeToken, {})).rejects.toMatchObject({ status: 404 });
  await t.make.identityProvider(manager.customer_id);
  const { secret, scim } = await manager(scimApi.makeToken, {});
  expect(scim).toMatchObject({ address: "http://localhost:3000/scim/v2", people: 0, token: { last_used_at: null } });
  expect(secret).toMatch(/^gpd_\w{36}$/);
  expect((await directoryOf(t, secret)("GET", "/ServiceProviderConfig")).body).toMatchObject({
    patch: { supported: true },
  });
  const next = await manager(scimApi.makeToken, {});
  expect((await directoryOf(t, secret)("GET", "/Users")).status).toBe(401);
  expect((await directoryOf(t, next.secret)("GET", "/Users")).status).toBe(200);
  expect(JSON.stringify(await manager(scimApi.get, {}))).not.toContain(next.secret);
  await manager(scimApi.revokeToken, {});
  expect((await directoryOf(t, next.secret)("GET", "/Users")).status).toBe(401);
  expect(await manager(scimApi.get, {})).toMatchObject({ scim: { token: null } });
  const { entries } = await manager(auditLogApi.list, { query: {} });
  const actions = entries.map(({ action }) => action).filter((action) => action.startsWith("scim_token"));
  expect(actions.toSorted()).toEqual(["scim_token.created", "scim_token.created", "scim_token.removed"]);
  expect(JSON.stringify(entries)).not.toContain(secret);
});

test("the directory's token opens no endpoint of the API, and no other token opens the directory", async () => {
  const { customer_id } = await openDirectory(t);
  const other = await t.as({ role: "manager" });
  await t.make.identityProvider(other.customer_id);
  const directory = await t.make.scimToken(other.customer_id);
  const id = "0198a000-0000-7000-8000-000000000000";
  const closed = Object.values(api)
    .flatMap((noun) => Object.values(noun))
    .filter(({ access }) => access !== "public");
  expect(closed.length).toBeGreaterThan(150);
  for (const { method, path } of closed) {
    const url = path.replaceAll(/\{[^}]+\}/g, id);
    const answer = await t.app.inject({ method, url, headers: { authorization: `Bearer ${directory}` } });
    expect({ method, path, status: answer.statusCode }).toEqual({ method, path, status: 401 });
  }
  const service = await t.make.apiToken(customer_id, { role: "editor" });
  const person = await t.as({ role: "manager", customer_id });
  for (const wrong of [undefined, "", "x", service.secret, person.token, `${directory}x`, directory.toUpperCase()])
    for (const path of ["/Users", "/Groups", "/Schemas", "/ServiceProviderConfig", "/nothing"]) {
      const answer = await directoryOf(t, wrong)("GET", path);
      expect(answer).toMatchObject({ status: 401, body: { status: "401" } });
      expect(answer.headers["www-authenticate"]).toBe("Bearer");
    }
});

test("the directory of one workspace reaches nothing of another", async () => {
  const [here, there] = [await openDirectory(t), await openDirectory(t)];
  const mine = await here.createUser("mine");
  const theirs = await there.createUser("theirs");
  const group = await there.createGroup("Guide editors", [theirs]);
  const patch = { Operations: [OFF] };
  const calls = [
    ["GET", `/Users/${theirs.id}`, undefined],
    ["PUT", `/Users/${theirs.id}`, { userName: "x@y.example", active: false }],
    ["PATCH", `/Users/${theirs.id}`, patch],
    ["DELETE", `/Users/${theirs.id}`, undefined],
    ["GET", `/Groups/${group.id}`, undefined],
    ["PUT", `/Groups/${group.id}`, { displayName: "x" }],
    ["PATCH", `/Groups/${group.id}`, { Operations: [{ op: "remove", path: "members" }] }],
    ["DELETE", `/Groups/${group.id}`, undefined],
  ] as const;
  for (const [method, path, body] of calls)
    expect({ method, path, status: (await here.call(method, path, body)).status }).toEqual({
      method,
      path,
      status: 404,
    });
  expect((await here.call("GET", "/Groups")).body).toMatchObject({ totalResults: 0 });
  for (const filter of [`id eq "${theirs.id}"`, `userName pr`, `groups eq "${group.id}" or userName pr`]) {
    const { body } = await here.call("GET", `/Users?filter=${encodeURIComponent(filter)}`);
    expect(body.Resources.map(({ id }) => id).filter((id) => id !== mine.id)).toEqual([]);
  }
  const stolen = await here.call("POST", "/Groups", { displayName: "Guide editors", members: [{ value: theirs.id }] });
  expect(stolen).toMatchObject({ status: 400, body: { scimType: "invalidValue" } });
  expect(await there.member("theirs")).toMatchObject({ role: "editor" });
});

test("an email at no proven domain is refused, unless it was invited or is a member's", async () => {
  const { call, manager, createGroup, members } = await openDirectory(t);
  const guest = { userName: "guest@elsewhere.example" };
  const refused = await call("POST", "/Users", guest);
  expect(refused.status).toBe(403);
  expect(refused.body["detail"]).toContain("Prove the domain");
  expect(await call("GET", "/Users")).toMatchObject({ body: { totalResults: 0 } });
  await manager(teamApi.invite, { body: { invitation: { email: guest.userName, role: "viewer" } } });
  const created = await call("POST", "/Users", guest);
  expect(created.status).toBe(201);
  await createGroup("Guide editors", [created.body]);
  expect(await members()).toContainEqual(expect.objectContaining({ email: guest.userName, role: "editor" }));
});

test("an account that others rely on joins by its owner's word only, and keeps its name, email and password", async () => {
  const { call, createUser, createGroup, patch, member, domain, manager } = await openDirectory(t);
  const password = "correct horse battery staple";
  const own = await t.as({ role: "manager", password_hash: await hashPassword(password), email: `eve@${domain}` });
  const account = () =>
    t.database.system
      .selectFrom("users")
      .select(["name", "email", "password_hash", "customer_id"])
      .where("id", "=", own.user_id)
      .executeTakeFirstOrThrow();
  const before = await account();
  const eve = await createUser("eve", { displayName: "Somebody else" });
  const group = await createGroup("Guide managers", [eve]);
  expect(await member("eve")).toBeUndefined();
  expect(await account()).toEqual(before);
  const { invitations } = await manager(teamApi.invitations, { query: {} });
  expect(invitations).toMatchObject([{ email: `eve@${domain}`, role: "manager" }]);
  // nothing tells the directory that there is such an account
  expect((await call("GET", `/Users/${eve.id}`)).body).toMatchObject({ active: true, displayName: "Somebody else" });
  await t.database.system
    .updateTable("invitations")
    .set({ token_hash: hashToken("the mailed one, or so") })
    .where("email", "=", `eve@${domain}`)
    .execute();
  await t.anonymous(sessionApi.acceptInvitation, { body: { token: "the mailed one, or so", password } });
  expect(await member("eve")).toMatchObject({ role: "manager", role_group: "Guide managers" });
  await patch(`/Users/${eve.id}`, { op: "replace", value: { displayName: "Nobody", userName: `eva@${domain}` } });
  expect({ ...(await account()), customer_id: null }).toEqual({ ...before, customer_id: null });
  // a group that is gone takes the role along
  await call("DELETE", `/Groups/${group.id}`);
  expect(await member("eve")).toBeUndefined();
  expect((await own(userApi.get, {})).user.id).toBe(own.user_id);
});

test("a changed email takes over no account, and moves an own one only within proven domains", async () => {
  const { createUser, createGroup, patch, member, domain } = await openDirectory(t);
  const victim = await t.as({ role: "manager", password_hash: await hashPassword("x y z"), email: `victim@${domain}` });
  const mal = await createUser("mal");
  await createGroup("Guide editors", [mal]);
  const own = await member("mal");
  const move = (value: string) => patch(`/Users/${mal.id}`, { op: "replace", path: "userName", value });
  expect((await move(victim.email)).status).toBe(200);
  expect(await member("mal")).toMatchObject({ id: own?.id, role: "editor" });
  expect(await member("victim")).toBeUndefined();
  await move("mal@elsewhere.example");
  expect(await member("mal")).toMatchObject({ id: own?.id, email: `mal@${domain}` });
  await move(`malvina@${domain}`);
  expect(await member("malvina")).toMatchObject({ id: own?.id });
  expect((await victim(userApi.get, {})).user).toMatchObject({ email: victim.email, role: "manager" });
});

test("switching off ends sessions and tokens here at once, and nothing elsewhere", async () => {
  const here = await openDirectory(t);
  const person = await t.as({ role: "editor", email: `sam@${here.domain}`, customer_id: here.customer_id });
  const { api_token } = await person(apiTokensApi.create, {
    body: { api_token: { name: "Mine", kind: "person", role: "viewer", scopes: { devices: "read" } } },
  });
  const { secret } = await person(apiTokensApi.makeSecret, { params: { id: api_token.id } });
  const elsewhere = await t.as({ role: "manager" });
  await t.database.system
    .insertInto("memberships")
    .values({ customer_id: elsewhere.customer_id, user_id: person.user_id, role: "viewer" })
    .execute();
  const sam = await here.createUser("sam");
  const devices = () =>
    t.app.inject({ url: "/api/v1/inventory/devices", headers: { authorization: `Bearer ${secret}` } });
  expect((await devices()).statusCode).toBe(200);
  await here.patch(`/Users/${sam.id}`, OFF);
  expect((await devices()).statusCode).toBe(401);
  await expect(person(teamApi.members, { query: {} })).rejects.toMatchObject({ status: 403 });
  const left = await t.database.system
    .selectFrom("memberships")
    .select("customer_id")
    .where("user_id", "=", person.user_id)
    .execute();
  expect(left).toEqual([{ customer_id: elsewhere.customer_id }]);
  const { entries } = await here.manager(auditLogApi.list, { query: {} });
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["directory_person.updated", "member.removed"]),
  );
});

test("break-glass managers and the last manager cannot be switched off, removed or lose their role", async () => {
  const { manager, call, createUser, createGroup, patch, members, domain, customer_id } = await openDirectory(t);
  const { email } = (await manager(userApi.get, {})).user;
  const own = await call("POST", "/Users", { userName: email });
  const path = `/Users/${own.body.id}`;
  const group = await createGroup("Guide managers", [own.body]);
  const refusals = [
    await patch(path, OFF),
    await call("DELETE", path),
    await patch(`/Groups/${group.id}`, { op: "remove", path: "members" }),
    await call("DELETE", `/Groups/${group.id}`),
  ];
  for (const { status, body } of refusals) {
    expect(status).toBe(409);
    expect(body["detail"]).toContain("without a manager");
  }
  expect((await call("GET", path)).body).toMatchObject({ active: true, groups: [{ display: "Guide managers" }] });
  expect(await members()).toHaveLength(1);
  const keeper = await t.as({ role: "manager", email: `keeper@${domain}`, customer_id, password_hash: "kept" });
  await t.make.passkey(keeper.user_id);
  await manager(identityProvidersApi.addBreakGlass, { params: { id: keeper.user_id } });
  const kept = await createUser("keeper");
  const refused = await patch(`/Users/${kept.id}`, OFF);
  expect(refused.status).toBe(409);
  expect(refused.body["detail"]).toContain("keeps a password for emergencies");
  await patch(`/Groups/${group.id}`, { op: "add", path: "members", value: [{ value: kept.id }] });
  await patch(`/Groups/${group.id}`, { op: "remove", path: `members[value eq "${kept.id}"]` });
  expect(await members()).toContainEqual(expect.objectContaining({ id: keeper.user_id, role: "manager" }));
  // now there is another manager
  expect((await patch(path, OFF)).status).toBe(200);
});

test("a role that people gave stays when no group gives one", async () => {
  const { createUser, createGroup, patch, members, domain, customer_id } = await openDirectory(t);
  const person = await t.as({ role: "viewer", email: `vic@${domain}`, customer_id });
  const vic = await createUser("vic");
  await patch(`/Users/${vic.id}`, { op: "replace", path: "displayName", value: "Vic" });
  const role = async () => (await members()).find(({ id }) => id === person.user_id);
  expect(await role()).toMatchObject({ role: "viewer", role_group: null });
  const group = await createGroup("Guide editors", [vic]);
  expect(await role()).toMatchObject({ role: "editor", role_group: "Guide editors" });
  await patch(`/Groups/${group.id}`, { op: "replace", path: "displayName", value: "Canteen" });
  expect(await role()).toBeUndefined();
});

test("the protocol's errors: filters, paths, values, versions and what is too large", async () => {
  const { call, createUser, patch, domain } = await openDirectory(t);
  const { id } = await createUser("ana");
  const typed = async (answer: ReturnType<typeof call>) => {
    const { status, body, headers } = await answer;
    expect(headers["content-type"]).toMatch(/^application\/scim\+json/);
    expect(body["status"]).toBe(String(status));
    return [status, body["scimType"]];
  };
  const filter = (text: string) => typed(call("GET", `/Users?filter=${encodeURIComponent(text)}`));
  for (const text of [
    "userName",
    'userName is "x"',
    'userName eq x"',
    "title pr",
    "(userName pr",
    "active gt true",
    'emails[type eq "work"',
  ])
    expect([text, await filter(text)]).toEqual([text, [400, "invalidFilter"]]);
  expect(await typed(patch(`/Users/${id}`, { op: "move", path: "active" }))).toEqual([400, "invalidSyntax"]);
  expect(await typed(patch(`/Users/${id}`, { op: "add", path: "shoeSize", value: 1 }))).toEqual([400, "invalidPath"]);
  expect(await typed(patch(`/Users/${id}`, { op: "remove" }))).toEqual([400, "noTarget"]);
  expect(await typed(patch(`/Users/${id}`, { op: "add", path: "active", value: "maybe" }))).toEqual([
    400,
    "invalidValue",
  ]);
  expect(await typed(patch(`/Users/${id}`, { op: "remove", path: "userName" }))).toEqual([400, "invalidValue"]);
  expect(await typed(call("POST", "/Users", "{"))).toEqual([400, "invalidSyntax"]);
  expect(await typed(call("POST", "/Users", { userName: "no email" }))).toEqual([400, "invalidValue"]);
  expect(await typed(call("POST", "/Users", { userName: `ANA@${domain}` }))).toEqual([409, "uniqueness"]);
  expect(await typed(call("POST", "/Users", { userName: "x".repeat(1024 * 1024) }))).toEqual([413, undefined]);
  expect(await typed(call("GET", "/Users?count=many"))).toEqual([400, "invalidValue"]);
  expect(await typed(call("POST", "/Bulk", {}))).toEqual([404, undefined]);
  const { headers } = await call("GET", `/Users/${id}`);
  const etag = String(headers["etag"]);
  expect((await call("GET", `/Users/${id}`, undefined, { "if-none-match": etag })).status).toBe(304);
  await patch(`/Users/${id}`, { op: "replace", path: "displayName", value: "Ana" });
  expect(await typed(call("PUT", `/Users/${id}`, { userName: `ana@${domain}` }, { "if-match": etag }))).toEqual([
    412,
    undefined,
  ]);
});

test("a directory that calls too often has to wait", async () => {
  const { call, customer_id } = await openDirectory(t);
  await t.database.system
    .insertInto("rate_limits")
    .values({
      key: keyOf(LIMITS.scimCalls.name, customer_id),
      tries: LIMITS.scimCalls.tries,
      window_ends_at: new Date(Date.now() + 60_000).toISOString(),
    })
    .execute();
  const answer = await call("GET", "/Users");
  expect(answer.status).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
});

test("changes at once each count", async () => {
  const { call, createUser, createGroup, patch } = await openDirectory(t);
  const people = await Promise.all(Array.from({ length: 12 }, (_, at) => createUser(`p${at}`)));
  const group = await createGroup("Guide editors");
  const added = await Promise.all(
    people.map(({ id }) => patch(`/Groups/${group.id}`, { op: "Add", path: "members", value: [{ value: id }] })),
  );
  expect(added.map(({ status }) => status)).toEqual(people.map(() => 204));
  expect((await call("GET", `/Groups/${group.id}`)).body["members"]).toHaveLength(12);
});

test("disconnecting the provider forgets the directory and keeps the members", async () => {
  const { manager, call, createUser, createGroup, member } = await openDirectory(t);
  await createGroup("Guide editors", [await createUser("ana")]);
  await manager(identityProvidersApi.disconnect, {});
  expect((await call("GET", "/Users")).status).toBe(401);
  expect(await manager(scimApi.get, {})).toMatchObject({ scim: { token: null, people: 0, groups: 0 } });
  expect(await member("ana")).toMatchObject({ role: "editor", role_group: null });
});
