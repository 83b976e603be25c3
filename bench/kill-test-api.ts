import { setTimeout as sleep } from "node:timers/promises";
import type { RunningApp } from "./running-app.ts";

/** Makes the first administrator with the one-time link that the app prints when it has no users. */
export async function firstToken(app: RunningApp): Promise<string> {
  const answer = await call(app, "/api/setup", undefined, {
    token: await setupToken(app),
    email: "kill@test.example",
    name: "Kill Test",
    password: "survives every kill -9",
    customer_name: "Kill Test",
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

async function setupToken(app: RunningApp): Promise<string> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const token = /\/auth\/setup\?token=([\w-]+)\s/.exec(app.output())?.[1];
    if (token) return token;
    if (Date.now() > deadline) throw new Error(`The app printed no set-up link.\n${app.output()}`);
    await sleep(20);
  }
}

/** True when the server acknowledged the row, false when it went away. A refusal is a fault of this test. */
export async function createLabel(app: RunningApp, token: string, name: string): Promise<boolean> {
  const answer = await call(app, "/api/v1/labels", token, { label: { name, color: "#336699" } }).catch(() => undefined);
  if (!answer) return false;
  const text = await answer.text().catch(() => "");
  if (answer.status >= 400 && answer.status < 500) throw new Error(`The label was refused: ${answer.status} ${text}`);
  return answer.status === 201;
}

export async function allLabels(app: RunningApp, token: string): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call(app, `/api/v1/labels?per_page=1000&page=${page}`, token);
    if (!answer.ok) throw new Error(`Reading the labels failed: ${answer.status} ${await answer.text()}`);
    const { labels } = (await answer.json()) as { labels: { name: string }[] };
    names.push(...labels.map((label) => label.name));
    if (labels.length < 1000) return names;
  }
}

/** With a body it is a POST, without one a GET. */
function call(app: RunningApp, path: string, token?: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  if (body === undefined) return fetch(app.base + path, { headers });
  headers["content-type"] = "application/json";
  return fetch(app.base + path, { method: "POST", headers, body: JSON.stringify(body) });
}
