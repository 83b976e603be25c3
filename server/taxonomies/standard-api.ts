import { asObject } from "#datachain/document-parse.ts";
import type { JsonObject } from "#datachain/document-form.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { type OutboundAnswer, OutboundError } from "#server/platform/outbound/outbound.ts";
import type { Services } from "#server/platform/services.ts";

type Needs = Pick<Services, "config" | "outbound">;

/** Elements of a whole release are about 400 kB. A longer answer is cut, and then no JSON. */
const MAX_BYTES = 4 * 1024 * 1024;
const DEADLINE_MS = 15_000;
/** Gives us a rate limit of our own there. */
const HEADERS = { accept: "application/json", "dtpr-client": "guidepost", "user-agent": "Guidepost" };

const failed = (why: string, cause?: unknown) =>
  new AppError("standard_api_failed", `The public API of the standard failed: ${why}`, { cause });

export const standardHost = ({ config }: Pick<Services, "config">) =>
  config.standard_api === undefined ? null : new URL(config.standard_api).host;

function addressOf({ config }: Needs, path: string) {
  if (config.standard_api === undefined)
    throw new AppError("standard_api_off", "Set DTPR_API to ask the standard's API");
  return `${config.standard_api}${path}`;
}

function objectIn(text: string): JsonObject | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function ask(services: Needs, path: string, body?: string): Promise<OutboundAnswer> {
  const address = addressOf(services, path);
  const type = body === undefined ? {} : { "content-type": "application/json" };
  try {
    return await services.outbound.request(address, {
      method: body === undefined ? "GET" : "POST",
      headers: { ...HEADERS, ...type },
      body,
      deadline_ms: DEADLINE_MS,
      max_bytes: MAX_BYTES,
    });
  } catch (error) {
    throw error instanceof OutboundError ? failed(error.problem, error) : error;
  }
}

/** An SVG, or undefined: a missing drawing is no reason to fail. */
export async function readStandardText(services: Needs, path: string): Promise<string | undefined> {
  const answer = await ask(services, path).catch(() => undefined);
  return answer?.status === 200 ? answer.text : undefined;
}

/** The answer's JSON with its status. Redirects are not followed: only the configured host is asked. */
export async function askStandard(services: Needs, path: string, body?: string) {
  const { status, text } = await ask(services, path, body);
  const json = objectIn(text);
  if (!json) throw failed(`status ${status}, no JSON object of at most ${MAX_BYTES} bytes`);
  return { status, json };
}

export async function readStandard(services: Needs, path: string): Promise<JsonObject> {
  const { status, json } = await askStandard(services, path);
  if (status === 404) throw new AppError("not_found", "The public API of the standard does not have this release");
  if (status !== 200) throw failed(`status ${status}`);
  return json;
}
