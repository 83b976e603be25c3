import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { createSecretBox } from "./secret-box.ts";
import { secretKeys } from "./secret-keys.ts";

const [OLD, NEW] = ["an-old-key-of-more-than-32-characters", "a-new-key-of-more-than-32-characters"];

test("a secret opens at its own place only, and never looks the same twice", () => {
  const box = createSecretBox([OLD]);
  const sealed = box.seal("JBSWY3DPEHPK3PXP ភ្នំពេញ", "authenticator 1");
  expect(box.open(sealed, "authenticator 1")).toBe("JBSWY3DPEHPK3PXP ភ្នំពេញ");
  expect(() => box.open(sealed, "authenticator 2")).toThrow("unable to authenticate");
  expect(sealed.includes("JBSWY3DP")).toBe(false);
  expect(box.seal("same", "place").equals(box.seal("same", "place"))).toBe(false);
});

test("a changed byte anywhere is noticed", () => {
  const box = createSecretBox([OLD]);
  const sealed = box.seal("secret", "place");
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => box.open(changed, "place"), `byte ${at}`).toThrow(/authenticate|SECRETS_KEY/);
  }
  expect(() => box.open(sealed.subarray(0, 20), "place")).toThrow(/tag|authenticate/);
});

test("a new key goes first: secrets of the old one open until it is removed", () => {
  const sealed = createSecretBox([OLD]).seal("secret", "place");
  const both = createSecretBox([NEW, OLD]);
  expect(both.open(sealed, "place")).toBe("secret");
  expect(both.isCurrent(sealed)).toBe(false);
  const again = both.seal("secret", "place");
  expect(both.isCurrent(again)).toBe(true);
  expect(createSecretBox([NEW]).open(again, "place")).toBe("secret");
  expect(() => createSecretBox([NEW]).open(sealed, "place")).toThrow("not in SECRETS_KEY");
});

test("without a key nothing is sealed, and people learn who can change that", () => {
  const box = createSecretBox([]);
  for (const act of [() => box.requireKey(), () => box.seal("secret", "place")])
    expect(act).toThrow(expect.objectContaining({ code: "secrets_key_missing" }));
});

test("the embedded database gets a key of its own, once; an external one only from the setting", async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "keys-"));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  const read = (env: NodeJS.ProcessEnv) => secretKeys(readConfig({ DATA_DIR, ...env }));
  const [first, second] = await Promise.all([read({}), read({})]);
  expect(first).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(second).toEqual(first);
  expect((await stat(join(DATA_DIR, "secrets.key"))).mode & 0o777).toBe(0o600);
  expect(await read({ DATABASE_URL: "postgres://localhost/x" })).toEqual([]);
  expect(await read({ SECRETS_KEY: `${NEW}, ${OLD}` })).toEqual([NEW, OLD]);
  expect(() => readConfig({ SECRETS_KEY: "short" })).toThrow("SECRETS_KEY is invalid");
});

test("renews what another key has sealed, and nothing else", () => {
  const [old, both] = [createSecretBox([OLD]), createSecretBox([NEW, OLD])];
  const sealed = old.seal("a secret", "here");
  const renewed = both.renew(sealed, "here");
  expect(renewed && createSecretBox([NEW]).open(renewed, "here")).toBe("a secret");
  expect(both.renew(renewed ?? sealed, "here")).toBeUndefined();
  expect(both.renew(sealed, "elsewhere")).toBeUndefined();
  expect(createSecretBox([NEW]).renew(sealed, "here")).toBeUndefined();
});
