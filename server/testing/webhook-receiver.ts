import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };
type Answer = { status: number; text: string };

/** A local webhook receiver. `answer` is its next response; with undefined it does not respond. */
export async function startReceiver() {
  const received: Received[] = [];
  const state: { answer: Answer | undefined } = { answer: { status: 200, text: "ok" } };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      if (state.answer) response.writeHead(state.answer.status).end(state.answer.text);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/hook`,
    received,
    say: (status: number, answer = "") => void (state.answer = { status, text: answer }),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
