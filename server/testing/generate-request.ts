import fc from "fast-check";
import { type Endpoint, isMultipart } from "#contract/endpoint.ts";
import { type GeneratedInput, type Known, validInput } from "./generate-input.ts";
import { FORM_FILES, formData } from "./form-files.ts";
import { EDGES, hostileValue, HOSTILE_TEXTS, mutated, writeJson } from "./hostile-values.ts";

/** A request as sent over the wire, valid or not. */
export type RawRequest = {
  readonly method: Endpoint["method"];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | undefined;
};

/** encodeURIComponent throws on a lone surrogate, so it becomes the replacement character. */
const encode = (value: unknown) => encodeURIComponent(Buffer.from(textOf(value)).toString());

function textOf(value: unknown) {
  return typeof value === "string" ? value : (writeJson(value) ?? "");
}

const MAX_URL = 12_000;

const fill = (path: string, params: unknown) =>
  Object.entries(Object(params) as object)
    .reduce((now, [name, value]) => now.replace(`{${name}}`, () => encode(value)), path)
    .replaceAll(/\{\w+\}/g, "-");

function urlOf(path: string, query: unknown) {
  const pairs = Object.entries(Object(query) as object).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 300) : [value]).map((one) => `${encode(name)}=${encode(one)}`),
  );
  // Exceeding the server's limit for request heads is not a finding.
  return [path, ...(pairs.length ? [pairs.join("&")] : [])]
    .join("?")
    .slice(0, MAX_URL)
    .replace(/%[0-9A-F]?$/, "");
}

/** The field name a pattern matches: `/^device\[photo\]$/` → `device[photo]`. */
const fieldOf = (pattern: RegExp) => pattern.source.replaceAll(/[\\^$()]/g, "").replace(/\|[^\]]*/, "");

const formOf = (endpoint: Endpoint): fc.Arbitrary<{ headers: Record<string, string>; payload: Buffer | undefined }> =>
  fc
    .tuple(
      fc.constantFrom(...FORM_FILES),
      fc.oneof(
        { weight: 5, arbitrary: fc.constant(isMultipart(endpoint.body) ? fieldOf(endpoint.body.file) : "file") },
        fc.constantFrom(...HOSTILE_TEXTS),
      ),
      fc.oneof({ weight: 5, arbitrary: fc.constant("file.csv") }, fc.constantFrom(...HOSTILE_TEXTS)),
    )
    .map(([file, field, filename]) => formData({ field, filename, bytes: file.bytes }));

/** A JSON request from an input; multipart bodies are not supported. */
export function toRequest(
  endpoint: Endpoint,
  input: GeneratedInput,
  path = fill(endpoint.path, input.params),
): RawRequest {
  const payload = input.body === undefined ? undefined : writeJson(input.body);
  return {
    method: endpoint.method,
    url: urlOf(path, input.query),
    headers: payload === undefined ? {} : { "content-type": "application/json" },
    payload,
  };
}

/** Damage below the schemas: the body, its type, the path, the head. */
const DAMAGES: readonly ((request: RawRequest) => RawRequest)[] = [
  (r) => ({ ...r, payload: textOf(r.payload).slice(0, -1) || "{" }),
  (r) => ({ ...r, headers: { ...r.headers, "content-type": "application/json" }, payload: "{" }),
  (r) => ({ ...r, headers: { ...r.headers, "content-type": "application/json" }, payload: "" }),
  (r) => ({ ...r, headers: { ...r.headers, "content-type": "application/json" }, payload: "null" }),
  (r) => ({ ...r, headers: { ...r.headers, "content-type": "application/json" }, payload: "[".repeat(5000) }),
  (r) => ({ ...r, headers: { ...r.headers, "content-type": "application/json; charset=utf-16" } }),
  (r) => ({ ...r, headers: { ...r.headers, "content-type": "text/plain" }, payload: "hello" }),
  (r) => ({ ...r, headers: { ...r.headers, "content-type": "application/xml" }, payload: "<a/>" }),
  (r) => ({ ...r, headers: { ...r.headers, "content-type": "\u00E4/;;" }, payload: "hello" }),
  (r) => ({ ...r, headers: {}, payload: r.payload ?? "hello" }),
  (r) => ({ ...r, headers: { ...r.headers, "content-encoding": "gzip" } }),
  (r) => ({ ...r, headers: { ...r.headers, "content-type": "multipart/form-data" }, payload: "--x\r\n" }),
  (r) => ({
    ...r,
    headers: { ...r.headers, "content-type": "multipart/form-data; boundary=x" },
    payload: "--x\r\nbroken",
  }),
  (r) => ({ ...r, headers: { ...r.headers, "content-type": "multipart/form-data; boundary=x" }, payload: "--x--\r\n" }),
  (r) => ({
    ...r,
    headers: { ...r.headers, "content-type": "multipart/form-data; boundary=x" },
    payload: `--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n`,
  }),
  (r) => ({ ...r, payload: Buffer.from([0xff, 0xfe, 0x22, 0x00, 0xc3, 0x28]) }),
  (r) => ({ ...r, url: r.url.replace(/[^/?]+(\?|$)/, "%zz$1") }),
  (r) => ({ ...r, url: r.url.replace(/[^/?]+(\?|$)/, "%00$1") }),
  (r) => ({ ...r, url: r.url.replace(/[^/?]+(\?|$)/, "%ff%fe$1") }),
  (r) => ({ ...r, url: r.url.replace(/[^/?]+(\?|$)/, "..%2f..%2f$1") }),
  (r) => ({ ...r, url: r.url.replace(/[^/?]+(\?|$)/, "__proto__$1") }),
  (r) => ({ ...r, url: `${r.url}/${"a".repeat(5000)}` }),
  (r) => ({ ...r, url: `${r.url}${r.url.includes("?") ? "&" : "?"}page=1&page=2&page=` }),
  (r) => ({ ...r, url: `${r.url}${r.url.includes("?") ? "&" : "?"}__proto__[a]=1&constructor=2&%00=%00` }),
  (r) => ({ ...r, url: `${r.url}${r.url.includes("?") ? "&" : "?"}page=99999999999&per_page=1000&q=%E0%A4%A` }),
  (r) => ({ ...r, url: `${r.url}${r.url.includes("?") ? "&" : "?"}locale=__proto__` }),
  (r) => ({ ...r, headers: { ...r.headers, authorization: "Bearer \u00FC" } }),
  (r) => ({ ...r, headers: { ...r.headers, authorization: `Bearer ${"a".repeat(5000)}` } }),
  (r) => ({ ...r, headers: { ...r.headers, host: "[::1" } }),
  (r) => ({ ...r, headers: { ...r.headers, "if-none-match": "\"'*" } }),
  (r) => ({ ...r, headers: { ...r.headers, "user-agent": "\u00FF".repeat(2000) } }),
];

const spoil = (good: fc.Arbitrary<GeneratedInput>, part: "query" | "body") =>
  fc.tuple(good, mutated(good.map((one) => one[part]))).map(([one, spoilt]) => ({ ...one, [part]: spoilt }));

/** Known values, and an endpoint's paths to existing rows. */
export type KnownWorld = Known & { readonly paths: () => readonly string[] };

/**
 * Requests of one endpoint: valid ones, edge cases, hostile and broken ones. Known values make them hit existing rows.
 */
export function anyRequest(endpoint: Endpoint, known: KnownWorld): fc.Arbitrary<RawRequest> {
  const good = validInput(endpoint, known);
  const edge = validInput(endpoint, { ...known, edges: EDGES });
  const bad = fc.oneof({ weight: 2, arbitrary: spoil(good, "body") }, { weight: 1, arbitrary: spoil(good, "query") });
  const lost = fc.tuple(edge, hostileValue).map(([one, id]) => ({ ...one, params: { ...one.params, id } }));
  const asJson = (input: fc.Arbitrary<GeneratedInput>, isElsewhere = false) =>
    fc.tuple(input, fc.nat()).map(([one, at]) => {
      const paths = known.paths();
      return toRequest(endpoint, one, isElsewhere ? undefined : paths[at % paths.length]);
    });
  const asForm = fc.tuple(asJson(good), formOf(endpoint)).map(([request, form]) => ({ ...request, ...form }));
  const whole = isMultipart(endpoint.body) ? asForm : asJson(good);
  return fc.oneof(
    { weight: 2, arbitrary: whole },
    { weight: 1, arbitrary: asJson(fc.oneof(edge, lost), true) },
    { weight: 4, arbitrary: isMultipart(endpoint.body) ? asForm : asJson(edge) },
    { weight: 3, arbitrary: asJson(bad) },
    { weight: 1, arbitrary: fc.tuple(whole, fc.constantFrom(...DAMAGES)).map(([request, damage]) => damage(request)) },
  );
}
