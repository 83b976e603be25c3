import { call } from "#admin/api/call.ts";
import { type Device, devicesApi, FILE_ID_LIMIT } from "#contract/devices.ts";

/** So many are on their way at once. */
const AT_ONCE = 6;

/** The chosen devices as they are now, also those that are not on the screen. */
export async function readChosen(ids: readonly string[]): Promise<Device[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / FILE_ID_LIMIT) }, (_, at) =>
    ids.slice(at * FILE_ID_LIMIT, (at + 1) * FILE_ID_LIMIT),
  );
  const found: Device[] = [];
  for (const id of parts)
    found.push(...(await call(devicesApi.list, { query: { id, per_page: FILE_ID_LIMIT } })).devices);
  return found;
}

/** Does one thing to each, some at a time, and tells after each. */
export async function eachOf<T>(items: readonly T[], act: (item: T) => Promise<void>) {
  for (let at = 0; at < items.length; at += AT_ONCE) await Promise.all(items.slice(at, at + AT_ONCE).map(act));
}
