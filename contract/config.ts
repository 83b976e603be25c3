import * as z from "zod";
import { UiLocale } from "./common.ts";

/** The public configuration, `GET /config.json`. Only `api_base` is certain to be there. */
export const PublicConfig = z.object({
  api_base: z.string(),
  sentry_dsn: z.string().optional(),
  environment: z.string().optional(),
  terms_date: z.string().optional(),
  default_locale: UiLocale.optional(),
  app_host: z.string().optional(),
  preview_host: z.string().optional(),
  short_host: z.string().optional(),
  map: z.object({ tiles: z.string(), attribution: z.string().optional() }).optional(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
