import type * as z from "zod";
import type { AssistantAccess, AssistantTool } from "#contract/assistants.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { TenantCtx, TokenActor } from "#server/platform/context.ts";

/** A call by a program with an API token, in a workspace that has assistants on. */
export type AssistantCtx = TenantCtx & {
  readonly actor: TokenActor;
  readonly access: AssistantAccess;
  /** What this caller may use the tool for. */
  readonly kinds: readonly string[];
};

export type Outcome = {
  /** Given to the assistant as JSON. */
  readonly data: unknown;
  /** For the audit: what it was about, and how many were found. */
  readonly about?: string | null;
  readonly found?: number;
};

export type Tool = {
  readonly name: AssistantTool;
  readonly title: string;
  readonly description: string;
  /** By kind of subject, the call of the API whose scope the token needs. */
  readonly needs: Readonly<Record<string, Endpoint>>;
  /** Kinds for which it also works where assistants may not read drafts: then it gives only what residents can read. */
  readonly published: readonly string[];
  /** Additional access to suggestions that the tool needs. */
  readonly suggestions?: "read" | "write";
  readonly inputOf: (kinds: readonly string[]) => z.ZodObject;
  readonly run: (ctx: AssistantCtx, input: never) => Promise<Outcome>;
};

type Definition<Input extends z.ZodObject> = Omit<Tool, "inputOf" | "run"> & {
  readonly inputOf: (kinds: [string, ...string[]]) => Input;
  readonly run: (ctx: AssistantCtx, input: z.output<Input>) => Promise<Outcome>;
};

export const tool = <Input extends z.ZodObject>(definition: Definition<Input>) => definition as unknown as Tool;
