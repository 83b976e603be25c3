import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  archiveOf,
  patched,
  restoreArchive,
  rewritten,
  saveArchive,
  withRow,
} from "#server/testing/customer-archive.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
const { customer_id, user_id } = await t.as({ role: "manager" });
const label = await t.make.label(customer_id, "A label");
const owner = await t.make.organization(customer_id);
await t.make.device(customer_id, { accountable_id: owner.id, created_by: user_id });
const good = await archiveOf(t, customer_id);

const victim = await t.as({ role: "manager" });
const theirs = await t.make.organization(victim.customer_id, { name: "Secret supplier" });
const key = `${createHash("sha256").update("their draft").digest("hex")}.png`;
await t.database.system
  .insertInto("images")
  .values({ customer_id: victim.customer_id, key, content_type: "image/png", width: 1, height: 1, bytes: 1 })
  .execute();

const customers = async () =>
  (await t.database.system.selectFrom("customers").select("id").orderBy("id").execute()).map(({ id }) => id);

const put = (name: string, text: string, columns?: string[]) =>
  rewritten(good, (entries, { files }) => {
    entries.set(name, Buffer.from(text));
    if (columns) files[name] = { bytes: 0, sha256: "", columns };
  });

const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;

test.each<[string, () => Promise<string>, RegExp]>([
  ["is no archive", () => saveArchive(Buffer.from("PK nothing")), /damaged/],
  ["is cut off", () => patched(good, (bytes) => bytes.subarray(0, bytes.length - 100)), /damaged/],
  ["is of a newer format", () => rewritten(good, (_, manifest) => (manifest.format_version = 2)), /format version 2/],
  [
    "has a changed entry",
    () => patched(good, (bytes) => Buffer.from(bytes.toString("latin1"), "latin1").fill(1, 200, 240)),
    /damaged|checksum/,
  ],
  ["holds a table that stays out", () => put("records/auth_tokens.jsonl", "", []), /auth_tokens is not known/],
  ["holds a table that does not exist", () => put("records/nothing.jsonl", "", []), /nothing is not known/],
  ["holds another kind of file", () => put("run.sh", "#!/bin/sh"), /run\.sh does not belong/],
  [
    "leads out of its folder",
    () =>
      patched(good, (bytes) =>
        Buffer.from(bytes.toString("latin1").replaceAll("records/labels.jsonl", "../../../labels.jsonl"), "latin1"),
      ),
    /damaged|relative path/,
  ],
  ["lies about a size", () => patched(good, shrinkDeclared), /damaged|too many bytes|not enough/],
  [
    "names an unknown column",
    () => rewritten(good, (_, { files }) => files["records/labels.jsonl"]?.columns?.push("owner; drop table labels")),
    /not known here/,
  ],
  [
    "names the customer itself",
    () => rewritten(good, (_, { files }) => files["records/labels.jsonl"]?.columns?.push("customer_id")),
    /customer_id is not known/,
  ],
  [
    "adds a column to a row",
    () => withRow(good, "labels", (row) => ({ ...row, customer_id: victim.customer_id })),
    /columns of a row/,
  ],
  ["has a row that is no object", () => put("records/labels.jsonl", "[1]\n"), /not an object/],
  ["has a row that is no JSON", () => put("records/labels.jsonl", "{\n"), /not JSON/],
  ["is nested without end", () => put("people.jsonl", `{"id":${deep}}\n`), /nested too deeply/],
  [
    "has an id that is none",
    () => withRow(good, "labels", (row) => ({ ...row, id: "1' or '1'='1" })),
    /an id that is none/,
  ],
  [
    "has the same row twice",
    () =>
      rewritten(good, (entries) =>
        entries.set("records/labels.jsonl", Buffer.from(String(entries.get("records/labels.jsonl")).repeat(2))),
      ),
    /labels/,
  ],
  [
    "has names that belong to no language",
    () => withRow(good, "labels", (row) => ({ ...row, names: ["Harbour"] })),
    /labels_names_check/,
  ],
  [
    "has a value of the wrong type",
    () => withRow(good, "labels", (row) => ({ ...row, position: "first" })),
    /does not fit/,
  ],
  ["breaks a rule", () => withRow(good, "sites", (row) => ({ ...row, feedback_days: 1 })), /sites_feedback_days_check/],
  [
    "refers to another customer's record",
    () => withRow(good, "devices", (row) => ({ ...row, accountable_id: theirs.id })),
    /does not fit/,
  ],
  [
    "acts as somebody else",
    () => withRow(good, "devices", (row) => ({ ...row, created_by: victim.user_id })),
    /who is not in people/,
  ],
  ["has no guide", () => put("records/sites.jsonl", ""), /no settings/],
  ["holds a wrong image", () => put(`images/${key}`, "not their draft"), /is not the one that its name says/],
])("a file that %s is refused, and nothing is kept", async (_, make, message) => {
  const before = await customers();
  const path = await make();
  await expect(restoreArchive(t, path)).rejects.toThrow(message);
  expect(await customers()).toEqual(before);
});

/** Claims that an entry unpacks to fewer bytes than it does. */
function shrinkDeclared(bytes: Buffer) {
  const changed = Buffer.from(bytes);
  const at = changed.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]), changed.lastIndexOf("records/sites.jsonl"));
  changed.writeUInt32LE(10, at + 24);
  return changed;
}

test("another customer's rows and images stay theirs, whatever a file names", async () => {
  const path = await withRow(good, "devices", (row) => ({
    ...row,
    photo_key: key,
    summary: { en: `See /media/${key} and ${theirs.id}` },
  }));
  const { customer_id: made } = await restoreArchive(t, path);
  const device = await t.database.system
    .selectFrom("devices")
    .select(["photo_key", "name"])
    .where("customer_id", "=", made)
    .executeTakeFirstOrThrow();
  expect(device.photo_key).toMatch(/^0{64}/);
  const rows = await t.database.tenant(victim.customer_id).selectFrom("organizations").select("name").execute();
  expect(rows).toEqual([{ name: "Secret supplier" }]);
  const labels = await t.database
    .tenant(made ?? "")
    .selectFrom("labels")
    .select(["id", "name"])
    .execute();
  expect(labels).toEqual([{ id: expect.not.stringContaining(label.id) as string, name: "A label" }]);
});

test("a value that looks like SQL is only a value", async () => {
  const name = "'); drop table labels; --";
  const { customer_id: made } = await restoreArchive(t, await withRow(good, "labels", (row) => ({ ...row, name })));
  expect(
    await t.database
      .tenant(made ?? "")
      .selectFrom("labels")
      .select("name")
      .execute(),
  ).toEqual([{ name }]);
});
