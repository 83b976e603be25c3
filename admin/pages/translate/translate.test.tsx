import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { pagesApi } from "#contract/pages.ts";
import { sitesApi } from "#contract/sites.ts";
import { translationsApi } from "#contract/translations.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();

async function open(role: "editor" | "viewer" = "editor") {
  const owner = await server.as({ role: "manager" });
  const { site } = await owner(sitesApi.current, { query: {} });
  await owner(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { locales: ["en", "es"] } } });
  const device = await server.make.device(owner.customer_id, { name: "Counter" });
  const { page } = await owner(pagesApi.create, { body: { page: { type: "device_page", subject_id: device.id } } });
  const me = role === "editor" ? owner : await server.as({ role, customer_id: owner.customer_id });
  const view = renderRoute(`/guide-app/pages/devices/${page.id}?translate=es`, {
    transport: server.transport,
    token: me.token,
  });
  return { ...view, me, page };
}

const readHeadline = async (me: Awaited<ReturnType<typeof server.as>>, id: string) =>
  (await me(pagesApi.read, { params: { id } })).page.content.headline;

test("R2.20 a missing text is written beside its source and is done when the field is left", async () => {
  const { user, me, page } = await open();
  const field = await screen.findByRole("textbox", { name: "Headline in Spanish" });
  await user.type(field, "Contador");
  await user.tab();
  await waitFor(async () => expect(await readHeadline(me, page.id)).toEqual({ en: "Counter", es: "Contador" }));
  const group = within(screen.getByRole("region", { name: "Page" }));
  await waitFor(() => expect(group.getByText("Done")).toBeTruthy());
});

test("R2.20 an outdated text shows what changed in its source, and is done once somebody says so", async () => {
  const { user, me, page, router } = await open();
  await user.type(await screen.findByRole("textbox", { name: "Headline in Spanish" }), "Contador");
  await user.tab();
  await waitFor(async () => expect(await readHeadline(me, page.id)).toHaveProperty("es"));
  const { page: now } = await me(pagesApi.read, { params: { id: page.id } });
  const content = { ...now.content, headline: { ...now.content.headline, en: "People counter" } };
  await me(pagesApi.update, { params: { id: page.id }, body: { page: { content, lock_version: now.lock_version } } });
  await router.navigate(`/guide-app/pages/devices/${page.id}`);
  await screen.findByRole("link", { name: "Side by side" });
  await router.navigate(`/guide-app/pages/devices/${page.id}?translate=es`);
  const mark = await screen.findByRole("button", { name: "Mark as done" });
  expect(document.querySelector("ins")?.textContent).toBe("People counter");
  await user.click(mark);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Mark as done" })).toBeNull());
});

test("R2.20 a translator's file is shown text by text before anything is saved", async () => {
  const { user, me, page } = await open();
  const blob = await me(translationsApi.file, { query: { locale: "es", format: "csv", page_id: [page.id] } });
  const back = (await blob.text()).replace(/(Counter,missing,Counter),/, "$1,Contador");
  await user.click(await screen.findByRole("button", { name: "Import" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Import translations" }));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("there is no field for the file");
  await user.upload(input, new File([back], "back.csv", { type: "text/csv" }));
  expect(await dialog.findByText(/1 text changes in Spanish/)).toBeTruthy();
  expect(await readHeadline(me, page.id)).toEqual({ en: "Counter" });
  await user.click(dialog.getByRole("button", { name: "Save 1 text" }));
  await waitFor(async () => expect(await readHeadline(me, page.id)).toEqual({ en: "Counter", es: "Contador" }));
});
