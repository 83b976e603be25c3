import { Ajv } from "ajv";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { STANDARD_SCHEMAS } from "./standard-schemas.ts";

type Content = Readonly<Record<string, unknown>>;
type State = "STATE_1" | "STATE_2" | "PUBLISHED" | "EXPIRED";
type Version = { readonly content: Content; state: State };
type Kept = { readonly lars: string; readonly versions: Version[] };
type Asked = { readonly method: string; readonly path: string; readonly body: string };
/** `lost`: done, but the connection ends without an answer. `silent`: nothing happens at all. */
type Trouble = { readonly status: number; readonly body?: unknown } | "lost" | "silent";
type Answer = { readonly status: number; readonly body: unknown };

const TOKEN_PATH = "/realms/register/protocol/openid-connect/token";
const API_PATH = "/aanleverapi/v1_0";
const ORGANIZATION = "gm0001";

const ajv = new Ajv({ allErrors: true });
const isRecord = ajv.compile(STANDARD_SCHEMAS.nl_register);

/** As the register's framework words it. */
function errorsIn(content: unknown) {
  if (isRecord(content)) return [];
  return (isRecord.errors ?? []).map(({ instancePath, params, message = "" }) => {
    const missing = (params as { missingProperty?: string }).missingProperty;
    const path = instancePath.split("/").slice(1);
    return { loc: ["body", ...path, ...(missing ? [missing] : [])], msg: message, type: "value_error" };
  });
}

const answer = (status: number, body: unknown = null): Answer => ({ status, body });
const detail = (status: number, words: string) => answer(status, { detail: words });

/** The Dutch register as its public source describes it: tokens, entries, versions and their states. */
export async function startRegister() {
  const entries: Kept[] = [];
  const asked: Asked[] = [];
  const troubles: Trouble[] = [];
  const tokens = new Set<string>();
  const state = { isOpen: true, mayRelease: true };

  const latest = ({ versions }: Kept) => versions.at(-1) as Version;

  function giveToken(form: URLSearchParams): Answer {
    const [kind, client] = [form.get("grant_type"), form.get("client_id")];
    const isKnown =
      kind === "password"
        ? client === "authentication-client" && form.get("username") === "ana" && form.get("password") === "right"
        : kind === "client_credentials" && client === "robot" && form.get("client_secret") === "right";
    if (!isKnown) return answer(401, { error: "invalid_grant", error_description: "Invalid user credentials" });
    const token = `token-${tokens.size + 1}`;
    tokens.add(token);
    return answer(200, { access_token: token, expires_in: 300, token_type: "Bearer" });
  }

  const list = () =>
    answer(
      200,
      entries.map((entry) => ({
        name: latest(entry).content["name"],
        lars: entry.lars,
        source_id: latest(entry).content["source_id"] ?? null,
        last_update_dt: "2026-01-01T00:00:00",
        published: entry.versions.some((one) => one.state === "PUBLISHED"),
        current_version_released: latest(entry).state === "STATE_2",
        current_version_published: latest(entry).state === "PUBLISHED",
      })),
    );

  function create(content: Content): Answer {
    const errors = errorsIn(content);
    if (errors.length) return answer(422, { detail: errors });
    const lars = String(10_000_000 + entries.length);
    entries.push({ lars, versions: [{ content, state: "STATE_1" }] });
    return answer(200, { lars_code: lars });
  }

  function replace(entry: Kept, content: Content): Answer {
    const errors = errorsIn(content);
    if (errors.length) return answer(422, { detail: errors });
    const before = latest(entry);
    if (JSON.stringify(before.content) === JSON.stringify(content)) return answer(200, { message: "NO_CHANGES" });
    if (before.state !== "PUBLISHED") before.state = "EXPIRED";
    entry.versions.push({ content, state: "STATE_1" });
    return answer(200);
  }

  function release(entry: Kept): Answer {
    if (!state.mayRelease) return detail(403, "REQUIRED_STATE_CHANGE_PERMISSION_MISSING");
    const version = latest(entry);
    if (version.state !== "STATE_1") return detail(400, `INVALID ORIGIN_STATE, CURRENT STATE: ${version.state}`);
    version.state = "STATE_2";
    return answer(200);
  }

  function retract(entry: Kept): Answer {
    for (const version of entry.versions) if (version.state === "PUBLISHED") version.state = "EXPIRED";
    latest(entry).state = "STATE_1";
    return answer(200);
  }

  function handleApi(method: string, path: string, body: string): Answer {
    const [, organization, kind, lars, verb] = path.split("/").slice(1);
    if (organization !== ORGANIZATION) return detail(403, "REQUIRED_ORGANISATION_MISSING");
    if (!lars) return method === "POST" ? create(JSON.parse(body) as Content) : list();
    const entry = entries.find((one) => one.lars === lars);
    if (!entry) return detail(404, "Not Found");
    const route = [method, kind, verb].filter(Boolean).join(" ");
    if (route === "PUT algorithms") return replace(entry, JSON.parse(body) as Content);
    if (route === "PUT algorithms release") return release(entry);
    return route === "DELETE published-algorithms retract" ? retract(entry) : detail(405, "Method Not Allowed");
  }

  function handle({ method = "", url = "", headers }: IncomingMessage, body: string): Answer {
    if (url === TOKEN_PATH) return giveToken(new URLSearchParams(body));
    if (!url.startsWith(`${API_PATH}/organizations/`)) return detail(404, "Not Found");
    if (!state.isOpen || !tokens.has(String(headers.authorization).replace("Bearer ", "")))
      return detail(401, "Inloggegevens konden niet succesvol worden gevalideerd.");
    return handleApi(method, url.slice(API_PATH.length), body);
  }

  function respond(request: IncomingMessage, response: ServerResponse, body: string) {
    const isApi = request.url !== TOKEN_PATH;
    if (isApi) asked.push({ method: request.method ?? "", path: (request.url ?? "").slice(API_PATH.length), body });
    const trouble = isApi ? troubles.shift() : undefined;
    if (trouble === "silent") return;
    const given = typeof trouble === "object" ? answer(trouble.status, trouble.body) : handle(request, body);
    if (trouble === "lost") response.destroy();
    else response.writeHead(given.status, { "content-type": "application/json" }).end(JSON.stringify(given.body));
  }

  const server = createServer((request, response) => {
    void text(request).then((body) => respond(request, response, body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    connection: {
      api_address: `http://${host}${API_PATH}`,
      token_address: `http://${host}${TOKEN_PATH}`,
      organization: ORGANIZATION,
      login: "password" as const,
      client_id: "authentication-client",
      username: "ana",
      secret: "right",
      is_on: true,
    },
    asked,
    entries,
    tokens,
    state,
    /** For the next requests to the API, in order. */
    troubled: (...next: Trouble[]) => void troubles.push(...next),
    latest: (lars: string) => latest(entries.find((one) => one.lars === lars) as Kept),
    /** What the register's editors do with a released version. */
    publish: (lars: string) => {
      latest(entries.find((one) => one.lars === lars) as Kept).state = "PUBLISHED";
    },
    reset: () => {
      entries.length = 0;
      asked.length = 0;
      troubles.length = 0;
      Object.assign(state, { isOpen: true, mayRelease: true });
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
