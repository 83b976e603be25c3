import { join } from "node:path";
import { afterAll, afterEach, expect, inject, test } from "vitest";
import { startFakePooler } from "#server/testing/fake-pooler.ts";
import { createLog } from "#server/platform/process/log.ts";
import { prepareDatabase } from "#server/platform/database/prepare-database.ts";
import { createTestDatabase } from "#server/testing/database.ts";
import { requireSession } from "./require-session.ts";

const { connections, connection, drop } = await createTestDatabase();
const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function through(mode: "transaction" | "session", hides_pid: boolean) {
  const { host, port } = inject("postgres");
  const server = host.startsWith("/") ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  const pooler = await startFakePooler({ server, mode, hides_pid });
  closers.push(pooler.stop);
  return { host: pooler.host, port: pooler.port };
}

test("a direct connection is accepted", async () => {
  await expect(requireSession(connections.tenant, "DATABASE_URL")).resolves.toBeUndefined();
});

test.each([true, false])(
  "a pooler in transaction mode is refused with an explanation, pids of its own: %s",
  async (hides) => {
    const pooler = await through("transaction", hides);
    await expect(requireSession({ ...connections.tenant, ...pooler }, "DATABASE_TENANT_URL")).rejects.toThrow(
      /^DATABASE_TENANT_URL leads to a connection pooler in transaction or statement mode.*session mode/,
    );
  },
);

test("a pooler in session mode is accepted", async () => {
  const pooler = await through("session", true);
  await expect(requireSession({ ...connections.tenant, ...pooler }, "DATABASE_URL")).resolves.toBeUndefined();
});

test("the server does not start behind a pooler in transaction mode, and changes nothing", async () => {
  const pooler = await through("transaction", true);
  await expect(prepareDatabase({ ...connection, ...pooler }, createLog("silent"))).rejects.toThrow(
    /^DATABASE_URL leads to a connection pooler/,
  );
});

afterAll(drop);
