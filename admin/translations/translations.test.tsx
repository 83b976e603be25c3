import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { PageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { sitesApi } from "#contract/sites.ts";
import { translationsApi } from "#contract/translations.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();

async function open(
  role: "editor" | "viewer" = "editor",
  { locale = "es", content = {} }: { locale?: string; content?: Partial<PageContent> } = {},
) {
  const owner = await server.as({ role: "manager" });
  const { site } = await owner(sitesApi.current, { query: {} });
  await owner(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { locales: ["en", locale] } } });
  const device = await server.make.device(owner.customer_id, { name: "Counter" });
  const { page } = await owner(pagesApi.create, { body: { page: { type: "device_page", subject_id: device.id } } });
  await owner(pagesApi.update, {
    params: { id: page.id },
    body: { page: { content: { ...page.content, ...content }, lock_version: page.lock_version } },
  });
  const me = role === "editor" ? owner : await server.as({ role, customer_id: owner.customer_id });
  const view = renderRoute(`/guide-app/pages/devices/${page.id}?translate=${locale}`, {
    transport: server.transport,
    token: me.token,
  });
  return { ...view, me, page };
}

const readHeadline = async (me: Awaited<ReturnType<typeof server.as>>, id: string) =>
  (await me(pagesApi.read, { params: { id } })).page.content.headline;

test("R2.20 edits a missing text beside its source, and counts it as done on blur", async () => {
  const { user, me, page } = await open();
  const field = await screen.findByRole("textbox", { name: "Headline in Spanish" });
  await user.type(field, "Contador");
  await user.tab();
  await waitFor(async () => expect(await readHeadline(me, page.id)).toEqual({ en: "Counter", es: "Contador" }));
  const group = within(screen.getByRole("region", { name: "Page" }));
  await waitFor(() => expect(group.getByText("Done")).toBeTruthy());
});

test("R2.20 shows source changes of an outdated text, until someone marks it as done", async () => {
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
  expect(screen.getByText(/^English changed: Today, .*, You$/)).toBeTruthy();
  await user.click(mark);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Mark as done" })).toBeNull());
});

test("R2.20 previews a translator's file text by text before saving", async () => {
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
  expect(await screen.findByText(/^From a file, /)).toBeTruthy();
});

const BODY = { en: "Three sensors count.\n\n## Why we count\n\nTo plan **cleaning**." };

test("R2.20 shows rich text with its headings, and edits it in the editor", async () => {
  const { user, me, page } = await open("editor", { content: { body: BODY } });
  expect(await screen.findByRole("heading", { name: "Why we count" })).toBeTruthy();
  expect(screen.getByText("cleaning").tagName).toBe("STRONG");
  const field = await screen.findByRole("textbox", { name: "Text in Spanish" });
  expect(field.getAttribute("contenteditable")).toBe("true");
  await user.click(screen.getAllByRole("button", { name: "Copy English" }).at(-1) ?? field);
  await waitFor(() => expect(within(field).getByRole("heading", { name: "Why we count" })).toBeTruthy());
  await waitFor(async () =>
    expect((await me(pagesApi.read, { params: { id: page.id } })).page.content.body["es"]).toBe(BODY.en),
  );
});

test("R2.20 moves to the next unfinished text with Alt ↓, including rich text, then to the next page", async () => {
  const { user, me, page, router } = await open("editor", { content: { body: BODY } });
  const headline = await screen.findByRole("textbox", { name: "Headline in Spanish" });
  const text = await screen.findByRole("textbox", { name: "Text in Spanish" });
  const other = await server.make.device(me.customer_id, { name: "Mast" });
  const { page: next } = await me(pagesApi.create, { body: { page: { type: "device_page", subject_id: other.id } } });
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(document.activeElement).toBe(headline);
  await user.keyboard("Contador{Alt>}{ArrowDown}{/Alt}");
  expect(document.activeElement).toBe(text);
  await waitFor(async () => expect(await readHeadline(me, page.id)).toHaveProperty("es", "Contador"));
  await waitFor(() => expect(screen.getByText("1 text to do")).toBeTruthy());
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await waitFor(() => expect(router.state.location.pathname).toBe(`/guide-app/pages/devices/${next.id}`));
  expect(router.state.location.search).toBe("?translate=es");
});

test("after the last text the other languages of the page come next, then publishing", async () => {
  const me = await server.as({ role: "manager" });
  const { site } = await me(sitesApi.current, { query: {} });
  await me(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { locales: ["en", "es", "km"] } } });
  const device = await server.make.device(me.customer_id, { name: "Counter" });
  const { page } = await me(pagesApi.create, { body: { page: { type: "device_page", subject_id: device.id } } });
  const params = { id: page.id };
  const path = `/guide-app/pages/devices/${page.id}`;
  const translateAndOpen = async (locale: string) => {
    const query = { locale };
    const { texts } = await me(translationsApi.list, { params, query });
    const translated = texts.map(({ subject_type, subject_id, field, source }) => ({
      subject_type,
      subject_id,
      field,
      source,
      target: "Contador",
      is_done: true,
    }));
    await me(translationsApi.write, { params, query, body: { texts: translated } });
    await server.work();
    return renderRoute(`${path}?translate=${locale}`, { transport: server.transport, token: me.token });
  };
  const spanish = await translateAndOpen("es");
  expect((await screen.findByRole("link", { name: "Publish" })).getAttribute("href")).toBe(`${path}?publish`);
  await spanish.user.click(await screen.findByRole("button", { name: "Translate into Khmer" }));
  await waitFor(() => expect(spanish.router.state.location.search).toBe("?translate=km"));
  const headline = await screen.findByRole("textbox", { name: "Headline in Khmer" });
  await waitFor(() => expect(document.activeElement).toBe(headline));
  spanish.unmount();
  const khmer = await translateAndOpen("km");
  await khmer.user.click(await screen.findByRole("button", { name: "Publish" }));
  await waitFor(() => expect(khmer.router.state.location.search).toBe("?publish"));
});

test("a draft is translated into its other languages before the next page", async () => {
  const me = await server.as({ role: "manager" });
  const { site } = await me(sitesApi.current, { query: {} });
  await me(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { locales: ["en", "es", "km"] } } });
  const [first] = await Promise.all(
    ["Counter", "Mast"].map(async (name) => {
      const device = await server.make.device(me.customer_id, { name });
      return (await me(pagesApi.create, { body: { page: { type: "device_page", subject_id: device.id } } })).page;
    }),
  );
  if (!first) throw new Error("there is no page");
  const path = `/guide-app/pages/devices/${first.id}?translate=es`;
  const { user } = renderRoute(path, { transport: server.transport, token: me.token });
  await user.type(await screen.findByRole("textbox", { name: "Headline in Spanish" }), "Contador");
  await user.tab();
  expect(await screen.findByRole("button", { name: "Translate into Khmer" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Next page that needs Spanish" })).toBeTruthy();
});

test("lists a text that was typed just before the page was translated", async () => {
  const { user, page, router } = await open();
  await screen.findByRole("textbox", { name: "Headline in Spanish" });
  await router.navigate(`/guide-app/pages/devices/${page.id}`);
  await user.type(await screen.findByRole("textbox", { name: /^Subtitle/ }), "Counts people");
  await router.navigate(`/guide-app/pages/devices/${page.id}?translate=es`);
  expect(await screen.findByRole("textbox", { name: "Subtitle in Spanish" })).toBeTruthy();
});

test("texts that are left out of sight are shown again when the next missing one is wanted", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("radio", { name: "Done 0" }));
  expect(screen.queryByRole("textbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Next missing" }));
  expect(document.activeElement).toBe(await screen.findByRole("textbox", { name: "Headline in Spanish" }));
});

test("R4.4 uses the direction of the language for fields, and of the screen for labels", async () => {
  await open("editor", { locale: "ar", content: { body: BODY } });
  const headline = await screen.findByRole("textbox", { name: "Headline in Arabic" });
  const text = await screen.findByRole("textbox", { name: "Text in Arabic" });
  for (const field of [headline, text])
    expect([field.getAttribute("lang"), field.getAttribute("dir")]).toEqual(["ar", "rtl"]);
  expect(headline.closest("[data-rac]")?.parentElement?.closest("[dir=rtl]")).toBeNull();
});
