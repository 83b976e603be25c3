import { setTimeout as sleep } from "node:timers/promises";
import { sessionApi } from "#contract/session.ts";
import { createClient } from "#contract/client.ts";
import type { RunningApp } from "../running-app.ts";

const PATIENCE_MS = 10_000;

async function setupToken(output: () => string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const token = /\/auth\/setup\?token=([\w-]+)\s/.exec(output())?.[1];
    if (token) return token;
    if (Date.now() > deadline) throw new Error(`The app printed no set-up link.\n${output()}`);
    await sleep(20);
  }
}

/** Creates the first administrator with the one-time link that a new app prints. */
export async function firstToken({ base, output }: Pick<RunningApp, "base" | "output">): Promise<string> {
  const call = createClient(
    (path, init) => fetch(base + path, init),
    () => undefined,
  );
  const { token } = await call(sessionApi.setup, {
    body: {
      token: await setupToken(output),
      email: "kill@test.example",
      name: "Kill Test",
      password: "survives every kill -9",
      customer_name: "Kill Test",
    },
  });
  return token;
}
