import type { FastifyReply } from "fastify";
import type { IncomingHttpHeaders } from "node:http";

/**
 * The part of a request that a cached response depends on. Fastify's requests have it, and so do those at the front
 * door.
 */
export type GuideRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly host: string;
  readonly ip: string;
};

export type GuideResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: string | Uint8Array | undefined;
};

export const sendResponse = (reply: FastifyReply, { status, headers, body }: GuideResponse) =>
  reply.code(status).headers(headers).send(body);
