import { config } from "#admin/api/config.ts";

/** Our own files are served from the API's host. */
export const withBase = (url: string) => (url.startsWith("/") ? config().api_base + url : url);

/** Loads a city as GeoJSON. */
export async function readDrawing(url: string): Promise<unknown> {
  const reply = await fetch(withBase(url));
  if (!reply.ok) throw new Error(`The map was answered with ${reply.status}`);
  return reply.json();
}
