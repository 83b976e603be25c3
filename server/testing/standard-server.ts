import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Variable = { readonly id: string; readonly required?: boolean };
type Category = {
  readonly id: string;
  readonly required?: boolean;
  readonly element_variables?: readonly Variable[];
  readonly [more: string]: unknown;
};
type Element = { readonly id: string; readonly category_id: string; readonly [more: string]: unknown };
type Release = {
  readonly version: string;
  readonly datachain_type: { readonly locales: readonly string[] };
  readonly categories: readonly Category[];
  readonly elements: readonly Element[];
};
type Placed = { element_id?: string; variables?: { id: string; value: { locale: string }[] }[] };
type Finding = { code: string; message: string; path: string; fix_hint: string };
type Answer = { readonly status: number; readonly body: unknown };

const finding = (code: string, path: string, message: string): Finding => ({
  code,
  message,
  path,
  fix_hint: "Fix it.",
});

function checkVariables({ element_variables = [] }: Category, { variables = [] }: Placed, at: string): Finding[] {
  return [
    ...variables.flatMap(({ id, value }, index) => {
      const path = `${at}.variables[${index}]`;
      if (!element_variables.some((one) => one.id === id))
        return [finding("INSTANCE_VARIABLE_UNKNOWN", `${path}.id`, `'${id}' is not declared`)];
      return value.length ? [] : [finding("INSTANCE_VARIABLE_VALUE_EMPTY", `${path}.value`, `'${id}' has no values`)];
    }),
    ...element_variables
      .filter(({ id, required }) => required && !variables.some((one) => one.id === id))
      .map(({ id }) => finding("INSTANCE_REQUIRED_VARIABLE_MISSING", `${at}.variables`, `'${id}' is missing`)),
  ];
}

/** Some of the published rules, in the published order and with the published paths. */
function validate({ categories, elements, datachain_type }: Release, document: { elements?: Placed[] }): object {
  const placed = document.elements ?? [];
  const shape = placed.flatMap(({ variables = [] }, at) =>
    variables.flatMap(({ value }, index) =>
      value.flatMap(({ locale }, place) =>
        datachain_type.locales.includes(locale)
          ? []
          : [finding("parse_error", `elements.${at}.variables.${index}.value.${place}.locale`, "Invalid option")],
      ),
    ),
  );
  if (shape.length) return { ok: false, errors: shape };
  const homeOf = (id: string | undefined) => {
    const element = elements.find((one) => one.id === id);
    return categories.find((category) => category.id === element?.category_id);
  };
  const missing = categories.filter(
    ({ id, required }) => required && !placed.some((one) => homeOf(one.element_id)?.id === id),
  );
  const errors = [
    ...missing.map(({ id }) =>
      finding("REQUIRED_CATEGORY_MISSING", "instance.elements[].category_id", `Missing required category '${id}'`),
    ),
    ...placed.flatMap((one, index) => {
      const at = `instance.elements[${index}]`;
      const home = homeOf(one.element_id);
      return home
        ? checkVariables(home, one, at)
        : [finding("INSTANCE_ELEMENT_UNKNOWN", `${at}.element_id`, `Unknown element '${one.element_id}'`)];
    }),
  ];
  return errors.length ? { ok: false, errors, warnings: [] } : { ok: true, warnings: [] };
}

function pageOf({ elements }: Release, query: URLSearchParams) {
  const from = Number(Buffer.from(query.get("cursor") ?? "MA==", "base64").toString());
  // smaller pages than asked for, so that small releases have several
  const page = elements.slice(from, from + 2);
  const next = from + page.length;
  const next_cursor = next < elements.length ? Buffer.from(String(next)).toString("base64") : null;
  const isWhole = query.get("fields") === "all";
  return {
    elements: isWhole ? page : page.map(({ id }) => ({ id })),
    meta: { total: elements.length, returned: page.length, next_cursor },
  };
}

/** A local server that speaks the public API of the standard for one release. `answer` replaces the next responses. */
export async function startStandardServer(release: Release, symbols: Readonly<Record<string, string>> = {}) {
  const received: { readonly url: string; readonly client: string | undefined; readonly body: string }[] = [];
  const state: { answer: Answer | undefined } = { answer: undefined };
  const known = `/api/v2/schemas/${encodeURIComponent(release.version)}`;

  function answerFor({ pathname, searchParams }: URL, body: string): Answer {
    const ok = (more: object): Answer => ({ status: 200, body: { ok: true, version: release.version, ...more } });
    const { version, datachain_type, categories } = release;
    if (pathname === "/api/v2/schemas")
      return ok({ versions: [{ id: version, status: "beta", created_at: "2026-08-12T00:00:00Z" }] });
    const route = pathname.startsWith(`${known}/`) ? pathname.slice(known.length + 1) : undefined;
    const symbol = /^symbols\/(.+)\.svg$/.exec(route ?? "")?.[1];
    if (route === "manifest") return ok({ manifest: { version, status: "beta", locales: datachain_type.locales } });
    if (route === "categories") return ok({ categories });
    if (route === "elements") return ok(pageOf(release, searchParams));
    if (symbol !== undefined && symbols[symbol] !== undefined) return { status: 200, body: symbols[symbol] };
    if (route === "validate") return { status: 200, body: validate(release, JSON.parse(body) as object) };
    return { status: 404, body: { ok: false, errors: [{ code: "not_found", message: "Not registered." }] } };
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const url = new URL(request.url ?? "", "http://standard.test");
    received.push({ url: request.url ?? "", client: request.headers["dtpr-client"]?.toString(), body });
    const answer = state.answer ?? answerFor(url, body);
    response.writeHead(answer.status, answer.status === 302 ? { location: "http://elsewhere.test/" } : {});
    response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/api/v2/`,
    received,
    /** From now on; with undefined the release answers again. */
    say: (answer: Answer | undefined) => void (state.answer = answer),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
