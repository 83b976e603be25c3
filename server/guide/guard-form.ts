import type { FastifyReply, FastifyRequest } from "fastify";
import { TRAP_NAME } from "#guide/parts/FormTrap.tsx";
import type { Salts } from "#server/feedback/keep-salts.ts";
import { hasProof, newPuzzle, PUZZLE_FIELDS } from "#server/feedback/prove-work.ts";
import { mayRespond, visitorOf } from "#server/feedback/visitor-keys.ts";
import { networkOf } from "#server/platform/http/network.ts";
import type { Services } from "#server/platform/services.ts";
import { isFromHere, readForm } from "./read-form.ts";
import { renderDocument } from "./render-document.ts";
import type { ShownPage, Visit } from "./visit-site.ts";
import { NEVER } from "./write-headers.ts";

/** A form that a visitor sent. */
export type Answering = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly visit: Visit;
  readonly salts: Salts;
  readonly fields: URLSearchParams;
};

const NOT_ANSWERS = [TRAP_NAME, ...PUZZLE_FIELDS];

/** Personal, so never cached. */
export function send(reply: FastifyReply, visit: Visit, shown: ShownPage, status = shown.status ?? 200) {
  const { html, headers } = renderDocument(visit, shown, NEVER);
  return reply.code(status).headers(headers).send(html);
}

export const nothingHere = (reply: FastifyReply, status: number) =>
  reply.code(status).header("cache-control", NEVER).send();

/** A robot filled in the hidden field. It gets a thank-you, and the response is marked as spam. */
export const isTrapped = (fields: URLSearchParams) => Boolean(fields.get(TRAP_NAME));

/** The fields of a form that a page of this host sent, or the status to refuse it with. */
export const readFormFromHere = (request: FastifyRequest) =>
  isFromHere(request) ? readForm(request) : Promise.resolve(403 as const);

export const visitorIn = ({ request, visit, salts }: Answering) =>
  visitorOf(salts, {
    customer_id: visit.public.customer_id,
    network: networkOf(request.ip),
    user_agent: request.headers["user-agent"] ?? "",
  });

/** Counts a new response. False if the rate limit is exceeded. */
export async function isWelcome({ database }: Pick<Services, "database">, answering: Answering) {
  const visitor = visitorIn(answering);
  const isProven = await hasProof(database, answering.salts, visitor.key, answering.fields);
  return mayRespond(database, answering.visit.public.customer_id, visitor, isProven);
}

/** Visitors over the limit may solve a puzzle instead, once. */
export function makeWait(answering: Answering, visit: Visit) {
  const fields = Object.fromEntries([...answering.fields].filter(([name]) => !NOT_ANSWERS.includes(name)));
  const hasTried = answering.fields.has("solution");
  const at: Visit = hasTried ? visit : { ...visit, island: "prove" };
  return { at, fields, ...(!hasTried && { puzzle: newPuzzle(answering.salts, visitorIn(answering).key) }) };
}
