import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** Who started a process, and the seconds of processor time that it and those who ended below it took. */
function statOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [, parent = 0, ...rest] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const seconds = rest.slice(9, 13).reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
  return { parent, seconds };
}

/** Who started it. */
export const parentOf = (pid: number) => statOf(pid).parent;

function statsOfAll() {
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.flatMap((pid) => {
    try {
      return [{ pid, ...statOf(pid) }];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });
}

/** Seconds of processor time that processes and their children took: what a busy machine does not change. Linux only. */
export function processorSeconds(...pids: readonly number[]) {
  return statsOfAll()
    .filter(({ pid, parent }) => pids.includes(pid) || pids.includes(parent))
    .reduce((sum, { seconds }) => sum + seconds, 0);
}
