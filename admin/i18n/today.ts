/** Today in the browser's time zone, as `2026-04-30`. */
export function today(now = new Date()) {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

export const isPast = (day: string) => day < today();

/** The same day some months from now, or the last day of a shorter month. */
export function inMonths(months: number, now = new Date()) {
  const then = new Date(now.getFullYear(), now.getMonth() + months, 1);
  const last = new Date(then.getFullYear(), then.getMonth() + 1, 0).getDate();
  then.setDate(Math.min(now.getDate(), last));
  return today(then);
}
