import Fastify from "fastify";

/**
 * Baseline for cached pages: one route with the same compressed bytes and headers. Runs in its own process:
 * `bare-server.ts {json}`.
 */
export type BareOrder = {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body: string;
};

const { port, path, headers, body } = JSON.parse(process.argv[2] ?? "") as BareOrder;
const bytes = Buffer.from(body, "base64");
const app = Fastify();
app.get(path, (_, reply) => reply.headers(headers).send(bytes));
await app.listen({ port, host: "127.0.0.1" });
