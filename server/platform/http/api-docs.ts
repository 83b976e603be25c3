import { type Api, openApi } from "./openapi.ts";

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const schemaBlock = (title: string, value: unknown) =>
  value === undefined
    ? ""
    : `<details><summary>${title}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`;

const ACCESS_WORDS: Record<string, string> = {
  public: "anyone",
  "signed-in": "anyone signed in",
  member: "every member",
  editor: "editors and managers",
  manager: "managers",
  admin: "administrators",
};

function section(path: string, method: string, operation: Record<string, unknown>) {
  const parameters = operation["parameters"] as unknown[];
  return `<section id="${method}-${escape(path)}"><h2><code><b>${method.toUpperCase()}</b> ${escape(path)}</code></h2>
<p>${escape(String(operation["summary"]))}. For ${ACCESS_WORDS[String(operation["x-access"])] ?? "no one"}.</p>
${parameters.length ? schemaBlock("Parameters", parameters) : ""}${schemaBlock("Body", operation["requestBody"])}${schemaBlock("Answers", operation["responses"])}</section>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#111827;background:#fff}
h1{font-size:1.75rem}h2{font-size:1.05rem;margin:2rem 0 .25rem;overflow-wrap:anywhere}pre{background:#f3f4f6;padding:1rem;overflow-x:auto;border-radius:8px;font-size:.8rem}
summary{cursor:pointer;padding:.25rem 0}a{color:#15803d}section{border-top:1px solid #e5e7eb}
@media(prefers-color-scheme:dark){body{background:#0b0f14;color:#f3f4f6}pre{background:#11161d}section{border-color:#1f2731}a{color:#4ade80}}`;

/** An HTML page without scripts, generated from the same table as everything else. */
export function apiDocs(api: Api, origin: string) {
  const { paths } = openApi(api, origin);
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(path, method, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Guidepost API</title><style>${STYLE}</style></head><body><main><h1>Guidepost API</h1>
<p>Send <code>Authorization: Bearer …</code> with the token of <code>POST /api/login</code>. Errors are <code>{ code, message, fields? }</code>; lists take <code>page</code>, <code>per_page</code>, <code>q</code> and <code>sort</code>. The same as data: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join("\n")}</main></body></html>`;
}
