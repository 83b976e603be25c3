type Rules = { createHTML: (html: string) => string; createScriptURL: (url: string) => string };
type Policies = { createPolicy: (name: string, rules: Rules) => unknown };

/** The one script that is loaded by its name: it keeps a screen for tablets without a network. */
export const COLLECT_WORKER = "/collect-worker.js";

/** What Leaflet writes as HTML by itself: a test of the browser as it loads, and the length of its scale. */
const KNOWN = /^(<svg\/>|\d+ k?m)$/;

/**
 * Under `require-trusted-types-for 'script'` no string becomes HTML without asking this policy, and it refuses.
 * It throws rather than answer with nothing: the rich text editor then reads what is pasted through a policy of its own.
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

/** The policy forbids `eval` as well. The library that checks forms reads this when it comes, before its first schema is made. */
export function checkWithoutEval() {
  Object.assign(window, { __zod_globalConfig: { jitless: true } });
}
