import type { Role } from "#contract/customers.ts";
import type { IdentityProvider, IdentityProviderInput } from "#contract/identity-providers.ts";

/** No role: people in none of the groups have no access. */
export const NO_ACCESS = "none";

/** The form's values: the secret is only ever written. */
export type ProviderValues = Omit<Required<IdentityProviderInput>, "other_role"> & {
  other_role: Role | typeof NO_ACCESS;
};

const NEW: ProviderValues = {
  name: "",
  contact: "",
  issuer: "https://",
  client_id: "",
  client_secret: "",
  scope: "openid email profile",
  groups_claim: "groups",
  group_roles: [],
  other_role: NO_ACCESS,
  is_active: true,
  passwords: "everyone",
};

export function toValues(provider: IdentityProvider | null): ProviderValues {
  if (!provider) return NEW;
  const { name, contact, issuer, client_id, scope, groups_claim, group_roles, is_active, passwords } = provider;
  const fields = { name, contact, issuer, client_id, scope, groups_claim, group_roles, is_active, passwords };
  return { ...fields, client_secret: "", other_role: provider.other_role ?? NO_ACCESS };
}

/** Rows without a group are not sent: they were added and not filled in. */
export function toInput({ client_secret, other_role, group_roles, ...values }: ProviderValues): IdentityProviderInput {
  return {
    ...values,
    group_roles: group_roles.filter(({ group }) => group.trim() !== ""),
    other_role: other_role === NO_ACCESS ? null : other_role,
    ...(client_secret && { client_secret }),
  };
}
