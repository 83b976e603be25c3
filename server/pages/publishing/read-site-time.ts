/** A local time as an instant, and whether the clocks change then. */
export type SiteMoment = { readonly at: string; readonly clock_change: "skipped" | "repeated" | null };

const DAY_MS = 86_400_000;

/** The local clock time at an instant, as if it were UTC. */
function shownAt(moment: number, time_zone: string) {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: time_zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Reads a local time such as `2026-03-29T02:30` in Lisbon. A skipped time uses the old offset, so it comes out later by
 * the length of the jump. A repeated time is the first of the two.
 */
export function readSiteTime(local: string, time_zone: string): SiteMoment {
  const wanted = Date.parse(`${local}Z`);
  const offsetAt = (moment: number) => shownAt(moment, time_zone) - moment;
  const [before, after] = [offsetAt(wanted - DAY_MS), offsetAt(wanted + DAY_MS)];
  const moments = [...new Set([wanted - before, wanted - after])]
    .filter((moment) => shownAt(moment, time_zone) === wanted)
    .toSorted((a, b) => a - b);
  const [first] = moments;
  const at = new Date(first ?? wanted - before).toISOString();
  return { at, clock_change: first === undefined ? "skipped" : moments.length > 1 ? "repeated" : null };
}
