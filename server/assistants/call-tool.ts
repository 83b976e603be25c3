import type { CallToolResult } from "@modelcontextprotocol/server";
import { ASSISTANT_TOOLS } from "#contract/assistants.ts";
import { fromDatabase } from "#server/platform/database/database-errors.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { parseInput } from "#server/platform/http/parse-input.ts";
import { countTry, LIMITS, tooManyTries } from "#server/platform/http/rate-limit.ts";
import { audit } from "#server/platform/records/audit.ts";
import { replaceUnstorable } from "#server/platform/records/storable-text.ts";
import type { AssistantCtx, Outcome } from "./define-tool.ts";
import { toolsFor } from "./offer-tools.ts";
import { wrapData } from "./wrap-result.ts";

/** Of texts in the audit. */
const MOST_LETTERS = 200;
const brief = (text: string) => replaceUnstorable(text).slice(0, MOST_LETTERS);

type CallerCtx = Omit<AssistantCtx, "kinds">;

const textResult = (text: string): CallToolResult => ({ content: [{ type: "text", text }] });

function requireTool(ctx: CallerCtx, name: string) {
  const offered = toolsFor(ctx);
  const found = offered.find(({ tool }) => tool.name === name);
  if (found) return found;
  const names = offered.map(({ tool }) => tool.name).join(", ") || "none";
  const isKnown = (ASSISTANT_TOOLS as readonly string[]).includes(name);
  throw new AppError(
    isKnown ? "token_out_of_scope" : "not_found",
    isKnown
      ? `${name} is not allowed: the token's scopes or the workspace's settings leave it out. Allowed: ${names}.`
      : `There is no tool called ${brief(name)}. There are: ${names}.`,
  );
}

async function run(ctx: CallerCtx, name: string, args: unknown): Promise<Outcome & { text: string }> {
  const { tool, kinds } = requireTool(ctx, name);
  const input = parseInput(tool.inputOf(kinds), "body", args ?? {});
  const outcome = await tool.run({ ...ctx, kinds }, input as never);
  return { ...outcome, text: wrapData(outcome.data) };
}

/** Only the first refusal of a minute is recorded: a loop must not fill the audit log. */
async function limitCalls(ctx: CallerCtx, record: (refused: string) => Promise<void>) {
  const limit = LIMITS.assistantCalls;
  const { tries, seconds_left } = await countTry(ctx.services.database.system, limit, ctx.actor.id);
  if (tries <= limit.tries) return;
  const error = tooManyTries(seconds_left);
  const refused = `Too many calls. Wait ${error.details.retry_after} seconds.`;
  if (tries === limit.tries + 1) await record(refused);
  throw new AppError("too_many_requests", refused);
}

/** Runs a tool and records the call. Errors are results in words, so that an assistant can correct itself. */
export async function callTool(ctx: CallerCtx, name: string, args: unknown): Promise<CallToolResult> {
  const record = (action: "called" | "refused", details: object) =>
    audit(ctx, {
      action: `assistant.${action}`,
      subject_type: "assistant",
      subject_id: null,
      after: { tool: brief(name), ...details },
    });
  const refuse = (refused: string) => record("refused", { refused: brief(refused) });
  try {
    await limitCalls(ctx, refuse);
    const { about, found, text } = await run(ctx, name, args);
    await record("called", { ...(about && { about: brief(about) }), ...(found !== undefined && { found }) });
    return textResult(text);
  } catch (error) {
    const expected = error instanceof AppError ? error : fromDatabase(error);
    if (!expected) ctx.services.log.error({ err: error, tool: brief(name) }, "unexpected error of an assistant's call");
    const message = expected?.message ?? "Something went wrong in Guidepost. It has been recorded.";
    if (expected?.code !== "too_many_requests") await refuse(message);
    return { ...textResult(message), isError: true };
  }
}
