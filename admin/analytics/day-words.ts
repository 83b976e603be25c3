import { formatDate } from "#admin/i18n/format.ts";

const atMidnight = (day: string) => `${day}T00:00`;

/** "5 Nov" */
export const dayShort = (day: string) => formatDate(atMidnight(day), { day: "numeric", month: "short" });
/** "Wednesday, 5 November" */
export const dayLong = (day: string) => formatDate(atMidnight(day), { weekday: "long", day: "numeric", month: "long" });
