import { useState } from "react";
import { useUser } from "#admin/session/queries.ts";

/** Colours as typed, and whether the guide's logo is in the middle. */
export type QrLook = { readonly dark: string; readonly light: string; readonly logo: boolean };

export const PLAIN_LOOK: QrLook = { dark: "#000000", light: "#ffffff", logo: false };

const keyOf = (customer_id: string | null | undefined) => `qr_look.${customer_id ?? ""}`;

function readLook(key: string): QrLook {
  try {
    return { ...PLAIN_LOOK, ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<QrLook>) };
  } catch {
    return PLAIN_LOOK;
  }
}

/** Style of QR codes, remembered per customer in this window for the next code. */
export function useQrLook() {
  const key = keyOf(useUser()?.customer_id);
  const [look, setLook] = useState(() => readLook(key));
  const change = (part: Partial<QrLook>) => {
    const next = { ...look, ...part };
    sessionStorage.setItem(key, JSON.stringify(next));
    setLook(next);
  };
  return [look, change] as const;
}
