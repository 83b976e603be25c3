import { connect, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { createLog } from "#server/platform/process/log.ts";

const t = await shareTestApp();

test("logs one line per request with its route and no personal data, and errors under the same id", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const app = await createApp({ ...t.services, log });
  app.get("/broken/:id", () => {
    throw new Error("kaputt");
  });
  const headers = { authorization: "Bearer s3cret", "user-agent": "Somebody" };
  const good = await app.inject({ url: "/healthz?token=s3cret", headers });
  const bad = await app.inject({ url: "/broken/7", headers });
  await app.close();
  const common = { level: 30, time: expect.any(Number), method: "GET", ms: expect.any(Number) };
  const [reqId, badId] = [good.headers["x-request-id"], bad.headers["x-request-id"]];
  // The event-loop watch may log a line of its own during start-up; it has no request id.
  expect(lines.filter(({ reqId }) => reqId !== undefined)).toEqual([
    { ...common, reqId, route: "/healthz", status: 200 },
    expect.objectContaining({ level: 50, reqId: badId, msg: "unexpected error" }),
    { ...common, reqId: badId, route: "/broken/:id", status: 500 },
  ]);
});

test("requests during shutdown are told when to retry", async () => {
  const app = await createApp({ ...t.services, log: createLog("silent") });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  const answer = text(socket);
  socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n");
  await sleep(100);
  const closing = app.close();
  await sleep(100);
  socket.write("\r\n");
  expect(await answer).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 1\r\n/i);
  await closing;
});
