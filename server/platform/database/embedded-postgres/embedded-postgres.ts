import path from "node:path";
import { prepareBinaries } from "./binaries.ts";
import { ensureCluster, superuser } from "./cluster.ts";
import { ensureDatabase, followNewSortOrder, type Connection } from "./database.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { findHome, type Home } from "./home.ts";
import { clearLeftovers } from "./leftover.ts";
import { lockFolder } from "./lock.ts";
import { openLogFile, type LogFile } from "./log-file.ts";
import { waitUntilReady } from "./readiness.ts";
import { launchServer, type ServerProcess } from "./server-process.ts";
import { settingArguments, type Settings } from "./settings.ts";
import { port, prepareSocketFolder } from "./socket-folder.ts";

interface EmbeddedPostgresOptions {
  dataDir: string;
  log: { info(message: string): void; warn(message: string): void };
  settings?: Settings;
  /** Called when PostgreSQL exits unexpectedly. */
  onExit?: (reason: string) => void;
}

export interface EmbeddedPostgres {
  url: string;
  connection: Connection;
  pid: number;
  stop(): Promise<void>;
}

const database = "guidepost";

/** Starts the bundled PostgreSQL on a Unix socket, with its data in the data folder. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = await findHome(options.dataDir, options.log);
  const unlock = await lockFolder(place.cluster);
  const closers = [unlock];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    return await start(options, place, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

type Closer = () => Promise<void> | void;

async function start(
  options: EmbeddedPostgresOptions,
  place: Home,
  closers: Closer[],
  close: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const settings = options.settings ?? {};
  const binaries = await prepareBinaries(place.home, place.owner);
  await clearLeftovers(place.cluster, options.log);
  await ensureCluster(place, binaries, { sync: settings["fsync"] !== "off" });

  const socket = await prepareSocketFolder(place);
  closers.push(() => socket.remove());
  const logFile = openLogFile(path.join(options.dataDir, "postgres.log"), place.owner);
  closers.push(() => logFile.close());

  const args = ["-D", place.cluster, "-p", String(port), "-k", socket.folder, ...settingArguments(settings)];
  const server = launchServer(binaries.postgres, args, place.owner, logFile.descriptor);
  closers.push(() => server.stop());

  const connection: Connection = { host: socket.folder, port, user: superuser, database, ssl: false };
  await readyOrExplain(server, connection, logFile);
  await ensureDatabase(connection);
  await followNewSortOrder(connection, options.log);
  const stop = superviseAndStop(server, close, options.onExit);
  options.log.info(`PostgreSQL runs in ${place.cluster} (process ${server.pid}).`);
  return { url: connectionUrl(connection), connection, pid: server.pid, stop };
}

async function readyOrExplain(server: ServerProcess, connection: Connection, logFile: LogFile): Promise<void> {
  let reason: string | undefined;
  void server.exited.then((why) => (reason = why));
  await waitUntilReady(connection, () => reason === undefined);
  if (reason !== undefined) {
    throw new EmbeddedPostgresError(`PostgreSQL did not start: it ${reason}. ${logFile.read().trim()}`);
  }
}

function superviseAndStop(
  server: ServerProcess,
  close: () => Promise<void>,
  onExit: EmbeddedPostgresOptions["onExit"],
) {
  let stopping: Promise<void> | undefined;
  void server.exited.then(async (reason) => {
    if (stopping) return;
    await close();
    onExit?.(`PostgreSQL ${reason}.`);
  });
  return () => (stopping ??= close());
}

function connectionUrl(connection: Connection): string {
  return `postgresql://${connection.user}@${encodeURIComponent(connection.host)}:${connection.port}/${connection.database}`;
}
