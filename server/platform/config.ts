import { isIP } from "node:net";
import { join, resolve } from "node:path";
import * as z from "zod";
import { UiLocale } from "#contract/common.ts";
import type { PublicConfig } from "#contract/config.ts";
import { DEMO_MAP, MapFileName, mapSource, TilesUrl } from "./maps/map-source.ts";
import { ROOT } from "./process/root.ts";
import { TrustedProxies } from "./http/trusted-proxies.ts";

const flag = z.enum(["true", "false", "1", "0", "on", "off"]).transform((v) => ["true", "1", "on"].includes(v));
const host = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9.-]+(:\d{1,5})?$/, "a host name, with a port if needed");
/** `127.0.0.1:4000`, `[::1]:4000`, `hooks.internal` */
const OutboundHost = z
  .string()
  .regex(/^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/, "host names or addresses, each with a port if needed");
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const isoDate = z.iso.datetime({ offset: true }).or(z.iso.date());

/** Every environment variable the product reads. docs/operations.md explains each; a test compares the two. */
const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_TENANT_URL: postgresUrl.optional(),
  DATABASE_SYSTEM_URL: postgresUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(4).max(500).default(20),
  WORKER_PROCESSES: z.coerce.number().int().min(1).max(32).default(2),
  WORKER_MEMORY: z.coerce.number().int().min(128).max(16_384).default(512),
  GUIDE_MEMORY: z.coerce.number().int().min(8).max(16_384).default(128),
  APP_HOST: host.optional(),
  PASSKEY_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9.-]+$/, "a domain without a port")
    .optional(),
  PREVIEW_HOST: host.optional(),
  SHORT_HOST: host.optional(),
  PUBLIC_API_BASE: z.string().max(500).default(""),
  CORS_ORIGINS: z
    .string()
    .transform((list) =>
      list
        .split(",")
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .default([]),
  TRUST_PROXY: TrustedProxies.default(false),
  TERMS_DATE: isoDate.optional(),
  DEFAULT_LOCALE: UiLocale.default("en"),
  SENTRY_DSN: z.url().optional(),
  SENTRY_ENVIRONMENT: z.string().max(64).optional(),
  DNS_SERVERS: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .default([]),
  CERTIFICATE_AUTHORITIES: z
    .string()
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .default(["letsencrypt.org", "sectigo.com"]),
  OUTBOUND_HOSTS: z
    .string()
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .pipe(z.array(OutboundHost))
    .default([]),
  LINK_CHECKS: flag.default(true),
  DTPR_API: z.url({ protocol: /^https?$/ }).optional(),
  MAP_TILES_URL: TilesUrl.optional(),
  MAP_PMTILES: MapFileName.optional(),
  MAP_ATTRIBUTION: z.string().max(500).optional(),
  MAP_MAX_ZOOM: z.coerce.number().int().min(1).max(24).default(19),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().max(200).default("Guidepost <no-reply@localhost>"),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(true),
  AUDIT_DAYS: z.coerce.number().int().min(90).max(36_500).optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(80).default("your work account"),
  OIDC_CONTACT: z.string().max(200).default(""),
  OIDC_DOMAINS: z
    .string()
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .default([]),
  DEMO: flag.optional(),
  SECRETS_KEY: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((keys) => keys.every((key) => key.length >= 32), "keys of at least 32 characters")
    .default([]),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
});

export const ENVIRONMENT_NAMES = Object.keys(Environment.shape);

const isLoopback = (host: string) => /^(localhost|127\.|::1$|\[::1\]$)/.test(host);

function isDemo({ DEMO, DATABASE_URL, HOST }: z.output<typeof Environment>) {
  if (DEMO && !isLoopback(HOST))
    throw new Error(
      "DEMO is invalid: the demo's passwords are public, so it listens on loopback only. Unset HOST or set DEMO=false.",
    );
  return DEMO ?? (DATABASE_URL === undefined && isLoopback(HOST));
}

/** The logins are for an external PostgreSQL; the embedded one creates its own. */
function requireDatabase(e: z.output<typeof Environment>) {
  for (const name of ["DATABASE_TENANT_URL", "DATABASE_SYSTEM_URL"] as const)
    if (e[name] && !e.DATABASE_URL) throw new Error(`${name} is invalid: it also needs DATABASE_URL.`);
}

const isAddress = (name: string) => isIP(name) !== 0;

/**
 * The domain that passkeys are made for: browsers take the host's own or one above it, and no IP address. Undefined if
 * there can be no passkeys.
 */
function passkeyDomain(domain: string | undefined, app_host: string) {
  const name = app_host.replace(/:\d+$/, "");
  if (domain && domain !== name && !name.endsWith(`.${domain}`))
    throw new Error(`PASSKEY_DOMAIN is invalid: APP_HOST, ${name}, is not within ${domain}.`);
  return isAddress(name) ? undefined : (domain ?? name);
}

export type Config = ReturnType<typeof readConfig>;

/** Compose files write unset variables as empty strings. */
const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));

export function readConfig(env: NodeJS.ProcessEnv) {
  const result = Environment.safeParse(withoutEmpty(env));
  if (!result.success) {
    const sentences = result.error.issues.map((issue) => `${issue.path.join(".")} is invalid: ${issue.message}.`);
    throw new Error(sentences.join("\n"));
  }
  const e = result.data;
  requireDatabase(e);
  const app_host = e.APP_HOST ?? `localhost:${e.PORT}`;
  const scheme = isLoopback(app_host) ? "http" : "https";
  const preview_host = e.PREVIEW_HOST ?? `preview.${app_host}`;
  const data_dir = resolve(e.DATA_DIR ?? join(ROOT, ".data"));
  return {
    ...e,
    data_dir,
    /** In the demo the start-up addresses should not drown in request lines. */
    log_level: e.LOG_LEVEL ?? (isDemo(e) ? "warn" : "info"),
    /** The demo needs the embedded database on this machine; every other installation starts empty. */
    demo: isDemo(e),
    app_host,
    /** https everywhere except on this machine. */
    scheme,
    app_origin: `${scheme}://${app_host}`,
    passkey_domain: passkeyDomain(e.PASSKEY_DOMAIN, app_host),
    preview_host,
    preview_origin: `${scheme}://${preview_host}`,
    short_host: e.SHORT_HOST ?? `go.${app_host}`,
    terms_date: e.TERMS_DATE,
    dns_servers: e.DNS_SERVERS,
    certificate_authorities: e.CERTIFICATE_AUTHORITIES,
    outbound_hosts: e.OUTBOUND_HOSTS,
    /** The public API of the standard, without a slash at its end. Without it nothing is asked. */
    standard_api: e.DTPR_API?.replace(/\/$/, ""),
    map: mapSource(e) ?? (isDemo(e) ? DEMO_MAP : undefined),
  };
}

/** Public settings for the browser: `GET /config.json`. */
export const publicConfig = (config: Config): PublicConfig => ({
  api_base: config.PUBLIC_API_BASE,
  default_locale: config.DEFAULT_LOCALE,
  app_host: config.app_host,
  preview_host: config.preview_host,
  short_host: config.short_host,
  ...(config.SENTRY_DSN && { sentry_dsn: config.SENTRY_DSN }),
  ...(config.SENTRY_ENVIRONMENT && { environment: config.SENTRY_ENVIRONMENT }),
  ...(config.terms_date && { terms_date: config.terms_date }),
  ...(config.map && { map: config.map }),
  ...(config.OIDC_ISSUER && config.OIDC_CLIENT_ID && { sign_in_with: config.OIDC_NAME }),
  ...(config.passkey_domain && { passkeys: true }),
  sends_mail: config.SMTP_URL !== undefined,
});
