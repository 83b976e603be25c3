import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { feedbackApi, QUOTE_PROBLEMS } from "#contract/feedback.ts";
import { pagesApi } from "#contract/pages.ts";
import { ApiError } from "#contract/client.ts";
import { coverPersonal } from "#server/feedback/cover-personal.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();

/** Until the guide has been notified of a change, on a busy machine. */
const LONG = { timeout: 15_000 };

const codeOf = (error: unknown) => (error instanceof ApiError ? error.body.code : error);

/** A guide with a comment on its device's page. */
async function commented() {
  const world = await guideWorld(t);
  const { id } = await t.make.feedback(world.customer_id, { page_id: world.pages.device.id, publication_number: 1 });
  const show = async () => (await world.call(feedbackApi.show, { params: { id } })).response;
  const change = (response: object) =>
    world.call(feedbackApi.update, { params: { id }, body: { response: { lock_version: 0, ...response } } });
  const publish = (text: Record<string, string>, said: Record<string, string> = {}, lock_version = 0) =>
    world.call(feedbackApi.publishReply, { params: { id }, body: { reply: { said, text, lock_version } } });
  const replied = async () =>
    (await world.call(feedbackApi.list, { query: { has_reply: "true" } })).responses.map((response) => response.id);
  return { ...world, id, params: { id }, show, change, publish, replied };
}

test("a case gets a status, an assignee, and a note with its author", async () => {
  const { call, change, show, customer_id } = await commented();
  const colleague = await t.as({ customer_id, role: "editor" });
  await change({ case_status: "in_progress", assignee_id: colleague.user_id, note: " Ask the supplier " });
  const response = await show();
  expect(response).toMatchObject({
    case_status: "in_progress",
    assignee: { id: colleague.user_id },
    note: { text: "Ask the supplier" },
    lock_version: 1,
  });
  expect(response.note?.by).toBeTruthy();
  const { people } = await call(feedbackApi.people, {});
  expect(people.map(({ id }) => id)).toContain(colleague.user_id);
});

test("a case cannot be assigned outside the team, and the second of two changes gets a conflict", async () => {
  const { change } = await commented();
  const stranger = await t.as();
  const refused = await change({ assignee_id: stranger.user_id }).catch(codeOf);
  expect(refused).toBe("invalid_input");
  await change({ case_status: "closed" });
  expect(await change({ case_status: "spam" }).catch(codeOf)).toBe("conflict");
});

test("a person sorts comments: the list finds complaints, others and those that nobody has sorted", async () => {
  const { call, id, change, customer_id, pages } = await commented();
  const of = async (complaint: "yes" | "no" | "unsorted") =>
    (await call(feedbackApi.list, { query: { complaint: [complaint] } })).responses.map((one) => one.id);
  const silent = await t.make.feedback(customer_id, { page_id: pages.device.id, comment: null, case_status: null });
  expect(await of("unsorted")).toEqual([id]);
  expect(silent.id).not.toBe(id);
  await change({ is_complaint: true });
  expect([await of("yes"), await of("no"), await of("unsorted")]).toEqual([[id], [], []]);
  await change({ is_complaint: false, lock_version: 1 });
  expect(await of("no")).toEqual([id]);
  await change({ is_complaint: null, lock_version: 2 });
  expect(await of("unsorted")).toEqual([id]);
});

test("only editors see redacted data, and each access is audited", async () => {
  const { call, params, customer_id, id } = await commented();
  const viewer = await t.as({ customer_id, role: "viewer" });
  expect(await viewer(feedbackApi.reveal, { params }).catch(codeOf)).toBe("forbidden");
  expect(JSON.stringify(await viewer(feedbackApi.show, { params }))).not.toContain("ana@example.org");
  expect(await call(feedbackApi.reveal, { params })).toEqual({ comment: "Write to ana@example.org" });
  const entries = await t.database.system
    .selectFrom("audit_entries")
    .select(["action", "actor_id", "before", "after"])
    .where("subject_id", "=", id)
    .execute();
  expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([["feedback.revealed", call.user_id]]);
  expect(JSON.stringify(entries)).not.toContain("ana@example.org");
});

test("a published reply is on the page in its reader's language within a moment, and disappears when withdrawn", async () => {
  const { call, get, id, pages, publish, replied, show, params } = await commented();
  const path = `/devices/${pages.device.slug}`;
  expect((await get(path)).body).not.toContain("You said, we did");
  await publish({ en: "It counts, <b>nothing</b> else.", km: "វារាប់តែប៉ុណ្ណោះ។" }, { en: "Does it film?" });
  await vi.waitFor(async () => {
    const { body } = await get(path);
    expect(body).toContain("You said, we did");
    expect(body).toContain("It counts, &lt;b&gt;nothing&lt;/b&gt; else.");
    expect(body).toContain("Does it film?");
    expect(body).not.toContain("Write to");
  }, LONG);
  // each Khmer word has its own element, so that lines break between words
  const khmer = (await get(`${path}?lang=km`)).body.replaceAll(/<[^<>]*>/g, "");
  expect(khmer).toContain("វារាប់តែប៉ុណ្ណោះ។");
  expect(await show()).toMatchObject({ case_status: "answered", public_reply: { en: /It counts/ } });
  expect(await replied()).toEqual([id]);
  await call(feedbackApi.withdrawReply, { params });
  await vi.waitFor(async () => expect((await get(path)).body.includes("You said, we did")).toBe(false), LONG);
  expect(await replied()).toEqual([]);
  expect(await show()).toMatchObject({ public_reply: {}, reply_published_at: null, reply_draft: { km: /វារាប់/ } });
});

const COMMENT =
  "Does the camera keep my number plate if I only turn into the car park? Mine is SV-204-KL. Please call me, 555 014 2277.";

/** A new comment with redacted personal data. */
async function commentedWith(comment: string, locale = "en") {
  const world = await commented();
  const { text, covered } = coverPersonal(comment);
  const { id } = await t.make.feedback(world.customer_id, {
    page_id: world.pages.device.id,
    comment: text,
    covered,
    locale,
  });
  await t.database.system.updateTable("feedback_originals").set({ comment }).where("response_id", "=", id).execute();
  const params = { id };
  const problems = (call: Promise<unknown>) =>
    call.then(
      () => "accepted" as const,
      (error: unknown) => (error instanceof ApiError ? error.body.fields : error),
    );
  const publish = (said: Record<string, string>, text: Record<string, string> = { en: "No." }) =>
    problems(world.call(feedbackApi.publishReply, { params, body: { reply: { said, text, lock_version: 0 } } }));
  return { ...world, id, params, problems, publish };
}

test.each([
  ["the comment", COMMENT, "phone"],
  ["the comment with its details covered", coverPersonal(COMMENT).text, "words"],
  ["a sentence of it", "Does the camera keep my number plate if I only turn into the car park?", "words"],
  ["the same in other spelling", "keep my NUMBER-PLATE, if i only... turn", "words"],
  ["its plate", "Somebody with sv204kl asks about the car park.", "plate"],
  ["its phone number", "Call (555) 014-2277.", "phone"],
] as const)("quoting the comment is refused by its field: %s", async (_, said, problem) => {
  const { publish, show, get, pages } = await commentedWith(COMMENT);
  const message = QUOTE_PROBLEMS[problem];
  expect(await publish({ es: "En pocas palabras.", en: said })).toEqual({ "reply.said.en": message });
  expect(await publish({}, { en: said })).toEqual({ "reply.text.en": message });
  expect(await show()).toMatchObject({ reply_published_at: null });
  expect((await get(`/devices/${pages.device.slug}`)).body).not.toContain("You said, we did");
});

test("quoting the comment is refused in drafts and in questions too", async () => {
  const { call, params, problems } = await commentedWith(COMMENT);
  const quote = { en: "Please call me if I only turn into the car park: Mine is SV-204-KL" };
  const draft = { response: { said: quote, reply_draft: quote, lock_version: 0 } };
  expect(await problems(call(feedbackApi.update, { params, body: draft }))).toEqual({
    "response.said.en": QUOTE_PROBLEMS.plate,
    "response.reply_draft.en": QUOTE_PROBLEMS.plate,
  });
  const question = { question: { question: { en: COMMENT.slice(0, 60) }, answer: { en: "No." } } };
  expect(await problems(call(feedbackApi.makeQuestion, { params, body: question }))).toEqual({
    "question.question.en": QUOTE_PROBLEMS.words,
  });
});

test("a quote in a script without spaces is recognised, however it is cut", async () => {
  const comment = "ខ្ញុំដើរកាត់ទីនេះរាល់ព្រឹកជាមួយកូនតូចរបស់ខ្ញុំ ហើយចង់ដឹងថាអ្នកណាអាចមើលទិន្នន័យបាន។";
  const { publish } = await commentedWith(comment, "km");
  expect(await publish({ km: comment.replaceAll(" ", "") })).toEqual({ "reply.said.km": QUOTE_PROBLEMS.words });
  expect(await publish({ km: "ចង់ដឹងថា អ្នកណា អាចមើល\u200bទិន្នន័យបាន" })).toEqual({
    "reply.said.km": QUOTE_PROBLEMS.words,
  });
  expect(await publish({ km: "អ្នកណាមើលទិន្នន័យ?" })).toBe("accepted");
});

test.each([
  ["I pass here every day. Who can see the data?", "People ask who can see the data."],
  ["Thank you", "Thank you"],
  ["The Harbour Walk people counter at Pier 3 is broken", "The Harbour Walk people counter at Pier 3 does not work."],
  ["Is the camera on at night and on weekends?", "When is it on: at night, on weekends?"],
])("a short phrase, or the names of page and place, are not a quote: %j", async (comment, said) => {
  const { publish, customer_id, id } = await commentedWith(comment);
  await t.database.system
    .updateTable("feedback_responses")
    .set({ location_name: "Harbour Walk people counter, Pier 3" })
    .where("customer_id", "=", customer_id)
    .where("id", "=", id)
    .execute();
  expect(await publish({ en: said })).toBe("accepted");
});

test.each([
  ["en", "Broken since Monday.", "People say it is broken since Monday."],
  ["en", "Sok Dara, 12 Street 271", "Sok Dara (12, Street 271) asks who sees the data."],
  ["km", "ខ្ញុំមិនចូលចិត្តវា", "គេថា ខ្ញុំ មិនចូលចិត្តវា"],
])("refuses a text that contains a whole short comment: %s %j", async (locale, comment, said) => {
  const { publish } = await commentedWith(comment, locale);
  expect(await publish({ [locale]: said })).toEqual({ [`reply.said.${locale}`]: QUOTE_PROBLEMS.words });
});

test("a draft of a reply is not public, and an empty reply is refused", async () => {
  const { change, get, pages, publish } = await commented();
  await change({ reply_draft: { en: "SECRETDRAFT" }, said: { en: "SECRETSAID" } });
  const { body } = await get(`/devices/${pages.device.slug}`);
  expect(body).not.toContain("SECRET");
  expect(await publish({ en: "  " }, {}, 1).catch(codeOf)).toBe("invalid_input");
});

test("a comment becomes a question of the page once, public when the page is published", async () => {
  const { call, params, pages, get, publish: _publish, ...world } = await commented();
  const body = { question: { question: { en: "Does it film?" }, answer: { en: "No." } } };
  const idsOf = async (has_question: "true" | "false") =>
    (await call(feedbackApi.list, { query: { has_question } })).responses.map(({ id }) => id);
  expect([await idsOf("false"), await idsOf("true")]).toEqual([[world.id], []]);
  await call(feedbackApi.makeQuestion, { params, body });
  await call(feedbackApi.makeQuestion, { params, body });
  expect([await idsOf("false"), await idsOf("true")]).toEqual([[], [world.id]]);
  expect((await world.show()).lock_version).toBe(0);
  const { page } = await call(pagesApi.read, { params: { id: pages.device.id } });
  expect(page.content.questions).toEqual([
    { id: `feedback-${world.id}`, question: { en: "Does it film?" }, answer: { en: "No." } },
  ]);
  expect((await get(`/devices/${pages.device.slug}`)).body).not.toContain("Does it film?");
});

test("the sweep deletes comments after the site's retention, originals and spam sooner, and keeps the faces", async () => {
  const { customer_id, id, change, show } = await commented();
  const spam = await t.make.feedback(customer_id, { case_status: "spam" });
  const age = (days: number) =>
    sql`update feedback_responses set submitted_at = now() - make_interval(days => ${days})
      where customer_id = ${customer_id}`.execute(t.database.system);
  await sql`update feedback_originals set created_at = now() - interval '91 days'
    where customer_id = ${customer_id}`.execute(t.database.system);
  const unsorted = await t.make.feedback(customer_id, { comment: "Never sorted" });
  await change({ note: "Internal", is_complaint: true });
  await age(40);
  await t.services.jobs.add("sweep", {});
  await t.work();
  expect(await show()).toMatchObject({ comment: "Write to [email]", has_original: false });
  const rows = t.database.system.selectFrom("feedback_responses").select("id").where("id", "=", spam.id);
  expect(await rows.execute()).toEqual([]);
  await age(731);
  await t.services.jobs.add("sweep", {});
  await t.work();
  expect(await show()).toMatchObject({
    id,
    comment: null,
    note: null,
    covered: [],
    case_status: "closed",
    is_complaint: true,
    answers: { feeling: 2 },
  });
  const lost = t.database.system.selectFrom("feedback_responses").select(["comment", "was_unsorted"]);
  expect(await lost.where("id", "=", unsorted.id).execute()).toEqual([{ comment: null, was_unsorted: true }]);
});
