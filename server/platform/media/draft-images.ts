import { createHmac, timingSafeEqual } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import * as z from "zod";
import { type SharedSubject, sharedSubject } from "#contract/share-scope.ts";
import type { Db } from "#server/platform/database/db.ts";
import { hasTwoSteps } from "#server/platform/identity/recent-proof.ts";
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

type Reader = {
  readonly token_hash: Buffer;
  readonly user_id: string | null;
  readonly proofs: string[];
  readonly customer_id: string | null;
  readonly redirect_to: string | null;
};

/** The session that a cookie was made of, while it lasts. One of a share link ends with its link. */
async function findReader(db: Db, cookie: string | undefined): Promise<Reader | undefined> {
  const [id = "", signature = ""] = cookie?.split(".") ?? [];
  if (!z.uuid().safeParse(id).success) return undefined;
  const { rows } = await sql<Reader>`
    select t.token_hash, t.user_id, t.proofs, s.customer_id, s.redirect_to
    from auth_tokens t left join share_links s on s.id = t.share_link_id
      and exists (select from customers where id = s.customer_id and is_open)
    where t.id = ${id}::uuid and least(t.expiration, s.expires_at) > now() and s.revoked_at is null`.execute(db);
  const [reader] = rows;
  return reader && isSame(signature, signatureOf(reader.token_hash)) ? reader : undefined;
}

/** Of every customer they belong to: the admin shows pictures of the one they just left. */
const isOfStaff = (user_id: string, has_two_steps: boolean, keys: readonly string[]) => sql`
  select from images i join customers c on c.id = i.customer_id
  where i.key = any(${keys}) and (${has_two_steps} or not c.requires_second_step) and c.is_open
    and exists (select from memberships m where m.user_id = ${user_id}::uuid and m.customer_id = i.customer_id)`;

/** What a link is about: the subject, or the page with its subject. */
const SHARED_IDS: Record<SharedSubject["type"], RawBuilder<unknown>> = {
  device: sql`select asked.id as device_id, null::uuid as algorithm_id, null::uuid as page_id from asked`,
  algorithm: sql`select null::uuid as device_id, asked.id as algorithm_id, null::uuid as page_id from asked`,
  page: sql`select p.device_id, p.algorithm_id, p.id as page_id from asked join pages p using (id)`,
};

/** As far as guests see the pictures: a sign's photo tells the exact spot. */
const isOfShared = (customer_id: string, { type, id }: SharedSubject, keys: readonly string[]) => sql`
  with asked as (select ${id}::uuid as id), shared as (${SHARED_IDS[type]}), pictures as (
    select d.customer_id, d.photo_key as key from shared join devices d on d.id = shared.device_id
    union all
    select a.customer_id, a.image_key from shared join algorithms a on a.id = shared.algorithm_id
    union all
    select l.customer_id, l.sign_photo_key from shared join locations l on l.device_id = shared.device_id
    where l.is_public and l.precision = 'exact' and l.deleted_at is null
    union all
    select p.customer_id, p.image_key from shared join pages p
      on p.id = shared.page_id or p.device_id = shared.device_id or p.algorithm_id = shared.algorithm_id
    union all
    select o.customer_id, o.logo_key from organizations o where o.id in (
      select unnest(array[d.accountable_id, d.vendor_id]) from shared join devices d on d.id = shared.device_id
      union all select a.deployer_id from shared join algorithms a on a.id = shared.algorithm_id
      union all select s.organization_id from shared join algorithm_suppliers s on s.algorithm_id = shared.algorithm_id
      union all select n.organization_id from shared
        join datachains c on c.device_id = shared.device_id or c.algorithm_id = shared.algorithm_id
        join datachain_organizations n on n.datachain_id = c.id)
  )
  select from pictures where customer_id = ${customer_id} and key = any(${keys})`;

/** Whether the cookie's session may see one of these images: staff those of their customers, guests those of what is shared. */
export async function mayReadDrafts(db: Db, cookie: string | undefined, keys: readonly string[]): Promise<boolean> {
  const reader = await findReader(db, cookie);
  if (!reader) return false;
  const { user_id, proofs, customer_id, redirect_to } = reader;
  const shared = sharedSubject(redirect_to ?? "");
  const found = user_id
    ? isOfStaff(user_id, hasTwoSteps(proofs), keys)
    : customer_id && z.uuid().safeParse(shared?.id).success && shared
      ? isOfShared(customer_id, shared, keys)
      : undefined;
  if (!found) return false;
  const { rows } = await sql<{ may_read: boolean }>`select exists (${found}) as may_read`.execute(db);
  return rows[0]?.may_read ?? false;
}
