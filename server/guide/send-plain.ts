import type { FastifyReply, FastifyRequest } from "fastify";
import {
  endedPage,
  failurePage,
  notOpenPage,
  PLAIN_STYLE,
  previewLockedPage,
  unknownHostPage,
} from "#guide/plain-pages.ts";
import { plainHost } from "./find-host.ts";
import { htmlHeaders, NEVER } from "./write-headers.ts";

type Page = { readonly status: number; readonly write: (request: FastifyRequest) => string };

const askedBy = ({ headers }: FastifyRequest) => ({ accept_language: headers["accept-language"] });
const failed = (request: FastifyRequest) => failurePage({ ...askedBy(request), reference: request.id });

const PAGES = {
  unknown_host: {
    status: 404,
    write: (request) => unknownHostPage({ ...askedBy(request), host: plainHost(request.host) }),
  },
  not_open: { status: 404, write: (request) => notOpenPage(askedBy(request)) },
  ended: { status: 410, write: (request) => endedPage(askedBy(request)) },
  preview_locked: { status: 404, write: (request) => previewLockedPage(askedBy(request)) },
  broken: { status: 500, write: failed },
  unavailable: { status: 503, write: failed },
} as const satisfies Record<string, Page>;

const HEADERS = { ...htmlHeaders({ css: PLAIN_STYLE }, NEVER), vary: "Accept-Language" };

/** A self-contained page for when there is no guide to show it in: inline style, never cached. */
export function sendPlain(request: FastifyRequest, reply: FastifyReply, name: keyof typeof PAGES) {
  const { status, write } = PAGES[name];
  return reply.code(status).headers(HEADERS).send(write(request));
}
