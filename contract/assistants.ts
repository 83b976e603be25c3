import * as z from "zod";
import { Id, ListMeta, listQuery, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";

/** The one address for assistants (Model Context Protocol, streamable HTTP). Their token says which workspace. */
export const MCP_PATH = "/mcp";

export const ASSISTANT_TOOLS = [
  "search",
  "read_page",
  "read_record",
  "list_texts",
  "check_chain",
  "list_attention",
  "list_missing_translations",
  "read_numbers",
  "list_feedback",
  "propose_change",
  "list_suggestions",
] as const;
export type AssistantTool = (typeof ASSISTANT_TOOLS)[number];

/** Calls of one token's assistant in a minute: each may read a lot. */
export const ASSISTANT_CALLS_PER_MINUTE = 60;

const switches = {
  is_on: z.boolean(),
  /** Off: only what residents can read. */
  may_read_drafts: z.boolean(),
  may_suggest: z.boolean(),
};

export const AssistantAccess = z.strictObject({
  ...switches,
  /** Null until somebody has turned them on. */
  updated_at: Timestamp.nullable(),
  updated_by: z.string().nullable(),
});
export type AssistantAccess = z.infer<typeof AssistantAccess>;

export const AssistantSwitches = z.strictObject(switches);
export type AssistantSwitches = z.infer<typeof AssistantSwitches>;

export const AssistantCall = z.strictObject({
  id: Id,
  at: Timestamp,
  /** The name of the token; null once it is gone for good. */
  token: z.string().nullable(),
  /** As called: it may be one that does not exist. */
  tool: z.string(),
  /** What was searched for, or the name of the page or record. */
  about: z.string().nullable(),
  /** Null where counting means nothing. */
  found: z.int().nullable(),
  /** Why it was refused, in English. */
  refused: z.string().nullable(),
});
export type AssistantCall = z.infer<typeof AssistantCall>;

const base = "/api/v1/assistant_access";
const AccessResponse = z.strictObject({ assistant_access: AssistantAccess });

export const assistantsApi = {
  get: endpoint({
    method: "GET",
    path: base,
    access: "member",
    summary: "Whether AI assistants may connect to the current customer, and what they may do",
    response: AccessResponse,
  }),
  update: endpoint({
    method: "PUT",
    path: base,
    access: "manager",
    summary: "Turn AI assistants on or off, and choose what they may do",
    body: z.strictObject({ assistant_access: AssistantSwitches }),
    response: AccessResponse,
  }),
  calls: endpoint({
    method: "GET",
    path: `${base}/calls`,
    access: "manager",
    summary: "What assistants called, from the audit log, newest first",
    query: listQuery(["at"], {}),
    response: z.strictObject({ calls: z.array(AssistantCall), meta: ListMeta }),
  }),
};
