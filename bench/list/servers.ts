import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A server in its own process, and the request to measure. */
export type Server = { readonly child: ChildProcess; readonly url: string; readonly token?: string };

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Starts a process and waits until it responds. */
export async function startProcess(command: string, args: string[], env: NodeJS.ProcessEnv, probe: string) {
  const child = spawn(command, args, {
    env: { ...env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await fetch(probe).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with ${child.exitCode} before it answered`);
    await sleep(50);
  }
  return child;
}

/** Resident memory of the process. */
export const megabytesOf = ({ pid }: ChildProcess) =>
  Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024);
