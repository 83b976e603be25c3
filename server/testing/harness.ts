import type { FastifyInstance } from "fastify";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { createClient, type Transport } from "#contract/client.ts";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/platform/config.ts";
import { createJobs, type JobPayloads } from "#server/platform/workers/jobs.ts";
import { createLog } from "#server/platform/process/log.ts";
import type { Mail } from "#server/platform/mail/message.ts";
import { createSecretBox } from "#server/platform/identity/secret-box.ts";
import { secretKeys } from "#server/platform/identity/secret-keys.ts";
import { openStorage } from "#server/platform/media/open-storage.ts";
import { createOutbound } from "#server/platform/outbound/outbound.ts";
import type { Services } from "#server/platform/services.ts";
import { createWorkers } from "#server/platform/workers/worker-pool.ts";
import { createTasks } from "#server/tasks.ts";
import { createTestDatabase } from "./database.ts";
import { createFactories } from "./factories.ts";

/** Jobs are collected instead of queued, and run on demand. */
type Sent = { [N in keyof JobPayloads]: { name: N; payload: JobPayloads[N] } }[keyof JobPayloads];

async function createTestServices(env: NodeJS.ProcessEnv) {
  const { database, drop, connection, connections, owner } = await createTestDatabase();
  const data_dir = await mkdtemp(join(inject("files"), "app-"));
  const log = createLog("silent");
  const mails: Mail[] = [];
  const queued: Sent[] = [];
  const mailer = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) };
  const storage = await openStorage({ folder: join(data_dir, "media") });
  const config = readConfig({
    DATA_DIR: data_dir,
    DEMO: "false",
    PORT: "3000",
    // A local name server that does not respond.
    DNS_SERVERS: "127.0.0.1:9",
    // Mails are collected in `mails`, as if a server were configured.
    SMTP_URL: "smtp://mail.test",
    ...env,
  });
  const workers = createWorkers({
    entry: join(inject("workers"), "worker.js"),
    connections,
    log,
    processes: 2,
    heap_mb: 512,
  });
  const secrets = createSecretBox(await secretKeys(config));
  const outbound = createOutbound(config);
  const tasks = createTasks({ config, database, mailer, outbound, secrets, storage, workers });
  const real = await createJobs(database, tasks, log);
  const jobs = {
    ...real,
    add: async (...job: Parameters<typeof real.add>) => void queued.push({ name: job[0], payload: job[1] } as Sent),
  };
  const services: Services = { config, database, storage, mailer, outbound, jobs, workers, secrets, log };
  return {
    services,
    mails,
    queued,
    connection,
    connections,
    owner,
    /** Runs the jobs queued so far. */
    work: async () => {
      for (const job of queued.splice(0)) await (tasks[job.name] as (payload: unknown) => Promise<void>)(job.payload);
    },
    close: async () => {
      await workers.stop();
      await real.stop();
      await drop();
      await rm(data_dir, { recursive: true, force: true });
    },
  };
}

/** Calls an app in this process like a browser. */
export const transportTo =
  (app: FastifyInstance): Transport =>
  async (url, init) => {
    const request = new Request(`http://localhost:3000${url}`, init);
    const body = init.body === undefined || init.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const reply = await app.inject({
      method: (init.method ?? "GET") as "GET",
      url,
      headers: Object.fromEntries(request.headers),
      ...(body && { payload: body }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(reply.headers))
      if (value !== undefined) headers.set(name, String(value));
    return new Response(reply.rawPayload.length ? new Uint8Array(reply.rawPayload) : null, {
      status: reply.statusCode,
      headers,
    });
  };

async function openTestApp(env: NodeJS.ProcessEnv) {
  const backing = await createTestServices(env);
  const app = await createApp(backing.services);
  await app.ready();
  const transport = transportTo(app);
  const factories = createFactories(backing.services.database);
  const clientFor = (token: string | undefined) => createClient(transport, () => token);
  return {
    app,
    ...backing,
    database: backing.services.database,
    transport,
    make: factories,
    anonymous: clientFor(undefined),
    /** Loads an image like the admin: with the cookie of an earlier response. */
    loadImage: async ({ token }: { token: string }, key: string | null) => {
      const answer = await app.inject({ url: "/api/v1/sites/locales", headers: { authorization: `Bearer ${token}` } });
      const [cookie = ""] = String(answer.headers["set-cookie"]).split(";");
      return app.inject({ url: `/media/${key}`, headers: { cookie } });
    },
    clientFor,
    /** A new person, in a new customer unless one is given, with a client that acts as them. */
    as: async (who: Parameters<typeof factories.person>[0] = {}) => {
      const person = await factories.person(who);
      return Object.assign(clientFor(person.token), person);
    },
    close: async () => {
      await app.close();
      await backing.close();
    },
  };
}

/** The app in this process on a new database, with people to act as. */
export async function startTestApp(env: NodeJS.ProcessEnv = {}) {
  const app = await openTestApp(env);
  afterAll(app.close);
  return app;
}

let shared: ReturnType<typeof openTestApp> | undefined;
/**
 * The app shared by all test files of a worker, for tests that each use a customer of their own and look at no other.
 * It ends with the worker; its database and files end with the run.
 */
export async function shareTestApp() {
  shared ??= openTestApp({});
  const app = await shared;
  // drop what an earlier file left behind
  app.mails.length = 0;
  app.queued.length = 0;
  return app;
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
