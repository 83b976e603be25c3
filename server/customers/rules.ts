import type { Phase } from "#contract/statuses.ts";

type Starting = { name: string; phase: Phase; color: string; is_public?: boolean };

/** What most places begin with, one for each phase; each customer may rename, add and remove. */
export const STARTING_STATUSES: readonly Starting[] = [
  { name: "Planned", phase: "planned", color: "#7c8796" },
  { name: "Ordered", phase: "procured", color: "#64748b" },
  { name: "Pilot", phase: "pilot", color: "#2563eb" },
  { name: "Installed, not active", phase: "installed", color: "#0e7490" },
  { name: "Active", phase: "active", color: "#16a34a" },
  { name: "Paused", phase: "paused", color: "#d97706" },
  { name: "Out of order", phase: "faulty", color: "#dc2626" },
  { name: "Decommissioned", phase: "decommissioned", color: "#374151" },
  { name: "Removed", phase: "removed", color: "#111827" },
  // Found on a round and not confirmed: nothing to tell the public yet.
  { name: "To be checked", phase: "unknown", color: "#a16207", is_public: false },
];

/** "Ville de Québec" → ville-de-quebec. A name without Latin letters gives a plain word to start from. */
export function slugOf(name: string) {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{Diacritic}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join("-")
    .slice(0, 34)
    .replace(/-$/, "");
  return plain.length >= 3 ? plain : "guide";
}

export function freeSlug(wanted: string, taken: readonly string[]) {
  if (!taken.includes(wanted)) return wanted;
  let number = 2;
  while (taken.includes(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
