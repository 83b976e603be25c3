import { makeWorld } from "./attack-world.ts";
import type { Target } from "./attack.ts";
import { startTestApp } from "./harness.ts";

/** An app in this process with a world to attack. */
export async function startTarget() {
  const { app, database, owner } = await startTestApp({ TERMS_DATE: "2026-01-31" });
  const world = await makeWorld(database);
  const target: Target = {
    database,
    world,
    send: async ({ payload, headers, ...request }, token) => {
      const reply = await app.inject({
        ...request,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(payload !== undefined && { payload }),
      });
      return { status: reply.statusCode, body: reply.body };
    },
  };
  return { app, database, owner, world, target };
}
