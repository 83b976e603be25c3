import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import Fastify from "fastify";
import { uuidv7 } from "uuidv7";
import type { Database } from "#server/platform/database/db.ts";
import { createFactories } from "#server/testing/factories.ts";
import { withApp } from "./with-app.ts";

/** Cost of a counted scan among ten thousand codes, compared with a server that only answers 302; alternating. */
const CODES = Number(process.env["BENCH_CODES"] ?? 10_000);
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 8);
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 2);
const LEAST_SHARE = 0.7;
const HOST = "go.localhost:3000";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
const TARGET = "https://guide.example.org/devices/air-mast";

const codeOf = (at: number) => `bench-${at.toString(36)}`;

async function fill({ system: db, ...database }: Database) {
  const { id: customer_id } = await createFactories({ system: db, ...database }).customer();
  const rows = Array.from({ length: CODES }, (_, at) => ({
    id: uuidv7(),
    customer_id,
    code: codeOf(at),
    target_type: "url",
    url: TARGET,
  }));
  for (let at = 0; at < rows.length; at += 1000)
    await db
      .insertInto("short_codes")
      .values(rows.slice(at, at + 1000))
      .execute();
}

const run = promisify(execFile);
const AUTOCANNON = createRequire(import.meta.url).resolve("autocannon");
const HEADERS = { host: HOST, "user-agent": PHONE, "accept-language": "km,en;q=0.8" };
const headerArguments = Object.entries(HEADERS).flatMap(([name, value]) => ["-H", `${name}=${value}`]);

/** Load comes from another process, so that this one's CPU time is the server's alone. */
async function load(url: string, seconds: number) {
  const address = `${url}/${codeOf(CODES - 1)}`;
  const before = process.cpuUsage();
  const { stdout } = await run(process.execPath, [
    AUTOCANNON,
    "-j",
    "-c",
    "20",
    "-d",
    String(seconds),
    ...headerArguments,
    address,
  ]);
  const { user, system } = process.cpuUsage(before);
  const result = JSON.parse(stdout) as { "3xx": number; requests: { total: number; average: number } };
  if (result["3xx"] !== result.requests.total) throw new Error(`${url} did not redirect`);
  return { per_second: result.requests.average, microseconds: (user + system) / result.requests.total };
}

async function startBare() {
  const app = Fastify();
  app.get("/:code", (_, reply) => reply.redirect(TARGET, 302));
  return { url: await app.listen({ port: 0, host: "127.0.0.1" }), stop: () => app.close() };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await withApp(async ({ database, listen }) => {
  await fill(database);
  const ours = await listen();
  const bare = await startBare();
  for (const url of [ours, bare.url]) await load(url, 1);
  const shares: number[] = [];
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [plain, counted] = [await load(bare.url, SECONDS), await load(ours, SECONDS)];
    shares.push(counted.per_second / plain.per_second);
    costs.push(plain.microseconds / counted.microseconds);
    console.log(
      `bare ${Math.round(plain.per_second)}/s at ${plain.microseconds.toFixed(1)} µs, with counting ${Math.round(counted.per_second)}/s at ${counted.microseconds.toFixed(1)} µs`,
    );
  }
  await bare.stop();
  const share = median(shares);
  console.log(
    `Redirects with counting: ${share.toFixed(2)} of a bare Fastify 302 (median of ${ROUNDS}, at least ${LEAST_SHARE}); by time of the processor, which others on the machine do not change, ${median(costs).toFixed(2)}`,
  );
  if (share < LEAST_SHARE) process.exitCode = 1;
});
