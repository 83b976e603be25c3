/** Adds days to a day such as 2026-06-30, without time zones. */
function addDays(day: string, days: number) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day a year later; the end of February where that year has no 29th. */
export function addYear(day: string) {
  const [year = "", month = "", date = ""] = day.split("-");
  const later = String(Number(year) + 1).padStart(4, "0");
  return month === "02" && date === "29" ? `${later}-02-28` : `${later}-${month}-${date}`;
}

interface Period {
  starts_on: string;
  ends_on: string;
}

/** The year that follows a report. */
export function periodAfter({ ends_on }: Pick<Period, "ends_on">): Period {
  const starts_on = addDays(ends_on, 1);
  return { starts_on, ends_on: addDays(addYear(starts_on), -1) };
}

/** The last whole calendar year. */
export function lastYear(now = new Date()): Period {
  const year = now.getFullYear() - 1;
  return { starts_on: `${year}-01-01`, ends_on: `${year}-12-31` };
}
