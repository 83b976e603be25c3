import { setTimeout as sleep } from "node:timers/promises";
import { deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { type Import, importsApi } from "#contract/imports.ts";
import { labelsApi } from "#contract/labels.ts";
import type { Call, KnownImport, Memory } from "./writers.ts";

type SignedIn = { readonly base: string; readonly token: string };

async function allLabels(call: Call) {
  const ids = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { labels } = await call(labelsApi.list, { query: { page, per_page: 1000 } });
    for (const { id } of labels) ids.add(id);
    if (labels.length < 1000) return ids;
  }
}

/** Pictures of drafts open with the cookie that every answer to a signed-in person sets. */
async function imageCookie({ base, token }: SignedIn) {
  const answer = await fetch(`${base}/api/v1/sites/locales`, { headers: { authorization: `Bearer ${token}` } });
  const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
  return cookie;
}

/** Acknowledged data that is missing; empty if nothing was lost. */
export async function findLost(call: Call, person: SignedIn, { labels, device }: Memory): Promise<string[]> {
  const found = await allLabels(call);
  const lost = [...labels].filter((id) => !found.has(id)).map((id) => `label ${id}`);
  const params = { id: device.id };
  const now = (await call(devicesApi.get, { params, query: {} })).device;
  const { content } = (await call(deviceChainApi.get, { params })).datachain;
  const note = Number(content.sources[0]?.title ?? 0);
  if (Number(now.name) < device.name) lost.push(`device: ${now.name} after ${device.name}`);
  if (note < device.note) lost.push(`chain: ${note} after ${device.note}`);
  if (device.photo && !now.photo_key) lost.push("photo");
  if (now.photo_key) {
    const headers = { cookie: await imageCookie(person) };
    for (const path of [`/media/${now.photo_key}`, `/media/${now.photo_key}?w=320`]) {
      const { status } = await fetch(person.base + path, { headers });
      if (status !== 200) lost.push(`${path}: ${status}`);
    }
  }
  // an unacknowledged write that was stored counts as acknowledged from now on
  Object.assign(device, { name: Number(now.name), note, photo: now.photo_key });
  return lost;
}

const WORKING: readonly Import["state"][] = ["checking", "running", "undoing"];

/** Reads may time out on a machine this busy: retry. */
async function readPatiently<T>(read: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (tries === 1) throw error;
    await sleep(2000);
    return readPatiently(read, tries - 1);
  }
}

async function countByPrefix(call: Call) {
  const counts = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const query = { page, per_page: 1000, sort: "reference" } as const;
    const { devices } = await readPatiently(() => call(devicesApi.list, { query }));
    for (const { reference } of devices) {
      const prefix = reference?.slice(0, 36) ?? "";
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
    if (devices.length < 1000) return counts;
  }
}

/** An import's state must match its devices: all rows exist, or none. */
function problemOf(state: Import["state"], count: number, { rows, seen, asked }: KnownImport) {
  if (WORKING.includes(state)) return `still ${state}`;
  if (count !== (state === "done" ? rows : 0)) return `${state} with ${count} of ${rows} devices`;
  if (seen === "done" && asked === "run" && state !== "done") return `was done, is ${state}`;
  if (seen === "undone" && state !== "undone") return `was undone, is ${state}`;
  return undefined;
}

/** Waits until all imports have recovered without help, and compares them with the existing devices. */
export async function findBrokenImports(call: Call, { imports }: Memory, patience_ms: number) {
  const deadline = Date.now() + patience_ms;
  const states = new Map<string, Import["state"]>();
  for (const id of imports.keys()) {
    for (;;) {
      const { state } = (await call(importsApi.get, { params: { id } })).import;
      states.set(id, state);
      if (!WORKING.includes(state) || Date.now() > deadline) break;
      await sleep(500);
    }
  }
  const counts = await countByPrefix(call);
  return [...imports].flatMap(([id, ours]) => {
    const problem = problemOf(states.get(id) ?? "failed", counts.get(ours.prefix) ?? 0, ours);
    return problem ? [`import ${id}: ${problem}`] : [];
  });
}
