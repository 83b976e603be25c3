type Rules = { createHTML: (html: string) => string; createScriptURL: (url: string) => string };
type Policies = { createPolicy: (name: string, rules: Rules) => unknown };

/** The only script loaded by URL: the service worker that keeps the tablet screen available offline. */
export const COLLECT_WORKER = "/collect-worker.js";

/** HTML that Leaflet itself writes: a feature test on load, and the length of its scale. */
const KNOWN = /^(<svg\/>|\d+ k?m)$/;

/**
 * Default policy under `require-trusted-types-for 'script'`: rejects any string assigned as HTML.
 * Throws instead of returning null, so that the rich text editor falls back to its own policy for pasted text.
 */
export function refuseUnknownHtml() {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => {
      if (KNOWN.test(html)) return html;
      throw new TypeError("A string was to become HTML. Make elements instead.");
    },
    createScriptURL: (url) => {
      if (url === COLLECT_WORKER) return url;
      throw new TypeError("A string was to become the address of a script.");
    },
  });
}

/** The content security policy forbids `eval` too. Zod reads this flag when loaded, before the first schema is built. */
export function checkWithoutEval() {
  Object.assign(window, { __zod_globalConfig: { jitless: true } });
}
