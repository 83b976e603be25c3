import { configure, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { i18n, speak } from "#admin/i18n/i18n.ts";
import { renderRoute } from "#admin/testing/render.tsx";
import { UI_LOCALES } from "#contract/common.ts";
import { devicesApi } from "#contract/devices.ts";
import { labelsApi } from "#contract/labels.ts";
import { shareTestApp } from "#server/testing/harness.ts";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;
const open = (me: Person, search = "") =>
  renderRoute(`/audit-log${search}`, { transport: server.transport, token: me.token });
const rowsShown = () => screen.getAllByRole("row").slice(1);

test("a manager reads who did what, before and after in words, and narrows it to a kind or a record", async () => {
  const me = await server.as({ role: "manager", name: "Dara Meas" });
  const { label } = await me(labelsApi.create, { body: { label: { name: "Harbour", color: "#b91c1c" } } });
  await me(labelsApi.update, {
    params: { id: label.id },
    body: { label: { lock_version: label.lock_version, name: "Port" } },
  });
  await me(devicesApi.create, { query: {}, body: { device: { name: "Mast" } } });
  const { user, router } = open(me);
  await screen.findByText("Changed a label");
  const [newest, changed] = rowsShown();
  expect(newest?.textContent).toContain("Created a device");
  expect(changed?.textContent).toMatch(/Dara Meas.*Changed a label.*Name.*Harbour.*Port/);
  expect(document.body.textContent).not.toMatch(/[{}]|[0-9a-f]{8}-[0-9a-f]{4}/);
  await user.click(within(newest as HTMLElement).getByRole("link", { name: "Only entries about Mast" }));
  await waitFor(() => expect(rowsShown()).toHaveLength(1));
  expect(router.state.location.search).toContain("subject_id=");
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await waitFor(() => expect(rowsShown()).toHaveLength(3));
  await user.click(screen.getByRole("button", { name: "Kind" }));
  await user.click(await screen.findByRole("menuitemcheckbox", { name: "Guide" }));
  await waitFor(() => expect(rowsShown()).toHaveLength(2));
  expect(
    screen.getByText(/Nobody can change or delete entries\. They are kept as long as the workspace exists\./),
  ).toBeTruthy();
});

test("says that nothing has happened yet, and who may read the log", async () => {
  const me = await server.as({ role: "manager" });
  open(me);
  expect(await screen.findByText("Nothing has happened yet")).toBeTruthy();
  const editor = await server.as({ role: "editor" });
  open(editor);
  expect(await screen.findByText("Only managers can see the audit log")).toBeTruthy();
});

test("only administrators see the installation's log", async () => {
  open(await server.as({ admin: true, role: "manager" }), "?of=installation");
  expect(await screen.findByText("Accounts and sign-ins of everybody on this installation.")).toBeTruthy();
});

test("the words of an action take its noun in every language", async () => {
  for (const locale of UI_LOCALES) {
    await speak(locale);
    expect(i18n.t("audit.verbs.created", { what: i18n.t("audit.nouns.device") })).toContain(
      i18n.t("audit.nouns.device"),
    );
  }
});
