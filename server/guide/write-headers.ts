import { hashSource } from "./lift-styles.ts";

type Allowed = {
  /** The content of the page's own style element. */
  readonly css: string;
  /** Whether the page loads one of our scripts on request. Other pages run none. */
  readonly hasScript?: boolean;
  /** Where its forms may submit to; our own host by default. */
  readonly form_action?: string;
  /** Where its pictures come from, besides our own host. */
  readonly img_src?: string;
};

/** Only our own files: no inline script, no inline style but the one with this hash, no framing. */
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

/** Cached for a minute; stale copies may be used while a new one is fetched, or when we are unreachable. */
export const FOR_A_MINUTE = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400";
export const FOREVER = "public, max-age=31536000, immutable";
export const NEVER = "no-store";

export const htmlHeaders = (allowed: Allowed, cache_control: string): Record<string, string> => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policyFor(allowed),
  "cache-control": cache_control,
  ...SAFETY,
});

/** A data file: nothing in it runs or loads. Other sites may read it and its links. */
export const fileHeaders = (content_type: string, cache_control: string, link?: string): Record<string, string> => ({
  "content-type": content_type,
  ...(link && { link, "access-control-expose-headers": "Link" }),
  "content-security-policy": "default-src 'none'; sandbox",
  "access-control-allow-origin": "*",
  "cache-control": cache_control,
  ...SAFETY,
});
