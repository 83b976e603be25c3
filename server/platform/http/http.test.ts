import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { endpoint, isFile } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { labelsApi } from "#contract/labels.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { mountRoutes, route } from "./http.ts";
import { responseSchema } from "./json-schema.ts";

const t = await startTestApp();

test("a body over 1 MB is refused with 413", async () => {
  const { token } = await t.make.person();
  const payload = JSON.stringify({ label: { name: "x".repeat(1_100_000), color: "#000000" } });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const reply = await t.app.inject({ method: "POST", url: "/api/v1/labels", headers, payload });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([413, "body_too_large"]);
});

test("a body that is not JSON is refused with 400", async () => {
  const { token } = await t.make.person();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const reply = await t.app.inject({ method: "POST", url: "/api/v1/labels", headers, payload: "{" });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, "invalid_input"]);
});

test("text that the database cannot store, and deep nesting, are refused with 400 naming the field", async () => {
  const call = await t.as();
  const label = { name: "a\0b", color: "#000000" };
  await expect(call(labelsApi.create, { body: { label } })).rejects.toMatchObject({
    status: 400,
    body: { code: "invalid_input", fields: { "label.name": expect.any(String) } },
  });
  await expect(call(labelsApi.list, { query: { q: "\0" } })).rejects.toMatchObject({ status: 400 });
  const headers = { authorization: `Bearer ${call.token}`, "content-type": "application/json" };
  const half = { method: "POST", url: "/api/v1/labels", headers } as const;
  const payload = String.raw`{"label":{"name":"\ud800","color":"#000000"}}`;
  expect((await t.app.inject({ ...half, payload })).statusCode).toBe(400);
  expect((await t.app.inject({ ...half, payload: "[".repeat(50_000) + "]".repeat(50_000) })).statusCode).toBe(400);
});

test("a body with thousands of mistakes is refused without describing each of them", async () => {
  const call = await t.as();
  const send = (body: object) =>
    t.app.inject({
      method: "PUT",
      url: "/api/v1/web/pages/01a1ef1b-4712-7706-9b52-aaa38e1459d8",
      headers: { authorization: `Bearer ${call.token}` },
      payload: body,
    });
  const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, at]));
  for (const page of [
    { content: { headline: keys } },
    keys,
    { content: { questions: Array.from({ length: 20_000 }, () => ({})) } },
  ]) {
    const reply = await send({ page });
    expect(reply.statusCode).toBe(400);
    const { fields } = reply.json<{ fields: Record<string, string> }>();
    expect(Object.keys(fields).length).toBeLessThanOrEqual(100);
    expect(reply.body.length).toBeLessThan(20_000);
  }
});

test("R8.4 a bug answers 500 with Internal Server Error and no details", async () => {
  const call = await t.as();
  const spy = vi.spyOn(t.database, "tenant").mockImplementationOnce(() => {
    throw new Error("secret detail");
  });
  const attempt = call(labelsApi.list, { query: {} });
  await expect(attempt).rejects.toMatchObject({
    status: 500,
    body: { code: "internal", message: "Internal Server Error" },
  });
  spy.mockRestore();
});

test("an unknown path of the API answers 404 as JSON", async () => {
  const reply = await t.app.inject("/api/v1/nothing");
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, "not_found"]);
});

test("responses carry a request id and strict headers", async () => {
  const { headers } = await t.app.inject("/config.json");
  expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["content-security-policy"]).toContain("script-src 'self';");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("other origins are refused unless they are configured", async () => {
  const headers = { origin: "https://other.example.org" };
  expect((await t.app.inject({ url: "/config.json", headers })).headers["access-control-allow-origin"]).toBeUndefined();
  const open = await startTestApp({ CORS_ORIGINS: "https://other.example.org" });
  expect((await open.app.inject({ url: "/config.json", headers })).headers["access-control-allow-origin"]).toBe(
    headers.origin,
  );
});

test("/healthz, /readyz and /metrics answer", async () => {
  expect((await t.app.inject("/healthz")).statusCode).toBe(200);
  expect((await t.app.inject("/readyz")).statusCode).toBe(200);
  expect((await t.app.inject("/metrics")).body).toContain("http_request_duration_seconds_bucket");
  expect((await t.app.inject({ url: "/metrics", remoteAddress: "203.0.113.9" })).statusCode).toBe(404);
});

test("responses contain only the contract's fields", async () => {
  const call = await t.as();
  await t.make.label(call.customer_id);
  const { labels } = await call(labelsApi.list, { query: {} });
  expect(labels[0]).not.toHaveProperty("customer_id");
});

test("every response schema of the contract compiles to a serialiser", async () => {
  const app = Fastify();
  app.get("/", (_, reply) => {
    const answers = endpoints.flatMap(({ response }) => (isFile(response) ? [] : [response]));
    for (const response of answers) reply.compileSerializationSchema(responseSchema(response));
    return reply.send(String(answers.length));
  });
  expect(Number((await app.inject("/")).body)).toBeGreaterThan(100);
  await app.close();
});

test("serialises with the endpoint's own schema, in every app of the process; an invalid response is a 500", async () => {
  const named = endpoint({
    method: "GET",
    path: "/api/v1/named",
    access: "public",
    summary: "Something with a name",
    response: z.object({ name: z.string(), parts: z.array(z.string()) }),
  });
  let answer: unknown = { name: "Mast", parts: ["one"], password_hash: "secret" };
  for (let count = 0; count < 2; count += 1) {
    const app = Fastify();
    await mountRoutes(
      app,
      [route(named, () => Promise.resolve(answer as z.output<typeof named.response>))],
      t.services,
    );
    const reply = await app.inject("/api/v1/named");
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
    expect(reply.body).toBe('{"name":"Mast","parts":["one"]}');
    answer = { name: "Mast", parts: 7 };
    expect((await app.inject("/api/v1/named")).statusCode).toBe(500);
    answer = { name: "Mast", parts: ["one"], password_hash: "secret" };
    await app.close();
  }
});
