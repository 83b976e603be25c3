import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { algorithmChainApi, deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { factsheetsApi } from "#contract/factsheets.ts";
import { HEADLINE_LETTERS } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { sessionApi } from "#contract/session.ts";
import { shareLinksApi } from "#contract/share-links.ts";
import { type SuggestionInput, suggestionsApi } from "#contract/suggestions.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Staff = Awaited<ReturnType<typeof t.as>>;

const linkTo = async (staff: Staff, redirect_to: string, permission: "view" | "suggest" = "suggest") => {
  const link = await t.make.shareLink({ customer_id: staff.customer_id, redirect_to, permission, label: "Port" });
  const { link_token: token } = link;
  return {
    link_id: link.id,
    guest: t.clientFor(link.token),
    secondGuest: async () => t.clientFor((await t.anonymous(sessionApi.exchange, { body: { token } })).token),
  };
};

async function sharedDevice(part = "") {
  const staff = await t.as({ role: "editor" });
  const { id } = await t.make.device(staff.customer_id, { name: "Counter", summary: { en: "It counts people." } });
  return { staff, id, ...(await linkTo(staff, `/inventory/devices/${id}${part}`)) };
}

const wording = (value: string, more: Partial<SuggestionInput> = {}): SuggestionInput => ({
  part: "details",
  field: "summary",
  locale: "en",
  base: "It counts people.",
  value,
  comment: "",
  name: "Ana Lindqvist",
  ...more,
});

const suggest = async (guest: ReturnType<typeof t.clientFor>, suggestion: SuggestionInput) =>
  (await guest(suggestionsApi.suggest, { body: { suggestion } })).suggestion;

const summaryOf = async (staff: Staff, id: string) =>
  (await staff(devicesApi.get, { params: { id }, query: { locale: "en" } })).device.summary;

const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: { body: { code: string } }) => error.body.code,
  );

test("a session that may suggest reads its texts; a read-only session does not", async () => {
  const { staff, id, guest } = await sharedDevice();
  const { texts, locales } = await guest(suggestionsApi.texts, {});
  expect(locales).toEqual(["en", "km", "es"]);
  expect(texts.find(({ field }) => field === "summary")).toMatchObject({
    part: "details",
    max_length: 400,
    values: [
      { locale: "en", value: "It counts people." },
      { locale: "km", value: "" },
      { locale: "es", value: "" },
    ],
  });
  const viewer = (await linkTo(staff, `/inventory/devices/${id}`, "view")).guest;
  expect(await refusal(viewer(suggestionsApi.texts, {}))).toBe("share_session_out_of_scope");
  expect(await refusal(suggest(viewer, wording("x")))).toBe("share_session_out_of_scope");
  expect(await refusal(suggest(staff, wording("x")))).toBe("forbidden");
});

test("a suggestion changes nothing until accepted, and then is saved as the editor's change", async () => {
  const { staff, id, link_id, guest } = await sharedDevice();
  const made = await suggest(guest, wording("It counts people who walk by.", { comment: "Only those on foot." }));
  expect(await summaryOf(staff, id)).toBe("It counts people.");
  const { threads, meta } = await staff(suggestionsApi.threads, { query: { state: "open" } });
  expect(meta).toEqual({ total_count: 1, open_count: 1, decided_count: 0 });
  expect(threads).toMatchObject([
    { id: link_id, label: "Port", proposer: "Ana Lindqvist", subject: { type: "device", id, title: "Counter" } },
  ]);
  const { suggestions } = await staff(suggestionsApi.thread, { params: { id: link_id } });
  expect(suggestions).toMatchObject([{ now: "It counts people.", has_changed: false, state: "open" }]);
  const decision = { id: made.id, decision: "accept" as const, now: "It counts people.", reply: "Thank you!" };
  const decided = await staff(suggestionsApi.decide, { body: { decisions: [decision] } });
  expect(decided.suggestions).toMatchObject([{ state: "accepted", decided_by: "Test Person", reply: "Thank you!" }]);
  expect(await summaryOf(staff, id)).toBe("It counts people who walk by.");
  const { activity } = await staff(devicesApi.activity, { params: { id }, query: {} });
  expect(activity[0]).toMatchObject({ action: "device.updated", actor: "Test Person", fields: ["summary"] });
  expect((await guest(suggestionsApi.mine, {})).suggestions).toMatchObject([
    { id: made.id, state: "accepted", reply: "Thank you!" },
  ]);
});

test("flags a suggestion whose text changed, and only accepts a decision on the current text", async () => {
  const { staff, id, link_id, guest } = await sharedDevice();
  const made = await suggest(guest, wording("It counts walkers."));
  const { lock_version } = (await staff(devicesApi.get, { params: { id }, query: {} })).device;
  const device = { lock_version, summary: "It counts cyclists too." };
  await staff(devicesApi.update, { params: { id }, query: { locale: "en" }, body: { device } });
  const { suggestions } = await staff(suggestionsApi.thread, { params: { id: link_id } });
  expect(suggestions).toMatchObject([{ now: "It counts cyclists too.", base: "It counts people.", has_changed: true }]);
  const decide = (now: string) =>
    staff(suggestionsApi.decide, { body: { decisions: [{ id: made.id, decision: "accept", now }] } });
  expect(await refusal(decide("It counts people."))).toBe("conflict");
  expect(await summaryOf(staff, id)).toBe("It counts cyclists too.");
  await decide("It counts cyclists too.");
  expect(await summaryOf(staff, id)).toBe("It counts walkers.");
});

test("decides several suggestions all or nothing, and each only once", async () => {
  const { staff, id, guest } = await sharedDevice();
  const summary = await suggest(guest, wording("It counts walkers."));
  const name = await suggest(guest, wording("Walkers", { field: "name", locale: null, base: "Counter" }));
  const accept = (one: { id: string }, now: string) => ({ id: one.id, decision: "accept" as const, now });
  const both = (now: string) =>
    staff(suggestionsApi.decide, { body: { decisions: [accept(summary, now), accept(name, "Counter")] } });
  expect(await refusal(both("Something else"))).toBe("conflict");
  expect((await staff(devicesApi.get, { params: { id }, query: {} })).device.name).toBe("Counter");
  await both("It counts people.");
  const { device } = await staff(devicesApi.get, { params: { id }, query: { locale: "en" } });
  expect(device).toMatchObject({ name: "Walkers", summary: "It counts walkers." });
  expect(await refusal(both("It counts people."))).toBe("conflict");
});

test("refuses to write two suggestions for the same text", async () => {
  const { staff, guest, secondGuest } = await sharedDevice();
  const made = [await suggest(guest, wording("One.")), await suggest(await secondGuest(), wording("Two."))];
  const decisions = made.map(({ id }) => ({ id, decision: "accept" as const, now: "It counts people." }));
  expect(await refusal(staff(suggestionsApi.decide, { body: { decisions } }))).toBe("conflict");
});

test("declining or reading a comment does not change the record", async () => {
  const { staff, id, guest } = await sharedDevice();
  const declined = await suggest(guest, wording("Spam."));
  const comment = await suggest(guest, {
    ...wording(""),
    field: null,
    locale: null,
    value: null,
    comment: "Well done",
  });
  const decisions = [
    { id: declined.id, decision: "decline" as const, reply: "We keep ours." },
    { id: comment.id, decision: "accept" as const },
  ];
  const { suggestions } = await staff(suggestionsApi.decide, { body: { decisions } });
  expect(suggestions.map(({ state, written }) => [state, written])).toEqual([
    ["declined", null],
    ["accepted", null],
  ]);
  expect(await summaryOf(staff, id)).toBe("It counts people.");
});

test("an accepted suggestion can be edited first, and undone until the text changes", async () => {
  const { staff, id, guest } = await sharedDevice();
  const { id: one } = await suggest(guest, wording("It counts walkers."));
  const now = "It counts people.";
  const decisions = [{ id: one, decision: "accept" as const, now, value: "It counts walkers, not cars." }];
  const { suggestions } = await staff(suggestionsApi.decide, { body: { decisions } });
  expect(suggestions).toMatchObject([{ written: "It counts walkers, not cars." }]);
  expect(await summaryOf(staff, id)).toBe("It counts walkers, not cars.");
  const reopened = await staff(suggestionsApi.reopen, { params: { id: one } });
  expect(reopened.suggestion).toMatchObject({ state: "open", now, written: null });
  expect(await summaryOf(staff, id)).toBe(now);
  await staff(suggestionsApi.decide, { body: { decisions } });
  const { lock_version } = (await staff(devicesApi.get, { params: { id }, query: {} })).device;
  const device = { lock_version, summary: "Others." };
  await staff(devicesApi.update, { params: { id }, query: { locale: "en" }, body: { device } });
  expect(await refusal(staff(suggestionsApi.reopen, { params: { id: one } }))).toBe("conflict");
});

test("a reply reaches the proposer before a decision", async () => {
  const { staff, guest } = await sharedDevice();
  const { id } = await suggest(guest, wording("It counts walkers."));
  await staff(suggestionsApi.reply, { params: { id }, body: { reply: "Do you have a source?" } });
  expect((await guest(suggestionsApi.mine, {})).suggestions).toMatchObject([
    { state: "open", reply: "Do you have a source?" },
  ]);
});

test("R6.3 rejects suggestions outside the link's subject and part", async () => {
  const { guest } = await sharedDevice("/details");
  expect(await refusal(suggest(guest, wording("x", { part: "datachain" })))).toBe("share_session_out_of_scope");
  expect(await refusal(suggest(guest, wording("x", { part: "page" })))).toBe("share_session_out_of_scope");
  expect(await refusal(suggest(guest, wording("x", { field: "internal_notes" })))).toBe("invalid_input");
  expect(await refusal(suggest(guest, wording("x", { field: "reference", locale: null })))).toBe("invalid_input");
  expect(await refusal(suggest(guest, wording("x", { locale: "de" })))).toBe("invalid_input");
  expect(await refusal(suggest(guest, wording("x".repeat(401))))).toBe("invalid_input");
  expect(await refusal(suggest(guest, wording("x", { value: null })))).toBe("invalid_input");
});

test("a guest's new suggestion replaces their open one; a link holds 200", async () => {
  const { staff, guest, secondGuest, link_id } = await sharedDevice();
  await suggest(guest, wording("First thought."));
  await suggest(guest, wording("Second thought."));
  const { suggestions } = await staff(suggestionsApi.thread, { params: { id: link_id } });
  expect(suggestions.map(({ value }) => value)).toEqual(["Second thought."]);
  const { customer_id } = staff;
  const comments = Array.from({ length: 199 }, () => ({
    id: randomUUID(),
    customer_id,
    share_link_id: link_id,
    part: "details",
    comment: "Hm",
    proposer: "Ana",
  }));
  await t.database.system.insertInto("suggestions").values(comments).execute();
  expect(await refusal(suggest(await secondGuest(), wording("x", { name: "Bo" })))).toBe("too_many_suggestions");
});

test("guests of one link with the same name cannot read or replace each other's suggestions", async () => {
  const staff = await t.as({ role: "editor" });
  const { id } = await t.make.device(staff.customer_id, { name: "Counter", summary: { en: "It counts people." } });
  const subject = { type: "device" as const, id };
  const share_link = { subject, part: "details" as const, permission: "suggest" as const, label: "Port" };
  const { token, share_link: link } = await staff(shareLinksApi.share, { body: { share_link } });
  const open = async (session?: string) => (await t.anonymous(sessionApi.exchange, { body: { token, session } })).token;
  const mine = async (session: string) =>
    (await t.clientFor(session)(suggestionsApi.mine, {})).suggestions.map(({ value }) => value);
  const [first, second] = [await open(), await open()];
  await suggest(t.clientFor(first), wording("By the first guest."));
  await suggest(t.clientFor(second), wording("By the second guest."));
  expect([await mine(first), await mine(second)]).toEqual([["By the first guest."], ["By the second guest."]]);
  const { suggestions } = await staff(suggestionsApi.thread, { params: { id: link.id } });
  expect(suggestions).toHaveLength(2);
  const again = await open(first);
  expect(await mine(again)).toEqual(["By the first guest."]);
  await suggest(t.clientFor(again), wording("Second thought of the first guest.", { name: "Ana L." }));
  expect(await mine(first)).toEqual(["Second thought of the first guest."]);
  const other = await linkTo(staff, `/inventory/devices/${id}`);
  expect((await other.guest(suggestionsApi.mine, {})).suggestions).toEqual([]);
});

test("limits a link to 60 suggestions in ten minutes", async () => {
  const { guest } = await sharedDevice();
  const codes = [];
  for (let at = 0; at < 61; at += 1) codes.push(await refusal(suggest(guest, wording(`Wording ${at}`))));
  expect(codes.filter((code) => code !== undefined)).toEqual(["too_many_requests"]);
});

const placement = (more: object = {}) => ({
  id: "p1",
  category_id: "purpose",
  element_id: "planning",
  context_value: null,
  identifiability: null,
  organization_id: null,
  subchain_instance_id: null,
  variables: { description: { en: "To plan paths." } },
  actions: [],
  sources: [],
  disclosure: "disclosed" as const,
  internal_note: "keep me",
  ...more,
});

test.each([
  ["device", deviceChainApi],
  ["algorithm", algorithmChainApi],
] as const)("a text in the datachain of a %s is suggested and accepted, notes and all stay", async (type, api) => {
  const staff = await t.as({ role: "editor" });
  const { id } = await t.make[type](staff.customer_id);
  const element_id = currentTaxonomy(type).elements.find(({ category_id }) => category_id === "purpose")?.id;
  const content = { ...EMPTY_CHAIN, placements: [placement({ element_id })] };
  await staff(api.save, { params: { id }, body: { datachain: { content, lock_version: 0 } } });
  const { guest } = await linkTo(staff, `/inventory/${type}s/${id}/datachain`);
  const { texts } = await guest(suggestionsApi.texts, {});
  const [text] = texts;
  expect(text).toMatchObject({ part: "datachain", label: { en: expect.stringContaining(": ") } });
  const field = text?.field ?? "";
  const base = text?.values.find(({ locale }) => locale === "en")?.value ?? "";
  const made = await suggest(guest, wording("To plan better paths.", { part: "datachain", field, base }));
  await staff(suggestionsApi.decide, { body: { decisions: [{ id: made.id, decision: "accept", now: base }] } });
  const { datachain } = await staff(api.get, { params: { id } });
  const variable = field.split(".").at(-1) ?? "";
  expect(datachain.content.placements[0]?.variables[variable]).toMatchObject({ en: "To plan better paths." });
  expect(datachain.content.placements[0]?.internal_note).toBe("keep me");
  expect(datachain.lock_version).toBe(2);
});

test("accepts a suggested headline and answer as one save of the page", async () => {
  const staff = await t.as({ role: "editor" });
  const { id: subject_id } = await t.make.device(staff.customer_id);
  const { page } = await staff(pagesApi.create, { body: { page: { type: "device_page", subject_id } } });
  const question = { id: "q1", question: { en: "Who?" }, answer: { en: "The city." } };
  const content = { ...page.content, headline: { en: "Counter" }, questions: [question] };
  const { lock_version } = page;
  await staff(pagesApi.update, { params: { id: page.id }, body: { page: { content, lock_version } } });
  const { guest } = await linkTo(staff, `/guide-app/pages/devices/${page.id}`);
  const { texts } = await guest(suggestionsApi.texts, {});
  expect(texts.find(({ field }) => field === "questions.q1.answer")).toMatchObject({ part: "page", number: 1 });
  const at = (field: string, base: string) => ({ part: "page" as const, field, base });
  const made = [
    await suggest(guest, wording("People counter", at("headline", "Counter"))),
    await suggest(guest, wording("The port.", at("questions.q1.answer", "The city."))),
  ];
  const decisions = made.map(({ id, base }) => ({ id, decision: "accept" as const, now: base }));
  await staff(suggestionsApi.decide, { body: { decisions } });
  const saved = (await staff(pagesApi.read, { params: { id: page.id } })).page;
  expect(saved.content).toMatchObject({
    headline: { en: "People counter" },
    questions: [{ question: { en: "Who?" }, answer: { en: "The port." } }],
  });
  expect(saved.lock_version).toBe(lock_version + 2);
  expect(saved.updated_by).toBe("Test Person");
});

test("accepts a suggestion for an empty factsheet answer; internal and withheld answers are closed", async () => {
  const staff = await t.as({ role: "editor" });
  const { id } = await t.make.algorithm(staff.customer_id);
  const withheld = {
    state: "not_disclosed" as const,
    visibility: "public" as const,
    source: "city" as const,
    value: { en: "Old words" },
    reason: { en: "For security." },
    evidence: [],
  };
  const answers = { data_summary: withheld };
  await staff(factsheetsApi.save, { params: { id }, body: { factsheet: { answers, lock_version: 0 } } });
  const { guest } = await linkTo(staff, `/inventory/algorithms/${id}/factsheet`);
  const { texts } = await guest(suggestionsApi.texts, {});
  const fields = texts.map(({ field }) => field);
  expect(fields).toContain("answers.purpose");
  for (const closed of ["answers.data_summary", "answers.contract_reference"]) expect(fields).not.toContain(closed);
  const at = { part: "factsheet" as const, field: "answers.purpose", base: "" };
  const made = await suggest(guest, wording("It forecasts parking.", at));
  await staff(suggestionsApi.decide, { body: { decisions: [{ id: made.id, decision: "accept", now: "" }] } });
  const { factsheet } = await staff(factsheetsApi.get, { params: { id } });
  expect(factsheet.answers["purpose"]).toMatchObject({ state: "answered", value: { en: "It forecasts parking." } });
  expect(factsheet.answers["data_summary"]).toMatchObject(withheld);
});

test("a viewer can read but not decide; suggestions for a deleted subject stay readable", async () => {
  const { staff, id, link_id, guest } = await sharedDevice();
  const made = await suggest(guest, wording("It counts walkers."));
  const viewer = await t.as({ role: "viewer", customer_id: staff.customer_id });
  expect((await viewer(suggestionsApi.threads, { query: {} })).meta.open_count).toBe(1);
  const decisions = [{ id: made.id, decision: "accept" as const, now: "It counts people." }];
  expect(await refusal(viewer(suggestionsApi.decide, { body: { decisions } }))).toBe("forbidden");
  await staff(devicesApi.remove, { params: { id } });
  const { thread, suggestions } = await staff(suggestionsApi.thread, { params: { id: link_id } });
  expect(thread.subject).toBeNull();
  expect(suggestions).toMatchObject([{ now: null, has_changed: true }]);
  expect(await refusal(staff(suggestionsApi.decide, { body: { decisions } }))).toBe("conflict");
});

test("limits a suggested headline like the page's own, in letters", async () => {
  const { staff, id: subject_id } = await sharedDevice();
  const { page } = await staff(pagesApi.create, { body: { page: { type: "device_page", subject_id } } });
  const { guest } = await linkTo(staff, `/guide-app/pages/devices/${page.id}`);
  const { texts } = await guest(suggestionsApi.texts, {});
  expect(texts.find(({ field }) => field === "headline")).toMatchObject({ max_length: HEADLINE_LETTERS });
  const headline = (value: string) =>
    suggest(guest, wording(value, { part: "page", field: "headline", base: "Counter", locale: "en" }));
  expect(await refusal(headline("ខ្មែ".repeat(HEADLINE_LETTERS + 1)))).toBe("invalid_input");
  expect(await headline("ខ្មែ".repeat(HEADLINE_LETTERS))).toMatchObject({ state: "open" });
});
