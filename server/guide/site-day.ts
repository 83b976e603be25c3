/** The day somewhere, `2026-11-16`. */
export const dayIn = (time_zone: string) => new Intl.DateTimeFormat("en-CA", { timeZone: time_zone }).format();

/** A day lasts longer than a minute, and asking costs more than a page that is ready. */
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
