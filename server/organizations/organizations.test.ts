import sharp from "sharp";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { organizationsApi, type OrganizationChange } from "#contract/organizations.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

const create = async (call: Caller, organization: { name: string } & Partial<OrganizationChange>, locale?: string) => {
  const { lock_version: _, logo_key: __, ...input } = organization;
  const answer = await call(organizationsApi.create, {
    query: locale ? { locale } : {},
    body: { organization: input },
  });
  return answer.organization;
};
const get = async (call: Caller, id: string, locale?: string) =>
  (await call(organizationsApi.get, { params: { id }, query: locale ? { locale } : {} })).organization;
const change = async (call: Caller, id: string, organization: OrganizationChange, locale = "en") =>
  (await call(organizationsApi.update, { params: { id }, query: { locale }, body: { organization } })).organization;
const list = (call: Caller, query: Parameters<typeof call<typeof organizationsApi.list>>[1]["query"] = {}) =>
  call(organizationsApi.list, { query });
const names = async (...args: Parameters<typeof list>) => (await list(...args)).organizations.map(({ name }) => name);
const refusal = (status: number, code: string, ...fields: string[]) => ({
  status,
  body: {
    code,
    ...(fields.length && { fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])) }),
  },
});

test("an organization is created with its texts in one locale, read in another, and changed", async () => {
  const call = await t.as();
  const created = await create(call, {
    name: " Harbour Authority ",
    kind: "institution",
    role: "regulator",
    website: "https://harbour.example.org",
    contact_email: "Office@Harbour.example.org",
    contact_phone: "+855 12 345 678",
    contact_postal: "1 Quay Street",
    dpo_contact: "dpo@harbour.example.org",
    identifier: "0042",
    identifier_scheme: "company register",
    headline: "Keeps the harbour",
    description: " ",
  });
  expect(created).toMatchObject({
    name: "Harbour Authority",
    contact_email: "office@harbour.example.org",
    headline: "Keeps the harbour",
    description: null,
    logo_key: null,
    parent: null,
    use_count: 0,
    locale: "en",
    fallbacks: {},
    lock_version: 0,
  });
  expect(await get(call, created.id)).toEqual(created);
  const khmer = await change(call, created.id, { local_name: "អាជ្ញាធរកំពង់ផែ", lock_version: 0 }, "km");
  expect(khmer).toMatchObject({
    local_name: "អាជ្ញាធរកំពង់ផែ",
    headline: null,
    fallbacks: { headline: { locale: "en", text: "Keeps the harbour" } },
    lock_version: 1,
  });
  const renamed = await change(call, created.id, {
    name: "Port Authority",
    role: null,
    website: null,
    lock_version: 1,
  });
  expect(renamed).toMatchObject({
    name: "Port Authority",
    role: null,
    website: null,
    headline: "Keeps the harbour",
    local_name: null,
    fallbacks: { local_name: { locale: "km" } },
    lock_version: 2,
  });
});

test("the same creation sent twice makes one organization", async () => {
  const call = await t.as();
  const body = { organization: { id: uuidv7(), name: "Lens & Co" } };
  const first = await call(organizationsApi.create, { query: {}, body });
  const second = await call(organizationsApi.create, { query: {}, body });
  expect(second).toEqual(first);
  expect((await list(call)).meta.total_count).toBe(1);
});

test("a viewer reads organizations and may not write them; a share session sees none", async () => {
  const call = await t.as({ role: "viewer" });
  const { id } = await t.make.organization(call.customer_id);
  expect((await list(call)).meta.total_count).toBe(1);
  await expect(create(call, { name: "Mine" })).rejects.toMatchObject(refusal(403, "forbidden"));
  await expect(call(organizationsApi.remove, { params: { id } })).rejects.toMatchObject(refusal(403, "forbidden"));
  const device = await t.make.device(call.customer_id, { vendor_id: id });
  const share = await t.make.shareLink({
    customer_id: call.customer_id,
    redirect_to: `/inventory/devices/${device.id}/datachain`,
  });
  const guest = t.clientFor(share.token);
  for (const attempt of [
    () => guest(organizationsApi.list, { query: {} }),
    () => guest(organizationsApi.get, { params: { id }, query: {} }),
  ])
    await expect(attempt()).rejects.toMatchObject(refusal(403, "share_session_out_of_scope"));
});

test("another customer's organization does not exist for you, not even as a parent or to merge into", async () => {
  const [mine, theirs] = [await t.as(), await t.as()];
  const own = await create(mine, { name: "Own" });
  const foreign = await create(theirs, { name: "Foreign" });
  const params = { id: foreign.id };
  for (const attempt of [
    () => get(mine, foreign.id),
    () => change(mine, foreign.id, { name: "Mine now", lock_version: 0 }),
    () => mine(organizationsApi.uses, { params, query: {} }),
    () => mine(organizationsApi.merge, { params, query: {}, body: { into_id: own.id } }),
    () => mine(organizationsApi.remove, { params }),
    () => mine(organizationsApi.restore, { params, query: {} }),
    () => create(mine, { name: "Taken id", id: foreign.id } as never),
  ])
    await expect(attempt()).rejects.toMatchObject(refusal(404, "not_found"));
  const unknown = refusal(400, "invalid_input", "organization.parent_id");
  await expect(create(mine, { name: "Child", parent_id: foreign.id })).rejects.toMatchObject(unknown);
  await expect(change(mine, own.id, { parent_id: foreign.id, lock_version: 0 })).rejects.toMatchObject(unknown);
  const merge = mine(organizationsApi.merge, { params: { id: own.id }, query: {}, body: { into_id: foreign.id } });
  await expect(merge).rejects.toMatchObject(refusal(400, "invalid_input", "into_id"));
  expect(await names(mine)).toEqual(["Own"]);
});

test("a name and an identifier are unique per customer", async () => {
  const [call, other] = [await t.as(), await t.as()];
  const registered = { identifier: "77", identifier_scheme: "chamber of commerce" };
  await create(call, { name: "Lens & Co", ...registered });
  await create(other, { name: "Lens & Co", ...registered });
  await expect(create(call, { name: "LENS & CO" })).rejects.toMatchObject(
    refusal(409, "organization_name_taken", "organization.name"),
  );
  await expect(create(call, { name: "Another", ...registered })).rejects.toMatchObject(
    refusal(409, "organization_identifier_taken", "organization.identifier"),
  );
  await create(call, { name: "Same number elsewhere", identifier: "77", identifier_scheme: "tax office" });
});

test("an identifier needs its scheme, also after a change", async () => {
  const call = await t.as();
  const missing = refusal(400, "invalid_input", "organization.identifier_scheme");
  await expect(create(call, { name: "A", identifier: "1" })).rejects.toMatchObject(missing);
  const { id } = await create(call, { name: "A", identifier: "1", identifier_scheme: "register" });
  const withoutScheme = change(call, id, { identifier_scheme: " ", lock_version: 0 });
  await expect(withoutScheme).rejects.toMatchObject(missing);
  const neither = await change(call, id, { identifier: null, identifier_scheme: null, lock_version: 0 });
  expect(neither).toMatchObject({ identifier: null, identifier_scheme: null });
});

test("bad input is refused with the field's name", async () => {
  const call = await t.as();
  for (const [field, value] of [
    ["name", " "],
    ["website", "http://insecure.example.org"],
    ["contact_email", "nobody"],
    ["contact_phone", "call me"],
    ["nmae", "x"],
  ] as const)
    await expect(create(call, { name: "A", [field]: value })).rejects.toMatchObject(
      refusal(400, "invalid_input", `organization.${field}`),
    );
  await expect(create(call, { name: "A" }, "de")).rejects.toMatchObject(refusal(400, "invalid_input", "locale"));
});

test("the second of two changes of the same version gets the present organization and loses nothing", async () => {
  const call = await t.as();
  const { id } = await create(call, { name: "A" });
  await change(call, id, { name: "First", lock_version: 0 });
  const error: unknown = await change(call, id, { name: "Second", lock_version: 0 }).catch((reason: unknown) => reason);
  expect(error).toMatchObject(refusal(409, "conflict"));
  expect(error).toHaveProperty("body.current", await get(call, id));
  expect((await change(call, id, { name: "First", lock_version: 1 })).lock_version).toBe(1);
});

test("shows the parent, and rejects cycles", async () => {
  const call = await t.as();
  const ministry = await create(call, { name: "Ministry" });
  const agency = await create(call, { name: "Agency", parent_id: ministry.id });
  const office = await create(call, { name: "Office", parent_id: agency.id });
  expect(agency.parent).toEqual({ id: ministry.id, name: "Ministry" });
  const cycle = refusal(409, "organization_cycle", "organization.parent_id");
  for (const { id } of [ministry, agency, office])
    await expect(change(call, ministry.id, { parent_id: id, lock_version: 0 })).rejects.toMatchObject(cycle);
  expect((await change(call, office.id, { parent_id: ministry.id, lock_version: 0 })).parent?.name).toBe("Ministry");
  expect((await change(call, office.id, { parent_id: null, lock_version: 1 })).parent).toBeNull();
});

test("two moves at once do not close a ring", async () => {
  const call = await t.as();
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [await create(call, { name: `A${round}` }), await create(call, { name: `B${round}` })];
    const outcomes = await Promise.allSettled([
      change(call, a.id, { parent_id: b.id, lock_version: 0 }),
      change(call, b.id, { parent_id: a.id, lock_version: 0 }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refused = outcomes.find((outcome) => outcome.status === "rejected");
    expect(refused?.reason).toMatchObject(refusal(409, "organization_cycle"));
  }
});

test("organizations are found by name, local name and identifier, filtered, sorted and paged", async () => {
  const call = await t.as();
  const lens = await create(call, {
    name: "Lens & Co",
    role: "vendor",
    identifier: "KH-100%",
    identifier_scheme: "tax",
  });
  await create(call, { name: "Harbour", kind: "institution", role: "regulator", local_name: "អាជ្ញាធរ កំពង់ផែ" }, "km");
  await create(call, { name: "airfield" });
  await t.make.device(call.customer_id, { vendor_id: lens.id });
  expect(await names(call)).toEqual(["airfield", "Harbour", "Lens & Co"]);
  expect(await names(call, { q: "lens" })).toEqual(["Lens & Co"]);
  expect(await names(call, { q: "កំពង់" })).toEqual(["Harbour"]);
  expect(await names(call, { q: "100%" })).toEqual(["Lens & Co"]);
  expect(await names(call, { q: "1_0" })).toEqual([]);
  // The language tag is no part of the text.
  expect(await names(call, { q: "km" })).toEqual([]);
  expect(await names(call, { kind: ["institution"] })).toEqual(["Harbour"]);
  expect(await names(call, { role: ["none", "vendor"] })).toEqual(["airfield", "Lens & Co"]);
  expect(await names(call, { sort: "-use_count" })).toEqual(["Lens & Co", "Harbour", "airfield"]);
  expect(await names(call, { sort: "-name", per_page: 1, page: 2 })).toEqual(["Harbour"]);
  expect((await list(call, { per_page: 1 })).meta.total_count).toBe(3);
});

test("a logo is uploaded, and removed by sending its key as null", async () => {
  const call = await t.as();
  const { id } = await create(call, { name: "A", logo_alt: "A blue wave" });
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#0a5a3c" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append("organization[logo]", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "logo.png");
  const { organization } = await call(organizationsApi.upload, { params: { id }, query: {}, body });
  expect(organization).toMatchObject({ logo_key: expect.stringMatching(/^[0-9a-f]{64}\.png$/), lock_version: 1 });
  expect((await t.loadImage(call, organization.logo_key)).statusCode).toBe(200);
  const removed = await change(call, id, { logo_key: null, lock_version: 1 });
  expect(removed).toMatchObject({ logo_key: null, logo_alt: "A blue wave" });
  const theirs = await t.as();
  const attempt = theirs(organizationsApi.upload, { params: { id }, query: {}, body });
  await expect(attempt).rejects.toMatchObject(refusal(404, "not_found"));
});

test("every write leaves an audit entry of what changed", async () => {
  const call = await t.as();
  const { id } = await create(call, { name: "A" });
  await change(call, id, { name: "B", headline: "Hello", lock_version: 0 });
  await call(organizationsApi.remove, { params: { id } });
  await call(organizationsApi.restore, { params: { id }, query: {} });
  await call(organizationsApi.restore, { params: { id }, query: {} });
  const entries = await t.database.system
    .selectFrom("audit_entries")
    .select(["action", "before", "after"])
    .where("subject_id", "=", id)
    .where("actor_id", "=", call.user_id)
    .orderBy("at")
    .execute();
  expect(entries).toEqual([
    { action: "organization.created", before: null, after: { name: "A" } },
    {
      action: "organization.updated",
      before: { name: "A", headline: { en: null } },
      after: { name: "B", headline: { en: "Hello" } },
    },
    { action: "organization.removed", before: expect.objectContaining({ name: "B" }), after: null },
    { action: "organization.restored", before: null, after: expect.objectContaining({ name: "B" }) },
  ]);
});
