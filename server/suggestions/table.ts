import { sql } from "kysely";
import type { SharedPart } from "#contract/share-scope.ts";
import type { SuggestionState } from "#contract/suggestions.ts";
import { personName } from "#server/platform/identity/person-name.ts";

/** The columns that its proposer may see. */
export const proposalColumns = [
  "suggestions.id",
  sql<SharedPart>`suggestions.part`.as("part"),
  "suggestions.field",
  "suggestions.locale",
  "suggestions.base",
  "suggestions.value",
  "suggestions.comment",
  "suggestions.proposer as name",
  sql<SuggestionState>`suggestions.state`.as("state"),
  "suggestions.reply",
  "suggestions.created_at",
] as const;

export const suggestionColumns = [
  ...proposalColumns,
  "suggestions.share_link_id",
  "suggestions.replaced",
  "suggestions.written",
  "suggestions.decided_at",
  personName("suggestions.replied_by").as("replied_by"),
  personName("suggestions.decided_by").as("decided_by"),
  "share_links.redirect_to",
] as const;
