import { call } from "#admin/api/call.ts";
import { type Device, devicesApi, FILE_ID_LIMIT } from "#contract/devices.ts";

/** Concurrent requests. */
const AT_ONCE = 6;

/** Loads the selected devices, including those on other pages of the list. */
export async function readChosen(ids: readonly string[]): Promise<Device[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / FILE_ID_LIMIT) }, (_, at) =>
    ids.slice(at * FILE_ID_LIMIT, (at + 1) * FILE_ID_LIMIT),
  );
  const found: Device[] = [];
  for (const id of parts)
    found.push(...(await call(devicesApi.list, { query: { id, per_page: FILE_ID_LIMIT } })).devices);
  return found;
}

/** Runs an action for each, a few at a time, and reports each result. */
export async function eachOf<T>(items: readonly T[], act: (item: T) => Promise<void>) {
  for (let at = 0; at < items.length; at += AT_ONCE) await Promise.all(items.slice(at, at + AT_ONCE).map(act));
}
