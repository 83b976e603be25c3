import { sql } from "kysely";

const DAY = 86_400_000;

/** The current date and hour at a site: today's events must not be later. */
export type SiteNow = { readonly day: string; readonly hour: number };

export function nowIn(time_zone: string, now: number): SiteNow {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: time_zone,
    dateStyle: "short",
    timeStyle: "short",
    hourCycle: "h23",
  }).format(now);
  const [day = "", time = ""] = parts.split(", ");
  return { day, hour: Number(time.split(":")[0]) };
}

export const dayBefore = ({ day }: SiteNow, days: number) =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);

/** When people are out; repeated hours are busier, most of all the way home. */
const BY_DAY = [
  6, 7, 7, 8, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 12, 13, 13, 14, 14, 15, 15, 15, 16, 16, 16, 16, 17, 17, 17, 17, 18,
  18, 18, 19, 19, 20, 20, 21, 21, 22,
];
const BY_NIGHT = [0, 0, 1, 2, 4, 5, 5, 23, 23];
const HOURS = [...BY_NIGHT, ...BY_DAY, ...BY_DAY, ...BY_DAY].toSorted((a, b) => a - b);

const hoursUntil = ({ hour }: SiteNow) => HOURS.filter((one) => one <= hour).length;

/** The share of today's visits that should have happened by now. */
export const shareOfToday = (now: SiteNow) => hoursUntil(now) / HOURS.length;

/** A random hour of a day, for today only a past one; `luck` is from 0 to 1. */
export const hourOf = (now: SiteNow, day: ReturnType<typeof sql>, luck: ReturnType<typeof sql>) =>
  sql`(${HOURS}::int[])[1 + floor(${luck} * case when ${day} = ${now.day}::date then ${hoursUntil(now)}::int else ${HOURS.length}::int end)::int]`;
