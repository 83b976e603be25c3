/** "UTC-8": the one way in which times of the site name their zone. Until the zone is known there is nothing to name. */
export function zoneWords(at: string | Date, time_zone: string | undefined) {
  if (!time_zone) return "";
  const format = new Intl.DateTimeFormat("en", { timeZone: time_zone, timeZoneName: "shortOffset" });
  const { value = "" } = format.formatToParts(new Date(at)).find(({ type }) => type === "timeZoneName") ?? {};
  return value.replace("GMT", "UTC");
}
