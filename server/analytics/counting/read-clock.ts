/** The site's local day and hour, and the UTC day whose salt is used for visitor keys. */
export type SiteClock = { readonly day: string; readonly hour: number; readonly salt_day: string };

const MINUTE_MS = 60_000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Salts change at midnight UTC. A site's whole day uses the salt from its start, which is today's or yesterday's. */
export function readClock(time_zone: string, now = Date.now()): SiteClock {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: time_zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = parts;
  const minutes = Number(hour) * 60 + Number(minute);
  return {
    day: `${year}-${month}-${day}`,
    hour: Number(hour),
    salt_day: isoDay(Math.floor(now / MINUTE_MS) * MINUTE_MS - minutes * MINUTE_MS),
  };
}

/** Caches clocks for a minute, because formatting time zones is slower than counting. */
export function rememberClocks() {
  const clocks = new Map<string, SiteClock>();
  let minute = 0;
  return (time_zone: string): SiteClock => {
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute) clocks.clear();
    minute = now;
    const clock = clocks.get(time_zone) ?? readClock(time_zone);
    clocks.set(time_zone, clock);
    return clock;
  };
}
