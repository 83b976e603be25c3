import { execFile } from "node:child_process";
import { readdir, readlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** PostgreSQL processes run in their cluster's folder, which distinguishes them from processes with a reused pid. */
export async function postgresProcessesIn(cluster: string): Promise<number[]> {
  return process.platform === "linux" ? processesByWorkingFolder(cluster) : serversByCommandLine(cluster);
}

async function processesByWorkingFolder(cluster: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir("/proc")) {
    const pid = Number(name);
    if (pid && (await worksIn(pid, cluster))) found.push(pid);
  }
  return found;
}

async function worksIn(pid: number, cluster: string): Promise<boolean> {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== cluster) return false;
    // After a reinstall the path of a running binary ends in " (deleted)".
    return /^postgres( \(deleted\))?$/.test(path.basename(await readlink(`/proc/${pid}/exe`)));
  } catch {
    return false;
  }
}

async function serversByCommandLine(cluster: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)("ps", ["-axo", "pid=,command="]);
  const lines = stdout.split("\n").filter((line) => line.includes(`postgres -D ${cluster} `));
  return lines.map((line) => Number.parseInt(line, 10));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Ignores processes that have already exited. */
export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
}
