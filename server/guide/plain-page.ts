import { htmlHeaders, NEVER } from "./write-headers.ts";

const CSS = `body{font:18px/1.55 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1.25rem;color:#0b0f14;background:#fff}h1{font-size:1.9rem;line-height:1.2}@media(prefers-color-scheme:dark){body{color:#f3f4f6;background:#0b0f14}}`;

const TEXTS = {
  unknown_host: {
    status: 404,
    title: "There is no guide at this address",
    text: "Check the address for typing mistakes. If you followed a link or a sign, it may be out of date.",
  },
  not_open: {
    status: 404,
    title: "This guide is not open yet",
    text: "Here you will read which devices and algorithms are used around you, and why. Please come back later.",
  },
  broken: {
    status: 500,
    title: "Something went wrong",
    text: "This is our mistake, not yours. Please try again in a few minutes.",
  },
  preview_locked: {
    status: 403,
    title: "This preview is only for the team",
    text: "Open it from the administration: choose Preview on a page. A preview link works once.",
  },
} as const;

export type PlainPage = keyof typeof TEXTS;

/** One file with its style inside, for when nothing else can be counted on: no second request is needed. */
export function plainPage(name: PlainPage) {
  const { status, title, text } = TEXTS[name];
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${CSS}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
  return { status, headers: htmlHeaders(CSS, NEVER), html };
}
