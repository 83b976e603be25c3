import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Database } from "#server/platform/database/db.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";

export const PREVIEW_HOURS = 8;

/** A site's cookie is limited to its path, but pictures are outside of it. */
export const PREVIEW_MEDIA_COOKIE = "preview_media";

type Previews = Pick<Database, "system">;

/** Exchanges a ticket for a session on the preview host. It works once, for its own site. */
export async function exchangeTicket({ system }: Previews, ticket: string, slug: string) {
  const token = newToken();
  const { rows } = await sql<{ id: string }>`
    with spent as (
      delete from preview_sessions p using sites s
      where p.token_hash = ${hashToken(ticket)} and p.is_ticket and p.expires_at > now()
        and s.customer_id = p.customer_id and s.slug = ${slug}
      returning p.customer_id, p.user_id, p.auth_token_id
    )
    insert into preview_sessions (id, customer_id, user_id, auth_token_id, token_hash, is_ticket, expires_at)
    select ${uuidv7()}::uuid, customer_id, user_id, auth_token_id, ${hashToken(token)}, false,
      now() + make_interval(hours => ${PREVIEW_HOURS})
    from spent returning id`.execute(system);
  return rows.length ? token : undefined;
}

/** Valid as long as the sign-in it came from and the person's membership. */
const openSessions = (token: string) => sql`
    preview_sessions p
    join auth_tokens t on t.id = p.auth_token_id and t.user_id = p.user_id and t.expiration > now()
    join customers c on c.id = p.customer_id and c.is_open
    where p.token_hash = ${hashToken(token)} and not p.is_ticket and p.expires_at > now()
      and exists (select from memberships m where m.user_id = p.user_id and m.customer_id = p.customer_id)`;

/** The customer whose site a session may preview. */
export async function findPreviewed({ system }: Previews, token: string, slug: string) {
  const { rows } = await sql<{ customer_id: string }>`
    select p.customer_id from ${openSessions(token)}
      and exists (select from sites s where s.customer_id = p.customer_id and s.slug = ${slug})`.execute(system);
  return rows[0]?.customer_id;
}

/** Whether a session may preview a site whose drafts show one of these images. */
export async function mayPreviewImages({ system }: Previews, token: string, keys: readonly string[]) {
  if (!token) return false;
  const { rows } = await sql<{ customer_id: string }>`
    select p.customer_id from ${openSessions(token)}
      and exists (select from images i where i.customer_id = p.customer_id and i.key = any(${keys}))`.execute(system);
  return rows.length > 0;
}
