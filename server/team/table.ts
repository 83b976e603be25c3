import { sql } from "kysely";
import { personName } from "#server/platform/identity/person-name.ts";

export const memberColumns = [
  "users.id",
  "users.email",
  "users.name",
  "users.admin",
  "users.last_seen_at",
  "memberships.role",
  "memberships.role_group",
  "memberships.is_break_glass",
  "memberships.created_at",
] as const;

export const memberSorts = {
  name: sql`lower(users.name)`,
  email: sql.ref("users.email"),
  role: sql`array_position(array['manager', 'editor', 'viewer'], memberships.role)`,
  created_at: sql.ref("memberships.created_at"),
};

export const invitationColumns = [
  "invitations.id",
  "invitations.email",
  "invitations.role",
  "invitations.created_at",
  "invitations.expires_at",
  sql<string>`coalesce(${personName("invitations.created_by")}, '')`.as("invited_by"),
] as const;

export const invitationSorts = {
  email: sql.ref("invitations.email"),
  created_at: sql.ref("invitations.created_at"),
};
