import type { FastifyReply, FastifyRequest } from "fastify";
import { plainPage, type PlainPage } from "./plain-page.ts";

/** A page that needs nothing else, for when there is no guide to show it in. */
export function sendPlain(_request: FastifyRequest, reply: FastifyReply, name: PlainPage) {
  const { status, headers, html } = plainPage(name);
  return reply.code(status).headers(headers).send(html);
}
