import { test as base, expect, type Page } from "@playwright/test";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { runSql } from "./cluster.ts";
import { demo, stopDemos } from "./demo.ts";

export { expect };

export const DEMO = { admin: "admin@seaview.example", staff: "staff@seaview.example", password: "guidepost-demo" };

/** Runs SQL on this file's demo, for setup no screen offers yet. */
export const onDemo = async <T>(sql: string, values?: unknown[]) => runSql<T>((await demo()).database, sql, values);

const DEMO_IDS = {
  "{device}": "select id from devices where reference = 'TRA-0031'",
  "{algorithm}": "select id from algorithms where reference = 'ALG-001'",
  "{page}": "select id from pages where type = 'device_page' and deleted_at is null order by slug limit 1",
  "{organization}": "select id from organizations where name = 'TransitVision Ltd'",
  "{device_page}": "select id from pages where slug = 'bus-lane-camera-mill-street'",
  "{algorithm_page}": "select id from pages where slug = 'parking-demand-forecast'",
  "{report}": "select id from yearly_reports where adopted is null",
  "{adopted_report}": "select id from yearly_reports where adopted is not null",
  "{collection_page}": "select id from pages where slug = 'along-harbour-walk'",
};

/** Fills in ids of demo records: `/organizations/{organization}`. */
export async function demoPath(path: string) {
  let filled = path;
  for (const [name, sql] of Object.entries(DEMO_IDS)) {
    if (!path.includes(name)) continue;
    const [record] = await onDemo<{ id: string }>(sql);
    if (!record) throw new Error(`The demo has no ${name} any more: ${sql}`);
    filled = filled.replace(name, record.id);
  }
  return filled;
}

/** Another administrator, for tests that switch customers: an account has one current customer. */
export async function newAdmin() {
  const email = `admin-${randomBytes(4).toString("hex")}@seaview.example`;
  await onDemo(
    `with made as (
       insert into users (id, email, name, password_hash, admin, tos_accepted_at, customer_id)
       select $1, $2, 'Sok Vanna', password_hash, true, now(), customer_id from users where email = $3 returning id
     )
     insert into memberships (customer_id, user_id, role)
     select m.customer_id, made.id, m.role from made, memberships as m join users on users.id = m.user_id
     where users.email = $3`,
    [randomUUID(), email, DEMO.admin],
  );
  return email;
}

async function issueToken(email: string) {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest();
  const expiration = new Date(Date.now() + 3_600_000).toISOString();
  await onDemo(
    "insert into auth_tokens (id, token_hash, user_id, expiration) select $1, $2, id, $3 from users where email = $4",
    [randomUUID(), hash, expiration, email],
  );
  return JSON.stringify({ token, expiration });
}

/** Signs in a page, also of another browser. Once per tab, so that a token the product cleared stays cleared. */
export async function signInTo(page: Page, email: string) {
  const token = await issueToken(email);
  await page.addInitScript(
    ([value]) => {
      if (sessionStorage.getItem("e2e_signed_in")) return;
      sessionStorage.setItem("e2e_signed_in", "yes");
      localStorage.setItem("auth_token", value ?? "");
    },
    [token],
  );
  return token;
}

type Fixtures = { signIn: (email?: string) => Promise<string> };

/** Any console error or CSP violation fails the test, unless it is expected. */
export const test = base.extend<Fixtures & { expectedErrors: RegExp; readsAhead: boolean }, { demosStop: void }>({
  /* oxlint-disable no-empty-pattern -- Playwright reads the names of the fixtures from the pattern */
  baseURL: async ({}, provide) => provide((await demo()).origin),
  demosStop: [
    async ({}, provide) => {
      await provide();
      await stopDemos();
    },
    { scope: "worker", auto: true },
  ],
  /* oxlint-enable no-empty-pattern */
  expectedErrors: [/^$/, { option: true }],
  /** Off by default, as if saving data: prefetching the code of every linked screen is a third of the work. */
  readsAhead: [false, { option: true }],
  page: async ({ page, expectedErrors, readsAhead }, provide) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`${message.text()} (${message.location().url})`);
    });
    if (!readsAhead)
      await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.addInitScript(() =>
      window.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample, sourceFile }) =>
        console.error(`refused by the policy: ${violatedDirective} ${blockedURI} ${sample} in ${sourceFile}`),
      ),
    );
    await provide(page);
    expect(problems.filter((text) => !expectedErrors.test(text))).toEqual([]);
  },
  /** Signs in directly, without using up the limited login attempts. */
  signIn: async ({ page }, provide) => {
    await provide((email = DEMO.admin) => signInTo(page, email));
  },
});

/** Navigates as a link would, without reloading. */
export async function open(page: Page, path: string) {
  await page.evaluate((to) => {
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}
