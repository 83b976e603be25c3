import { createHmac, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import * as z from "zod";
import type { Db } from "#server/platform/database/db.ts";
import { hashToken } from "#server/platform/identity/tokens.ts";

/** An `<img>` cannot send a bearer token, but it sends this cookie. */
export const MEDIA_COOKIE = "media";

const signatureOf = (token_hash: Buffer) => createHmac("sha256", token_hash).update("media").digest("base64url");

/** Opens only pictures, for as long as its session lasts. */
export const mediaCookieOf = (token_id: string, token: string) => `${token_id}.${signatureOf(hashToken(token))}`;

function isSame(given: string, expected: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

type Reader = { readonly token_hash: Buffer; readonly may_read: boolean };

/** Whether the cookie's session belongs to a customer that has one of these images. */
export async function mayReadDrafts(db: Db, cookie: string | undefined, keys: readonly string[]): Promise<boolean> {
  const [id = "", signature = ""] = cookie?.split(".") ?? [];
  if (!z.uuid().safeParse(id).success) return false;
  const { rows } = await sql<Reader>`
    select t.token_hash, exists (
      select from images i where i.key = any(${keys}) and (
        coalesce(u.admin, false) or i.customer_id = s.customer_id
        or exists (select from memberships m where m.user_id = u.id and m.customer_id = i.customer_id))) as may_read
    from auth_tokens t left join users u on u.id = t.user_id left join share_links s on s.id = t.share_link_id
    where t.id = ${id}::uuid and t.expiration > now() and s.revoked_at is null`.execute(db);
  const [reader] = rows;
  return Boolean(reader?.may_read && isSame(signature, signatureOf(reader.token_hash)));
}
