import type * as z from "zod";

/** Who may call an endpoint: the least role that suffices. The server enforces it; the tests walk it. */
export const ACCESS_LEVELS = ["public", "signed-in", "member", "editor", "manager", "admin"] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/**
 * What an anonymous share session may call: `any` for what every share session needs, `suggest` for what those that may
 * suggest need, or what kind of subject the session has to be made for, with the path parameter that has to be its id.
 */
export type ShareRule =
  | "any"
  | "suggest"
  | { readonly subject: "device" | "algorithm" | "page"; readonly param?: string };

/**
 * Names the customer that a caller means, for calls that reach a customer's records. When the session is at another one by
 * now, the call is refused with `customer_changed`. Optional: without it the session's customer is meant.
 */
export const CUSTOMER_HEADER = "x-customer-id";

type Schema = z.ZodType;

/** A body of form parts: `name` is a pattern for the part that carries the file. */
export type Multipart = { readonly kind: "multipart"; readonly file: RegExp; readonly summary: string };
/** An answer that is a file and not JSON. */
export type FileResponse = { readonly kind: "file"; readonly content_type: string };

export type Endpoint = {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** An administrator's act in the current customer: bound to its rows as everybody's is. */
  readonly in_customer?: true;
  readonly share?: ShareRule;
  /** Goes on while new terms of use wait to be accepted: who one is, the frame around the screens, accepting, leaving. */
  readonly before_terms?: true;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema | Multipart;
  readonly response: Schema | FileResponse;
  readonly status?: 200 | 201;
  /** For a body that may be larger than usual: JSON than 1 MB, a file than 10 MB. */
  readonly max_bytes?: number;
  /** The answer carries a mark of its content; who still has it gets a few bytes instead. */
  readonly has_etag?: true;
};

export type Upload = { readonly field: string; readonly filename: string; readonly bytes: Uint8Array };
/** A file whose end is not known yet is a stream. */
export type Download = { readonly filename: string } & (
  | { readonly stream: AsyncIterable<string | Uint8Array> }
  | { readonly bytes: Uint8Array }
);

type In<S> = S extends Schema ? z.input<S> : S extends Multipart ? FormData : undefined;
type Out<S> = S extends Schema ? z.output<S> : S extends Multipart ? Upload : undefined;
type Part<E extends Endpoint, K extends "params" | "query" | "body"> = E[K] extends Schema | Multipart
  ? { [P in K]: In<E[K]> }
  : unknown;

/** What a caller sends, before parsing. */
export type Input<E extends Endpoint> = Part<E, "params"> & Part<E, "query"> & Part<E, "body">;

/** What a handler receives, after parsing. */
export type Parsed<E extends Endpoint> = {
  params: Out<E["params"]>;
  query: Out<E["query"]>;
  body: Out<E["body"]>;
};

/** What a handler answers. */
export type Answer<E extends Endpoint> = E["response"] extends Schema ? z.output<E["response"]> : Download;

/** What a caller receives. */
export type Result<E extends Endpoint> = E["response"] extends Schema ? z.output<E["response"]> : Blob;

export const endpoint = <const E extends Endpoint>(e: E): E => e;
export const multipart = (file: RegExp, summary: string): Multipart => ({ kind: "multipart", file, summary });
export const file = (content_type: string): FileResponse => ({ kind: "file", content_type });

export const isMultipart = (body: Endpoint["body"]): body is Multipart =>
  body !== undefined && "kind" in body && body.kind === "multipart";
export const isFile = (response: Endpoint["response"]): response is FileResponse =>
  "kind" in response && response.kind === "file";
