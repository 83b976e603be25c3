import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { sessionApi } from "#contract/session.ts";
import { userApi } from "#contract/user.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const at = (token: string, transport: Transport = server.transport) => renderRoute("/user", { transport, token });
const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });

test("R2.11 /user shows the person, their organization with the role, and when they accepted the terms", async () => {
  const me = await server.as({ role: "editor" });
  at(me.token);
  expect((await field("Name")).value).toBe("Test Person");
  const email = await field("Email");
  expect([email.value, email.readOnly]).toEqual([me.email, true]);
  const organizations = await screen.findByRole("region", { name: "Your workspaces" });
  expect(await within(organizations).findByText("City of Testing")).toBeTruthy();
  expect(within(organizations).getByText("Editor")).toBeTruthy();
  expect(screen.getByText(/^Accepted on /)).toBeTruthy();
});

test("saves a new name from the bar shown for unsaved changes", async () => {
  const me = await server.as();
  const { user } = at(me.token);
  const name = await field("Name");
  expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
  await user.clear(name);
  await user.click(name);
  await user.paste("Dara Meas");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Profile saved")).toBeTruthy();
  expect((await me(userApi.get, {})).user.name).toBe("Dara Meas");
  expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
});

test("keeps the input after a failed save, and says so", async () => {
  const me = await server.as();
  const transport: Transport = (path, init) =>
    init.method === "PUT" ? Promise.reject(new TypeError("offline")) : server.transport(path, init);
  const { user } = at(me.token, transport);
  const name = await field("Name");
  await user.type(name, " II");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Your changes are still here.");
  expect(name.value).toBe("Test Person II");
});

test("asks before leaving with an unsaved name, and keeps or discards it", async () => {
  const me = await server.as();
  const { user, router } = at(me.token);
  await user.type(await field("Name"), "!");
  void router.navigate("/guide-app/labels");
  const dialog = await screen.findByRole("alertdialog", { name: "Leave without saving?" });
  await user.click(within(dialog).getByRole("button", { name: "Stay here" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(router.state.location.pathname).toBe("/user");
  expect((await field("Name")).value).toBe("Test Person!");
  void router.navigate("/guide-app/labels");
  await user.click(await screen.findByRole("button", { name: "Leave page" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/guide-app/labels"));
});

test("changes the language immediately, and saves it in the account", async () => {
  const me = await server.as();
  const { user } = at(me.token);
  await user.click(await screen.findByRole("button", { name: /Interface language/ }));
  await user.click(await screen.findByRole("option", { name: "Español" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Su perfil" })).toBeTruthy();
  await waitFor(async () => expect((await me(userApi.get, {})).user.ui_locale).toBe("es"));
});

test("R7.6 changes the password, which works from then on and ends other sessions", async () => {
  const me = await server.as();
  await server.make.token({ user_id: me.user_id });
  const { user } = at(me.token);
  expect(await screen.findAllByText("Unknown device")).toHaveLength(2);
  await user.click(await screen.findByLabelText("New password"));
  await user.paste("seven purple ferries");
  await user.click(screen.getByRole("button", { name: "Change password" }));
  expect(await screen.findByText("Password changed. Your other sessions were ended.")).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText("Unknown device")).toHaveLength(1));
  const body = { email: me.email, password: "seven purple ferries" };
  expect((await server.anonymous(sessionApi.login, { body })).token).toEqual(expect.any(String));
});

test("R7.6 asks for the password first if the session saw it long ago", async () => {
  const me = await server.as({ password_hash: await hashPassword("a long and private phrase") });
  await server.database.system
    .updateTable("auth_tokens")
    .set({ password_seen_at: null })
    .where("user_id", "=", me.user_id)
    .execute();
  const { user } = at(me.token);
  await user.click(await screen.findByLabelText("New password"));
  await user.paste("seven purple ferries");
  await user.click(screen.getByRole("button", { name: "Change password" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Enter your current password" }));
  const current = dialog.getByLabelText("Current password");
  await user.type(current, "this is not it");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(await dialog.findByText("This is not your current password.")).toBeTruthy();
  await user.clear(current);
  await user.type(current, "a long and private phrase");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe(""));
  const body = { email: me.email, password: "seven purple ferries" };
  expect((await server.anonymous(sessionApi.login, { body })).token).toEqual(expect.any(String));
});

test("R7.6 rejects a short or common password at the field", async () => {
  const me = await server.as();
  const { user } = at(me.token);
  const password = await screen.findByLabelText("New password");
  await user.type(password, "short");
  await user.click(screen.getByRole("button", { name: "Change password" }));
  expect(await screen.findByText("Use at least 12 characters")).toBeTruthy();
  await user.clear(password);
  await user.click(password);
  await user.paste("password1234");
  await user.click(screen.getByRole("button", { name: "Change password" }));
  expect(await screen.findByText(/too easy to guess/)).toBeTruthy();
  expect(password.getAttribute("aria-invalid")).toBe("true");
});

test("ends one session, or all others after a confirmation", async () => {
  const me = await server.as();
  for (let i = 0; i < 3; i += 1) await server.make.token({ user_id: me.user_id });
  const { user } = at(me.token);
  const card = await screen.findByRole("region", { name: "Where you are signed in" });
  const endings = async () => (await within(card).findAllByRole("button", { name: /^End session/ })).length;
  expect(await endings()).toBe(3);
  expect(within(card).getByText("This session")).toBeTruthy();
  await user.click(within(card).getAllByRole("button", { name: /^End session/ })[0] as HTMLElement);
  await waitFor(async () => expect(await endings()).toBe(2));
  await user.click(within(card).getByRole("button", { name: "End all other sessions" }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "End all other sessions" }));
  await waitFor(() => expect(within(card).queryByRole("button", { name: /^End session/ })).toBeNull());
  expect((await me(userApi.sessions, {})).sessions).toHaveLength(1);
});

test("shows the profile with an API without sessions or customers", async () => {
  const me = await server.as();
  const missing = /\/sessions|\/customers/;
  const transport: Transport = (path, init) =>
    missing.test(path)
      ? Promise.resolve(Response.json({ message: "No such path" }, { status: 404 }))
      : server.transport(path, init);
  at(me.token, transport);
  expect(await field("Name")).toBeTruthy();
  expect(await screen.findByText("Your workspaces did not load")).toBeTruthy();
  expect(screen.queryByText("Where you are signed in")).toBeNull();
});

test("saves the digest frequency on change", async () => {
  const me = await server.as();
  const { user, unmount } = at(me.token);
  const card = await screen.findByRole("region", { name: "Feedback digest" });
  expect(within(card).getByRole<HTMLInputElement>("radio", { name: /Weekly/ }).checked).toBe(true);
  await user.click(within(card).getByRole("radio", { name: /Never/ }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect((await me(userApi.get, {})).user.digest).toBe("none");
  const note = /no digest is sent. Your choice applies once there is one/;
  expect(within(card).queryByText(note)).toBeNull();
  unmount();
  renderRoute("/user", { transport: server.transport, token: me.token, config: { sends_mail: false } });
  expect(await screen.findByText(note)).toBeTruthy();
});
