import { expect, test } from "vitest";
import { apiTokensApi } from "#contract/api-tokens.ts";
import { UI_LOCALES } from "#contract/common.ts";
import { identityProvidersApi } from "#contract/identity-providers.ts";
import { installationApi } from "#contract/installation.ts";
import { scimApi } from "#contract/scim.ts";
import { secondStepsApi } from "#contract/second-steps.ts";
import { sessionApi } from "#contract/session.ts";
import { userApi } from "#contract/user.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { NOTICE_WORDS } from "./notice-words.ts";

const t = await startTestApp();
const SUBJECTS = NOTICE_WORDS.en.subjects;

/** The mails that an act sends, by their receivers. */
async function mailsOf(act: () => Promise<unknown>) {
  await t.work();
  t.mails.length = 0;
  await act();
  await t.work();
  return t.mails.map(({ to, subject, text }) => ({ to, subject, text }));
}
const subjectsOf = async (act: () => Promise<unknown>) =>
  (await mailsOf(act)).map(({ to, subject }) => ({ to, subject }));

test("a person is told of a new password and of a token that acts for them", async () => {
  const person = await t.as();
  const about = (subject: string) => [{ to: person.email, subject }];
  const change = () => person(userApi.setPassword, { body: { user: { password: "seven purple ferries" } } });
  expect(await subjectsOf(change)).toEqual(about(SUBJECTS.password_changed));
  await t.anonymous(sessionApi.requestReset, { body: { email: person.email } });
  await t.work();
  const token = /token=([\w-]+)/.exec(t.mails.at(-1)?.text ?? "")?.[1] ?? "";
  const reset = () => t.anonymous(sessionApi.reset, { body: { token, password: "eight orange bridges" } });
  expect(await subjectsOf(reset)).toEqual(about(SUBJECTS.password_reset));
  const owner = await t.as();
  const api_token = { name: "Reports", kind: "person", role: "viewer", scopes: { devices: "read" }, days: 30 } as const;
  const { id } = (await owner(apiTokensApi.create, { body: { api_token } })).api_token;
  expect(await subjectsOf(() => owner(apiTokensApi.makeSecret, { params: { id } }))).toEqual([
    { to: owner.email, subject: SUBJECTS.api_token_made },
  ]);
});

test("every manager is told what changes who gets into the workspace: which one, and who did it", async () => {
  const manager = await t.as({ role: "manager", password_hash: "kept" });
  const { customer_id } = manager;
  const other = await t.as({ role: "manager", customer_id });
  await t.as({ customer_id });
  const told = async (subject: string, act: () => Promise<unknown>) => {
    const mails = await mailsOf(act);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([manager.email, other.email].toSorted());
    expect(new Set(mails.map((mail) => mail.subject))).toEqual(new Set([subject]));
    expect(mails[0]?.text).toContain("It is about: City of Testing.");
    expect(mails[0]?.text).toContain(`Done by: ${manager.email}.`);
  };
  let lock_version: number | undefined;
  const save = (more: { passwords?: "everyone" | "break_glass"; contact?: string } = {}) => {
    const settings = { name: "City", issuer: "https://1.1.1.1", client_id: "guidepost", is_active: true, ...more };
    const identity_provider = { ...settings, ...(lock_version !== undefined && { lock_version }) };
    return manager(identityProvidersApi.save, { body: { identity_provider } }).then((saved) => {
      lock_version = saved.identity_provider?.lock_version;
    });
  };
  await told(SUBJECTS.provider_changed, () => save());
  expect(await mailsOf(() => save({ contact: "desk@city.example" }))).toEqual([]);
  await t.make.passkey(manager.user_id);
  const params = { id: manager.user_id };
  await told(SUBJECTS.break_glass_changed, () => manager(identityProvidersApi.addBreakGlass, { params }));
  await told(SUBJECTS.city_only_changed, () => save({ passwords: "break_glass" }));
  await told(SUBJECTS.directory_token_made, () => manager(scimApi.makeToken, {}));
  await t.database.system
    .updateTable("customers")
    .set({ requires_second_step: true })
    .where("id", "=", customer_id)
    .execute();
  await t.database.system
    .updateTable("auth_tokens")
    .set({ proofs: ["password", "passkey"] })
    .where("user_id", "=", manager.user_id)
    .execute();
  const demand = { is_demanded: false };
  await told(SUBJECTS.demand_off, () => manager(secondStepsApi.setDemand, { body: { demand } }));
  await told(SUBJECTS.city_only_changed, () => manager(identityProvidersApi.disconnect, {}));
});

test("every administrator is told of new and removed ones, and of workspaces that close", async () => {
  const root = await t.as({ admin: true });
  const person = await t.as();
  const customer = await t.make.customer("Port of Antwerp");
  const told = async (act: () => Promise<unknown>) =>
    (await mailsOf(act)).map(({ to, subject, text }) => [to, subject, text.includes(`Done by: ${root.email}.`)]);
  const both = (subject: string) =>
    expect.arrayContaining([
      [root.email, subject, true],
      [person.email, subject, true],
    ]);
  const name = () => root(installationApi.addAdministrator, { body: { administrator: { email: person.email } } });
  expect(await told(name)).toEqual(both(SUBJECTS.administrator_named));
  expect(await told(name)).toEqual([]);
  const params = { id: customer.id };
  expect(await told(() => root(installationApi.suspendCustomer, { params }))).toEqual(
    both(SUBJECTS.workspace_suspended),
  );
  expect(await told(() => root(installationApi.suspendCustomer, { params }))).toEqual([]);
  const deleting = { params, body: { name: customer.name } };
  expect(await told(() => root(installationApi.deleteCustomer, deleting))).toEqual(both(SUBJECTS.workspace_deleted));
  const remove = () => root(installationApi.removeAdministrator, { params: { id: person.user_id } });
  expect(await told(remove)).toEqual(both(SUBJECTS.administrator_removed));
});

test.each(UI_LOCALES)("the mails are in the language of the person: %s", async (ui_locale) => {
  const person = await t.as({ ui_locale });
  const [mail] = await mailsOf(() =>
    person(userApi.setPassword, { body: { user: { password: "seven purple ferries" } } }),
  );
  expect(mail?.subject).toBe(NOTICE_WORDS[ui_locale].subjects.password_changed);
  expect(mail?.text).toContain(NOTICE_WORDS[ui_locale].texts.password_changed);
});
