import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { pagesApi } from "#contract/pages.ts";
import { shareTestApp } from "#server/testing/harness.ts";

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => localStorage.removeItem("page_preview"));

const LONG = { timeout: 20_000 };
const server = await shareTestApp();

async function openPage(transport: Transport = server.transport) {
  const me = await server.as();
  const device = await server.make.device(me.customer_id, { name: "Dock Road camera" });
  const { page } = await me(pagesApi.create, { body: { page: { type: "device_page", subject_id: device.id } } });
  return renderRoute(`/guide-app/pages/devices/${page.id}`, { transport, token: me.token });
}

/** Text of the preview, which is in a shadow root. */
const previewed = () =>
  [...screen.getByRole("group", { name: "The page as residents will see it" }).querySelectorAll("div")]
    .map(({ shadowRoot }) => shadowRoot?.textContent ?? "")
    .join("");

test("shows the text being written, and remembers that the preview is on", async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole("switch", { name: "Live preview" }, LONG));
  await waitFor(() => expect(previewed()).toContain("Dock Road camera"), LONG);
  await user.click(screen.getByRole("textbox", { name: "Headline" }));
  await user.paste(", north");
  await waitFor(() => expect(previewed()).toContain("Dock Road camera, north"), LONG);
  expect(localStorage.getItem("page_preview")).toBe("on");
});

test("switches between phone and desktop width", async () => {
  localStorage.setItem("page_preview", "on");
  const { user } = await openPage();
  const preview = await screen.findByRole("complementary", { name: "Live preview" }, LONG);
  const desktop = within(preview).getByRole("radio", { name: "Desktop" });
  await user.click(desktop);
  expect(desktop.getAttribute("aria-checked")).toBe("true");
});

test("waits for the home page's announcement, which is above the page", async () => {
  localStorage.setItem("page_preview", "on");
  let letAnswer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (letAnswer = resolve));
  const asked: string[] = [];
  await openPage(async (path, init) => {
    const isHome = path.startsWith(pagesApi.home.path);
    if (path.includes("/preview") || isHome) asked.push(isHome ? "home" : "page");
    if (isHome) await isAnswered;
    return server.transport(path, init);
  });
  await waitFor(() => expect(asked.toSorted()).toEqual(["home", "page"]), LONG);
  await expect(waitFor(() => expect(previewed()).not.toBe(""), { timeout: 2000 })).rejects.toThrow("not to be");
  letAnswer();
  await waitFor(() => expect(previewed()).toContain("Dock Road camera"), LONG);
});
