import * as z from "zod";
import { countTry, LIMITS } from "#server/platform/http/rate-limit.ts";
import { type OutboundAnswer, OutboundError } from "#server/platform/outbound/outbound.ts";
import type { Services } from "#server/platform/services.ts";
import type { Connection } from "./find-connection.ts";
import { jsonIn, loginRefusal, refusal } from "./read-answer.ts";
import { RegisterError } from "./register-error.ts";

const DEADLINE_MS = 15_000;
/** A list of all entries of an organization; each is a few hundred bytes. */
const MAX_BYTES = 8_000_000;
/** Renewed so long before it ends. */
const MARGIN_MS = 15_000;

/** Part of an address, so nothing else may be in it. */
const Lars = z.string().regex(/^[\w-]{1,40}$/);
const Token = z.object({ access_token: z.string().regex(/^[\x21-\x7e]{1,8000}$/), expires_in: z.number().default(60) });
const Created = z.object({ lars_code: Lars });
const Message = z.object({ message: z.string().nullish() }).nullable();
const Entry = z.object({
  lars: Lars,
  source_id: z.string().nullish(),
  published: z.boolean().default(false),
  current_version_released: z.boolean().default(false),
  current_version_published: z.boolean().default(false),
});
/** An algorithm that the register has. */
export type RegisterEntry = z.infer<typeof Entry>;

type Needs = Pick<Services, "database" | "outbound">;
type Asking = { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string };

/** The API of one organization in the register, with a token of its own. */
export function openRegister({ database, outbound }: Needs, connection: Connection, deadline_ms = DEADLINE_MS) {
  const { api_address, token_address, organization, login, client_id, username, secret } = connection;
  let token: { readonly text: string; readonly until: number } | undefined;

  const request = (address: string, asking: Asking): Promise<OutboundAnswer> =>
    outbound.request(address, { ...asking, deadline_ms, max_bytes: MAX_BYTES }).catch((cause: unknown) => {
      throw cause instanceof OutboundError ? new RegisterError(cause.problem, { cause }) : cause;
    });

  async function signIn(): Promise<string> {
    if (token && token.until > Date.now()) return token.text;
    const form = new URLSearchParams(
      login === "password"
        ? { grant_type: "password", client_id, username, password: secret }
        : { grant_type: "client_credentials", client_id, client_secret: secret },
    );
    const answer = await request(token_address, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: form.toString(),
    });
    if (answer.status !== 200) throw loginRefusal(answer);
    const read = Token.safeParse(jsonIn(answer.text));
    if (!read.success) throw new RegisterError("answer_invalid");
    const { access_token: text, expires_in } = read.data;
    token = { text, until: Date.now() + expires_in * 1000 - MARGIN_MS };
    return text;
  }

  /** The register counts requests by network address, so all workspaces share its limit. */
  async function takeTurn() {
    const { tries, seconds_left } = await countTry(database.system, LIMITS.registerApi, new URL(api_address).host);
    if (tries > LIMITS.registerApi.tries)
      throw new RegisterError("too_many_requests", { wait_seconds: Math.max(1, seconds_left) });
  }

  async function ask<S extends z.ZodType>(
    method: string,
    path: string,
    { shape, body }: { shape: S; body?: unknown },
  ): Promise<z.output<S>> {
    await takeTurn();
    const headers = { authorization: `Bearer ${await signIn()}`, accept: "application/json" };
    const address = `${api_address.replace(/\/$/, "")}/organizations/${encodeURIComponent(organization)}/${path}`;
    const answer = await request(address, {
      method,
      headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status < 200 || answer.status > 299) throw refusal(answer);
    const read = shape.safeParse(answer.text.trim() ? jsonIn(answer.text) : null);
    if (!read.success) throw new RegisterError("answer_invalid", { answer: `HTTP ${answer.status}` });
    return read.data;
  }

  return {
    signIn,
    list: () => ask("GET", "algorithms", { shape: z.array(Entry) }),
    /** Returns the code of the new entry. Not idempotent: look for the entry first. */
    create: async (record: unknown) => (await ask("POST", "algorithms", { shape: Created, body: record })).lars_code,
    /** Returns whether this made a new version; the same record again does not. */
    replace: async (lars: string, record: unknown) =>
      !(await ask("PUT", `algorithms/${lars}`, { shape: Message, body: record }))?.message,
    release: async (lars: string) => void (await ask("PUT", `algorithms/${lars}/release`, { shape: z.unknown() })),
    retract: async (lars: string) =>
      void (await ask("DELETE", `published-algorithms/${lars}/retract`, { shape: z.unknown() })),
  };
}
export type Register = ReturnType<typeof openRegister>;
