import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { type CaseStatus, feedbackApi } from "#contract/feedback.ts";
import { publicationsApi } from "#contract/publications.ts";
import { sitesApi } from "#contract/sites.ts";
import { sweepFeedback } from "#server/feedback/sweep-feedback.ts";
import { LIMITS } from "#server/platform/http/rate-limit.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
type Fields = Readonly<Record<string, string>>;
let visitors = 0;

/** A site, and a resident who reports a mistake on a device's page. */
async function openWorld() {
  const world = await guideWorld(t);
  visitors += 1;
  const remoteAddress = `203.0.113.${visitors % 250}`;
  const { host, pages } = world;
  const { id, slug } = pages.device;
  const post = (fields: Fields, headers: Fields = {}) =>
    t.app.inject({
      method: "POST",
      url: "/mistakes",
      remoteAddress,
      headers: {
        host,
        origin: `http://${host}`,
        "user-agent": "Phone",
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const report = async (text: string, more: Fields = {}, on: Fields = { page: id }) => {
    const reply = await post({ ...on, text, ...more });
    expect(reply.statusCode).toBe(303);
    const path = String(reply.headers.location);
    const { responses } = await world.call(feedbackApi.list, { query: { kind: ["mistake"] } });
    return { path, state: path.replace("?sent", ""), feedback: responses[0]! };
  };
  const judge = (feedback: { id: string; lock_version: number }, mistake: object) =>
    world.call(feedbackApi.judge, {
      params: { id: feedback.id },
      body: {
        mistake: { lock_version: feedback.lock_version, ...mistake } as { state: "checking"; lock_version: number },
      },
    });
  return { ...world, id, slug, post, report, judge };
}

test("a mistake is reported without a script, corrected in a version, and its state is read at its own address", async () => {
  const { get, id, slug, report, judge, save, call } = await openWorld();
  const page = await get(`/devices/${slug}`);
  expect(page.body).toContain(`href="/mistakes?page=${id}"`);
  const form = await get(`/mistakes?page=${id}`);
  expect([form.statusCode, form.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(form.body).toContain("What is wrong?");
  expect(form.body).not.toContain("<script");
  expect(form.body).toContain('name="robots" content="noindex');

  const { path, state, feedback } = await report("The mast stands in Zigzag Lane, write to zoe@example.org", {
    part: "place",
  });
  expect(state).toMatch(/^\/mistakes\/[\w-]{22}$/);
  const sent = await get(path);
  expect(sent.body).toContain("Your report was sent.");
  expect(sent.body).toContain(state);
  const received = await get(state);
  expect(received.body).toContain("Received");
  expect(received.body).not.toContain("Your report was sent.");

  const { response } = await call(feedbackApi.show, { params: { id: feedback.id } });
  expect(response).toMatchObject({
    kind: "mistake",
    case_status: "new",
    comment: "The mast stands in Zigzag Lane, write to [email]",
    covered: ["email"],
    publication_number: 1,
    mistake: { part: "place", state: "received", version: null, reason: {}, path: state },
  });

  const checked = await judge(response, { state: "checking" });
  expect(checked.response.case_status).toBe("in_progress");
  expect((await get(state)).body).toContain("Being checked");
  // the version that the report is about, and one that nobody published
  for (const [version, message] of [
    [1, "Choose a version later than 1, in which the mistake was reported"],
    [2, "Choose a version of the page that was published"],
  ] as const)
    await expect(judge(checked.response, { state: "corrected", version })).rejects.toMatchObject({
      status: 400,
      body: { fields: { "mistake.version": message } },
    });
  await save(id, { headline: { en: "Mast, right" } });
  await call(publicationsApi.publish, { params: { id }, body: {} });
  const done = await judge(checked.response, { state: "corrected", version: 2 });
  expect(done.response).toMatchObject({ case_status: "answered", mistake: { state: "corrected", version: 2 } });
  const corrected = await get(state);
  expect(corrected.body).toContain("Corrected in version 2");
  expect(corrected.body).toContain(`/devices/${slug}/history/2`);
  for (const path of [state, `/devices/${slug}`, `/devices/${slug}/history`]) {
    const { body } = await get(path);
    expect(body, path).not.toContain("Zigzag");
    expect(body, path).not.toContain("zoe@");
  }
});

test("a mistake is reported on every page of the guide; those without versions are corrected without one", async () => {
  const { get, pages, report, judge } = await openWorld();
  for (const [path, link] of [
    ["/", `page=${pages.home.id}`],
    ["/about", "at=%2Fabout"],
    ["/map", "at=%2Fmap"],
    ["/what-we-count", "at=%2Fwhat-we-count"],
    ["/reports", "at=%2Freports"],
  ] as const) {
    expect((await get(path)).body, path).toContain(`href="/mistakes?${link}"`);
    const form = await get(`/mistakes?${link}`);
    expect([form.statusCode, form.body.includes(`href="${path}"`)], path).toEqual([200, true]);
  }
  const { state, feedback } = await report("The licence is another one", {}, { at: "/about" });
  expect(feedback).toMatchObject({ page: null, guide_page: { path: "/about", title: null, revision: null } });
  expect((await get(state)).body).toContain('href="/about"');
  await expect(judge(feedback, { state: "corrected", version: 2 })).rejects.toMatchObject({
    body: { fields: { "mistake.version": "This page has no versions" } },
  });
  await judge(feedback, { state: "corrected", version: null });
  const { body } = await get(state);
  expect(body).toContain("<b>Corrected</b>");
  expect(body).not.toContain("version");
  for (const at of ["/nowhere", "/reports/2020", "/reports/../x", "/devices", "//evil.example"])
    expect((await get(`/mistakes?${new URLSearchParams({ at }).toString()}`)).statusCode, at).toBe(404);
});

test("a mistake in a yearly report is judged by its revisions", async () => {
  const { get, report, judge, customer_id } = await openWorld();
  const path = "/reports/2025";
  const id = uuidv7();
  const adopt = async (revision: number) => {
    const adopted_at = "2026-09-14T10:00:00Z";
    const adopted = JSON.stringify({ content: { title: "What cameras did", locale: "en" } });
    const { system } = t.database;
    await system
      .insertInto("yearly_reports")
      .values({
        id,
        customer_id,
        slug: "2025",
        content: "{}",
        adopted,
        revision,
        first_adopted_at: adopted_at,
        adopted_at,
      })
      .onConflict((clash) => clash.column("id").doUpdateSet({ revision }))
      .execute();
    await system
      .insertInto("yearly_report_versions")
      .values({ customer_id, report_id: id, revision, adopted, adopted_at })
      .execute();
  };
  await adopt(1);
  const { state, feedback } = await report("There were six", {}, { at: path });
  expect(feedback.guide_page).toEqual({ path, title: "What cameras did", revision: 1 });
  const refused = (version: number | null) =>
    judge(feedback, { state: "corrected", version }).then(
      () => "accepted",
      (error: unknown) => (error as { body: { fields: Fields } }).body.fields["mistake.version"],
    );
  expect(await refused(1)).toBe("Choose a version later than 1, in which the mistake was reported");
  expect(await refused(2)).toBe("Choose a version of the report that was adopted");
  expect(await refused(null)).toBe("Choose a version of the report that was adopted");
  await adopt(2);
  await judge(feedback, { state: "corrected", version: 2 });
  const { body } = await get(state);
  expect(body).toContain("Corrected in version 2");
  expect(body).toContain(`href="${path}"`);
  expect(body).toContain(`href="${path}/versions/2"`);
});

test("a case never ends while its public address says that the team will look at it", async () => {
  const { get, report, judge, call } = await openWorld();
  const { state, feedback } = await report("The mast stands in Zigzag Lane");
  const params = { id: feedback.id };
  const show = async () => (await call(feedbackApi.show, { params })).response;
  const change = async (case_status: CaseStatus) => {
    const { lock_version } = await show();
    return call(feedbackApi.update, { params, body: { response: { case_status, lock_version } } });
  };
  const reply = async (set_answered: boolean) => {
    const { lock_version } = await show();
    const body = { reply: { said: {}, text: { en: "We are asking the builder." }, set_answered, lock_version } };
    return call(feedbackApi.publishReply, { params, body });
  };
  const message = "Say first what became of the mistake: corrected, or not a mistake";
  for (const status of ["answered", "closed"] as const)
    await expect(change(status)).rejects.toMatchObject({
      status: 400,
      body: { fields: { "response.case_status": message } },
    });
  await expect(reply(true)).rejects.toMatchObject({ body: { fields: { "reply.set_answered": message } } });
  await reply(false);
  expect((await show()).case_status).toBe("new");
  // an open case and what residents read go together
  await change("in_progress");
  expect((await get(state)).body).toContain("Being checked");
  await change("new");
  expect((await get(state)).body).toContain("The team has your report and will look at it.");
  await change("spam");
  expect((await get(state)).body).toContain("The report was closed without a decision.");
  await change("new");
  await judge(await show(), { state: "not_a_mistake", reason: { en: "It is in Zag Street." } });
  await change("closed");
  const { body } = await get(state);
  expect(body).toContain("Not a mistake");
  expect(body).not.toContain("without a decision");
});

test("a report that nobody judged within the retention says so", async () => {
  const { get, report, customer_id, call } = await openWorld();
  const { state, feedback } = await report("The mast stands in Zigzag Lane");
  await t.database.system
    .updateTable("feedback_responses")
    .set({ submitted_at: sql<string>`now() - interval '10 years'` })
    .where("customer_id", "=", customer_id)
    .execute();
  await sweepFeedback(t.database);
  const { response } = await call(feedbackApi.show, { params: { id: feedback.id } });
  expect(response).toMatchObject({ comment: null, case_status: "closed" });
  const { body } = await get(state);
  expect(body).toContain("The report was closed without a decision.");
  expect(body).not.toContain("will look at it");
});

test("why it is no mistake is said in the city's own words, in the reader's language", async () => {
  const { get, report, judge, call } = await openWorld();
  const { state, feedback } = await report("The camera sees my front door every single day");
  await expect(judge(feedback, { state: "not_a_mistake", reason: { en: " " } })).rejects.toMatchObject({ status: 400 });
  await expect(
    judge(feedback, {
      state: "not_a_mistake",
      reason: { en: "You say the camera sees my front door every single day" },
    }),
  ).rejects.toMatchObject({ body: { fields: { "mistake.reason.en": expect.any(String) as string } } });
  const { response } = await judge(feedback, {
    state: "not_a_mistake",
    reason: { en: "It points at the street only.", km: "វាមើលតែផ្លូវប៉ុណ្ណោះ។" },
  });
  const read = await get(state);
  expect(read.body).toContain("Not a mistake");
  expect(read.body).toContain("It points at the street only.");
  // taken back: nothing of the reason stays
  await judge(response, { state: "received" });
  expect((await get(state)).body).not.toContain("It points at the street only.");
  const entries = (await call(feedbackApi.list, { query: { kind: ["view"] } })).responses;
  expect(entries).toEqual([]);
});

test("Arabic readers get the form in Arabic, right to left", async () => {
  const { get, id, call } = await openWorld();
  const { site } = await call(sitesApi.current, { query: {} });
  const locales = [...site.locales, "ar"];
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { locales } } });
  await expect
    .poll(async () => (await get(`/mistakes?page=${id}&lang=ar`)).body, { timeout: 15_000 })
    .toMatch(/dir="rtl"[\s\S]*ما الخطأ؟/);
});

test("refuses empty and long texts, other hosts, unknown pages and keys, and sites without feedback", async () => {
  const { get, id, post, call } = await openWorld();
  const empty = await post({ page: id, text: "  ", part: "data" });
  expect([empty.statusCode, empty.body.includes("Write what is wrong.")]).toEqual([422, true]);
  expect(empty.body).toMatch(/<option value="data" selected/);
  expect((await post({ page: id, text: "x".repeat(501) })).statusCode).toBe(422);
  expect((await post({ page: id, text: "Wrong" }, { origin: "https://evil.example" })).statusCode).toBe(403);
  const lead = await get("/mistakes");
  expect([lead.statusCode, lead.headers.location]).toEqual([302, "/"]);
  const nowhere = ["/mistakes?page=1", `/mistakes/${"a".repeat(22)}`, "/mistakes/../x", "/mistakes/a/b"];
  for (const path of nowhere) expect((await get(path)).statusCode, path).toBe(404);
  const trapped = await post({ page: id, text: "Buy now", website: "https://spam.example" });
  expect(trapped.statusCode).toBe(303);
  const { responses } = await call(feedbackApi.list, { query: { kind: ["mistake"] } });
  expect(responses.map(({ case_status }) => case_status)).toEqual(["spam"]);
  const { site } = await call(sitesApi.current, { query: {} });
  const features = { ...site.features, feedback: false };
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { features } } });
  await expect.poll(async () => (await get(`/mistakes?page=${id}`)).statusCode, { timeout: 15_000 }).toBe(404);
});

test("the limits of feedback apply, with the puzzle in place of waiting", async () => {
  const { id, post } = await openWorld();
  for (let at = 0; at < LIMITS.feedbackVisitor.tries; at += 1)
    expect((await post({ page: id, text: `Wrong ${at}` })).statusCode).toBe(303);
  const over = await post({ page: id, text: "One more" });
  expect([over.statusCode, over.headers["retry-after"]]).toEqual([429, "600"]);
  expect(over.body).toContain('name="puzzle"');
  expect(over.body).toContain('name="text" value="One more"');
});

test("only editors of the same workspace judge, and only mistakes", async () => {
  const [mine, other] = [await openWorld(), await openWorld()];
  const { feedback } = await mine.report("Wrong");
  const mistake = { state: "checking" as const, lock_version: 0 };
  await expect(other.call(feedbackApi.judge, { params: { id: feedback.id }, body: { mistake } })).rejects.toMatchObject(
    { status: 404 },
  );
  const view = await t.make.feedback(mine.customer_id, { page_id: mine.id, comment: "Fine" });
  await expect(mine.call(feedbackApi.judge, { params: { id: view.id }, body: { mistake } })).rejects.toMatchObject({
    status: 404,
  });
  // a key belongs to its site
  const { state } = await mine.report("Wrong again");
  expect((await other.get(state)).statusCode).toBe(404);
});
