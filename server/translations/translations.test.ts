import { expect, test } from "vitest";
import { devicesApi } from "#contract/devices.ts";
import { HEADLINE_LETTERS } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { sitesApi } from "#contract/sites.ts";
import { type Translation, translationsApi } from "#contract/translations.ts";
import { userApi } from "#contract/user.ts";
import { writePublication } from "#server/pages/publishing/write-publication.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<typeof t.as>>;

/** An English page about a device, on a site in English and Portuguese. */
async function makePage(summary = "Counts people") {
  const call = await t.as({ role: "manager" });
  const { site } = await call(sitesApi.current, { query: {} });
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { locales: ["en", "pt", "km"] } } });
  const device = await t.make.device(call.customer_id, { name: "Counter" });
  const { device: read } = await call(devicesApi.get, { params: { id: device.id }, query: {} });
  await call(devicesApi.update, {
    params: { id: device.id },
    query: {},
    body: { device: { summary, lock_version: read.lock_version } },
  });
  const { page } = await call(pagesApi.create, { body: { page: { type: "device_page", subject_id: device.id } } });
  return { call, page, device };
}

const list = (call: Caller, id: string, locale = "pt") =>
  call(translationsApi.list, { params: { id }, query: { locale } });
const named = (texts: readonly Translation[], type: string, field: string) => {
  const found = texts.find((text) => text.subject_type === type && text.field === field);
  if (!found) throw new Error(`${type} ${field} is not among ${texts.map((text) => text.field).join(", ")}`);
  return found;
};
const inputOf = ({ subject_type, subject_id, field, source }: Translation, target: string, is_done = false) => ({
  subject_type,
  subject_id,
  field,
  source,
  target,
  is_done,
});
/** Publishes without a datachain, which the checks would not allow. */
async function publish(call: Caller, page_id: string) {
  const { snapshot } = await call(publicationsApi.preview, { params: { id: page_id } });
  const { customer_id } = call;
  const ctx = { db: t.database.tenant(customer_id), customer_id, services: { database: t.database } };
  await writePublication(
    { ...ctx, actor: { kind: "system", id: null } },
    { snapshot, card: null, digest: "", note: null, revision_number: null },
  );
}
const upload = (text: string) => {
  const body = new FormData();
  body.append("file", new Blob([text]), "back.xlf");
  return body;
};

test("lists every text of a page with its state, and writes each to its record", async () => {
  const { call, page, device } = await makePage();
  const before = await list(call, page.id);
  expect(before.meta).toMatchObject({ done_count: 0, outdated_count: 0 });
  expect(before.meta.missing_count).toBe(before.meta.total_count);
  const [headline, summary] = [named(before.texts, "page", "headline"), named(before.texts, "device", "summary")];
  const after = await call(translationsApi.write, {
    params: { id: page.id },
    query: { locale: "pt" },
    body: { texts: [inputOf(headline, "Contador"), inputOf(summary, "Conta pessoas")] },
  });
  expect(after.refused).toEqual([]);
  expect(named(after.texts, "page", "headline")).toMatchObject({ target: "Contador", state: "done" });
  const { page: read } = await call(pagesApi.read, { params: { id: page.id } });
  expect(read.content.headline).toEqual({ en: "Counter", pt: "Contador" });
  const { device: told } = await call(devicesApi.get, { params: { id: device.id }, query: { locale: "pt" } });
  expect(told.summary).toBe("Conta pessoas");
  expect(read.languages.find(({ locale }) => locale === "pt")?.done).toBe(after.meta.done_count);
});

test("a changed source makes a translation outdated until it is confirmed", async () => {
  const { call, page } = await makePage();
  const write = async (target: string, is_done = false) => {
    const { texts } = await list(call, page.id);
    return call(translationsApi.write, {
      params: { id: page.id },
      query: { locale: "pt" },
      body: { texts: [inputOf(named(texts, "page", "headline"), target, is_done)] },
    });
  };
  await write("Contador");
  const { page: now } = await call(pagesApi.read, { params: { id: page.id } });
  const content = { ...now.content, headline: { ...now.content.headline, en: "People counter" } };
  await call(pagesApi.update, { params: { id: page.id }, body: { page: { content, lock_version: now.lock_version } } });
  const stale = named((await list(call, page.id)).texts, "page", "headline");
  expect(stale).toMatchObject({ state: "outdated", made_from: "Counter", target: "Contador" });
  expect(named((await write("Contador de pess")).texts, "page", "headline").state).toBe("outdated");
  expect(named((await write("Contador de pessoas", true)).texts, "page", "headline").state).toBe("done");
});

test("an outdated translation names the author and time of the source change, for each type of source", async () => {
  const { call, page, device } = await makePage();
  const { texts } = await list(call, page.id);
  await call(translationsApi.write, {
    params: { id: page.id },
    query: { locale: "pt" },
    body: {
      texts: [
        inputOf(named(texts, "page", "headline"), "Contador"),
        inputOf(named(texts, "device", "summary"), "Conta pessoas"),
      ],
    },
  });
  const colleague = await t.as({ role: "editor", customer_id: call.customer_id });
  const { page: now } = await colleague(pagesApi.read, { params: { id: page.id } });
  const content = { ...now.content, headline: { ...now.content.headline, en: "People counter" } };
  await colleague(pagesApi.update, {
    params: { id: page.id },
    body: { page: { content, lock_version: now.lock_version } },
  });
  const { device: read } = await call(devicesApi.get, { params: { id: device.id }, query: {} });
  await call(devicesApi.update, {
    params: { id: device.id },
    query: {},
    body: { device: { summary: "Counts walkers", lock_version: read.lock_version } },
  });
  const { user } = await colleague(userApi.get, {});
  const told = (await list(call, page.id)).texts;
  expect(named(told, "page", "headline").source_changed).toEqual({
    at: expect.any(String),
    by: user.name,
    is_mine: false,
  });
  expect(named(told, "device", "summary")).toMatchObject({ state: "outdated", source_changed: { is_mine: true } });
});

/** Saves the page's title as the editor does, which confirms no translation. */
async function saveHeadline(call: Caller, id: string, headline: Record<string, string>) {
  const { page: now } = await call(pagesApi.read, { params: { id } });
  const content = { ...now.content, headline };
  await call(pagesApi.update, { params: { id }, body: { page: { content, lock_version: now.lock_version } } });
}

test("publishing a changed source marks unconfirmed translations as outdated", async () => {
  const { call, page } = await makePage();
  await saveHeadline(call, page.id, { en: "Counter", pt: "Contador" });
  await publish(call, page.id);
  await saveHeadline(call, page.id, { en: "People counter", pt: "Contador" });
  expect(named((await list(call, page.id)).texts, "page", "headline")).toMatchObject({
    state: "outdated",
    made_from: "Counter",
  });
  await publish(call, page.id);
  expect(named((await list(call, page.id)).texts, "page", "headline")).toMatchObject({
    state: "outdated",
    made_from: "Counter",
  });
});

test("a translation changed together with its source is not outdated", async () => {
  const { call, page } = await makePage();
  await saveHeadline(call, page.id, { en: "Counter", pt: "Contador" });
  await publish(call, page.id);
  await saveHeadline(call, page.id, { en: "People counter", pt: "Contador de pessoas" });
  expect(named((await list(call, page.id)).texts, "page", "headline")).toMatchObject({
    state: "done",
    made_from: null,
  });
});

test("rejects a translation of an outdated source and writes nothing", async () => {
  const { call, page } = await makePage();
  const { texts } = await list(call, page.id);
  const headline = named(texts, "page", "headline");
  const answer = await call(translationsApi.write, {
    params: { id: page.id },
    query: { locale: "pt" },
    body: { texts: [{ ...inputOf(headline, "Velho"), source: "An older headline" }] },
  });
  expect(answer.refused).toEqual([{ subject_type: "page", subject_id: page.id, field: "headline" }]);
  expect(named(answer.texts, "page", "headline").target).toBeNull();
});

test.each(["xliff", "csv"] as const)("exports texts as %s and imports them after a preview", async (format) => {
  const { call, page } = await makePage('Counts "people" & <bikes>; =SUM(A1)');
  const out = async () => {
    const blob = await call(translationsApi.file, { query: { locale: "pt", format, page_id: [page.id] } });
    return blob.text();
  };
  const sent = await out();
  const back =
    format === "xliff"
      ? sent.replace(
          /(<source[^>]*>Counter<\/source><target[^>]*>)(<\/target>)/,
          "$1Contador &#233; &amp; mais\u200b$2",
        )
      : sent.replace(/(Counter,missing,Counter),/, "$1,Contador é & mais\u200b");
  expect(back).not.toBe(sent);
  const checked = await call(translationsApi.check, { body: upload(back) });
  expect(checked).toMatchObject({ locale: "pt", problems: [] });
  expect(checked.changes).toMatchObject([
    { field: "headline", page_title: "Counter", before: null, after: "Contador é & mais\u200b" },
  ]);
  expect(named((await list(call, page.id)).texts, "page", "headline").target).toBeNull();
  const applied = await call(translationsApi.apply, { body: upload(back) });
  expect(applied.changed_count).toBe(1);
  expect(named((await list(call, page.id)).texts, "page", "headline")).toMatchObject({
    target: "Contador é & mais\u200b",
    state: "done",
  });
  const again = await call(translationsApi.check, { body: upload(back) });
  expect(again.changes).toEqual([]);
});

test("reports texts of a file whose source changed, and accepts the others", async () => {
  const { call, page } = await makePage();
  const blob = await call(translationsApi.file, { query: { locale: "pt", format: "xliff", page_id: [page.id] } });
  const text = (await blob.text()).replaceAll(/(<target[^>]*>)(<\/target>)/g, "$1Algo$2");
  const { page: now } = await call(pagesApi.read, { params: { id: page.id } });
  const content = { ...now.content, headline: { en: "Another" } };
  await call(pagesApi.update, { params: { id: page.id }, body: { page: { content, lock_version: now.lock_version } } });
  const { changes, problems } = await call(translationsApi.check, { body: upload(text) });
  expect(problems.map(({ code }) => code)).toEqual(["source_changed"]);
  expect(changes.length).toBeGreaterThan(0);
});

test.each([
  ["nothing", ""],
  ["no XLIFF", "<a/>"],
  ["XML that ends early", '<xliff trgLang="pt"><file>'],
  ["a document type", '<!DOCTYPE x [<!ENTITY a "b">]><xliff trgLang="pt"/>'],
  ["CSV without our columns", "a,b\n1,2\n"],
  ["bytes that are no text", "\ufffd\u0000"],
])("rejects a file with %s", async (_name, text) => {
  const { call } = await makePage();
  await expect(call(translationsApi.check, { body: upload(text) })).rejects.toMatchObject({ status: 400 });
});

test("ignores another customer's texts in a file", async () => {
  const [{ call, page }, other] = [await makePage(), await makePage()];
  const blob = await other.call(translationsApi.file, { query: { locale: "pt", format: "xliff" } });
  const text = (await blob.text()).replaceAll(/(<target[^>]*>)(<\/target>)/g, "$1Algo$2");
  const { changes, problems } = await call(translationsApi.check, { body: upload(text) });
  expect(changes).toEqual([]);
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["unknown_text"]));
  expect(page.id).toBeTruthy();
});

test("rejects the default language and languages the site does not have", async () => {
  const { call, page } = await makePage();
  for (const locale of ["en", "de"]) await expect(list(call, page.id, locale)).rejects.toMatchObject({ status: 400 });
});

test("R2.20 suggests translations from other pages, also for terms within a text", async () => {
  const { call, page } = await makePage("Counts people on the Harbour walk, not in its harbours");
  const other = await t.make.device(call.customer_id, { name: "Mast" });
  const { page: elsewhere } = await call(pagesApi.create, {
    body: { page: { type: "device_page", subject_id: other.id } },
  });
  const content = {
    ...elsewhere.content,
    headline: { en: "Harbour walk", pt: "Passeio do porto", km: "ផ្លូវកំពង់ផែ" },
    subtitle: { en: "Counter", pt: "Contador" },
  };
  const { lock_version } = elsewhere;
  await call(pagesApi.update, { params: { id: elsewhere.id }, body: { page: { content, lock_version } } });
  const { texts } = await list(call, page.id);
  expect(named(texts, "page", "headline")).toMatchObject({ source: "Counter", used_before: ["Contador"], terms: [] });
  expect(named(texts, "device", "summary")).toMatchObject({
    used_before: [],
    terms: [{ source: "Harbour walk", target: "Passeio do porto" }],
  });
  const { texts: own } = await list(call, elsewhere.id);
  expect(named(own, "page", "headline").used_before).toEqual([]);
});

test("lists an answer with its question", async () => {
  const { call, page } = await makePage();
  const question = { id: crypto.randomUUID(), question: { en: "Who sees it?" }, answer: { en: "Everyone." } };
  const content = { ...page.content, questions: [question] };
  const { lock_version } = page;
  await call(pagesApi.update, { params: { id: page.id }, body: { page: { content, lock_version } } });
  const { texts } = await list(call, page.id);
  expect(named(texts, "page", `questions.${question.id}.answer`).context).toBe("Who sees it?");
  expect(named(texts, "page", `questions.${question.id}.question`).context).toBeNull();
});

test("returns the next page that needs the language", async () => {
  const { call, page } = await makePage();
  const device = await t.make.device(call.customer_id, { name: "Second" });
  const { page: second } = await call(pagesApi.create, {
    body: { page: { type: "device_page", subject_id: device.id } },
  });
  const next = (await list(call, page.id)).next_page;
  expect([second.id, next?.id]).toContain(next?.id);
  expect(next).not.toBeNull();
});

test("limits a translated headline like the page's own, typed or imported", async () => {
  const { call, page } = await makePage();
  const { texts } = await list(call, page.id);
  const write = (target: string) =>
    call(translationsApi.write, {
      params: { id: page.id },
      query: { locale: "pt" },
      body: { texts: [inputOf(named(texts, "page", "headline"), target)] },
    });
  const [whole, longer] = ["a".repeat(HEADLINE_LETTERS), "a".repeat(HEADLINE_LETTERS + 1)];
  await expect(write(longer)).rejects.toMatchObject({
    status: 400,
    body: { fields: { "page.content.headline.pt": "Use at most 120 characters" } },
  });
  const blob = await call(translationsApi.file, { query: { locale: "pt", format: "csv", page_id: [page.id] } });
  const sent = await blob.text();
  const back = (target: string) => upload(sent.replace(/(Counter,missing,Counter),/, `$1,${target}`));
  const checked = await call(translationsApi.check, { body: back(longer) });
  expect(checked).toMatchObject({ changes: [], problems: [{ code: "too_long" }] });
  expect((await call(translationsApi.apply, { body: back(whole) })).changed_count).toBe(1);
  expect(named((await list(call, page.id)).texts, "page", "headline").target).toBe(whole);
});
