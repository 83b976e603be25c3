import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { formatDate } from "#admin/i18n/format.ts";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { sessionApi } from "#contract/session.ts";
import { teamApi } from "#contract/team.ts";
import { shareTestApp, startTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const withoutMail = await startTestApp({ SMTP_URL: undefined });
const at = (token: string, search = "", transport: Transport = server.transport) =>
  renderRoute(`/team${search}`, { transport, token });
const rowOf = async (text: string) => (await screen.findByText(text)).closest("tr") as HTMLElement;

async function managerWith(email: string, role: "viewer" | "editor" | "manager" = "editor") {
  const me = await server.as({ role: "manager" });
  const other = await server.make.person({ customer_id: me.customer_id, email, role });
  return { me, other };
}

test("lists members for a manager, and changes a role", async () => {
  const { me, other } = await managerWith("lena-role@example.org");
  const { user } = at(me.token);
  const row = await rowOf("lena-role@example.org");
  await user.click(within(row).getByRole("button", { name: /Role of/ }));
  await user.click(await screen.findByRole("option", { name: /Viewer/ }));
  expect(await screen.findByText("Role of Test Person: Viewer")).toBeTruthy();
  const { members } = await me(teamApi.members, { query: {} });
  expect(members.find((member) => member.id === other.user_id)?.role).toBe("viewer");
});

test("keeps the last manager's role, and explains why", async () => {
  const { me } = await managerWith("rui-last@example.org");
  const { user } = at(me.token);
  const row = await rowOf(me.email);
  await user.click(within(row).getByRole("button", { name: /Role of/ }));
  await user.click(await screen.findByRole("option", { name: /Editor/ }));
  await user.click(await screen.findByRole("button", { name: "Change my role" }));
  expect(await within(row).findByText(/A workspace needs at least one manager/)).toBeTruthy();
});

test("removes a member after a confirmation that explains the effect", async () => {
  const { me } = await managerWith("gone@example.org");
  const { user } = at(me.token);
  const row = await rowOf("gone@example.org");
  await user.click(within(row).getByRole("button", { name: /Actions for/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Remove from team" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Remove Test Person?" });
  expect(dialog.textContent).toContain("City of Testing");
  await user.click(within(dialog).getByRole("button", { name: "Remove from team" }));
  await waitFor(() => expect(screen.queryByText("gone@example.org")).toBeNull());
  expect((await me(teamApi.members, { query: {} })).meta.total_count).toBe(1);
});

test("gives an invitation's link to pass on when there is no mail server, without claiming it was sent", async () => {
  const me = await withoutMail.as({ role: "manager" });
  await withoutMail.as({ customer_id: me.customer_id, email: "member@example.org" });
  const config = { sends_mail: false };
  const { user } = renderRoute("/team", { transport: withoutMail.transport, token: me.token, config });
  await user.click(within(await rowOf("member@example.org")).getByRole("button", { name: /Actions for/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Reset second step" }));
  const reset = await screen.findByRole("alertdialog");
  expect(reset.textContent).toContain("No mail server is set up, so tell them yourself.");
  expect(reset.textContent).not.toContain("email");
  await user.click(within(reset).getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Invite someone" }));
  await user.type(await screen.findByLabelText("Email"), "outbox@example.org");
  expect(screen.queryByRole("button", { name: "Send invitation" })).toBeNull();
  expect(screen.queryByText("Language of the email")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Create link" }));
  const dialog = await screen.findByRole("dialog", { name: "Pass on this link" });
  expect(dialog.textContent).toContain("nothing was sent to outbox@example.org");
  const link = within(dialog).getByRole<HTMLInputElement>("textbox", { name: "Invitation link" }).value;
  const token = new URL(link).searchParams.get("token") ?? "";
  const { invitation } = await withoutMail.anonymous(sessionApi.invitation, { body: { token } });
  expect(invitation.email).toBe("outbox@example.org");
  expect(screen.queryByText(/on its way/)).toBeNull();
});

test("invites by mail, resends and withdraws", async () => {
  const me = await server.as({ role: "manager" });
  const { user, router } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "Invite someone" }));
  await user.type(await screen.findByRole("textbox", { name: "Email" }), "not an address");
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText("Enter an email address such as name@example.org")).toBeTruthy();
  await user.clear(screen.getByRole("textbox", { name: "Email" }));
  await user.type(screen.getByRole("textbox", { name: "Email" }), "New.Person@example.org");
  await user.click(screen.getByRole("radio", { name: /Viewer/ }));
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  await waitFor(() => expect(router.state.location.search).toBe("?view=invitations"));
  // the mail is queued, so do not claim that it was sent
  expect(await screen.findByText("The invitation is on its way to new.person@example.org")).toBeTruthy();
  const row = await rowOf("new.person@example.org");
  expect(within(row).getByText("Viewer")).toBeTruthy();
  expect(within(row).getByText(formatDate(Date.now() + 14 * 86_400_000))).toBeTruthy();
  await user.click(within(row).getByRole("button", { name: /Actions for/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Send again" }));
  await waitFor(() => expect(server.queued.filter(({ name }) => name === "mail_invitation")).toHaveLength(2));
  const more = within(row).getByRole("button", { name: /Actions for/ });
  await waitFor(() => expect(more.hasAttribute("data-pending")).toBe(false));
  await user.click(more);
  await user.click(await screen.findByRole("menuitem", { name: "Withdraw invitation" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Withdraw invitation" }));
  expect(await screen.findByText("No open invitations")).toBeTruthy();
});

test("rejects inviting a member beside the field", async () => {
  const { me } = await managerWith("already@example.org");
  const { user } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "Invite someone" }));
  await user.type(await screen.findByRole("textbox", { name: "Email" }), "already@example.org");
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText("This person is already a member.")).toBeTruthy();
});

test("keeps search, sort order and page in the address", async () => {
  const { me } = await managerWith("anna@example.org");
  await server.make.person({ customer_id: me.customer_id, email: "zoe@example.org" });
  const { user, router } = at(me.token, "?q=example&sort=-email");
  await rowOf("zoe@example.org");
  const emails = () =>
    screen.getAllByRole("cell").flatMap((cell) => (cell.textContent.includes("@") ? [cell.textContent] : []));
  expect(emails()[0]).toBe("zoe@example.org");
  await user.click(screen.getByRole("button", { name: "Email" }));
  await waitFor(() => expect(router.state.location.search).toContain("sort=email"));
  await waitFor(() => expect(emails()[0]).toBe("anna@example.org"));
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "nobody{Enter}");
  expect(await screen.findByText("No results")).toBeTruthy();
});

test("tells others that only managers see the team", async () => {
  const me = await server.as({ role: "editor" });
  at(me.token);
  expect(await screen.findByText("Only managers can see the team")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Invite someone" })).toBeNull();
});

test("reports a list that fails to load, and retries", async () => {
  const { me } = await managerWith("later@example.org");
  let isDown = true;
  const transport: Transport = (path, init) =>
    isDown && path.includes("/team/members") ? Promise.reject(new TypeError("offline")) : server.transport(path, init);
  const { user } = at(me.token, "", transport);
  expect(await screen.findByText("The members did not load")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("later@example.org")).toBeTruthy();
});
