import { expect, test } from "vitest";
import { openDirectory } from "#server/testing/directory.ts";
import { startTestApp } from "#server/testing/harness.ts";

// The shapes that Microsoft documents for its provisioning service: learn.microsoft.com, "Develop a SCIM endpoint" and
// "SCIM 2.0 protocol compliance".

const t = await startTestApp();

const LIST = "urn:ietf:params:scim:api:messages:2.0:ListResponse";
const USER = "urn:ietf:params:scim:schemas:core:2.0:User";
const ENTERPRISE = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";

const newUser = (name: string, domain: string) => ({
  schemas: [USER, ENTERPRISE],
  externalId: "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef",
  userName: `Test_User_${name}`,
  active: true,
  emails: [{ primary: true, type: "work", value: `Test_User_${name}@${domain}` }],
  meta: { resourceType: "User" },
  name: { formatted: "givenName familyName", familyName: "familyName", givenName: "givenName" },
  roles: [],
});

const query = (filter: string) => `filter=${encodeURIComponent(filter).replaceAll("%20", "+")}`;

test("tests the connection, creates a person, and finds them again", async () => {
  const { call, domain } = await openDirectory(t);
  const nobody = await call("GET", `/Users?${query('userName eq "5d48a0a8-e9f0-4aa3-8008-000000000000"')}`);
  expect(nobody.status).toBe(200);
  expect(nobody.headers["content-type"]).toMatch(/^application\/scim\+json/);
  expect(nobody.body).toMatchObject({
    schemas: [LIST],
    totalResults: 0,
    Resources: [],
    startIndex: 1,
    itemsPerPage: 0,
  });
  const sent = newUser("ab6490ee", domain);
  const created = await call("POST", "/Users", sent);
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({
    schemas: [USER],
    externalId: sent.externalId,
    userName: sent.userName,
    name: sent.name,
    active: true,
    emails: [{ type: "work", primary: true }],
    meta: { resourceType: "User", location: `http://localhost:3000/scim/v2/Users/${created.body.id}` },
  });
  expect(created.headers["location"]).toBe(`http://localhost:3000/scim/v2/Users/${created.body.id}`);
  const filters = [
    `userName eq "${sent.userName.toUpperCase()}"`,
    `externalId eq "${sent.externalId}"`,
    `emails[type eq "work"].value eq "${sent.emails[0]?.value}"`,
    `externalId eq "${sent.externalId}" and active eq True`,
    `id eq "${created.body.id}"`,
  ];
  for (const filter of filters) {
    const { body } = await call("GET", `/Users?${query(filter)}`);
    expect({ filter, found: body.Resources.map(({ id }) => id) }).toEqual({ filter, found: [created.body.id] });
  }
  const exact = await call("GET", `/Users?${query(`externalId eq "${sent.externalId.toUpperCase()}"`)}`);
  expect(exact.body.Resources).toEqual([]);
  const again = await call("POST", "/Users", sent);
  expect(again).toMatchObject({ status: 409, body: { status: "409", scimType: "uniqueness" } });
  const missing = await call("GET", "/Users/5171a35d82074e068ce2");
  expect(missing).toMatchObject({ status: 404, body: { schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"] } });
});

test("changes people with Add, Replace and Remove, and ends access with False as text", async () => {
  const { call, createUser, createGroup, patch, member, domain } = await openDirectory(t);
  const { id } = await createUser("dean");
  await createGroup("Guide editors", [{ id }]);
  expect(await member("dean")).toMatchObject({ role: "editor", last_seen_at: null });
  const changed = await patch(
    `/Users/${id}`,
    { op: "Replace", path: 'emails[type eq "work"].value', value: `Updated@${domain}` },
    { op: "Add", path: "name.familyName", value: "updatedFamilyName" },
    { op: "Replace", path: `${ENTERPRISE}:department`, value: "Parks" },
    { op: "Add", path: 'phoneNumbers[type eq "mobile"].value', value: "+1 555" },
    { op: "Add", path: "displayName", value: "Dean Ruiz" },
  );
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({
    displayName: "Dean Ruiz",
    name: { familyName: "updatedFamilyName" },
    emails: [{ value: `updated@${domain}`, type: "work", primary: true }],
  });
  expect(await member("updated")).toMatchObject({ name: "Dean Ruiz", role: "editor", role_group: "Guide editors" });
  // without a path, and with dotted keys
  const dotted = await patch(`/Users/${id}`, {
    op: "Replace",
    value: {
      "name.givenName": "Dean",
      'emails[type eq "work"].value': `dean@${domain}`,
      [`${ENTERPRISE}:manager`]: "1",
    },
  });
  expect(dotted.body).toMatchObject({ name: { givenName: "Dean" }, emails: [{ value: `dean@${domain}` }] });
  const renamed = await patch(`/Users/${id}`, { op: "Replace", path: "userName", value: `5b50642d@${domain}` });
  expect(renamed.body).toMatchObject({ userName: `5b50642d@${domain}` });
  const off = await patch(`/Users/${id}`, { op: "Replace", path: "active", value: "False" });
  expect(off.body).toMatchObject({ active: false, userName: `5b50642d@${domain}` });
  expect((await call("GET", `/Users/${id}`)).body).toMatchObject({ active: false });
  expect(await member("dean")).toBeUndefined();
  await patch(`/Users/${id}`, { op: "Replace", path: "active", value: "True" });
  expect(await member("5b50642d")).toMatchObject({ role: "editor" });
  expect(await call("DELETE", `/Users/${id}`)).toMatchObject({ status: 204 });
  expect(await member("5b50642d")).toBeUndefined();
  expect((await call("GET", `/Users/${id}`)).status).toBe(404);
});

test("creates groups empty, finds them without members, and adds and removes members with 204", async () => {
  const { call, createUser, patch, member } = await openDirectory(t);
  const ana = await createUser("ana");
  const created = await call("POST", "/Groups", {
    schemas: [
      "urn:ietf:params:scim:schemas:core:2.0:Group",
      "http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group",
    ],
    externalId: "8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159",
    displayName: "displayName",
    meta: { resourceType: "Group" },
  });
  expect(created).toMatchObject({ status: 201, body: { displayName: "displayName", members: [] } });
  const path = `/Groups/${created.body.id}`;
  const found = await call("GET", `/Groups?excludedAttributes=members&${query('displayName eq "DISPLAYNAME"')}`);
  expect(found.body.Resources).toHaveLength(1);
  expect(found.body.Resources[0]).not.toHaveProperty("members");
  expect((await call("GET", `${path}?excludedAttributes=members`)).body).not.toHaveProperty("members");
  const added = await patch(path, { op: "Add", path: "members", value: [{ $ref: null, value: ana.id }] });
  expect(added).toMatchObject({ status: 204, body: {} });
  // the table of roles names this group by its object id
  expect(await member("ana")).toMatchObject({ role: "viewer", role_group: "8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159" });
  const both = await call(
    "GET",
    `/Groups?${query(`id eq "${created.body.id}" and members eq "${ana.id}"`)}&attributes=id`,
  );
  expect(both.body.Resources).toEqual([
    { schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"], id: created.body.id },
  ]);
  await patch(path, { op: "Replace", path: "displayName", value: "updatedDisplayName" });
  expect((await call("GET", path)).body).toMatchObject({
    displayName: "updatedDisplayName",
    members: [{ value: ana.id, type: "User" }],
  });
  await patch(path, { op: "Remove", path: "members", value: [{ $ref: null, value: ana.id }] });
  expect(await member("ana")).toBeUndefined();
  await patch(path, { op: "Add", path: "members", value: [{ value: ana.id }] });
  await patch(path, { op: "Remove", path: `members[value eq "${ana.id}"]` });
  expect((await call("GET", path)).body).toMatchObject({ members: [] });
  expect(await call("DELETE", path)).toMatchObject({ status: 204 });
});
