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

/** `/api/v1/inventory/devices/{id}/restore` → `devices`: writes of one noun are raced together. */
const nounOf = ({ path }: Endpoint) => /^\/api\/v1\/(?:inventory\/)?([a-z_]+)/.exec(path)?.[1] ?? "";

const writes = endpoints.filter(isWrite);

/** A call may lose and get a conflict, but never a server error. */
function createRace(target: Target, seed: number) {
  const findings: Finding[] = [];
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
    for (const { e, request, reply } of replies)
      if (reply.status >= 500)
        findings.push({
          what: `${name} at once`,
          endpoint: `${e.method} ${e.path}`,
          request: `${request.url} ${String(request.payload).slice(0, 400)}`,
          answer: `${reply.status} ${reply.body}`,
        });
  };
  return { race, findings };
}

/** Races each write against itself on the same rows. */
export async function raceEachWrite(target: Target, { times, seed }: { times: number; seed: number }) {
  const { race, findings } = createRace(target, seed);
  for (const e of writes) await race(`${times} of the same`, [e], times);
  return findings;
}

/** Races all writes of a noun on the same rows. */
export async function raceNouns(target: Target, { times, seed }: { times: number; seed: number }) {
  const { race, findings } = createRace(target, seed);
  for (const noun of new Set(writes.map(nounOf)))
    await race(
      `all writes of ${noun}`,
      writes.filter((e) => nounOf(e) === noun),
      times,
    );
  return findings;
}
