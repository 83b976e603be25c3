import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import type { Reply } from "#server/testing/attack.ts";
import type { RawRequest } from "#server/testing/generate-request.ts";

const PATIENCE_MS = 120_000;

async function bodyOf(answer: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("latin1");
}

/** Raw requests over keep-alive connections. Status 0 means closed without a response. */
export function createWire(port: number, sockets = 20) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const send = ({ method, url, headers, payload }: RawRequest, token: string | undefined) =>
    new Promise<Reply>((resolve) => {
      const bytes = payload === undefined ? undefined : Buffer.from(payload);
      const outgoing = httpRequest(
        {
          agent,
          host: "127.0.0.1",
          port,
          method,
          path: url,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(bytes && { "content-length": bytes.length }),
            ...headers,
          },
          timeout: PATIENCE_MS,
        },
        (answer) => {
          bodyOf(answer).then(
            (body) => resolve({ status: answer.statusCode ?? 0, body }),
            () => resolve({ status: answer.statusCode ?? 0, body: "" }),
          );
        },
      );
      outgoing.on("timeout", () => outgoing.destroy());
      // the server may reject a body before reading all of it; its response still arrives
      outgoing.on("error", (error) => resolve({ status: 0, body: error.message }));
      outgoing.end(bytes);
    });
  return { send, close: () => agent.destroy() };
}
