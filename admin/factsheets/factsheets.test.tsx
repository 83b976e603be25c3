import { configure, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { algorithmsApi } from "#contract/algorithms.ts";
import { type Answer, type Answers, factsheetsApi } from "#contract/factsheets.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// long forms are slow in happy-dom
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const server = await shareTestApp();
// compile before the first test's timeout starts
await Promise.all([import("#admin/algorithms/AlgorithmPage.tsx"), import("./FactsheetTab.tsx")]);
type Person = Awaited<ReturnType<typeof server.as>>;

const at = (me: Person, id: string, search = "") =>
  renderRoute(`/inventory/algorithms/${id}/factsheet${search}`, { transport: server.transport, token: me.token });
const read = async (me: Person, id: string) => (await me(factsheetsApi.get, { params: { id } })).factsheet;
const answersOf = async (me: Person, id: string) => (await read(me, id)).answers;
/** By id: searching roles among ninety questions takes seconds. */
const shown = (id: string) => document.getElementById(`question-${id}`);
const question = (id: string) =>
  waitFor(() => {
    const box = shown(id);
    if (!box) throw new Error(`The question ${id} is not shown`);
    return box;
  });
const floating = (role: "menu" | "listbox") =>
  waitFor(() => {
    const box = document.querySelector<HTMLElement>(`[role=${role}]`);
    if (!box) throw new Error(`No ${role} is open`);
    return box;
  });
/** By text: highlighting a match splits the option's accessible name in happy-dom. */
const option = (text: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll("[role=option]")].find((one) => one.textContent === text);
    if (!found) throw new Error(`${text} is not offered`);
    return found;
  });

const answered = (value: Answer["value"], more: Partial<Answer> = {}): Answer => ({
  state: "answered",
  visibility: "public",
  source: "city",
  value,
  reason: {},
  withheld_ground: null,
  review_on: null,
  evidence: [],
  ...more,
});
async function write(me: Person, id: string, answers: Answers) {
  const { lock_version } = await read(me, id);
  await me(factsheetsApi.save, { params: { id }, body: { factsheet: { answers, lock_version } } });
}
async function triage(answers: Answers = {}) {
  const me = await server.as();
  const { id } = await server.make.algorithm(me.customer_id, { name: "Permit triage" });
  if (Object.keys(answers).length) await write(me, id, answers);
  return { me, id };
}
async function type(user: UserEvent, box: HTMLElement, text: string) {
  const input = within(box).getByRole("textbox");
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}
async function open(user: UserEvent, box: HTMLElement, item: string | RegExp) {
  await user.click(within(box).getByRole("button", { name: /^Answer:/ }));
  await user.click(await within(await floating("menu")).findByRole("menuitemradio", { name: item }));
}

test("R2.29 opens the factsheet with the basics, and shows more on demand", async () => {
  const { me, id } = await triage();
  const { user, router } = at(me, id);
  expect((await question("purpose")).getAttribute("aria-labelledby")).toBe("question-purpose-label");
  expect(await question("personal_data")).toBeTruthy();
  expect(shown("necessity")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Standard" }));
  expect(await question("necessity")).toBeTruthy();
  expect(router.state.location.search).toBe("?level=2");
  expect(shown("benefits")).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Everything" }));
  expect(await question("benefits")).toBeTruthy();
});

test("saves an answer by itself, counts it, and can undo it", async () => {
  const { me, id } = await triage();
  const { user } = at(me, id);
  await type(user, await question("purpose"), "It sorts requests for permits.");
  await waitFor(async () =>
    expect((await answersOf(me, id))["purpose"]).toEqual(answered({ en: "It sorts requests for permits." })),
  );
  expect(await screen.findByText(/^Saved \d/)).toBeTruthy();
  const { completeness } = await read(me, id);
  expect(completeness).toBeGreaterThan(0);
  expect(screen.getByRole("progressbar", { name: "Factsheet" }).getAttribute("aria-valuenow")).toBe(
    String(completeness),
  );
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await answersOf(me, id))["purpose"]).toBeUndefined());
});

test("requires ground, rights and notice for personal data immediately, by name", async () => {
  const { me, id } = await triage();
  const { user } = at(me, id, "?level=2");
  const data = await question("personal_data");
  expect(shown("gdpr_grounds")).toBeNull();
  await user.click(within(data).getByRole("radio", { name: /people can be identified/ }));
  for (const id of ["gdpr_grounds", "rights", "notice_given", "privacy_statement_url", "retention", "access"])
    expect(within(await question(id)).getByText("Required")).toBeTruthy();
  const checks = await screen.findByRole("region", { name: "Checks" });
  await user.click(within(checks).getByRole("button", { name: /^Show \d+ more/ }));
  expect(within(checks).getByRole("link", { name: "Legal grounds for using personal data" })).toBeTruthy();
  await user.click(within(data).getByRole("radio", { name: "None" }));
  await waitFor(() => expect(shown("gdpr_grounds")).toBeNull());
});

test("treats a missing answer as to do, and only a wrong one as an error that blocks publishing", async () => {
  const { me, id } = await triage();
  const { user } = at(me, id);
  const checks = await screen.findByRole("region", { name: "Checks" });
  expect(checks.textContent).toMatch(/Checks\d+ to do/);
  expect(checks.textContent).not.toMatch(/error/i);
  expect(within(checks).getByText(/Open items do not block publishing/)).toBeTruthy();
  await type(user, await question("purpose"), "n/a");
  expect(await within(checks).findByText(/^1 error, \d+ to do/)).toBeTruthy();
  expect(within(checks).getByText("Errors block publishing the page, but never saving.")).toBeTruthy();
  expect(checks.textContent).not.toMatch(/points/);
});

test("links checks to their question at any level, and to the algorithm's fields", async () => {
  const { me, id } = await triage();
  const { lock_version } = (await me(algorithmsApi.get, { params: { id }, query: {} })).algorithm;
  const algorithm = { publication_category: "impactful" as const, lock_version };
  await me(algorithmsApi.update, { params: { id }, query: {}, body: { algorithm } });
  const { user, router } = at(me, id);
  const checks = await screen.findByRole("region", { name: "Checks" });
  await user.click(within(checks).getByRole("button", { name: /^Show \d+ more/ }));
  expect(within(checks).getByRole("link", { name: "Details: Deployer" }).getAttribute("href")).toBe(
    `/inventory/algorithms/${id}/details#field-deployer_id`,
  );
  await user.click(within(checks).getByRole("link", { name: "Why is it needed?" }));
  await waitFor(() => expect(document.activeElement?.id).toBe("question-necessity"));
  expect(router.state.location.search).toBe("?level=2");
});

test("has a tab per language for texts, and marks missing ones", async () => {
  const { me, id } = await triage({ purpose: answered({ en: "Sorts permits" }) });
  const { user } = at(me, id);
  const purpose = await question("purpose");
  expect(within(purpose).getByRole("radio", { name: "English" })).toBeTruthy();
  await user.click(within(purpose).getByRole("radio", { name: "Khmer missing" }));
  expect(await within(purpose).findByText(/Shown in English until you translate it: “Sorts permits”/)).toBeTruthy();
  expect(within(purpose).getByRole("textbox").getAttribute("lang")).toBe("km");
  await type(user, purpose, "តម្រៀបសំណើ");
  await waitFor(async () =>
    expect((await answersOf(me, id))["purpose"]?.value).toEqual({ en: "Sorts permits", km: "តម្រៀបសំណើ" }),
  );
  expect(within(purpose).getByRole("radio", { name: "Khmer" })).toBeTruthy();
});

test("requires a reason and a date for a withheld answer, and keeps the answer", async () => {
  const { me, id } = await triage({ purpose: answered({ en: "Secret" }) });
  const { user } = at(me, id);
  const purpose = await question("purpose");
  await open(user, purpose, /Not disclosed/);
  expect(await within(purpose).findByText(/The reason is missing/)).toBeTruthy();
  expect(within(purpose).getByText(/The review date is missing/)).toBeTruthy();
  await type(user, purpose, "An inquiry is going on.");
  await waitFor(async () =>
    expect((await answersOf(me, id))["purpose"]).toMatchObject({
      state: "not_disclosed",
      reason: { en: "An inquiry is going on." },
      value: { en: "Secret" },
    }),
  );
  expect(within(purpose).queryByText(/The reason is missing/)).toBeNull();
  await open(user, purpose, /^Answered/);
  expect(within(purpose).getByRole<HTMLTextAreaElement>("textbox").value).toBe("Secret");
});

test("saves visibility, source and evidence of an answer", async () => {
  const { me, id } = await triage();
  const { user } = at(me, id);
  const data = await question("data_summary");
  await user.click(within(data).getByRole("button", { name: /^Visibility, source and evidence/ }));
  await user.click(await within(data).findByRole("radio", { name: "Staff only" }));
  await user.click(within(data).getByRole("button", { name: /Source/ }));
  await user.click(await option("Answered by the supplier"));
  await user.click(within(data).getByRole("button", { name: "Add evidence" }));
  await user.click(within(data).getByRole("textbox", { name: "Evidence title" }));
  await user.paste("Leaflet");
  await user.click(within(data).getByRole("textbox", { name: "Evidence link" }));
  await user.paste("leaflet.example");
  expect(await within(data).findByText("Enter an address that starts with https://")).toBeTruthy();
  await waitFor(async () =>
    expect((await answersOf(me, id))["data_summary"]).toMatchObject({
      visibility: "internal",
      source: "supplier",
      evidence: [{ title: "Leaflet", url: "leaflet.example" }],
    }),
  );
});

test("adds, fills, orders and removes rows", async () => {
  const { me, id } = await triage();
  const { user } = at(me, id, "?level=2");
  const risks = await question("risks");
  await user.click(within(risks).getByRole("button", { name: "Add row" }));
  const first = await within(risks).findByRole("group", { name: "Row 1" });
  await user.click(within(first).getByRole("textbox", { name: "Risk" }));
  await user.paste("Wrong order");
  expect(await within(first).findByText("A row is incomplete")).toBeTruthy();
  await user.click(within(first).getByRole("textbox", { name: "What is done about it" }));
  await user.paste("A person looks at each");
  await user.click(within(first).getByRole("button", { name: /Type/ }));
  await user.click(await option("Errors"));
  await user.click(within(risks).getByRole("button", { name: "Add row" }));
  await user.click(await within(risks).findByRole("button", { name: "Move row 2 up" }));
  await waitFor(async () =>
    expect((await answersOf(me, id))["risks"]?.value).toEqual([
      { id: expect.any(String) },
      {
        id: expect.any(String),
        risk: { en: "Wrong order" },
        mitigation: { en: "A person looks at each" },
        type: "error",
      },
    ]),
  );
  await user.click(within(risks).getByRole("button", { name: "Remove row 1" }));
  await waitFor(async () => expect((await answersOf(me, id))["risks"]?.value).toHaveLength(1));
});

test("has a control each for choices, words, countries and numbers", async () => {
  const { me, id } = await triage();
  const { user } = at(me, id, "?level=3");
  await user.click(within(await question("access")).getByRole("checkbox", { name: "The supplier" }));
  const words = within(await question("search_terms")).getByRole("textbox");
  for (const word of ["permit", "building"]) {
    await user.click(words);
    await user.paste(word);
    await user.keyboard("{Enter}");
  }
  await user.click(within(await question("storage_countries")).getByRole("combobox"));
  await user.paste("Netherl");
  await user.click(await option("Netherlands"));
  await user.click(within(await question("usage_count")).getByRole("textbox"));
  await user.paste("1200");
  await user.tab();
  await waitFor(async () => {
    const { access, search_terms, storage_countries, usage_count } = await answersOf(me, id);
    expect([access?.value, search_terms?.value, storage_countries?.value, usage_count?.value]).toEqual([
      ["supplier"],
      ["permit", "building"],
      ["NL"],
      1200,
    ]);
  });
  expect(await question("usage_period")).toBeTruthy();
});

test("keeps different answers of two people, and asks when both changed the same one", async () => {
  const { me, id } = await triage({ purpose: answered({ en: "Old" }) });
  const { user } = at(me, id);
  const purpose = await question("purpose");
  const lena = await server.as({ name: "Lena Okafor", customer_id: me.customer_id });
  await write(lena, id, { purpose: answered({ en: "Theirs" }), data_summary: answered({ en: "Forms" }) });
  await type(user, purpose, "Mine");
  await user.click(await screen.findByRole("button", { name: "Review" }));
  expect(
    await screen.findByRole("heading", { name: /^Lena Okafor saved this at .*, while you were writing$/ }),
  ).toBeTruthy();
  const card = screen.getByRole("region", { name: "What is it for, and what does it mean for people?" });
  expect(within(card).getByText("English")).toBeTruthy();
  expect(within(within(card).getByRole("region", { name: "Lena Okafor" })).getByText("Theirs")).toBeTruthy();
  expect(within(within(card).getByRole("region", { name: "Yours" })).getByText("Mine")).toBeTruthy();
  const decisions = screen.getByRole("region", { name: "Your decisions" });
  expect(within(decisions).getByRole("listitem").textContent).toBe("What data does it use? by Lena Okafor");
  await user.click(within(card).getByRole("radio", { name: "Keep mine" }));
  await user.click(within(decisions).getByRole("button", { name: "Save merged version" }));
  await waitFor(async () => {
    const { purpose: kept, data_summary } = await answersOf(me, id);
    expect([kept?.value, data_summary?.value]).toEqual([{ en: "Mine" }, { en: "Forms" }]);
  });
});

test("shows a viewer the answers in words", async () => {
  const { me, id } = await triage({
    purpose: answered({ en: "Sorts permits" }),
    personal_data: answered("none"),
    data_summary: answered(null, { state: "not_applicable", reason: { en: "It has no data." } }),
  });
  const viewer = await server.as({ role: "viewer", customer_id: me.customer_id });
  at(viewer, id);
  expect((await question("purpose")).textContent).toContain("Sorts permits");
  expect((await question("personal_data")).textContent).toContain("None");
  expect((await question("data_summary")).textContent).toMatch(/Not applicable.*It has no data\./);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("shows a share session public answers only", async () => {
  const { me, id } = await triage({
    purpose: answered({ en: "Sorts permits" }),
    data_summary: answered({ en: "Hidden" }, { visibility: "internal" }),
  });
  const redirect_to = `/inventory/algorithms/${id}/factsheet`;
  const { token } = await server.make.shareLink({ customer_id: me.customer_id, redirect_to });
  const expiration = new Date(Date.now() + 86_400_000).toISOString();
  renderRoute(redirect_to, { transport: server.transport, token: { token, expiration, anonymous: true, redirect_to } });
  expect(await screen.findByText("Sorts permits")).toBeTruthy();
  expect(screen.getByText("Does it use personal data?").closest("ul")).toBeTruthy();
  expect(document.body.textContent).not.toContain("Hidden");
  expect(screen.queryByRole("region", { name: "Checks" })).toBeNull();
  expect(document.body.textContent).not.toMatch(/Answered by the city|Level of detail/);
});
