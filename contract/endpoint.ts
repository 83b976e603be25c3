import type * as z from "zod";

/** Minimum role to call an endpoint. The server enforces it; the access tests cover every endpoint. */
export const ACCESS_LEVELS = ["public", "signed-in", "member", "editor", "manager", "admin"] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/**
 * What an anonymous share session may call: `any` for endpoints every share session needs, `suggest` for those that need
 * permission to suggest, or the kind of subject the session must be for, with the path parameter that must be its id.
 */
export type ShareRule =
  | "any"
  | "suggest"
  | { readonly subject: "device" | "algorithm" | "page"; readonly param?: string };

/**
 * Names the customer the caller means. If the session has switched to another one meanwhile, the call is rejected with
 * `customer_changed`. Optional: defaults to the session's customer.
 */
export const CUSTOMER_HEADER = "x-customer-id";

type Schema = z.ZodType;

/** Multipart body; `file` matches the name of the part with the file. */
export type Multipart = { readonly kind: "multipart"; readonly file: RegExp; readonly summary: string };
/** The same for large files, which wait on the server's disk instead of in its memory. */
export type SpooledFile = Multipart & { readonly spooled: true };
/** A file download instead of JSON. */
export type FileResponse = { readonly kind: "file"; readonly content_type: string };

export type Endpoint = {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** An admin's action within the current customer: row-level security applies as for members. */
  readonly in_customer?: true;
  readonly share?: ShareRule;
  /** Closed to API tokens, although its group is open to them (contract/needed-scopes.ts). */
  readonly token?: "never";
  /** Allowed before new terms of use are accepted: identity, the app frame, accepting, signing out. */
  readonly before_terms?: true;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema | Multipart;
  readonly response: Schema | FileResponse;
  readonly status?: 200 | 201;
  /** Raises the body limit (JSON 1 MB, files 10 MB). */
  readonly max_bytes?: number;
  /** Responses carry an ETag; unchanged ones are answered with 304. */
  readonly has_etag?: true;
};

export type Upload = { readonly field: string; readonly filename: string; readonly bytes: Uint8Array };
/** The temporary file is removed when the request has been answered. */
export type SpooledUpload = { readonly field: string; readonly filename: string; readonly path: string };
/** Streamed if its size is not known in advance. */
export type Download = { readonly filename: string } & (
  | { readonly stream: AsyncIterable<string | Uint8Array> }
  | { readonly bytes: Uint8Array }
);

type In<S> = S extends Schema ? z.input<S> : S extends Multipart ? FormData : undefined;
type OutFile<S> = S extends SpooledFile ? SpooledUpload : Upload;
type Out<S> = S extends Schema ? z.output<S> : S extends Multipart ? OutFile<S> : undefined;
type Part<E extends Endpoint, K extends "params" | "query" | "body"> = E[K] extends Schema | Multipart
  ? { [P in K]: In<E[K]> }
  : unknown;

/** Request before parsing. */
export type Input<E extends Endpoint> = Part<E, "params"> & Part<E, "query"> & Part<E, "body">;

/** Request after parsing, as handlers receive it. */
export type Parsed<E extends Endpoint> = {
  params: Out<E["params"]>;
  query: Out<E["query"]>;
  body: Out<E["body"]>;
};

/** What a handler returns. */
export type HandlerResult<E extends Endpoint> = E["response"] extends Schema ? z.output<E["response"]> : Download;

/** What a client receives. */
export type Result<E extends Endpoint> = E["response"] extends Schema ? z.output<E["response"]> : Blob;

export const endpoint = <const E extends Endpoint>(e: E): E => e;
export const multipart = (file: RegExp, summary: string): Multipart => ({ kind: "multipart", file, summary });
export const spooledFile = (file: RegExp, summary: string): SpooledFile => ({
  ...multipart(file, summary),
  spooled: true,
});
export const file = (content_type: string): FileResponse => ({ kind: "file", content_type });

export const isMultipart = (body: Endpoint["body"]): body is Multipart =>
  body !== undefined && "kind" in body && body.kind === "multipart";
export const isSpooled = (body: Multipart): body is SpooledFile => "spooled" in body;
export const isFile = (response: Endpoint["response"]): response is FileResponse =>
  "kind" in response && response.kind === "file";
