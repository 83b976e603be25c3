import { sql } from "kysely";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { uuidv7 } from "uuidv7";
import { expect, test, vi } from "vitest";
import { feedbackApi } from "#contract/feedback.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { csvLine } from "#server/platform/records/csv.ts";

const t = await startTestApp();
/** The columns that the handbook promises, in its order. */
const HANDBOOK = await readFile("docs/handbook/dashboard-and-feedback.md", "utf8");
const HEADER = [...HANDBOOK.matchAll(/^\| `(\w+)`/gm)].map(([, column]) => column).join();
const today = () => new Date().toISOString().slice(0, 10);

async function respond(
  customer_id: string,
  input: { comment?: string; page_id?: string; public_reply?: string; submitted_at?: string } = {},
) {
  const id = uuidv7();
  await t.database.system
    .insertInto("feedback_responses")
    .values({
      id,
      customer_id,
      channel: "qr",
      locale: "km",
      answers: { feeling: 5 },
      short_code: "ab23cd",
      location_name: "Pier 3",
      ...input,
    })
    .execute();
  return id;
}

/** Inserts rows by SQL, a hundred per timestamp, so that pages end between equal times. */
const respondOften = (customer_id: string, count: number, comment: string) =>
  sql`
    insert into feedback_responses (id, customer_id, channel, locale, answers, comment, submitted_at)
    select gen_random_uuid(), ${customer_id}::uuid, 'web', 'en', '{"feeling": 4}', n || ' ' || ${comment}, now() - (n / 100) * interval '1 minute'
    from generate_series(1, ${count}::int) n`.execute(t.database.system);

/** The raw response, with status and headers. */
const download = (token: string, file: "customer_csv" | "all_csv") =>
  t.app.inject({ url: `/api/v1/feedback/${file}`, headers: { authorization: `Bearer ${token}` } });

const listening = t.app.listen({ port: 0, host: "127.0.0.1" });
const stream = async (token: string, signal?: AbortSignal) =>
  fetch(`${await listening}/api/v1/feedback/customer_csv`, {
    headers: { authorization: `Bearer ${token}` },
    ...(signal && { signal }),
  });

test("R7.10 a member downloads the customer's feedback as a file", async () => {
  const call = await t.as({ role: "viewer" });
  const page = await t.make.page(call.customer_id, { headline: { en: 'Air, "clean"' } });
  const first = await respond(call.customer_id, {
    comment: "Good",
    page_id: page.id,
    submitted_at: "2025-06-01T10:00:00Z",
  });
  const reply = JSON.stringify({ en: "Thanks", km: "អរគុណ" });
  const second = await respond(call.customer_id, {
    comment: "តើវាថតរូបទេ?\nYes?",
    public_reply: reply,
    submitted_at: "2025-06-02T10:00:00Z",
  });
  const { statusCode, headers, body } = await download(call.token, "customer_csv");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(headers["content-disposition"]).toMatch(new RegExp(`filename="feedback-c-[0-9a-f]+-${today()}\\.csv"`));
  expect(body).toBe(
    `\uFEFF${HEADER}\r\n` +
      `${first},2025-06-01T10:00:00Z,${page.id},"Air, ""clean""",qr,km,ab23cd,Pier 3,5,,,,,Good,,,\r\n` +
      `${second},2025-06-02T10:00:00Z,,,qr,km,ab23cd,Pier 3,5,,,,,"តើវាថតរូបទេ?\nYes?",,អរគុណ,\r\n`,
  );
  expect((await call(feedbackApi.customerCsv, {})).size).toBe(Buffer.byteLength(body));
});

test("R7.10 an administrator, and nobody else, downloads all feedback with the customers' names", async () => {
  const [mine, theirs, admin] = [
    await t.as(),
    await t.as({ role: "manager" }),
    await t.as({ admin: true, role: null }),
  ];
  const ids = [await respond(mine.customer_id), await respond(theirs.customer_id)];
  const { headers, body } = await download(admin.token, "all_csv");
  expect(headers["content-disposition"]).toContain(`feedback-all-${today()}.csv`);
  expect(body.startsWith(`\uFEFF${HEADER.replace("id,", "id,customer_id,customer,")}\r\n`)).toBe(true);
  expect(body).toContain(`${ids[0]},${mine.customer_id},City of Testing,`);
  expect(body).toContain(`${ids[1]},${theirs.customer_id},City of Testing,`);
  expect((await download(mine.token, "customer_csv")).body).not.toContain(ids[1]);
  expect((await download(theirs.token, "all_csv")).statusCode).toBe(403);
});

test("R7.10 without feedback the file has only its header", async () => {
  const call = await t.as();
  expect((await download(call.token, "customer_csv")).body).toBe(`\uFEFF${HEADER}\r\n`);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+49 30", "'+49 30"],
  ["-", "'-"],
  ["@home", "'@home"],
  ["\tx", "'\tx"],
  ["\r=1", `"'\r'=1"`],
  ['=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
  ["a=b", "a=b"],
  ["line\nline", '"line\nline"'],
  // With another separator, the second half becomes a separate cell.
  ["a;=cmd()", "a;'=cmd()"],
  ["a\t@SUM(1)", "a\t'@SUM(1)"],
  ["\t=1", "'\t'=1"],
  ["a\n=1+1", `"a\n'=1+1"`],
  ['a; "=1', `"a; ""'=1"`],
  ["a;'=1", "a;''=1"],
  ["a; b", "a; b"],
])("a text that a spreadsheet would run as a formula stays text: %j", (text, cell) => {
  expect(csvLine([text, -1, null])).toBe(`${cell},-1,\r\n`);
});

test("R7.10 20,000 responses are streamed in many chunks, each once and in order", async () => {
  const call = await t.as();
  await respondOften(call.customer_id, 20_000, "The sign is easy to find.");
  const reply = await stream(call.token);
  expect(reply.headers.get("transfer-encoding")).toBe("chunked");
  const pieces: Buffer[] = [];
  for await (const piece of reply.body ?? []) pieces.push(Buffer.from(piece));
  expect(pieces.length).toBeGreaterThan(10);
  const rows = Buffer.concat(pieces).toString().trimEnd().split("\r\n").slice(1);
  expect(rows).toHaveLength(20_000);
  expect(new Set(rows.map((row) => row.slice(0, 36))).size).toBe(20_000);
  const times = rows.map((row) => row.split(",")[1] ?? "");
  expect(times).toEqual(times.toSorted());
});

test("R7.10 an aborted download stops querying the database", async () => {
  const call = await t.as();
  await respondOften(call.customer_id, 20_000, "x".repeat(1000));
  const queries = vi.spyOn(pg.Client.prototype, "query");
  const pagesRead = () =>
    queries.mock.calls.filter((asked) => JSON.stringify(asked[0]).includes("feedback_responses")).length;
  const giveUp = new AbortController();
  const reply = await stream(call.token, giveUp.signal);
  await reply.body?.getReader().read();
  giveUp.abort();
  // Let another full download finish before counting, so that the aborted one has time to stop.
  const other = await t.as();
  await (await stream(other.token)).text();
  expect(pagesRead()).toBeGreaterThan(1);
  expect(pagesRead()).toBeLessThan(10);
  queries.mockRestore();
});
