import { ROLES, type Role } from "#contract/customers.ts";
import type { Provider } from "./find-provider.ts";

/** A role that the provider gives, and its group; '' for people in none of the groups. */
export type GivenRole = { readonly role: Role; readonly role_group: string };

const rank = (role: Role) => ROLES.indexOf(role);

/** The highest role of somebody's groups. */
export function chooseRole(
  { group_roles, other_role }: Pick<Provider, "group_roles" | "other_role">,
  groups: readonly string[],
): GivenRole | undefined {
  const [best] = group_roles
    .filter(({ group }) => groups.includes(group))
    .toSorted((one, other) => rank(other.role) - rank(one.role));
  if (best) return { role: best.role, role_group: best.group };
  return other_role ? { role: other_role, role_group: "" } : undefined;
}

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === "string" && one !== "");

const MOST_GROUPS = 1000;

type ClaimSet = Readonly<Record<string, unknown>>;

/** Providers send a list, one text, or nothing. */
export const groupsIn = (claims: ClaimSet, claim: string) => texts(claims[claim]).slice(0, MOST_GROUPS);

/**
 * Above some 200 groups Entra sends none, but names the claim as one to be asked for elsewhere. Taken for "no groups", a
 * member with many would lose the workspace.
 */
export function areGroupsLeftOut(claims: ClaimSet, claim: string) {
  if (claims[claim] !== undefined) return texts(claims[claim]).length > MOST_GROUPS;
  const names = claims["_claim_names"];
  return claims["hasgroups"] === true || (typeof names === "object" && names !== null && Object.hasOwn(names, claim));
}
