import type { Refused } from "#contract/city-sign-in.ts";

/** What a provider says about somebody, after all checks of the protocol. */
export type Claims = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly is_email_verified: boolean;
  readonly name: string;
  readonly groups: readonly string[];
  /** The provider's session, which its logout names. */
  readonly sid: string;
};
export type Outcome = { readonly claims: Claims } | { readonly refused: Refused };
