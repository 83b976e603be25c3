import { config } from "#admin/api/config.ts";

/** Images are served from the API's host. */
export const imageUrl = (key: string, width: 320 | 640 = 320) =>
  `${config().api_base}/media/${encodeURIComponent(key)}?w=${width}`;
