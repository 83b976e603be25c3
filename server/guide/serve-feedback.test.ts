import { sql } from "kysely";
import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { feedbackApi } from "#contract/feedback.ts";
import { sitesApi } from "#contract/sites.ts";
import { keyOf, LIMITS } from "#server/platform/http/rate-limit.ts";
import { guideWorld } from "#server/testing/guide-world.ts";
import { startTestApp } from "#server/testing/harness.ts";

const t = await startTestApp();
const LATER_MS = 60_000;
/** Until the guide has been notified of a change, on a busy machine. */
const LONG = { timeout: 15_000 };

type Reply = Awaited<ReturnType<typeof t.app.inject>>;
type Fields = Readonly<Record<string, string>>;

const AGENT = "Mozilla/5.0 (Phone)";
let visitors = 0;

/** A site, and a visitor whose browser runs no scripts. */
async function openForm() {
  const world = await guideWorld(t);
  visitors += 1;
  const from = { remoteAddress: `198.51.100.${visitors % 250}` };
  const post = (fields: Fields, headers: Fields = {}, url = "/feedback") =>
    t.app.inject({
      method: "POST",
      url,
      ...from,
      headers: {
        host: world.host,
        origin: `http://${world.host}`,
        "user-agent": AGENT,
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const follow = (reply: Reply) => world.get(String(reply.headers.location));
  const tap = (feel = "4", more: Fields = {}) => post({ page_id: world.pages.device.id, feel, ...more });
  const rows = () =>
    t.database.system
      .selectFrom("feedback_responses")
      .selectAll()
      .where("customer_id", "=", world.customer_id)
      .orderBy("submitted_at")
      .execute();
  return { ...world, post, follow, tap, rows };
}

/** The signed draft in a page's form. */
const draftIn = ({ body }: Reply) => /name="draft" value="([^"]+)"/.exec(body)?.[1] ?? "";

/** People take longer than a test. */
function laterOn() {
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + LATER_MS);
  return () => vi.restoreAllMocks();
}

/** Answers every question and stops at the comment. */
async function answerAll(form: Awaited<ReturnType<typeof openForm>>, answers = ["3", "5", "1", "2"]) {
  let page = await form.follow(await form.tap());
  for (const answer of answers) page = await form.follow(await form.post({ draft: draftIn(page), go: "next", answer }));
  return page;
}

test("R7.10 five faces and a comment are submitted, one question at a time, without a script or a cookie", async () => {
  const form = await openForm();
  const first = await form.tap();
  expect([first.statusCode, first.headers["cache-control"], first.headers["set-cookie"]]).toEqual([
    303,
    "no-store",
    undefined,
  ]);
  const second = await form.follow(first);
  expect(second.headers["cache-control"]).toBe("no-store");
  expect(second.body).toContain("Question 2 of 6");
  expect(second.body).toContain("Is this information helpful?");
  expect(second.body).not.toContain("<script");
  const last = await answerAll(form);
  expect(last.body).toContain("Question 6 of 6");
  const restore = laterOn();
  const sent = await form.post({ draft: draftIn(last), go: "send", comment: "It is quieter now.\r\nThank you" });
  restore();
  expect((await form.follow(sent)).body).toContain("Your feedback was sent.");
  const rows = await form.rows();
  expect(rows.at(-1)).toMatchObject({
    page_id: form.pages.device.id,
    publication_number: 1,
    channel: "web",
    locale: "en",
    answers: { feeling: 4, helpful: 3, easy_to_understand: 5, easy_to_reach: 1, guide_rating: 2 },
    comment: "It is quieter now.\nThank you",
    case_status: "new",
    covered: [],
  });
  expect(rows.at(-1)?.completed_at).not.toBeNull();
});

test("a single face counts, and a double tap counts once", async () => {
  const form = await openForm();
  await form.tap("4");
  await form.tap("2");
  const rows = await form.rows();
  expect(rows.map(({ answers, completed_at }) => [answers, completed_at])).toEqual([[{ feeling: 2 }, null]]);
});

test("a form submitted twice counts once, and the first version is kept", async () => {
  const form = await openForm();
  const last = await answerAll(form);
  const restore = laterOn();
  const draft = draftIn(last);
  const both = await Promise.all([
    form.post({ draft, go: "send", comment: "Call 012 345 678" }),
    form.post({ draft, go: "send", comment: "Call 012 345 678" }),
  ]);
  await form.post({ draft, go: "send", comment: "Something else" });
  restore();
  expect(both.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect((await form.rows()).map(({ comment }) => comment)).toEqual(["Call [phone]"]);
});

test("answers and typed text survive going back", async () => {
  const form = await openForm();
  const last = await answerAll(form);
  const back = await form.post({ draft: draftIn(last), go: "back", comment: "Half a thought" });
  expect(back.body).toContain("Question 5 of 6");
  expect(back.body).toMatch(/checked=""[^>]*value="2"|value="2"[^>]*checked=""/);
  expect(back.body).toContain('name="comment" value="Half a thought"');
  const further = await form.post({ draft: draftIn(back), go: "next", answer: "5", comment: "Half a thought" });
  expect(further.body).toContain("Half a thought</textarea>");
  const first = await form.follow(await form.post({ draft: draftIn(await form.follow(await form.tap())), go: "back" }));
  expect(first.body).toContain("Question 1 of 6");
});

test("a question can be skipped; choosing nothing shows an error and loses nothing", async () => {
  const form = await openForm();
  const second = await form.follow(await form.tap());
  const none = await form.post({ draft: draftIn(second), go: "next" });
  expect(none.statusCode).toBe(422);
  expect(none.body).toContain("Choose a face, or skip this question.");
  const third = await form.follow(await form.post({ draft: draftIn(none), go: "skip" }));
  expect(third.body).toContain("Question 3 of 6");
  expect((await form.rows()).map(({ answers }) => answers)).toEqual([{ feeling: 4 }]);
});

test("the form is in the reader's language and keeps it in its address", async () => {
  const form = await openForm();
  const first = await form.post({ page_id: form.pages.device.id, feel: "5" }, {}, "/feedback?lang=km");
  expect(String(first.headers.location)).toContain("&lang=km");
  const { body } = await form.follow(first);
  expect(body).toContain('<html lang="km"');
  expect(body).toContain("តើព័ត៌មាននេះមានប្រយោជន៍ទេ?");
  expect(body).toContain('action="/feedback?lang=km"');
  expect((await form.rows())[0]?.locale).toBe("km");
});

test("a right-to-left language mirrors the form", async () => {
  const form = await openForm();
  await t.database.system
    .updateTable("sites")
    .set({ locales: ["en", "km", "ar"] })
    .where("customer_id", "=", form.customer_id)
    .execute();
  await vi.waitFor(async () => {
    const first = await form.post({ page_id: form.pages.device.id, feel: "5" }, {}, "/feedback?lang=ar");
    expect((await form.follow(first)).body).toContain('<html lang="ar" dir="rtl">');
  }, LONG);
});

test("the response includes the scanned sign and its place", async () => {
  const form = await openForm();
  await t.make.location(form.customer_id, form.pages.device.device_id, {
    name: { en: "Pier 3" },
    short_code: "7kd2mp",
  });
  await form.publish(form.pages.device.id, "With a place");
  await vi.waitFor(async () => {
    const { body } = await form.get(`/devices/${form.pages.device.slug}?code=7kd2mp`);
    expect(body).toContain('name="code" value="7kd2mp"');
    expect(body).toContain("Pier 3");
  }, LONG);
  await form.tap("3", { code: "7kd2mp" });
  expect((await form.rows())[0]).toMatchObject({ channel: "qr", short_code: "7kd2mp", location_name: "Pier 3" });
});

test("personal data is redacted; the original is stored separately", async () => {
  const form = await openForm();
  const last = await answerAll(form);
  const restore = laterOn();
  const comment = 'Mail ana@example.org, <script>alert(1)</script>\u0000 =HYPERLINK("x")';
  await form.post({ draft: draftIn(last), go: "send", comment });
  restore();
  const [row] = await form.rows();
  expect(row?.comment).toBe('Mail [email], <script>alert(1)</script> =HYPERLINK("x")');
  expect(row?.covered).toEqual(["email"]);
  const { comment: original } = await t.database.system
    .selectFrom("feedback_originals")
    .select("comment")
    .where("response_id", "=", row?.id ?? "")
    .executeTakeFirstOrThrow();
  expect(original).toContain("ana@example.org");
  const csv = await form.call(feedbackApi.customerCsv, {});
  expect(await csv.text()).toContain("Mail [email]");
});

test("a comment that is too long or too fast is rejected, with its text kept in the field", async () => {
  const form = await openForm();
  const last = await answerAll(form);
  const quick = await form.post({ draft: draftIn(last), go: "send", comment: "Buy <b>now</b>" });
  expect(quick.statusCode).toBe(422);
  expect(quick.body).toContain("Buy &lt;b&gt;now&lt;/b&gt;</textarea>");
  const restore = laterOn();
  const long = await form.post({ draft: draftIn(last), go: "send", comment: "x".repeat(501) });
  restore();
  expect([long.statusCode, long.body.includes("Shorten your comment")]).toEqual([422, true]);
  expect((await form.rows())[0]).toMatchObject({ comment: null, completed_at: null });
});

test("a filled honeypot field gets a thank-you, and the response is marked as spam", async () => {
  const form = await openForm();
  const sent = await form.tap("5", { website: "http://spam.example", comment: "Buy now" });
  expect((await form.follow(sent)).body).toContain("Thank you");
  expect((await form.rows())[0]).toMatchObject({ case_status: "spam", comment: "Buy now" });
  const figures = await form.call(feedbackApi.figures, { query: {} });
  expect(figures.response_count).toBe(0);
});

test("a flood from one visitor ends at a page that asks to wait and keeps the input", async () => {
  const form = await openForm();
  const pages = Object.values(form.pages).map(({ id }) => id);
  const replies: Reply[] = [];
  for (let at = 0; at < 3; at += 1) {
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + at * LATER_MS);
    for (const page_id of pages) replies.push(await form.post({ page_id, feel: "1" }));
    vi.restoreAllMocks();
  }
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(await form.rows()).toHaveLength(replies.length - refused.length);
  expect(refused[0]?.headers["retry-after"]).toBe("600");
  expect(refused[0]?.body).toContain('name="feel" value="1"');
});

/** Like a browser: finds the first number whose hash starts with sixteen zero bits. */
function solve(puzzle: string) {
  for (let n = 0; ; n += 1)
    if (createHash("sha256").update(`${puzzle} ${n}`).digest().readUInt16BE() === 0) return String(n);
}

test("above the limit a solved puzzle allows one response, once", async () => {
  const form = await openForm();
  const [page_id, other = ""] = Object.values(form.pages).map(({ id }) => id);
  let number = 0;
  /** Spaced out, so that none counts as a second tap. */
  const tapLater = async (fields: Fields, headers: Fields = {}) => {
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + (number += 1) * 20_000);
    const reply = await form.post({ page_id: page_id ?? "", feel: "2", ...fields }, headers);
    vi.restoreAllMocks();
    return reply;
  };
  let reply = await tapLater({});
  while (reply.statusCode === 303) reply = await tapLater({});
  expect(reply.statusCode).toBe(429);
  expect(reply.body).toMatch(/<script type="module" src="\/assets\/prove-/);
  expect(reply.headers["content-security-policy"]).toContain("script-src 'self'");
  const taken = (await form.rows()).length;
  const [, puzzle = ""] = /name="puzzle" value="([^"]+)"/.exec(reply.body) ?? [];
  const proof = { puzzle, solution: solve(puzzle) };
  for (const wrong of [
    { ...proof, solution: "0" },
    { ...proof, puzzle: "x.y" },
    { ...proof, solution: "" },
  ]) {
    const refused = await tapLater(wrong);
    expect([refused.statusCode, refused.body.includes("data-puzzle")]).toEqual([429, false]);
  }
  // another browser in the same network is a separate visitor and may still respond
  expect((await tapLater({ page_id: other }, { "user-agent": "Another" })).statusCode).toBe(303);
  expect((await tapLater(proof)).statusCode).toBe(303);
  expect((await tapLater(proof)).statusCode).toBe(429);
  const respelled = `${puzzle}.again`;
  expect((await tapLater({ puzzle: respelled, solution: solve(respelled) })).statusCode).toBe(429);
  expect(await form.rows()).toHaveLength(taken + 2);
});

test("changing the user agent each time hits the network's limit, and nobody else's", async () => {
  const form = await openForm();
  const fields = { page_id: form.pages.device.id, feel: "1" };
  const replies: Reply[] = [];
  for (let turn = 0; turn < 8; turn += 1)
    replies.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, at) => form.post(fields, { "user-agent": `Robot ${turn} ${at}` })),
      )),
    );
  const taken = replies.filter(({ statusCode }) => statusCode === 303);
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect([taken.length, refused.length]).toEqual([60, 20]);
  expect(await form.rows()).toHaveLength(60);
  const resident = await postFrom(form.host, "203.0.113.77", fields);
  expect(resident.statusCode).toBe(303);
});

/** A visitor in another network whose browser runs no scripts. */
const postFrom = (host: string, remoteAddress: string, fields: Fields, agent = AGENT) =>
  t.app.inject({
    method: "POST",
    url: "/feedback",
    remoteAddress,
    headers: {
      host,
      origin: `http://${host}`,
      "user-agent": agent,
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: new URLSearchParams(fields).toString(),
  });

test("a flood from many networks requires proof from its senders and shuts out nobody else", async () => {
  const form = await openForm();
  const fields = { page_id: form.pages.device.id, feel: "2" };
  const statusFrom = async (address: string, agent?: string) =>
    (await postFrom(form.host, address, fields, agent)).statusCode;
  const statusesFrom = (count: number, address: (at: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, at) => statusFrom(address(at), `Robot ${at}`)));
  const { name } = LIMITS.feedbackFlood;
  await t.database.system
    .insertInto("rate_limits")
    .values({
      key: keyOf(name, form.customer_id),
      tries: 5000,
      window_ends_at: sql<string>`now() + interval '10 minutes'`,
    })
    .execute();
  const flooding = await statusesFrom(10, () => "192.0.2.8");
  expect(flooding.filter((status) => status === 303)).toHaveLength(6);
  expect(flooding.filter((status) => status === 429)).toHaveLength(4);
  expect((await postFrom(form.host, "192.0.2.8", fields, "Robot 11")).body).toContain("data-puzzle");
  // every /64 of one /48 is a separate network, but one sender
  const spread = await statusesFrom(70, (at) => `2001:db8:7:${at.toString(16)}::1`);
  expect(spread.filter((status) => status === 303)).toHaveLength(60);
  expect([await statusFrom("203.0.113.77"), await statusFrom("2001:db8:8::1")]).toEqual([303, 303]);
});

/** A comment that is a formula to spreadsheets, a script to browsers, and several lines to line-based parsers. */
const HOSTILE = '=HYPERLINK("http://evil.example","x")\n@SUM(1)<script>alert(1)</script><img src=x onerror=alert(1)>';

test("a hostile comment is harmless in the CSV, on the page and in webhooks", async () => {
  const form = await openForm();
  await t.make.webhook(form.customer_id, { events: ["feedback.received"] });
  const last = await answerAll(form);
  const restore = laterOn();
  const draft = draftIn(last);
  await form.post({ draft, go: "send", comment: HOSTILE });
  await form.post({ draft, go: "send", comment: HOSTILE });
  restore();
  const [row] = await form.rows();
  expect(row?.comment).toBe(HOSTILE);

  const csv = await (await form.call(feedbackApi.customerCsv, {})).text();
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")\n'@SUM(1)`);
  expect(csv).not.toMatch(/(^|[,;\t\r\n]"?)[=@]/m);

  const written = "<script>alert(2)</script><img src=y onerror=alert(3)>";
  const reply = { said: { en: written }, text: { en: written }, lock_version: 0 };
  await form.call(feedbackApi.publishReply, { params: { id: row?.id ?? "" }, body: { reply } });
  await vi.waitFor(async () => {
    const { body } = await form.get(`/devices/${form.pages.device.slug}`);
    expect(body).toContain("&lt;script&gt;alert(2)&lt;/script&gt;&lt;img src=y onerror=alert(3)&gt;");
    expect(body).not.toMatch(/<script>alert|<img src=y/);
  }, LONG);

  const told = await t.database.system
    .selectFrom("webhook_deliveries")
    .select(["event", "payload"])
    .where("customer_id", "=", form.customer_id)
    .execute();
  expect(told).toMatchObject([
    { event: "feedback.received", payload: { data: { feedback: { id: row?.id, feeling: 4, has_comment: true } } } },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/HYPERLINK|script|evil/);
});

test("spam and unfinished responses are not sent to webhooks", async () => {
  const form = await openForm();
  await t.make.webhook(form.customer_id, { events: ["feedback.received"] });
  await form.tap("4");
  await form.tap("5", { website: "http://spam.example", comment: "Buy now" });
  const told = t.database.system.selectFrom("webhook_deliveries").select("id");
  expect(await told.where("customer_id", "=", form.customer_id).execute()).toEqual([]);
});

test("stores nothing that identifies anyone: neither IP address nor user agent", async () => {
  const form = await openForm();
  await form.tap();
  const tables = await t.database.system.selectFrom("rate_limits").select("key").execute();
  const stored = JSON.stringify([await form.rows(), tables]);
  expect(stored).not.toContain("198.51.100");
  expect(stored).not.toContain(AGENT);
});

test("accepts only the site's own forms, of limited size, of the right type, at one address", async () => {
  const form = await openForm();
  const fields = { page_id: form.pages.device.id, feel: "4" };
  const from = (headers: Fields) => form.post(fields, headers).then(({ statusCode }) => statusCode);
  expect(await from({ origin: "https://evil.example" })).toBe(403);
  expect(await from({ origin: "null" })).toBe(403);
  expect(await from({ "content-type": "application/json" })).toBe(415);
  expect((await form.post({ ...fields, comment: "x".repeat(20_000) })).statusCode).toBe(413);
  const elsewhere = await form.post(fields, {}, `/devices/${form.pages.device.slug}`);
  expect([elsewhere.statusCode, elsewhere.headers.allow]).toEqual([405, "GET, HEAD"]);
  expect(await form.rows()).toEqual([]);
});

test("an unsigned or expired draft starts over", async () => {
  const form = await openForm();
  const page = await form.follow(await form.tap());
  const [payload = "", signature = ""] = draftIn(page).split(".");
  const forged = Buffer.from(payload, "base64url").toString().replace("false", "true");
  const bad = `${Buffer.from(forged).toString("base64url")}.${signature}`;
  for (const draft of [bad, "x", `${payload}.`, ""]) {
    expect((await form.post({ draft, go: "next", answer: "1" })).statusCode).toBe(410);
    expect((await form.get(`/feedback?draft=${encodeURIComponent(draft)}`)).statusCode).toBe(410);
  }
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 4 * 3_600_000);
  expect((await form.get(`/feedback?draft=${encodeURIComponent(draftIn(page))}`)).statusCode).toBe(410);
  vi.restoreAllMocks();
  const bare = await form.get("/feedback");
  expect([bare.statusCode, bare.headers.location]).toEqual([302, "/"]);
});

test("a page or site with feedback switched off accepts nothing", async () => {
  const form = await openForm();
  // Residents need at least one way to contact the city.
  await t.database.system
    .updateTable("sites")
    .set({ contact_email: "city@example.org" })
    .where("customer_id", "=", form.customer_id)
    .execute();
  await form.save(form.pages.device.id, { show_feedback: false });
  await form.publish(form.pages.device.id, "No questions");
  expect((await form.tap()).statusCode).toBe(410);
  const { site } = await form.call(sitesApi.current, { query: {} });
  const features = { ...site.features, feedback: false };
  await form.call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { features } } });
  // from the moment the page stops asking
  await vi.waitFor(
    async () => expect((await form.get(`/algorithms/${form.pages.planner.slug}`)).body).not.toContain('name="feel"'),
    LONG,
  );
  expect((await form.post({ page_id: form.pages.planner.id, feel: "4" })).statusCode).toBe(410);
  expect(await form.rows()).toEqual([]);
});
