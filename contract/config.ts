import * as z from "zod";
import { UiLocale } from "./common.ts";

/**
 * Sources of base maps: raster tiles from a host, one vector tile file (PMTiles), or a city as GeoJSON. The attribution is
 * plain text.
 */
export const MapSource = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("raster"), url: z.string(), attribution: z.string(), max_zoom: z.int() }),
  z.object({ kind: z.literal("pmtiles"), url: z.string(), attribution: z.string() }),
  z.object({ kind: z.literal("drawing"), url: z.string(), attribution: z.string() }),
]);
export type MapSource = z.infer<typeof MapSource>;

/** The public configuration, `GET /config.json`. Only `api_base` is always present. */
export const PublicConfig = z.object({
  api_base: z.string(),
  sentry_dsn: z.string().optional(),
  environment: z.string().optional(),
  terms_date: z.string().optional(),
  default_locale: UiLocale.optional(),
  app_host: z.string().optional(),
  preview_host: z.string().optional(),
  short_host: z.string().optional(),
  map: MapSource.optional(),
  /** Name of the installation's own provider to sign in with. */
  sign_in_with: z.string().optional(),
  /** Whether people can sign in with passkeys at `app_host`; not if it is a bare IP address. */
  passkeys: z.boolean().optional(),
  /** Whether mails are really sent; without a mail server they are written to files. */
  sends_mail: z.boolean().optional(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
