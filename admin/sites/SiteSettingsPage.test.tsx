import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { type SiteInput, sitesApi } from "#contract/sites.ts";
import { shareTestApp, type TestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const LONG = { timeout: 20_000 };
type Person = Awaited<ReturnType<TestApp["as"]>>;

/** Logs every request as `PUT /api/…?…`, in order. */
function listening() {
  const calls: string[] = [];
  const transport: Transport = (path, init) => {
    calls.push(`${init.method} ${path}`);
    return server.transport(path, init);
  };
  return { calls, transport };
}

const at = (token: string, tab = "site-wide", transport: Transport = server.transport) =>
  renderRoute(`/guide-app/settings/${tab}`, { transport, token });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const current = async (me: Person, locale = "en") => (await me(sitesApi.current, { query: { locale } })).site;
const write = async (me: Person, site: SiteInput, locale = "en") =>
  me(sitesApi.update, { params: { id: (await current(me)).id }, query: { locale }, body: { site } });
/** Pastes instead of typing: one event instead of one per letter. */
async function fill(user: UserEvent, name: string, text: string) {
  const input = await field(name);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}
const save = () => screen.findByRole("button", { name: "Save changes" });

test("R2.17 /guide-app/settings has the tabs site-wide, responsable-org and advanced", async () => {
  const me = await server.as();
  const { user, router } = renderRoute("/guide-app/settings", { transport: server.transport, token: me.token });
  const tabs = await screen.findByRole("navigation", { name: "Guide settings" });
  await waitFor(() => expect(router.state.location.pathname).toBe("/guide-app/settings/site-wide"));
  expect((await field("Guide name")).value).toBe("City of Testing");
  await user.click(within(tabs).getByRole("link", { name: "Responsible organization" }));
  expect(await field("Contact email")).toBeTruthy();
  await user.click(within(tabs).getByRole("link", { name: "Advanced" }));
  expect(await field("Domain")).toBeTruthy();
  expect(router.state.location.pathname).toBe("/guide-app/settings/advanced");
});

test("R7.11 R7.12 loads the languages, then the site in the default one", async () => {
  const me = await server.as();
  const { calls, transport } = listening();
  at(me.token, "site-wide", transport);
  await field("Guide name");
  expect(calls).toContain("GET /api/v1/sites/locales");
  expect(calls).toContain("GET /api/v1/sites/current?locale=en");
});

test("R7.13 sends only changes, in the content language", async () => {
  const me = await server.as();
  const bodies: unknown[] = [];
  const transport: Transport = (path, init) => {
    if (init.method === "PUT") bodies.push([path, JSON.parse(init.body as string)]);
    return server.transport(path, init);
  };
  const { user } = at(me.token, "site-wide", transport);
  await fill(user, "Tagline", "What the city measures");
  await user.click(await save());
  expect(await screen.findByText("Settings saved")).toBeTruthy();
  const { id, tagline } = await current(me);
  expect(tagline).toBe("What the city measures");
  expect(bodies).toEqual([[`/api/v1/sites/${id}?locale=en`, { site: { tagline, lock_version: 0 } }]]);
  expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
});

test("R4.4 reloads the site in another content language; asks first with unsaved changes", async () => {
  const me = await server.as();
  await write(me, { tagline: "Seen from the street" });
  const { calls, transport } = listening();
  const { user } = at(me.token, "site-wide", transport);
  const choose = async (name: RegExp) => {
    await user.click(await screen.findByRole("button", { name: /^Content language/ }));
    await user.click(await screen.findByRole("menuitemradio", { name }));
  };
  await fill(user, "Tagline", "Seen from the street!");
  await choose(/Khmer/);
  const dialog = await screen.findByRole("alertdialog", { name: "Switch to Khmer without saving?" });
  await user.click(within(dialog).getByRole("button", { name: "Keep editing" }));
  expect((await field("Tagline")).value).toBe("Seen from the street!");
  await choose(/Khmer/);
  calls.length = 0;
  await user.click(await screen.findByRole("button", { name: "Discard and switch" }));
  expect(await screen.findByText(/Shown in English until you translate it: “Seen from the street”/)).toBeTruthy();
  expect(calls).toContain("GET /api/v1/sites/current?locale=km");
  expect((await field("Tagline")).value).toBe("");
  await fill(user, "Tagline", "ទីក្រុង");
  await user.click(await save());
  await waitFor(async () => expect((await current(me, "km")).tagline).toBe("ទីក្រុង"));
  expect((await current(me)).tagline).toBe("Seen from the street");
});

test("asks before leaving with unsaved changes", async () => {
  const me = await server.as();
  const { user, router } = at(me.token);
  await fill(user, "Tagline", "Not yet");
  await user.click(screen.getByRole("link", { name: "Advanced" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Stay here" }));
  expect(router.state.location.pathname).toBe("/guide-app/settings/site-wide");
  expect((await field("Tagline")).value).toBe("Not yet");
});

test("merges changes of two people to different fields without asking", async () => {
  const me = await server.as();
  const { user } = at(me.token);
  await fill(user, "Tagline", "Mine");
  await write(me, { footer: "Theirs" });
  await user.click(await save());
  expect(await screen.findByText(/merged with changes someone else made/)).toBeTruthy();
  expect(await current(me)).toMatchObject({ tagline: "Mine", footer: "Theirs" });
});

test("shows both versions when two people change one field, and lets the second choose", async () => {
  const me = await server.as();
  const { user } = at(me.token);
  await fill(user, "Tagline", "Mine");
  await fill(user, "Footer text", "Also mine");
  await write(me, { tagline: "Theirs", footer: "Also theirs" });
  await user.click(await save());
  const dialog = await screen.findByRole("alertdialog", { name: /changed the same fields$/ });
  expect(await current(me)).toMatchObject({ tagline: "Theirs", footer: "Also theirs" });
  const tagline = within(dialog).getByRole("radiogroup", { name: "Tagline" });
  expect([within(tagline).getByText("Mine"), within(tagline).getByText("Theirs")]).toHaveLength(2);
  await user.click(within(tagline).getByRole("radio", { name: /Use theirs/ }));
  await user.click(within(dialog).getByRole("button", { name: "Save my choices" }));
  await waitFor(async () => expect(await current(me)).toMatchObject({ tagline: "Theirs", footer: "Also mine" }));
  expect((await field("Tagline")).value).toBe("Theirs");
});

test("keeps the changes when saving fails, and says so", async () => {
  const me = await server.as();
  const transport: Transport = (path, init) =>
    init.method === "PUT" ? Promise.reject(new TypeError("offline")) : server.transport(path, init);
  const { user } = at(me.token, "site-wide", transport);
  await fill(user, "Tagline", "Still here");
  await user.click(await save());
  expect((await screen.findByRole("alert")).textContent).toContain("Your changes are still here.");
  expect((await field("Tagline")).value).toBe("Still here");
});

test("lists invalid values at the top and beside their fields", async () => {
  const me = await server.as();
  const { user } = at(me.token);
  await user.clear(await field("Guide name"));
  await fill(user, "Privacy statement link", "nowhere");
  await fill(user, "Main colour", "#ffff00");
  expect(await screen.findByText(/Too light for white text/)).toBeTruthy();
  await user.click(await save());
  const summary = await screen.findByRole("alert");
  expect(
    within(summary)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([
    "Guide name: The guide needs a name in its default language",
    "Privacy statement link: Enter an address that starts with https://",
    "Main colour: White text on this colour would be hard to read. Choose a darker colour.",
  ]);
  expect((await current(me)).name).toBe("City of Testing");
});

test("lets a viewer read the settings, and an editor not change the address", async () => {
  const viewer = await server.as({ role: "viewer" });
  const first = at(viewer.token);
  expect(await screen.findByText(/You can view these settings/)).toBeTruthy();
  expect((await field("Tagline")).readOnly).toBe(true);
  first.unmount();
  const editor = await server.as();
  at(editor.token, "advanced");
  expect(await screen.findByText(/Only managers can change the address because/)).toBeTruthy();
  expect((await field("Domain")).readOnly).toBe(true);
});

test("shows the address without a domain at its field, and how long comments are kept in years", async () => {
  const me = await server.as({ role: "manager" });
  await write(me, { slug: "seaview" });
  const { user } = at(me.token, "advanced");
  expect(await screen.findByText("Without a domain, residents find the guide at seaview.localhost:3000")).toBeTruthy();
  expect(screen.getByRole("button", { name: /^2 years Keep comments for/ })).toBeTruthy();
  await fill(user, "Domain", "seaview.example.org");
  expect(await screen.findByText("Residents find the guide at https://seaview.example.org")).toBeTruthy();
  expect(screen.getByText("The guide is also at seaview.localhost:3000")).toBeTruthy();
});

test("R3.4 lets a manager set domain and slug, and rejects one in use beside its field", async () => {
  const me = await server.as({ role: "manager" });
  const other = await server.as({ role: "manager" });
  await write(other, { domain: "taken.example.org" });
  const { user } = at(me.token, "advanced");
  await fill(user, "Domain", "taken.example.org");
  await user.click(await save());
  expect(await screen.findByText("This domain already belongs to another site.")).toBeTruthy();
  await fill(user, "Domain", "seaview.example.org");
  await fill(user, "Short name", "seaview-city");
  await user.click(await save());
  await waitFor(async () =>
    expect(await current(me)).toMatchObject({ domain: "seaview.example.org", slug: "seaview-city" }),
  );
});

test("R3.5 adds, orders and removes languages, and keeps the default", async () => {
  const me = await server.as();
  const { user } = at(me.token, "advanced");
  expect(
    (await screen.findByRole("button", { name: "English is the default. Choose another default first." })).getAttribute(
      "aria-disabled",
    ),
  ).toBe("true");
  await user.click(screen.getByRole("button", { name: "Move Khmer up" }));
  await user.click(screen.getByRole("button", { name: "Remove Spanish" }));
  await user.type(screen.getByRole("combobox", { name: "Add a language" }), "arabic");
  await user.click(await screen.findByRole("option"));
  await user.click(await save());
  await waitFor(async () => expect((await current(me)).locales).toEqual(["km", "en", "ar"]));
});

test("switches off a part of the guide", async () => {
  const me = await server.as();
  const { user } = at(me.token, "advanced");
  await user.click(await screen.findByRole("switch", { name: /Map/ }));
  await user.click(await save());
  await waitFor(async () =>
    expect((await current(me)).features).toEqual({
      feedback: true,
      map: false,
      faq: true,
      search: true,
      changes: true,
      open_data: true,
    }),
  );
});

test("lets a manager choose whether missing translations warn or block publishing", async () => {
  const me = await server.as({ role: "manager" });
  const device = await server.make.device(me.customer_id, { name: "Counter" });
  const { page } = await me(pagesApi.create, { body: { page: { type: "device_page", subject_id: device.id } } });
  const { user } = at(me.token, "advanced");
  const choice = within(await screen.findByRole("radiogroup", { name: "When a language is missing" }));
  expect(choice.getByRole("radio", { name: "Warn" }).getAttribute("aria-checked")).toBe("true");
  await user.click(choice.getByRole("radio", { name: "Stop publishing" }));
  await user.click(await save());
  await waitFor(async () => expect((await current(me)).translation_policy).toBe("block"));
  const incomplete = expect.objectContaining({ code: "locale_incomplete", severity: "error" }) as unknown;
  await expect(me(publicationsApi.publish, { params: { id: page.id }, body: {} })).rejects.toMatchObject({
    body: { code: "page_has_errors", current: { findings: expect.arrayContaining([incomplete]) as unknown } },
  });
});

test("reports settings that fail to load, and retries", async () => {
  const me = await server.as();
  let isDown = true;
  const transport: Transport = (path, init) =>
    isDown && path.includes("/sites/") ? Promise.reject(new TypeError("offline")) : server.transport(path, init);
  const { user } = at(me.token, "site-wide", transport);
  expect(await screen.findByText("The settings did not load")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await field("Tagline")).toBeTruthy();
});

/** Text of the preview, which is in a shadow root. */
const previewed = () => {
  const figure = screen.getByText("Preview", { selector: "figcaption" }).closest("figure");
  const hosts = [...(figure?.querySelectorAll("div") ?? [])];
  return hosts.map(({ shadowRoot }) => shadowRoot).find((root) => root !== null);
};

test("previews the guide's own header, home page and footer with the typed text, and nothing else", async () => {
  const me = await server.as();
  const { user } = at(me.token);
  await fill(user, "Guide name", "Harbour guide");
  await fill(user, "Footer text", "Digital rights team");
  await waitFor(() => expect(previewed()?.querySelector(".g-host-site")?.textContent).toBe("Harbour guide"), LONG);
  const shown = previewed();
  expect(shown?.querySelector(".g-foot")?.textContent).toContain("Digital rights team");
  expect(shown?.querySelector("[type=search]")).toBeNull();
  // the guide's header has no background of its own; the colour applies to links and buttons
  expect(shown?.querySelector("header")?.getAttribute("style")).toBeNull();
  expect(shown?.querySelector(".guide")?.className).toContain("guide-light");
});

test("says for each language whether the guide's interface is translated, before and after adding it", async () => {
  const me = await server.as({ role: "manager" });
  const { user } = at(me.token, "advanced");
  const box = await screen.findByRole("combobox", { name: /Add a language/ }, LONG);
  const offered = async (name: string) => {
    await user.clear(box);
    await user.type(box, name);
    return (await screen.findByRole("option", { name: new RegExp(name) })).textContent;
  };
  expect(await offered("Dutch")).toContain("Interface words: English");
  expect(await offered("Arabic")).toContain("Interface words: yes");
  await user.click(screen.getByRole("option", { name: /Arabic/ }));
  const rows = within(screen.getByRole("group", { name: "Languages of the guide" })).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent).join(" ")).toMatch(/Arabic.*ar · Interface words: yes/);
});
