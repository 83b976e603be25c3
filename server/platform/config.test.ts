import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ENVIRONMENT_NAMES, publicConfig, readConfig } from "./config.ts";
import { ROOT } from "./process/root.ts";

test("R9.7 R9.10 the public configuration has the API base and the terms date from the environment", () => {
  const config = readConfig({
    DEMO: "false",
    PUBLIC_API_BASE: "https://api.example.org",
    TERMS_DATE: "2026-01-31",
    APP_HOST: "admin.example.org",
  });
  expect(publicConfig(config)).toEqual({
    api_base: "https://api.example.org",
    terms_date: "2026-01-31",
    default_locale: "en",
    app_host: "admin.example.org",
    preview_host: "preview.admin.example.org",
    short_host: "go.admin.example.org",
    passkeys: true,
    sends_mail: false,
  });
  expect(config.app_origin).toBe("https://admin.example.org");
});

test("R9.8 the Sentry DSN and the environment name reach the browser only when they are set", () => {
  expect(publicConfig(readConfig({}))).not.toHaveProperty("sentry_dsn");
  const config = readConfig({ SENTRY_DSN: "https://key@errors.example.org/1", SENTRY_ENVIRONMENT: "staging" });
  expect(publicConfig(config)).toMatchObject({
    sentry_dsn: "https://key@errors.example.org/1",
    environment: "staging",
  });
});

test.each([
  ["PORT", "many"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["DATABASE_TENANT_URL", "postgres://tenant@localhost/without-a-database-url"],
  ["DATABASE_SYSTEM_URL", "mysql://localhost/x"],
  ["TERMS_DATE", "yesterday"],
  ["CORS_ORIGINS", "not a url"],
  ["LOG_LEVEL", "loud"],
  ["METRICS_TOKEN", "short"],
])("a bad %s stops the start with a message that names it", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}.* is invalid: `));
});

test("the demo listens on this machine only", () => {
  expect(readConfig({}).demo).toBe(true);
  expect(readConfig({ DATABASE_URL: "postgres://localhost/x" }).demo).toBe(false);
  expect(readConfig({ HOST: "0.0.0.0" }).demo).toBe(false);
  expect(() => readConfig({ HOST: "0.0.0.0", DEMO: "true" })).toThrow(/loopback/);
});

test("an empty variable counts as not set", () => {
  expect(readConfig({ PORT: "", SENTRY_DSN: "" }).PORT).toBe(3000);
});

test("docs/operations.md explains every variable", async () => {
  const page = await readFile(join(ROOT, "docs/operations.md"), "utf8");
  expect(ENVIRONMENT_NAMES.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
