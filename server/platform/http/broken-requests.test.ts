import { expect, test } from "vitest";
import { startTestApp } from "#server/testing/harness.ts";

const TOKEN = "a-token-of-some-length";
const t = await startTestApp({ METRICS_TOKEN: TOKEN });

const WHOLE = [
  "--part",
  'content-disposition: form-data; name="file"; filename="a.png"',
  "content-type: image/png",
  "",
  "bytes",
  "--part--",
  "",
].join("\r\n");

test.each([
  ["without a boundary", "multipart/form-data", WHOLE],
  ["with another boundary", "multipart/form-data; boundary=other", WHOLE],
  ["cut off in the file", "multipart/form-data; boundary=part", WHOLE.slice(0, -14)],
  ["cut off in the header", "multipart/form-data; boundary=part", WHOLE.slice(0, 40)],
  ["without a final boundary", "multipart/form-data; boundary=part", WHOLE.slice(0, -4)],
  ["without content", "multipart/form-data; boundary=part", ""],
  ["named after a prototype", "multipart/form-data; boundary=part", WHOLE.replace(`name="file"`, `name="__proto__"`)],
  ["with fields only", "multipart/form-data; boundary=part", WHOLE.replace('; filename="a.png"', "")],
  ["with a long boundary", `multipart/form-data; boundary=${"x".repeat(2000)}`, WHOLE],
  ["of random bytes", "multipart/form-data; boundary=part", "\0\xff--part\r\n\r\n--part"],
])("a form %s is refused with 400", async (_what, type, payload) => {
  const { token } = await t.make.person({ role: "manager" });
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  const reply = await t.app.inject({ method: "POST", url: "/api/v1/imports?subject=devices", headers, payload });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, "invalid_input"]);
});

test("JSON where a file belongs is refused with 400", async () => {
  const { token } = await t.make.person({ role: "manager" });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const reply = await t.app.inject({ method: "POST", url: "/api/v1/imports?subject=devices", headers, payload: "{}" });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, "invalid_input"]);
});

test("/metrics accepts only its token, whatever script the header is in", async () => {
  const ask = async (authorization?: string) =>
    (await t.app.inject({ url: "/metrics", ...(authorization && { headers: { authorization } }) })).statusCode;
  expect(await ask(`Bearer ${TOKEN}`)).toBe(200);
  expect(await ask()).toBe(401);
  expect(await ask("Bearer another-token-of-it")).toBe(401);
  const sameLength = `Bearer ${"é".repeat(TOKEN.length)}`;
  expect(sameLength).toHaveLength(`Bearer ${TOKEN}`.length);
  expect(await ask(sameLength)).toBe(401);
});
