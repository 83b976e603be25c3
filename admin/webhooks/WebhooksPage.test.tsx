import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { webhooksApi } from "#contract/webhooks.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { startReceiver } from "#server/testing/webhook-receiver.ts";

const receiver = await startReceiver();
afterAll(receiver.stop);
const server = await startTestApp({ OUTBOUND_HOSTS: receiver.host });
const at = (token: string, search = "") => renderRoute(`/webhooks${search}`, { transport: server.transport, token });
const asAdmin = () => server.as({ admin: true, role: "manager" });

test("creates a webhook for an administrator, and shows its secret once", async () => {
  const me = await asAdmin();
  const { user } = at(me.token);
  await user.click(await screen.findByRole("button", { name: "New webhook" }));
  const dialog = await screen.findByRole("dialog", { name: "New webhook" });
  await user.type(within(dialog).getByRole("textbox", { name: /Name/ }), "Records office");
  const address = within(dialog).getByRole("textbox", { name: /Address/ });
  await user.clear(address);
  await user.type(address, "https://10.0.0.1/hook");
  await user.click(within(dialog).getByRole("checkbox", { name: "Page withdrawn" }));
  await user.click(within(dialog).getByRole("button", { name: "Create webhook" }));
  expect((await within(dialog).findAllByText(/Enter a public address/)).length).toBeGreaterThan(0);
  await user.clear(address);
  await user.type(address, receiver.url);
  await user.click(within(dialog).getByRole("button", { name: "Create webhook" }));
  const secret = await screen.findByRole("dialog", { name: "Signing secret of Records office" });
  expect(within(secret).getByRole<HTMLInputElement>("textbox", { name: "Signing secret" }).value).toMatch(/^whsec_/);
  await user.click(within(secret).getByRole("button", { name: "I have saved it" }));
  expect(await screen.findByRole("link", { name: "Records office" })).toBeTruthy();
  expect(document.body.textContent).not.toContain("whsec_");
  const { webhooks } = await me(webhooksApi.list, { query: {} });
  expect(webhooks).toMatchObject([
    { name: "Records office", events: ["page.published", "feedback.received", "short_code.retired"] },
  ]);
});

test("sends a test, logs the response, and resends an event", async () => {
  const me = await asAdmin();
  const { id } = await server.make.webhook(me.customer_id, { name: "Archive", url: receiver.url });
  receiver.say(418, "I am a <b>teapot</b>");
  const { user } = at(me.token, `?webhook=${id}`);
  const sheet = await screen.findByRole("dialog", { name: "Archive" });
  await user.click(within(sheet).getByRole("button", { name: "Send test" }));
  const item = (await within(sheet).findByText(/Answered 418/)).closest("li") as HTMLElement;
  expect(within(item).getByText("I am a <b>teapot</b>")).toBeTruthy();
  expect(within(item).getByText("Failed")).toBeTruthy();
  receiver.say(200);
  await user.click(within(item).getByText(/Answered 418/));
  await user.click(within(item).getByRole("button", { name: "Send again" }));
  await waitFor(() => expect(within(sheet).getByText(/Answered 200/)).toBeTruthy());
});

test("pauses, resumes and deletes a webhook", async () => {
  const me = await asAdmin();
  const { id } = await server.make.webhook(me.customer_id, { name: "Archive", url: receiver.url });
  const { user } = at(me.token, `?webhook=${id}`);
  const sheet = await screen.findByRole("dialog", { name: "Archive" });
  await user.click(within(sheet).getByRole("button", { name: "Pause" }));
  await user.click(await within(sheet).findByRole("button", { name: "Resume" }));
  await within(sheet).findByRole("button", { name: "Pause" });
  await user.click(within(sheet).getByRole("button", { name: "Delete" }));
  await user.click(await screen.findByRole("button", { name: "Delete webhook" }));
  expect(await screen.findByText("No webhooks yet")).toBeTruthy();
});

test("explains that a webhook failing for days was switched off, and what to do", async () => {
  const me = await asAdmin();
  const since = new Date(Date.now() - 80 * 3_600_000).toISOString();
  const { id } = await server.make.webhook(me.customer_id, {
    name: "Archive",
    is_active: false,
    failing_since: since,
    switched_off_at: since,
  });
  at(me.token, `?webhook=${id}`);
  const sheet = await screen.findByRole("dialog", { name: "Archive" });
  expect(within(sheet).getByText(/It failed for three days/)).toBeTruthy();
});

test("tells a manager that webhooks are for administrators, and links nowhere", async () => {
  const me = await server.as({ role: "manager" });
  at(me.token);
  expect(await screen.findByText("Only administrators can see webhooks")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Webhooks" })).toBeNull();
});
