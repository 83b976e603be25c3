import { screen, waitFor, within } from "@testing-library/react";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import type { PageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { sitesApi } from "#contract/sites.ts";
import { writingHelpApi } from "#contract/writing-help.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { startLanguageModel } from "#server/testing/language-model.ts";

const server = await shareTestApp();
const model = await startLanguageModel();
// the operator allows it
server.services.config.outbound_hosts.push(model.host);
afterAll(model.stop);

const at = (path: string, token: string) => renderRoute(path, { transport: server.transport, token });
type Caller = Awaited<ReturnType<typeof server.as>>;

async function editPage(me: Caller, id: string, change: Partial<PageContent>) {
  const { page } = await me(pagesApi.read, { params: { id } });
  const body = { page: { content: { ...page.content, ...change }, lock_version: page.lock_version } };
  await me(pagesApi.update, { params: { id }, body });
}
const contentOf = async (me: Caller, id: string) => (await me(pagesApi.read, { params: { id } })).page.content;

test("a manager connects a model and tests it; nobody else sees the settings", async () => {
  const me = await server.as({ role: "manager" });
  const { user, unmount } = at("/writing-help", me.token);
  await user.click(await screen.findByRole("button", { name: "Save" }));
  expect((await screen.findByRole("textbox", { name: "Address" })).getAttribute("aria-invalid")).toBe("true");
  await user.type(screen.getByRole("textbox", { name: "Address" }), model.address);
  await user.type(screen.getByRole("textbox", { name: "Model" }), "gone");
  await user.type(screen.getByLabelText("Key"), model.key);
  await user.click(screen.getByRole("switch", { name: "Writing help is on" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Test" }));
  expect(await screen.findByText("Stopped at: Model found")).toBeTruthy();
  expect(screen.getByText(/^The service does not know this model/)).toBeTruthy();
  await user.clear(screen.getByRole("textbox", { name: "Model" }));
  await user.type(screen.getByRole("textbox", { name: "Model" }), model.model);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await expect
    .poll(async () => (await me(writingHelpApi.get, {})).writing_help)
    .toMatchObject({ is_on: true, model: model.model, key_saved_at: expect.any(String) as string });
  await screen.findByText("Not tested yet. The test sends a sentence of ours.");
  await user.click(screen.getByRole("button", { name: "Test" }));
  expect(await screen.findByText("Everything works")).toBeTruthy();
  unmount();
  const editor = await server.as({ role: "editor", customer_id: me.customer_id });
  at("/writing-help", editor.token);
  expect(await screen.findByText("Only managers can see this")).toBeTruthy();
});

test("an editor lets the model draft, sees that it did, and takes the draft over", async () => {
  const owner = await server.as({ role: "manager" });
  await server.make.writingHelp(owner.customer_id, model);
  const { site } = await owner(sitesApi.current, { query: {} });
  await owner(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { locales: ["en", "es"] } } });
  const { id: subject_id } = await server.make.device(owner.customer_id, { name: "Counter" });
  const { page } = await owner(pagesApi.create, { body: { page: { type: "device_page", subject_id } } });
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#123" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append("image", new Blob([new Uint8Array(png)]), "photo.png");
  const { key } = await owner(pagesApi.upload, { params: { id: page.id }, body });
  const image = { key, alt: {}, is_decorative: false, crop: null, focus: { x: 0.5, y: 0.5 } };
  await editPage(owner, page.id, { image, body: { en: "It enumerates.\n\nPedestrians." } });
  const me = await server.as({ role: "editor", customer_id: owner.customer_id });

  const { user, router } = at(`/guide-app/pages/devices/${page.id}?translate=es`, me.token);
  const headline = await screen.findByRole<HTMLInputElement>("textbox", { name: "Headline in Spanish" });
  const row = within(headline.closest("li") as HTMLElement);
  model.answerWith((response) => model.fail(response, 429, "rate_limit_exceeded"));
  await user.click(await row.findByRole("button", { name: "Draft a translation" }));
  expect((await row.findByRole("alert")).textContent).toMatch(/^The service is busy/);
  model.answerWith();
  await user.click(row.getByRole("button", { name: "Draft a translation" }));
  await waitFor(() => expect(headline.value).toBe("[es] Counter"));
  expect(row.getByText(new RegExp(`^Draft by ${model.model}, .*Not reviewed`))).toBeTruthy();
  expect(await screen.findByRole("radio", { name: "Not reviewed 1" })).toBeTruthy();
  await user.click(row.getByRole("button", { name: "Mark as reviewed" }));
  await waitFor(() => expect(row.queryByText(/Not reviewed/)).toBeNull());

  await router.navigate(`/guide-app/pages/devices/${page.id}`);
  model.say("A dark square.");
  await user.click(await screen.findByRole("button", { name: "Describe the photo" }));
  const alt = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Alternative text" });
  await waitFor(() => expect(alt.value).toBe("A dark square."));
  expect(await screen.findByText(/^Draft by/)).toBeTruthy();
  await user.type(alt, " On white.");
  await waitFor(() => expect(screen.queryByText(/^Draft by/)).toBeNull());

  model.say("It counts people.\n\nThey walk.");
  await user.click(screen.getByRole("button", { name: "Say it more plainly" }));
  const proposal = within(await screen.findByRole("region", { name: "In plainer words" }));
  expect(proposal.getByText("It enumerates.")).toBeTruthy();
  expect((await contentOf(me, page.id)).body).toEqual({ en: "It enumerates.\n\nPedestrians." });
  await user.click(proposal.getByRole("button", { name: "Use these words" }));
  await waitFor(async () =>
    expect((await contentOf(me, page.id)).body).toEqual({ en: "It counts people.\n\nThey walk." }),
  );
});
