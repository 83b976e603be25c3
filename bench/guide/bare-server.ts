import Fastify from "fastify";

/**
 * The least that somebody would write for a page that is ready: one route, the same compressed bytes, the same headers.
 * In a process of its own: `bare-server.ts {json}`.
 */
export type BareOrder = {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In base64. */
  readonly body: string;
};

const { port, path, headers, body } = JSON.parse(process.argv[2] ?? "") as BareOrder;
const bytes = Buffer.from(body, "base64");
const app = Fastify();
app.get(path, (_, reply) => reply.headers(headers).send(bytes));
await app.listen({ port, host: "127.0.0.1" });
