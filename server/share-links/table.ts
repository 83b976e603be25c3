import { sql } from "kysely";
import { personName } from "#server/platform/identity/person-name.ts";
import type { SharePermission } from "#contract/share-links.ts";

export const shareLinkColumns = [
  "share_links.id",
  "share_links.redirect_to",
  sql<SharePermission>`share_links.permission`.as("permission"),
  "share_links.label",
  "share_links.expires_at",
  "share_links.revoked_at",
  "share_links.last_used_at",
  "share_links.use_count",
  sql<{ email: string; sent_at: string | null }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('email', mail.email, 'sent_at', mail.sent_at) order by mail.first), '[]')
    from (
      select email, max(sent_at) as sent_at, min(id::text) as first from share_link_mails
      where share_link_id = share_links.id group by email
    ) mail
  )`.as("mails"),
  sql<number>`(
    select count(*)::int from suggestions one where one.share_link_id = share_links.id and one.state = 'open'
  )`.as("open_suggestion_count"),
  "share_links.created_at",
  personName("share_links.created_by").as("created_by"),
] as const;
