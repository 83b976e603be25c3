import fc from "fast-check";
import type { Endpoint } from "#contract/endpoint.ts";
import { isMultipart } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import { pathFor, valuesFor } from "./attack-world.ts";
import type { Finding, Target } from "./attack.ts";
import { validInput } from "./generate-input.ts";
import { toRequest } from "./generate-request.ts";

const isWrite = (e: Endpoint) =>
  e.method !== "GET" && ["member", "editor", "manager"].includes(e.access) && !isMultipart(e.body);

/** `/api/v1/inventory/devices/{id}/restore` → `devices`: what is written together is raced together. */
const nounOf = ({ path }: Endpoint) => /^\/api\/v1\/(?:inventory\/)?([a-z_]+)/.exec(path)?.[1] ?? "";

const writes = endpoints.filter(isWrite);

/**
 * Every write of every noun against itself, and all writes of a noun at once, on the same rows.
 * Somebody may come second and be told so; nobody gets an error of ours.
 */
export async function raceWrites(target: Target, { times, seed }: { times: number; seed: number }) {
  const findings: Finding[] = [];
  let calls = 0;
  let { ours } = target.world;
  const inputs = new Map(
    writes.map((e) => [e, validInput(e, { values: (field) => valuesFor(e, ours, ours, field) })] as const),
  );
  const requestFor = (e: Endpoint, at: number) => {
    const [input] = fc.sample(inputs.get(e)!, { numRuns: 1, seed: seed + (at % 2) });
    return toRequest(e, input ?? { params: {}, query: {}, body: undefined }, pathFor(e, ours));
  };
  const race = async (name: string, raced: readonly Endpoint[], count: number) => {
    ours = await target.world.fresh();
    const token = await target.world.make.token({ user_id: ours.manager.user_id });
    const requests = raced.flatMap((e) => Array.from({ length: count }, (_, at) => [e, requestFor(e, at)] as const));
    const replies = await Promise.all(
      requests.map(async ([e, request]) => ({ e, request, reply: await target.send(request, token) })),
    );
    calls += replies.length;
    for (const { e, request, reply } of replies)
      if (reply.status >= 500)
        findings.push({
          what: `${name} at once`,
          endpoint: `${e.method} ${e.path}`,
          request: `${request.url} ${String(request.payload).slice(0, 400)}`,
          answer: `${reply.status} ${reply.body}`,
        });
  };
  for (const e of writes) await race(`${times} of the same`, [e], times);
  for (const noun of new Set(writes.map(nounOf)))
    await race(
      `all writes of ${noun}`,
      writes.filter((e) => nounOf(e) === noun),
      Math.ceil(times / 4),
    );
  return { calls, findings };
}
