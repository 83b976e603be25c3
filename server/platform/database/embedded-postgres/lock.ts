import { createHash } from "node:crypto";
import { unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { EmbeddedPostgresError } from "./error.ts";
import { fitsSocketPath } from "./socket-folder.ts";

/**
 * One Guidepost per database folder. The lock is a listening socket, because the system closes it however the process
 * dies; a lock file would stay behind.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const held: Server[] = [];
  const release = async () => {
    for (const server of held.splice(0)) await close(server);
  };
  for (const address of lockAddresses(folder)) {
    const server = (await listen(address)) ?? (await takeOver(address));
    if (!server) {
      await release();
      throw new EmbeddedPostgresError(
        `Another Guidepost already runs on the database in ${folder}. Stop it first, or give this one another DATA_DIR.`,
      );
    }
    held.push(server);
  }
  return release;
}

/**
 * Linux's abstract sockets need no cleanup and cannot be bound twice. They do not reach across containers, so a socket
 * file beside the folder does that.
 */
function lockAddresses(folder: string): string[] {
  const name = `guidepost-${createHash("sha256").update(folder).digest("hex").slice(0, 32)}`;
  const beside = `${folder}.lock`;
  if (process.platform === "linux") return fitsSocketPath(beside) ? [`\0${name}`, beside] : [`\0${name}`];
  return [fitsSocketPath(beside) ? beside : path.join(tmpdir(), name)];
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    // Anyone who may enter the folder may check whether it is locked.
    server.listen(
      { path: address, readableAll: !address.startsWith("\0"), writableAll: !address.startsWith("\0") },
      () => resolve(server),
    );
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Nobody listens on the socket file of a dead process. */
async function takeOver(address: string): Promise<Server | undefined> {
  if (address.startsWith("\0") || (await somebodyAnswers(address))) return undefined;
  await unlink(address);
  return listen(address);
}

export function somebodyAnswers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    const answer = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once("connect", () => answer(true));
    // EAGAIN: the listener exists, but its backlog is full.
    socket.once("error", (error: NodeJS.ErrnoException) => answer(error.code === "EAGAIN"));
  });
}
