import { hashSource } from "./lift-styles.ts";

type Allowed = {
  /** What the page's own style element says. */
  readonly css: string;
  /** Whether somebody asked for the page with one of our scripts. Everybody else's page runs none at all. */
  readonly hasScript?: boolean;
  /** Where its forms may lead; to ourselves if nothing is said. */
  readonly form_action?: string;
  /** Where its pictures are, besides ourselves. */
  readonly img_src?: string;
};

/** Nothing but our own files: no inline script, no inline style but the one whose hash is named, and nothing may frame us. */
const policyFor = ({ css, hasScript = false, form_action = "'self'", img_src = "" }: Allowed) =>
  [
    "default-src 'none'",
    `script-src ${hasScript ? "'self'" : "'none'"}`,
    `style-src 'self'${css ? ` ${hashSource(css)}` : ""}`,
    `img-src 'self'${img_src && ` ${img_src}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    `form-action ${form_action}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

const SAFETY = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=()",
} as const;

/** For a minute by whoever keeps it; older ones while a new one is fetched, or when we cannot be reached. */
export const FOR_A_MINUTE = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400";
export const FOREVER = "public, max-age=31536000, immutable";
export const NEVER = "no-store";

export const htmlHeaders = (allowed: Allowed, cache_control: string): Record<string, string> => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policyFor(allowed),
  "cache-control": cache_control,
  ...SAFETY,
});

/** A file is data: nothing in it runs or loads. Other sites may read what is public. */
export const fileHeaders = (content_type: string, cache_control: string): Record<string, string> => ({
  "content-type": content_type,
  "content-security-policy": "default-src 'none'; sandbox",
  "access-control-allow-origin": "*",
  "cache-control": cache_control,
  ...SAFETY,
});
