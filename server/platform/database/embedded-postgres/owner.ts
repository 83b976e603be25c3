import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { EmbeddedPostgresError } from "./error.ts";

/** The OS user that PostgreSQL runs as: the app's own, unless that is root. */
export interface Owner {
  name: string;
  uid: number;
  gid: number;
}

const usersToRunAs = ["postgres", "nobody"];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root, so use the cluster's current owner or an unprivileged user. */
export async function chooseOwner(clusterFolder: string): Promise<Owner> {
  if (!isRoot()) return appUser();
  const users = await readUsers();
  const cluster = await stat(clusterFolder).catch(() => undefined);
  if (cluster && cluster.uid !== 0) {
    const known = users.find((user) => user.uid === cluster.uid);
    return { name: known?.name ?? `user ${cluster.uid}`, uid: cluster.uid, gid: cluster.gid };
  }
  for (const name of usersToRunAs) {
    const user = users.find((candidate) => candidate.name === name);
    if (user) return user;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody" to run it as. ` +
      `Create one, start Guidepost as another user, or set DATABASE_URL.`,
  );
}

/** spawn() options to run the child as the owner, in a working folder it may read. */
export function asOwner(owner: Owner): { cwd: string; uid?: number; gid?: number } {
  if (!isRoot()) return { cwd: "/" };
  return { cwd: "/", uid: owner.uid, gid: owner.gid };
}

/** Asks the OS instead of reading mode bits, so that ACLs and mounts count too. */
export async function canUseFolder(owner: Owner, folder: string): Promise<boolean> {
  try {
    await run("/bin/sh", ["-c", 'test -x "$0"', folder], asOwner(owner));
    return true;
  } catch (error) {
    if (isSwitchRefused(error)) throw switchRefused(owner);
    return false;
  }
}

const run = promisify(execFile);

function appUser(): Owner {
  const uid = process.getuid?.() ?? -1;
  return { name: `user ${uid}`, uid, gid: process.getgid?.() ?? -1 };
}

function isSwitchRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    "syscall" in error &&
    "code" in error &&
    (error.code === "EPERM" || error.code === "EINVAL")
  );
}

function switchRefused(owner: Owner): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and this system does not let root switch to ${owner.name}. ` +
      `Start Guidepost as another user, or set DATABASE_URL.`,
  );
}

async function readUsers(): Promise<Owner[]> {
  const passwd = await readFile("/etc/passwd", "utf8").catch(() => "");
  return passwd.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    // macOS lists nobody's ids as -2; setuid needs the unsigned number.
    return name && uid && gid ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [];
  });
}
