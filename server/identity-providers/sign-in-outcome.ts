import type { Refused } from "#contract/city-sign-in.ts";

/** What a provider says about somebody, after all checks of the protocol. */
export type Claims = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly is_email_verified: boolean;
  readonly name: string;
  readonly groups: readonly string[];
  /** There are more groups than the provider sends, so `groups` proves nothing. */
  readonly are_groups_left_out: boolean;
  /** When the person last showed the provider who they are, in seconds. */
  readonly auth_time: number | null;
  /** The provider's session, which its logout names. */
  readonly sid: string;
};
export type Outcome = { readonly claims: Claims } | { readonly refused: Refused };
