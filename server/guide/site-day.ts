/** The current date in a time zone: `2026-11-16`. */
export const dayIn = (time_zone: string) => new Intl.DateTimeFormat("en-CA", { timeZone: time_zone }).format();

/** Caches the date for a minute: formatting it costs more than sending a cached page. */
export function rememberDays() {
  const days = new Map<string, string>();
  let minute = 0;
  return (time_zone: string) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) days.clear();
    minute = now;
    const day = days.get(time_zone) ?? dayIn(time_zone);
    days.set(time_zone, day);
    return day;
  };
}
