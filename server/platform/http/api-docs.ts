import { STATUS_CODES } from "node:http";
import { ERROR_CODES, ERROR_STATUS } from "#contract/errors.ts";
import { curlExample, scriptExample } from "./api-docs-example.ts";
import { sampleOf } from "./api-docs-sample.ts";
import { fieldItem, fieldsOf, type Schema } from "./api-docs-schema.ts";
import { API_DOCS_STYLE } from "./api-docs-style.ts";
import { escapeHtml } from "./escape-html.ts";
import { type Api, openApi } from "./openapi.ts";

type Document = ReturnType<typeof openApi>;
type Operation = NonNullable<Document["paths"][string]>[string];
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Spot = { readonly path: string; readonly method: string; readonly operation: Operation };

const ACCESS_WORDS: Record<string, string> = {
  public: "Anyone",
  "signed-in": "Anyone signed in",
  member: "Every member",
  editor: "Editors and managers",
  manager: "Managers",
  admin: "Administrators",
};

const idOf = ({ operation }: Spot) => operation.operationId;
const TITLES: Readonly<Record<string, string>> = {
  apiTokens: "API tokens",
  citySignIn: "City sign-in",
  scim: "Directory (SCIM)",
};
/** `shortCodes` → `Short codes` */
const groupTitle = (tag: string) => {
  if (TITLES[tag]) return TITLES[tag];
  const words = tag.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
};
const searchWords = ({ path, method, operation }: Spot) =>
  escapeHtml(`${method} ${path} ${operation.summary} ${operation.tags.join(" ")}`.toLowerCase());

const tokenWords = (scope: string | undefined) => {
  if (scope === undefined) return "Closed to API tokens";
  return scope === "any" ? "Any API token" : `API token with ${scope}`;
};

const part = (title: string, list: string) => (list ? `<h4>${title}</h4>${list}` : "");

function parametersOf({ operation }: Spot, where: "path" | "query") {
  const rows = operation.parameters
    .filter((one) => one.in === where)
    .map((one) => fieldItem(one.name, one.schema as Schema, { isRequired: one.required }));
  return rows.length ? `<ul class="fields">${rows.join("")}</ul>` : "";
}

const jsonIn = (content: Content | undefined) => content?.["application/json"]?.schema;

function answersOf({ responses }: Operation) {
  const [good] = Object.values(responses) as { content?: Content }[];
  const schema = jsonIn(good?.content);
  if (schema) return part("Answer", fieldsOf(schema));
  const [type] = Object.keys(good?.content ?? {});
  return type ? part("Answer", `<p>A file: <code>${escapeHtml(type)}</code></p>`) : "";
}

function errorsOf({ responses }: Operation) {
  const statuses = Object.keys(responses).filter((status) => Number(status) >= 400);
  return part(
    "Errors",
    `<p class="muted">${statuses.map((status) => `<a href="#error-${status}">${status}</a>`).join(" · ")}</p>`,
  );
}

function examples(spot: Spot, origin: string) {
  const { path, method, operation } = spot;
  const schema = jsonIn(operation.requestBody?.content as Content | undefined);
  const body = schema && sampleOf(schema);
  const call = { method, url: `${origin}${path}`, body, takesToken: operation["x-access"] !== "public" };
  const bodyField = schema
    ? `<label>Body<textarea name="body" spellcheck="false">${escapeHtml(JSON.stringify(body, null, 2))}</textarea></label>`
    : "";
  const isForm = operation.requestBody && !schema;
  const form = `<form class="try" data-method="${method}"><label>Address<input name="url" value="${escapeHtml(path)}" spellcheck="false"></label>${bodyField}<button>Send request</button><output aria-live="polite"></output></form>`;
  return `<div class="side"><details open><summary>curl</summary><pre>${escapeHtml(curlExample(call))}</pre></details>
<details><summary>JavaScript</summary><pre>${escapeHtml(scriptExample(call))}</pre></details>
${isForm ? "" : `<details><summary>Try it: real data</summary>${form}</details>`}</div>`;
}

function section(spot: Spot, origin: string) {
  const { path, method, operation } = spot;
  const body = jsonIn(operation.requestBody?.content as Content | undefined);
  return `<article id="${idOf(spot)}" data-words="${searchWords(spot)}"><div><h3>${escapeHtml(operation.summary)}</h3>
<code class="path"><b>${method}</b> ${escapeHtml(path)}</code>
<p class="muted">${ACCESS_WORDS[operation["x-access"]]} · ${tokenWords(operation["x-token-scope"])}</p>
${part("In the path", parametersOf(spot, "path"))}${part("Query", parametersOf(spot, "query"))}${body ? part("Body", fieldsOf(body)) : ""}${answersOf(operation)}${errorsOf(operation)}</div>
${examples(spot, origin)}</article>`;
}

const menuItem = (spot: Spot) =>
  `<li data-words="${searchWords(spot)}"><a href="#${idOf(spot)}">${escapeHtml(spot.operation.summary)} <small>${spot.method}</small></a></li>`;

function errorRow(status: number) {
  const codes = ERROR_CODES.filter((code) => ERROR_STATUS[code] === status);
  const list = codes.map((code) => `<code>${code}</code>`).join(" ");
  return `<tr id="error-${status}"><th scope="row">${status}</th><td>${STATUS_CODES[status]}</td><td>${list}</td></tr>`;
}
const errorRows = () =>
  [...new Set(Object.values(ERROR_STATUS))]
    .toSorted((one, other) => one - other)
    .map(errorRow)
    .join("");

/** One page about every endpoint, generated from the contract. It works without its script, except search and trying. */
export function apiDocs(api: Api, origin: string) {
  const document = openApi(api, origin);
  const spots = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Spot => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = Object.keys(api).map(
    (tag) => [tag, spots.filter(({ operation }) => operation.tags[0] === tag)] as const,
  );
  const menu = groups.map(
    ([tag, list]) =>
      `<details data-group><summary>${groupTitle(tag)} <small>${list.length}</small></summary><ul>${list.map(menuItem).join("")}</ul></details>`,
  );
  const sections = groups.map(
    ([tag, list]) =>
      `<section data-group><h2>${groupTitle(tag)}</h2>${list.map((spot) => section(spot, origin)).join("\n")}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Guidepost API</title><style>${API_DOCS_STYLE}</style></head><body><a class="skip" href="#main">Skip to the endpoints</a><div class="frame">
<nav aria-label="Endpoints"><p class="brand"><b>Guidepost API</b> <a href="/">Back to Guidepost</a></p><label for="search">Find an endpoint <kbd>/</kbd></label><input id="search" type="search" autocomplete="off">
<p id="none" role="status" hidden>No endpoint matches.</p><ul><li><a href="#token">First call</a></li><li><a href="#errors">Errors</a></li></ul>${menu.join("")}<p><a href="openapi.json">OpenAPI 3.1 file</a></p></nav>
<main id="main"><h1>Guidepost API</h1>
<div class="card"><p>Send <code>Authorization: Bearer …</code> with an API token, made under “API tokens” in the administration. Lists take <code>page</code>, <code>per_page</code>, <code>q</code> and <code>sort</code>, and answer <code>meta.total_count</code>. A <code>POST</code> takes an <code>Idempotency-Key</code>.</p>
<label for="token">Token for “Try it”</label><input id="token" type="password" autocomplete="off" spellcheck="false" placeholder="gps_…"><p class="muted">Stays in this tab and is gone when you close it.</p></div>
<div class="card" id="errors"><h2>Errors</h2><p>An error is <code>{ code, message, fields? }</code>. <code>code</code> is for programs, <code>fields</code> says which field was rejected.</p><div class="scroll" tabindex="0" role="region" aria-label="Errors"><table><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th><th scope="col">Codes</th></tr></thead><tbody>${errorRows()}</tbody></table></div></div>
${sections.join("\n")}</main></div><script src="docs.js" defer></script></body></html>`;
}
