import type { AssistantAccess } from "#contract/assistants.ts";
import { NEEDED_SCOPES } from "#contract/needed-scopes.ts";
import { isInTokenScope } from "#contract/token-scopes.ts";
import type { TokenActor } from "#server/platform/context.ts";
import type { Tool } from "./define-tool.ts";
import { checkChain } from "./tools/check-chain.ts";
import { listAttention } from "./tools/list-attention.ts";
import { listFeedback } from "./tools/list-feedback.ts";
import { listSuggestions } from "./tools/list-suggestions.ts";
import { listTexts } from "./tools/list-texts.ts";
import { listUntranslated } from "./tools/list-untranslated.ts";
import { proposeChange } from "./tools/propose-change.ts";
import { readNumbers } from "./tools/read-numbers.ts";
import { readPage } from "./tools/read-page.ts";
import { readRecord } from "./tools/read-record.ts";
import { searchWorkspace } from "./tools/search-workspace.ts";

const TOOLS: readonly Tool[] = [
  searchWorkspace,
  readPage,
  readRecord,
  listTexts,
  checkChain,
  listAttention,
  listUntranslated,
  readNumbers,
  listFeedback,
  proposeChange,
  listSuggestions,
];

export type Caller = { readonly actor: TokenActor; readonly access: AssistantAccess };

const maySuggest = ({ suggestions }: Tool, { actor, access }: Caller) =>
  suggestions === undefined || (access.may_suggest && isInTokenScope(actor.scopes, `suggestions:${suggestions}`));

/** What a caller may use a tool for: what the token's scopes and the workspace's switches leave. */
const kindsOf = (tool: Tool, caller: Caller): readonly string[] =>
  maySuggest(tool, caller)
    ? Object.entries(tool.needs).flatMap(([kind, endpoint]) => {
        const isReadable = caller.access.may_read_drafts || tool.published.includes(kind);
        return isReadable && isInTokenScope(caller.actor.scopes, NEEDED_SCOPES.get(endpoint)) ? [kind] : [];
      })
    : [];

/** The tools of a caller, each with what it may be used for. All others do not exist for it. */
export const toolsFor = (caller: Caller) =>
  TOOLS.flatMap((tool) => {
    const kinds = kindsOf(tool, caller);
    return kinds.length > 0 ? [{ tool, kinds }] : [];
  });
