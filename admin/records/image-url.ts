import { config } from "#admin/api/config.ts";

/** Images come from where the API is. */
export const imageUrl = (key: string, width: 320 | 640 = 320) =>
  `${config().api_base}/media/${encodeURIComponent(key)}?w=${width}`;
