import { beforeEach, expect, test, vi } from "vitest";
import { readToken } from "#admin/session/token.ts";
import { api, endpoints } from "#contract/index.ts";
import { call, setTransport } from "./call.ts";
import { config, loadConfig, setConfig } from "./config.ts";
import { retryDelay, shouldRetry } from "./query-client.ts";

const signIn = (token: string) =>
  localStorage.setItem("auth_token", JSON.stringify({ token, expiration: "2999-01-01T00:00:00Z" }));
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refused = () => answer(401, { code: "unauthenticated", message: "Sign in" });

beforeEach(() => signIn("mine"));

test("R7.0 sends the bearer token with every call except public ones, including login and session", async () => {
  const sent = new Map<string, string | undefined>();
  setTransport((path, init) => {
    sent.set(`${init.method} ${path}`, (init.headers as Record<string, string>)["authorization"]);
    return Promise.resolve(answer(200, {}));
  });
  for (const endpoint of endpoints) await call(endpoint, {});
  const silent = endpoints.filter((e) => sent.get(`${e.method} ${e.path}`) === undefined);
  expect(silent.map((e) => e.access)).toEqual(silent.map(() => "public"));
  expect(silent).toContain(api.session.login);
  expect(silent).toContain(api.session.exchange);
  expect(sent.get("GET /api/user")).toBe("Bearer mine");
});

test("R8.1 ends the session on a 401 of an authenticated call, but not of a login", async () => {
  setTransport(() => Promise.resolve(refused()));
  await expect(call(api.session.login, { body: { email: "a", password: "b" } })).rejects.toMatchObject({ status: 401 });
  expect(readToken()?.token).toBe("mine");
  await expect(call(api.user.get, {})).rejects.toMatchObject({ status: 401 });
  expect(readToken()).toBeUndefined();
});

test("R8.1 ignores a late 401 of an earlier session", async () => {
  setTransport(async () => {
    signIn("newer");
    return refused();
  });
  await expect(call(api.user.get, {})).rejects.toMatchObject({ status: 401 });
  expect(readToken()?.token).toBe("newer");
});

test("R9.7 uses the API base of config.json at run time", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string | URL) => {
    asked.push(String(url));
    const isConfig = String(url).endsWith("/config.json");
    return Promise.resolve(
      isConfig ? answer(200, { api_base: "https://api.example.org/", terms_date: "2026-01-01" }) : answer(200, {}),
    );
  });
  setTransport();
  await loadConfig();
  await call(api.user.get, {});
  expect(asked.at(-1)).toBe("https://api.example.org/api/user");
  expect(config().terms_date).toBe("2026-01-01");
  setConfig({ api_base: "" });
  vi.unstubAllGlobals();
});

test.each([
  ["a failing answer", answer(500, {})],
  ["no api_base", answer(200, {})],
])("rejects a config.json with %s", async (_what, reply) => {
  vi.stubGlobal("fetch", () => Promise.resolve(reply));
  await expect(loadConfig()).rejects.toThrow("config.json");
  vi.unstubAllGlobals();
});

test("does not retry a rejected call, and retries an unanswered one twice", async () => {
  setConfig({ api_base: "" });
  expect(config().api_base).toBe("");
  setTransport(() => Promise.resolve(answer(404, { code: "not_found", message: "x" })));
  const missing = (await call(api.user.get, {}).catch((error: unknown) => error)) as Error;
  expect(shouldRetry(0, missing)).toBe(false);
  expect(shouldRetry(0, new TypeError("Failed to fetch"))).toBe(true);
  expect(shouldRetry(2, new TypeError("Failed to fetch"))).toBe(false);
});

test("waits longer with each retry during an outage, and at least as long as the server asked", async () => {
  const headers = { "retry-after": "7" };
  const away = { code: "unavailable", message: "x" };
  setTransport(() => Promise.resolve(new Response(JSON.stringify(away), { status: 503, headers })));
  const error = (await call(api.user.get, {}).catch((cause: unknown) => cause)) as Error;
  expect([0, 5, 500].map((failures) => shouldRetry(failures, error))).toEqual([true, true, true]);
  expect([0, 1, 3, 50].map((failures) => retryDelay(failures, error))).toEqual([7000, 7000, 8000, 15_000]);
  expect(readToken()?.token).toBe("mine");
  setTransport(() => Promise.resolve(answer(503, { code: "busy", message: "x" })));
  const busy = (await call(api.user.get, {}).catch((cause: unknown) => cause)) as Error;
  expect([shouldRetry(1, busy), shouldRetry(2, busy)]).toEqual([true, false]);
});
