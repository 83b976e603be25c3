import fc from "fast-check";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/index.ts";
import type { Database } from "#server/platform/database/db.ts";
import { MARKER, pathFor, valuesFor, type World } from "./attack-world.ts";
import { validInput } from "./generate-input.ts";
import { anyRequest, type RawRequest, toRequest } from "./generate-request.ts";
import { type Caller, CALLERS, OWNER } from "./role-matrix.ts";

export type Reply = { readonly status: number; readonly body: string };
export type Target = {
  readonly database: Database;
  readonly world: World;
  readonly send: (request: RawRequest, token: string | undefined) => Promise<Reply>;
};

/** A violation, with what is needed to reproduce it. */
export type Finding = {
  readonly what: string;
  readonly endpoint: string;
  readonly request: string;
  readonly answer: string;
};

const nameOf = (e: Endpoint) => `${e.method} ${e.path}`;
const short = (text: string) => (text.length > 600 ? `${text.slice(0, 600)}… (${text.length} characters)` : text);

const finding = (what: string, e: Endpoint, request: RawRequest, reply: Reply): Finding => ({
  what,
  endpoint: nameOf(e),
  request: short(`${request.url} ${JSON.stringify(request.headers)} ${request.payload?.toString() ?? ""}`),
  answer: short(`${reply.status} ${reply.body}`),
});

/** Messages echo what the caller sent; a marker that the caller did not send is leaked. */
const letsOut = (request: RawRequest, reply: Reply) =>
  reply.body.includes(MARKER) && !`${request.url} ${request.payload?.toString() ?? ""}`.includes(MARKER);

/** A call that ends or changes its own caller. */
const changesCaller = (e: Endpoint) => e.method !== "GET" && (e.access === "signed-in" || e.path.includes("/members/"));

/** Caches tokens until a call may have changed their owner. */
function createTokens({ database, world }: Target) {
  const kept = new Map<string, string | undefined>();
  return async (caller: Caller, endpoint: Endpoint) => {
    if (changesCaller(endpoint)) {
      kept.delete(caller.name);
      return caller.token(database, world);
    }
    if (!kept.has(caller.name)) kept.set(caller.name, await caller.token(database, world));
    return kept.get(caller.name);
  };
}

type Planned = { readonly endpoint: Endpoint; readonly side: "ours" | "theirs"; readonly request: RawRequest };

/** A valid request of every endpoint to rows of either customer: the same for every caller. */
export const planMatrix = (world: World): Planned[] =>
  endpoints.flatMap((endpoint) =>
    (["theirs", "ours"] as const).map((side) => {
      const values = (field: string) => valuesFor(endpoint, world[side], world[side], field);
      const [input] = fc.sample(validInput(endpoint, { values }), { numRuns: 1, seed: 7 });
      const { body } = input ?? { body: undefined };
      const request = toRequest(endpoint, { params: {}, query: {}, body }, pathFor(endpoint, world[side]));
      return { endpoint, side, request };
    }),
  );

/** Callers read their own rows, and only those without the right try to write them. */
const isHarmless = (caller: Caller, { endpoint, side }: Planned) =>
  side === "theirs" || endpoint.method === "GET" || caller.name.startsWith("share session");

/** Runs the whole plan as one kind of caller: expects the statuses in the access table and not one foreign byte. */
export async function walkMatrix(target: Target, caller: Caller, plan: readonly Planned[]) {
  const findings: Finding[] = [];
  const tokenFor = createTokens(target);
  const calls = plan.filter((planned) => isHarmless(caller, planned));
  for (const { endpoint: e, side, request } of calls) {
    const reply = await target.send(request, await tokenFor(caller, e));
    const expected = caller.expected(e, side);
    if (expected ? !expected.includes(reply.status) : reply.status >= 500)
      findings.push(
        finding(`${caller.name}, ${side}: ${expected?.join(" or ") ?? "no error"} expected`, e, request, reply),
      );
    if (letsOut(request, reply) && !caller.sees_all?.(e))
      findings.push(finding(`${caller.name}, ${side}: foreign text`, e, request, reply));
  }
  return { calls: calls.length, findings };
}

const pick = <T>(list: readonly T[], at: number): T => {
  const one = list[at % list.length];
  if (one === undefined) throw new Error("nothing to pick from");
  return one;
};

/** Callers of generated requests: mostly permitted ones, and an administrator only where nobody else is. */
const callersOf = (names: readonly string[]) =>
  names.map((name) => [...CALLERS, OWNER].find((caller) => caller.name === name)!);
const STAFF = callersOf([
  "editor",
  "owner",
  "owner",
  "editor",
  "owner",
  "viewer",
  "owner",
  "nobody",
  "owner",
  "share session for one device",
  "manager",
]);
const ADMINISTRATORS = callersOf(["administrator", "manager"]);

export type Volley = {
  readonly seed: number;
  readonly count: number;
  readonly concurrency: number;
  /** Called with every response, for statistics. */
  readonly onReply?: (reply: Reply, endpoint: Endpoint, milliseconds: number) => void;
};

/**
 * Reads first, then writes, deletions, and last what ends a session, so that people and rows still exist when needed.
 */
const ORDER = ["GET", "PUT", "POST", "DELETE"];
const placeOf = (e: Endpoint) => (changesCaller(e) ? ORDER.length : ORDER.indexOf(e.method));
const IN_ORDER = endpoints.toSorted((a, b) => placeOf(a) - placeOf(b));

/** Limits concurrency; each worker takes the next number. */
async function inParallel(count: number, concurrency: number, act: (at: number) => Promise<void>) {
  let next = 0;
  const work = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/**
 * Sends generated requests to every endpoint in turns, each turn in a new customer. The same seed gives the same
 * requests.
 */
export async function sendVolley(target: Target, { seed, count, concurrency, onReply }: Volley): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { theirs } = target.world;
  let { ours } = target.world;
  const requests = IN_ORDER.map((e) =>
    anyRequest(e, {
      values: (field) => valuesFor(e, ours, theirs, field),
      paths: () => [...Array.from({ length: 8 }, () => pathFor(e, ours)), pathFor(e, theirs)],
    }),
  );
  for (let first = 0, turn = 0; first < count; first += IN_ORDER.length, turn += 1) {
    ours = await target.world.fresh();
    const tokenFor = createTokens({ ...target, world: { ...target.world, ours } });
    await inParallel(Math.min(IN_ORDER.length, count - first), concurrency, async (spot) => {
      const at = first + spot;
      const e = pick(IN_ORDER, spot);
      const [request] = fc.sample(pick(requests, spot), { numRuns: 1, seed: seed + at });
      if (!request) return;
      const caller = pick(e.access === "admin" ? ADMINISTRATORS : STAFF, spot + turn);
      const token = await tokenFor(caller, e);
      const start = performance.now();
      const reply = await target.send(request, token);
      onReply?.(reply, e, performance.now() - start);
      const what = `request ${at} of seed ${seed} as ${caller.name}`;
      if (reply.status >= 500) findings.push(finding(what, e, request, reply));
      if (letsOut(request, reply) && !caller.sees_all?.(e))
        findings.push(finding(`${what}: foreign text`, e, request, reply));
    });
  }
  return findings;
}
