import { expect, test } from "vitest";
import { openDirectory } from "#server/testing/directory.ts";
import { startTestApp } from "#server/testing/harness.ts";

// The shapes that Okta documents: developer.okta.com, "Okta and SCIM Version 2.0".

const t = await startTestApp();

const USER = "urn:ietf:params:scim:schemas:core:2.0:User";

const newUser = (domain: string) => ({
  schemas: [USER],
  userName: `test.user@${domain}`,
  name: { givenName: "Test", familyName: "User" },
  emails: [{ primary: true, value: `test.user@${domain}`, type: "work" }],
  displayName: "Test User",
  locale: "en-US",
  externalId: "00ujl29u0le5T6Aj10h7",
  groups: [],
  password: "1mz050nq",
  active: true,
});

test("looks for a person, creates, updates with PUT, and deactivates with PATCH and with PUT", async () => {
  const { call, domain, createGroup, member } = await openDirectory(t);
  expect((await call("GET", "/Users?startIndex=1&count=2")).body).toMatchObject({ totalResults: 0 });
  const filter = encodeURIComponent(`userName eq "test.user@${domain}"`);
  const before = await call("GET", `/Users?filter=${filter}&startIndex=1&count=100`);
  expect(before.body).toMatchObject({ totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] });
  const created = await call("POST", "/Users", newUser(domain));
  expect(created).toMatchObject({ status: 201, body: { displayName: "Test User", active: true, groups: [] } });
  expect(created.body).not.toHaveProperty("password");
  const path = `/Users/${created.body.id}`;
  await createGroup("Guide editors", [created.body]);
  const read = await call("GET", path);
  const put = await call("PUT", path, {
    ...read.body,
    name: { givenName: "Another", middleName: "Excited", familyName: "User" },
    displayName: "Another User",
  });
  expect(put).toMatchObject({ status: 200, body: { id: created.body.id, name: { givenName: "Another" } } });
  expect(await member("test.user")).toMatchObject({ name: "Another User", role: "editor" });
  const off = await call("PATCH", path, {
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
    Operations: [{ op: "replace", value: { active: false } }],
  });
  expect(off).toMatchObject({ status: 200, body: { active: false, displayName: "Another User" } });
  expect(await member("test.user")).toBeUndefined();
  await call("PUT", path, { ...newUser(domain), active: true });
  expect(await member("test.user")).toMatchObject({ role: "editor" });
  await call("PUT", path, { ...newUser(domain), active: false });
  expect(await member("test.user")).toBeUndefined();
});

test("reads pages of people in a steady order", async () => {
  const { call, createUser } = await openDirectory(t);
  const ids = [];
  for (const name of ["a", "b", "c", "d", "e"]) ids.push((await createUser(name)).id);
  const pages = [];
  for (const startIndex of [1, 3, 5, 7]) pages.push(await call("GET", `/Users?startIndex=${startIndex}&count=2`));
  expect(pages.map(({ body }) => [body["startIndex"], body["itemsPerPage"], body["totalResults"]])).toEqual([
    [1, 2, 5],
    [3, 2, 5],
    [5, 1, 5],
    [7, 0, 5],
  ]);
  expect(pages.flatMap(({ body }) => body.Resources.map(({ id }) => id))).toEqual(ids);
  expect((await call("GET", "/Users?count=0")).body).toMatchObject({ totalResults: 5, Resources: [] });
  expect((await call("GET", "/Users?startIndex=-3&count=-1")).body).toMatchObject({ startIndex: 1, itemsPerPage: 0 });
});

test("pushes a group: creates, renames without a path, adds, removes by filter and replaces its members", async () => {
  const { call, createUser, patch, member } = await openDirectory(t);
  const [ana, bo] = [await createUser("ana"), await createUser("bo")];
  const created = await call("POST", "/Groups", {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"],
    displayName: "Test SCIMv2",
    members: [],
  });
  const path = `/Groups/${created.body.id}`;
  const renamed = await patch(path, { op: "replace", value: { id: created.body.id, displayName: "Guide managers" } });
  expect(renamed.status).toBe(204);
  await patch(
    path,
    { op: "remove", path: `members[value eq "${bo.id}"]` },
    { op: "add", path: "members", value: [{ value: ana.id, display: "ana" }] },
  );
  expect(await member("ana")).toMatchObject({ role: "manager", role_group: "Guide managers" });
  await patch(path, { op: "replace", path: "members", value: [{ value: bo.id, display: "bo" }] });
  expect(await member("ana")).toBeUndefined();
  expect(await member("bo")).toMatchObject({ role: "manager" });
  const put = await call("PUT", path, { displayName: "Guide editors", members: [{ value: ana.id }, { value: bo.id }] });
  expect(put).toMatchObject({ status: 200, body: { displayName: "Guide editors" } });
  expect([await member("ana"), await member("bo")]).toMatchObject([{ role: "editor" }, { role: "editor" }]);
  expect((await call("GET", `/Users/${bo.id}`)).body["groups"]).toMatchObject([
    { value: created.body.id, display: "Guide editors" },
  ]);
  expect((await call("DELETE", path)).status).toBe(204);
  expect(await member("bo")).toBeUndefined();
});
