import { screen, waitFor, within } from "@testing-library/react";
import sharp from "sharp";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { sitesApi } from "#contract/sites.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#0369a1" } })
  .png()
  .toBuffer();
const picture = () => new File([new Uint8Array(png)], "logo.png", { type: "image/png" });
const group = (name: string) => screen.findByRole("group", { name });
const inputOf = (box: HTMLElement) => box.querySelector("input[type=file]") as HTMLInputElement;

function at(token: string, transport: Transport = server.transport) {
  return renderRoute("/guide-app/settings/site-wide", {
    transport,
    token,
    config: { api_base: "https://api.example.org/" },
  });
}

test("R7.14 R3.4 uploads an image immediately as site[{field}], and shows it by its key", async () => {
  const me = await server.as();
  const { user } = at(me.token);
  const logo = await group("Logo");
  await user.upload(inputOf(logo), picture());
  expect(await within(logo).findByRole("button", { name: "Replace" })).toBeTruthy();
  const { site } = await me(sitesApi.current, { query: {} });
  expect(site.logo_key).toEqual(expect.any(String));
  expect(logo.querySelector("img")?.src).toBe(`https://api.example.org/media/${site.logo_key}?w=320`);
});

test("keeps unsaved changes and allows saving them during an upload", async () => {
  const me = await server.as();
  const { user } = at(me.token);
  await user.click(await screen.findByLabelText(/^Tagline/));
  await user.paste("Half a sen");
  await user.upload(inputOf(await group("Logo")), picture());
  await within(await group("Logo")).findByRole("button", { name: "Replace" });
  await user.click(screen.getByLabelText(/^Alternative text for the logo/));
  await user.paste("A lighthouse");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Settings saved")).toBeTruthy();
  const { site } = await me(sitesApi.current, { query: {} });
  expect(site).toMatchObject({ tagline: "Half a sen", logo_alt: "A lighthouse", logo_key: expect.any(String) });
});

test("rejects a file that is not an image, and keeps the old one", async () => {
  const me = await server.as();
  const { user } = at(me.token);
  const logo = await group("Logo");
  await user.upload(inputOf(logo), picture());
  await within(logo).findByRole("button", { name: "Replace" });
  const before = logo.querySelector("img")?.src;
  await user.upload(inputOf(logo), new File(["not an image"], "logo.png", { type: "image/png" }));
  const alert = await within(logo).findByRole("alert");
  expect(alert.textContent).toMatch(
    /^This (image could not be read|kind of image is not supported).*The current image stays in use\.$/,
  );
  expect(logo.querySelector("img")?.src).toBe(before);
});

test("removes an image after a confirmation", async () => {
  const me = await server.as();
  const { user } = at(me.token);
  const logo = await group("Logo");
  await user.upload(inputOf(logo), picture());
  await user.click(await within(logo).findByRole("button", { name: "Remove" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(within(dialog).getByText(/^Residents will no longer see it\./)).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Remove image" }));
  await waitFor(() => expect(logo.querySelector("img")).toBeNull());
  expect((await me(sitesApi.current, { query: {} })).site.logo_key).toBeNull();
});
