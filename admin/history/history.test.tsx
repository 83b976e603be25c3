import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { emptyPageContent, type PageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { shareTestApp } from "#server/testing/harness.ts";
// preload lazy modules: on a busy machine they would time out
import "#admin/pages/editor/ContentTab.tsx";
import "./HistoryView.tsx";

const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;

async function save(me: Person, id: string, change: (content: PageContent) => PageContent) {
  const { page } = await me(pagesApi.read, { params: { id } });
  const { lock_version, content } = page;
  return me(pagesApi.update, { params: { id }, body: { page: { content: change(content), lock_version } } });
}

/** Published once, then changed by someone else. */
async function pageWithPast() {
  const me = await server.as({ name: "Dara Meas" });
  const other = await server.as({ name: "Lena Okafor", customer_id: me.customer_id });
  const content = {
    ...emptyPageContent("collection_page"),
    headline: { en: "Harbour" },
    subtitle: { en: "Counts people every hour" },
    body: { en: "Two sensors count people." },
  };
  const { page } = await me(pagesApi.create, { body: { page: { type: "collection_page", content } } });
  await me(publicationsApi.publish, { params: { id: page.id }, body: { note: "The first one" } });
  await save(other, page.id, (now) => ({
    ...now,
    subtitle: { en: "Counts people every minute", es: "Cuenta personas" },
    body: { en: "Three sensors count people." },
  }));
  return { me, other, id: page.id };
}
const open = (me: Person, id: string, search = "?history") =>
  renderRoute(`/guide-app/pages/collections/${id}${search}`, { transport: server.transport, token: me.token });
const contentOf = async (me: Person, id: string) => (await me(pagesApi.read, { params: { id } })).page.content;
const list = () => screen.findByRole("navigation", { name: "Versions and saves" });
const card = async (name: string, language: string) =>
  (await screen.findAllByRole("listitem")).find((item) => item.textContent?.startsWith(name + language))!;

test("R2.23 lists saves and versions with who and what, and previews a published one", async () => {
  const { me, id } = await pageWithPast();
  const { user, router } = open(me, id);
  const saves = await list();
  expect(await within(saves).findByText(/^Lena Okafor/)).toBeTruthy();
  expect(saves.textContent).toContain("changed Subtitle and Text");
  expect(saves.textContent).toContain("“The first one”");
  await user.click(within(saves).getByRole("link", { name: /Version 1/ }));
  expect(router.state.location.search).toBe("?history=1");
  expect(await screen.findByRole("heading", { name: "Version 1" })).toBeTruthy();
  expect(await screen.findByText("hour", { selector: "del" })).toBeTruthy();
  expect(screen.getByText("minute", { selector: "ins" })).toBeTruthy();
});

test("R2.23 restores one field in one language as a new save, with undo, and keeps the rest", async () => {
  const { me, id } = await pageWithPast();
  const { user } = open(me, id, "?history=1");
  await screen.findByRole("heading", { name: "Version 1" });
  await waitFor(async () => expect(await card("Subtitle", "English")).toBeTruthy());
  await user.click(within(await card("Subtitle", "English")).getByRole("button", { name: "Restore this field" }));
  expect(await screen.findByText("Restored")).toBeTruthy();
  await waitFor(async () =>
    expect((await contentOf(me, id)).subtitle).toEqual({ en: "Counts people every hour", es: "Cuenta personas" }),
  );
  expect((await contentOf(me, id)).body).toEqual({ en: "Three sensors count people." });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await contentOf(me, id)).subtitle["en"]).toBe("Counts people every minute"), {
    timeout: 5000,
  });
});

test("opens on the latest difference, with the save's words as added", async () => {
  const { me, id } = await pageWithPast();
  open(me, id);
  expect(await screen.findByText("minute", { selector: "ins" })).toBeTruthy();
  expect(screen.getByText("hour", { selector: "del" })).toBeTruthy();
  // as many as the list names: the subtitle in two languages, and the text
  expect(await card("Subtitle", "English")).toBeTruthy();
  expect(await card("Subtitle", "Spanish")).toBeTruthy();
  expect(await card("Text", "English")).toBeTruthy();
  expect(screen.getByRole("heading", { name: /^Save of / })).toBeTruthy();
});

test("restores everything, and asks for no publication of what is public", async () => {
  const { me, id } = await pageWithPast();
  const { user } = open(me, id, "?history=1");
  await user.click(await screen.findByRole("button", { name: "Restore version 1" }));
  await waitFor(async () => expect((await contentOf(me, id)).body).toEqual({ en: "Two sensors count people." }));
  expect(await screen.findByText("No differences")).toBeTruthy();
  expect(await screen.findByText("Restored. Residents read the same version already.")).toBeTruthy();
});

test("says what to do next after restoring a save that is not public", async () => {
  const { me, other, id } = await pageWithPast();
  await save(other, id, (now) => ({ ...now, headline: { en: "Harbour walk" } }));
  await save(me, id, (now) => ({ ...now, headline: { en: "Quay" } }));
  const { user } = open(me, id, "?history=2");
  await user.click(await screen.findByRole("button", { name: "Restore this save" }));
  expect(await screen.findByText("Restored. Publish to show it to residents.")).toBeTruthy();
});

test("refuses a restore based on a stale page, and shows the current differences", async () => {
  const { me, other, id } = await pageWithPast();
  const { user } = open(me, id, "?history=1");
  const button = await screen.findByRole("button", { name: "Restore version 1" });
  await save(other, id, (now) => ({ ...now, headline: { en: "Harbour walk" } }));
  await user.click(button);
  expect((await screen.findByRole("alert")).textContent).toContain("Someone saved the page meanwhile");
  expect((await contentOf(me, id)).headline).toEqual({ en: "Harbour walk" });
  expect(await screen.findByText("walk", { selector: "ins", exact: false })).toBeTruthy();
});

test("shows the latest saves in the side panel, with a link to all", async () => {
  const { me, id } = await pageWithPast();
  const { user, router } = open(me, id, "");
  const panel = await screen.findByRole("region", { name: "State of this page" });
  expect(await within(panel).findByText("Lena Okafor")).toBeTruthy();
  await user.click(within(panel).getByRole("link", { name: "All versions" }));
  expect(router.state.location.search).toBe("?history");
  await list();
  await user.click(screen.getByRole("link", { name: "Back to editing" }));
  expect(await screen.findByRole("region", { name: "State of this page" })).toBeTruthy();
});

test("says that a save does not exist", async () => {
  const { me, id } = await pageWithPast();
  open(me, id, "?history=99");
  expect(await screen.findByText("This save does not exist")).toBeTruthy();
});

test("offers no restore for the current state, and lists as many rows as it counts", async () => {
  const { me, id } = await pageWithPast();
  open(me, id);
  expect(await screen.findByText("This is the page now")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Restore this save/ })).toBeNull();
  const saves = await list();
  const all = await within(saves).findByRole("radio", { name: /^All \d/ });
  expect(within(saves).getAllByRole("link")).toHaveLength(Number(all.textContent?.replace(/\D/g, "")));
});

test("lists every version of one save, and withholds an earlier one that residents then do not read", async () => {
  const { me, id } = await pageWithPast();
  const publish = (note: string) => me(publicationsApi.publish, { params: { id }, body: { note } });
  await publish("Second");
  await publish("Third");
  const { user, router } = open(me, id);
  const saves = await list();
  for (const version of [/^Version 3/, /^Version 2/, /^Version 1/])
    expect(await within(saves).findByRole("link", { name: version })).toBeTruthy();
  const all = await within(saves).findByRole("radio", { name: /^All \d/ });
  expect(within(saves).getAllByRole("link")).toHaveLength(Number(all.textContent?.replace(/\D/g, "")));

  // the public version can be changed or withdrawn, not withheld
  expect(screen.queryByRole("button", { name: "Withhold…" })).toBeNull();
  await user.click(within(saves).getByRole("link", { name: /^Version 2/ }));
  expect(router.state.location.search).toMatch(/version=2/);
  await screen.findByRole("heading", { name: "Version 2" });
  await user.click(await screen.findByRole("button", { name: "Withhold…" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("radio", { name: /The whole version/ }));
  await user.click(dialog.getByRole("button", { name: "Withhold" }));
  expect(await dialog.findByText("Enter a reason")).toBeTruthy();
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "It named a person.");
  await user.click(dialog.getByRole("button", { name: "Withhold" }));
  expect(await screen.findByText("Withheld from residents")).toBeTruthy();
  expect(screen.getByText("It named a person.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Withhold…" })).toBeNull();
  const { publication } = await me(publicationsApi.read, { params: { id, number: 2 } });
  expect(publication.withholdings).toMatchObject([{ field: null, withheld_by: "Dara Meas" }]);
  await user.click(screen.getByRole("button", { name: "Show again" }));
  await waitFor(() => expect(screen.queryByText("Withheld from residents")).toBeNull());
});
