import { sql } from "kysely";
import type { PublicCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";

/**
 * For the holder of a right password: tells them if every workspace of theirs is suspended, or to use the city's sign-in
 * if none accepts a password. Administrators get in to administer.
 * What a session may enter is decided with every request (platform/identity/auth.ts).
 */
export async function requireOpenWorkspace({ db }: PublicCtx, user_id: string) {
  const { rows } = await sql<{ is_shut: boolean; is_suspended: boolean }>`
    select not u.admin and exists (select from memberships where user_id = u.id) and not exists (
      select from memberships m join customers c on c.id = m.customer_id where m.user_id = u.id and c.is_open)
      as is_suspended,
    not u.admin and exists (select from memberships where user_id = u.id) and not exists (
      select from memberships m where m.user_id = u.id and (m.is_break_glass or not exists (
        select from identity_providers p where p.customer_id = m.customer_id and p.is_active and p.passwords = 'break_glass')))
      as is_shut
    from users u where u.id = ${user_id}`.execute(db);
  if (rows[0]?.is_suspended)
    throw new AppError("workspace_suspended", "Your workspace is suspended. Ask whoever runs Guidepost for you.");
  if (rows[0]?.is_shut)
    throw new AppError("city_sign_in_needed", "Your workspace asks you to sign in with your city account");
}
