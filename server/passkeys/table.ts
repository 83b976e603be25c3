import type { Passkey } from "#contract/passkeys.ts";
import type { ConstraintMeanings } from "#server/platform/http/errors.ts";

/** The session ended from another device during this request. */
export const passkeyConstraints: ConstraintMeanings = {
  passkey_challenges_session_id_fkey: { code: "unauthenticated", message: "Sign in to continue" },
};

export const passkeyColumns = ["id", "name", "transports", "is_synced", "rp_id", "created_at", "last_used_at"] as const;

type Row = Pick<Passkey, "id" | "name" | "created_at" | "last_used_at"> & {
  readonly transports: readonly string[];
  readonly is_synced: boolean;
  readonly rp_id: string;
};

/** Browsers say `internal` for what is built in, and `hybrid` for a phone beside this device. */
function kindOf({ is_synced, transports }: Row): Passkey["kind"] {
  if (is_synced) return "synced";
  return transports.some((way) => ["usb", "nfc", "ble"].includes(way)) ? "security_key" : "device";
}

export const presentPasskey = (row: Row, domain: string | undefined): Passkey => ({
  id: row.id,
  name: row.name,
  kind: kindOf(row),
  created_at: row.created_at,
  last_used_at: row.last_used_at,
  is_elsewhere: row.rp_id !== domain,
});
