import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** Parent pid, and CPU seconds of a process and its ended children. */
function statOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [, parent = 0, ...rest] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const seconds = rest.slice(9, 13).reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
  return { parent, seconds };
}

export const parentOf = (pid: number) => statOf(pid).parent;

function statsOfAll() {
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.flatMap((pid) => {
    try {
      return [{ pid, ...statOf(pid) }];
    } catch {
      // ended in the meantime
      return [];
    }
  });
}

/** CPU seconds of processes and their descendants; independent of other load on the machine. Linux only. */
export function processorSeconds(...pids: readonly number[]) {
  return statsOfAll()
    .filter(({ pid, parent }) => pids.includes(pid) || pids.includes(parent))
    .reduce((sum, { seconds }) => sum + seconds, 0);
}
