/** Every zone the browser knows, and the one that is set if the browser does not. */
export function timeZones(current: string): string[] {
  const known = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];
  return current === "" || known.includes(current) ? known : [current, ...known];
}
