import { randomUUID } from "node:crypto";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { feedbackApi } from "#contract/feedback.ts";
import { userApi } from "#contract/user.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
afterEach(() => localStorage.clear());

type Network = { isDown: boolean; losesAnswers: boolean };

/** A network that fails, or loses a response after the server has processed the request. */
const over =
  (network: Network): Transport =>
  async (url, init) => {
    if (network.isDown) throw new TypeError("Failed to fetch");
    const reply = await server.transport(url, init);
    if (network.losesAnswers && url === feedbackApi.collect.path) throw new TypeError("Failed to fetch");
    return reply;
  };

async function onSite() {
  const world = await guideWorld(server);
  await server.make.location(world.customer_id, world.pages.device.device_id, { name: { en: "Gate 2" } });
  await world.publish(world.pages.device.id, "With a place");
  const network: Network = { isDown: false, losesAnswers: false };
  const open = () => renderRoute("/feedback/collect", { transport: over(network), token: world.call.token });
  const stored = async () => (await world.call(feedbackApi.list, { query: { channel: ["staff"] } })).responses;
  return { ...world, network, open, stored };
}

type User = ReturnType<typeof renderRoute>["user"];

async function start(user: User) {
  await user.click(await screen.findByRole("button", { name: /Show pages/ }));
  await user.click(await screen.findByRole("option", { name: "Air mast" }));
  await user.click(await screen.findByRole("button", { name: /Location/ }));
  await user.click(await screen.findByRole("option", { name: "Gate 2" }));
  await user.click(screen.getByRole("button", { name: "Start collecting" }));
}

/** One person's answers: a face for the first question, and a comment. */
async function answer(user: User, face: string, comment: string) {
  await user.click(await screen.findByRole("radio", { name: face }));
  await user.click(screen.getByRole("button", { name: "Next question" }));
  for (const number of [2, 3, 4, 5]) {
    await screen.findByText(`Question ${number} of 6`);
    await user.click(screen.getByRole("button", { name: "Skip this one" }));
  }
  await user.click(await screen.findByRole("textbox", { name: "Is there anything you want to tell us?" }));
  await user.paste(comment);
  await user.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByRole("heading", { name: "Thank you" });
}

test("shows the outcome of an earlier comment after the thanks, in the chosen language", async () => {
  const { open, call, pages } = await onSite();
  const nothing = { feeling: null, helpful: null, easy_to_understand: null, easy_to_reach: null, guide_rating: null };
  for (const [id, done] of [
    [randomUUID(), "It was moved"],
    [randomUUID(), "It is off at night"],
  ] as const) {
    const response = { id, page_id: pages.device.id, locale: "en", answers: nothing, comment: "Too loud" };
    await call(feedbackApi.collect, { body: { response: { ...response, answered_at: new Date().toISOString() } } });
    const reply = { said: { en: "The fan is loud" }, text: { en: done, km: "បិទនៅពេលយប់" }, lock_version: 0 };
    await call(feedbackApi.publishReply, { params: { id }, body: { reply } });
  }
  const { user } = open();
  await start(user);
  await answer(user, "Good", "Fine");
  const told = screen.getByRole("region", { name: "You said, we did" });
  expect(told.textContent).toContain("The fan is loudIt is off at night");
  await user.click(screen.getByRole("button", { name: "ភាសាខ្មែរ" }));
  const inKhmer = await screen.findByText("បិទនៅពេលយប់");
  expect(inKhmer.getAttribute("lang")).toBe("km");
  expect(screen.getByText("The fan is loud").getAttribute("lang")).toBe("en");
});

test("shows staff a rejected answer with the reason, and copies, resends and discards it", async () => {
  const { open, stored, customer_id } = await onSite();
  const { user } = open();
  await start(user);
  await screen.findByRole("radio", { name: "Good" });
  const places = server.database.system.deleteFrom("locations").where("customer_id", "=", customer_id);
  await places.execute();
  await answer(user, "Good", "Keep it");
  expect(await screen.findByText("1 answer was not accepted")).toBeTruthy();
  // other people holding the tablet cannot read it
  expect(screen.queryByText(/Keep it/)).toBeNull();
  expect(screen.queryByText(/Your feedback was sent/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "End" }));
  await user.click(await screen.findByRole("button", { name: "End collecting" }));
  const card = await screen.findByRole("region", { name: "1 answer was not accepted" });
  for (const words of [
    "Air mast · Gate 2",
    "page or location it belongs to no longer exists",
    "make you feel? Good",
    "“Keep it”",
  ])
    expect(card.textContent).toContain(words);
  await user.click(within(card).getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^Air mast · Gate 2 · .+\nThe page or location.+\n.+Good\n“Keep it”$/,
  );
  await user.click(within(card).getByRole("button", { name: "Try sending again" }));
  expect(await screen.findByRole("region", { name: "1 answer was not accepted" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Discard" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Discard this answer?" });
  await user.click(within(dialog).getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByText("1 answer was not accepted")).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.startsWith("collected_answer"))).toEqual([]);
  expect(await stored()).toEqual([]);
});

test("sends several people's answers with page, place, channel and language", async () => {
  const { open, stored, pages } = await onSite();
  const { user } = open();
  await start(user);
  await user.click(await screen.findByRole("button", { name: "Next question" }));
  expect(await screen.findByText("Choose a face, or skip this question.")).toBeTruthy();
  await answer(user, "Good", "It is quieter now");
  await user.click(screen.getByRole("button", { name: "Next person" }));
  await user.click(screen.getByRole("button", { name: "ភាសាខ្មែរ" }));
  expect(await screen.findByRole("heading", { name: "តើបច្ចេកវិទ្យានេះធ្វើឱ្យអ្នកមានអារម្មណ៍យ៉ាងណា?" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "English" }));
  await answer(user, "Bad", "");
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  expect(await stored()).toMatchObject([
    { page: { id: pages.device.id }, channel: "staff", locale: "en", answers: { feeling: 2 }, comment: null },
    { channel: "staff", answers: { feeling: 4, helpful: null }, comment: "It is quieter now" },
  ]);
  expect(screen.getByText("Answers today: 2")).toBeTruthy();
});

test("keeps answers on the tablet while offline, across a restart, and sends each once", async () => {
  const { open, stored, network } = await onSite();
  const first = open();
  await start(first.user);
  network.isDown = true;
  await answer(first.user, "Good", "One");
  await first.user.click(screen.getByRole("button", { name: "Next person" }));
  await answer(first.user, "Neutral", "Two");
  expect(await screen.findByText(/No connection\. Answers waiting: 2\./)).toBeTruthy();
  expect(screen.getByText(/It reaches the city as soon as this tablet is online again/)).toBeTruthy();
  cleanup();
  open();
  expect(await screen.findByText(/Answers waiting: 2\./)).toBeTruthy();
  expect(screen.getByText("Air mast")).toBeTruthy();
  // the server accepts them, but the responses are lost
  network.isDown = false;
  network.losesAnswers = true;
  window.dispatchEvent(new Event("online"));
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  expect(await screen.findByText(/Answers waiting: 2\./)).toBeTruthy();
  network.losesAnswers = false;
  await waitFor(
    async () => {
      window.dispatchEvent(new Event("online"));
      expect(screen.queryByText(/Answers waiting/)).toBeNull();
      expect(await stored()).toHaveLength(2);
    },
    { timeout: 10_000 },
  );
  expect(new Set((await stored()).map(({ comment }) => comment))).toEqual(new Set(["One", "Two"]));
});

test("says that collecting is no longer allowed, and keeps the answers until the role is back", async () => {
  const { open, stored, customer_id } = await onSite();
  const { user } = open();
  await start(user);
  await screen.findByRole("radio", { name: "Good" });
  const become = (role: "viewer" | "editor") =>
    server.database.system.updateTable("memberships").set({ role }).where("customer_id", "=", customer_id).execute();
  await become("viewer");
  await answer(user, "Good", "Keep it");
  expect(await screen.findByText(/You may no longer collect answers here\. Answers waiting: 1\./)).toBeTruthy();
  expect(screen.queryByText(/No connection/)).toBeNull();
  await become("editor");
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(/Answers waiting/)).toBeNull());
  expect(await stored()).toHaveLength(1);
});

test("says that the workspace has changed, and sends the answers once it is back", async () => {
  const { open, stored, call, customer_id } = await onSite();
  const other = await server.make.customer();
  const membership = { customer_id: other.id, user_id: call.user_id, role: "editor" } as const;
  await server.database.system.insertInto("memberships").values(membership).execute();
  const goTo = (id: string) => call(userApi.switchCustomer, { body: { user: { customer_id: id } } });
  const { user } = open();
  await start(user);
  await screen.findByRole("radio", { name: "Good" });
  await goTo(other.id);
  await answer(user, "Good", "Keep it");
  expect(await screen.findByText(/You are signed in to another workspace\. Answers waiting: 1\./)).toBeTruthy();
  await goTo(customer_id);
  expect(await stored()).toEqual([]);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(/Answers waiting/)).toBeNull());
  expect(await stored()).toHaveLength(1);
});

test("ends collecting after a confirmation, and lets no viewer start", async () => {
  const { open, customer_id } = await onSite();
  const { user } = open();
  await start(user);
  await user.click(await screen.findByRole("button", { name: "End" }));
  const dialog = await screen.findByRole("alertdialog", { name: "End collecting?" });
  await user.click(within(dialog).getByRole("button", { name: "End collecting" }));
  expect(await screen.findByRole("button", { name: "Start collecting" })).toBeTruthy();
  cleanup();
  const viewer = await server.as({ customer_id, role: "viewer" });
  renderRoute("/feedback/collect", { transport: server.transport, token: viewer.token });
  expect(await screen.findByText("Only editors and managers can collect answers.")).toBeTruthy();
});
