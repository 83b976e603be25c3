import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { asOwner, type Owner } from "./owner.ts";
import { postgresEnvironment } from "./settings.ts";

export interface ServerProcess {
  pid: number;
  /** Resolves with the reason; never rejects. */
  exited: Promise<string>;
  stop(): Promise<void>;
}

export function launchServer(command: string, args: string[], owner: Owner, logDescriptor: number): ServerProcess {
  const server = spawn(command, args, {
    ...asOwner(owner),
    env: postgresEnvironment(),
    stdio: ["ignore", logDescriptor, logDescriptor],
    // A separate session: Ctrl-C signals the whole foreground group, and the app must drain first.
    detached: true,
  });
  const exited = exitReason(server);
  const pid = server.pid ?? 0;
  if (pid) stopServerWhenAppDies(pid, owner, exited);
  return { pid, exited, stop: () => stopServer(server, exited) };
}

function exitReason(server: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    server.once("error", (error) => resolve(error.message));
    server.once("exit", (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`));
  });
}

/**
 * A shell waits on a pipe from the app. A line means a normal stop; a pipe that closes without one means the app has
 * died, even by SIGKILL, and the server gets a fast shutdown.
 */
function stopServerWhenAppDies(pid: number, owner: Owner, exited: Promise<string>): void {
  const watcher = spawn("/bin/sh", ["-c", 'read -r line || kill -INT "$0"', String(pid)], {
    ...asOwner(owner),
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  // Without its watcher the server still runs; the next start stops it if necessary.
  watcher.once("error", () => undefined);
  watcher.stdin.on("error", () => undefined);
  void exited.then(() => watcher.stdin.end("\n"));
}

const patience = 10_000;

/** Fast shutdown, then immediate (the next start recovers), then kill. */
async function stopServer(server: ChildProcess, exited: Promise<string>): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (server.exitCode !== null || server.signalCode !== null) break;
    server.kill(signal);
    await Promise.race([exited, sleep(patience, undefined, { ref: false })]);
  }
  await exited;
}
