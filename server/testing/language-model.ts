import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Part = { readonly type: string; readonly text?: string; readonly image_url?: { readonly url: string } };
type Asked = {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string | readonly Part[] }[];
};
export type ModelRequest = { readonly url: string; readonly headers: IncomingHttpHeaders; readonly asked: Asked };

const KEY = "sk-test";
const MODEL = "small-model";

const fail = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { "content-type": "application/json" })
    .end(JSON.stringify({ error: { code, message: `Error: ${code}`, type: "invalid_request_error" } }));

/** What the user's message says; of a picture, that there is one. */
export function userText({ messages }: Asked): string {
  const content = messages.findLast(({ role }) => role === "user")?.content ?? "";
  return typeof content === "string" ? content : content.map((part) => part.text ?? `(${part.type})`).join(" ");
}

type Turn = (response: ServerResponse, request: ModelRequest) => unknown;

/**
 * A server with the chat completions of an OpenAI-compatible API: one key, one model. It answers `[pt] Counter` when
 * asked to translate "Counter" into Portuguese, unless a test takes its next turn.
 */
export async function startLanguageModel() {
  const requests: ModelRequest[] = [];
  let turn: Turn | undefined;

  const complete = (response: ServerResponse, content: unknown, finish_reason = "stop") =>
    response.writeHead(200, { "content-type": "application/json" }).end(
      JSON.stringify({
        id: "chatcmpl-1",
        object: "chat.completion",
        model: MODEL,
        choices: [{ index: 0, message: { role: "assistant", content }, finish_reason }],
      }),
    );

  function answer(response: ServerResponse, request: ModelRequest) {
    const { url, headers, asked } = request;
    if (url !== "/v1/chat/completions") return response.writeHead(404).end("Not here");
    if (headers.authorization !== undefined && headers.authorization !== `Bearer ${KEY}`)
      return fail(response, 401, "invalid_api_key");
    if (asked.model !== MODEL) return fail(response, 404, "model_not_found");
    if (turn) return turn(response, request);
    const system = asked.messages[0]?.content;
    const into = typeof system === "string" ? /into [^(]*\((\w+)\)/.exec(system)?.[1] : undefined;
    return complete(response, `[${into ?? "plain"}] ${userText(asked)}`);
  }

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const received = { url: request.url ?? "", headers: request.headers, asked: JSON.parse(body) as Asked };
      requests.push(received);
      answer(response, received);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // a scene of the walks has no end at which to stop it
  server.unref();
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    address: `http://${host}/v1`,
    model: MODEL,
    key: KEY,
    requests,
    complete,
    fail,
    /** How it answers from now on; nothing: as usual. */
    answerWith: (next?: Turn) => void (turn = next),
    /** The next answers say this. */
    say: (content: unknown, finish_reason?: string) =>
      void (turn = (response) => complete(response, content, finish_reason)),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
