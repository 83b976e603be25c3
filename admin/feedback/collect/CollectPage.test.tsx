import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { feedbackApi } from "#contract/feedback.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
afterEach(() => localStorage.clear());

type Network = { isDown: boolean; losesAnswers: boolean };

/** A network that goes away, or loses an answer after the server has done its work. */
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
  await user.click(await screen.findByRole("button", { name: /Place/ }));
  await user.click(await screen.findByRole("option", { name: "Gate 2" }));
  await user.click(screen.getByRole("button", { name: "Start collecting" }));
}

/** One person: a face for the first question, no other answers, and a comment. */
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

test("answers of one person after the other arrive with their page, place, channel and language", async () => {
  const { open, stored, pages } = await onSite();
  const { user } = open();
  await start(user);
  await user.click(await screen.findByRole("button", { name: "Next question" }));
  expect(await screen.findByText("Choose a face, or skip this question.")).toBeTruthy();
  await answer(user, "Good", "It is quieter now");
  await user.click(screen.getByRole("button", { name: "Next person" }));
  await user.click(screen.getByRole("button", { name: "ភាសាខ្មែរ" }));
  expect(await screen.findByRole("heading", { name: "បច្ចេកវិទ្យានេះធ្វើឱ្យអ្នកមានអារម្មណ៍យ៉ាងណា?" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "English" }));
  await answer(user, "Bad", "");
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  expect(await stored()).toMatchObject([
    { page: { id: pages.device.id }, channel: "staff", locale: "en", answers: { feeling: 2 }, comment: null },
    { channel: "staff", answers: { feeling: 4, helpful: null }, comment: "It is quieter now" },
  ]);
  expect(screen.getByText("Answers today: 2")).toBeTruthy();
});

test("without a network answers wait on the tablet, survive a restart, and arrive once each", async () => {
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
  // the server takes them, and nobody hears of it
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

test("collecting ends after a question, and viewers cannot begin", async () => {
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
