/** What most places begin with; each customer may rename, add and remove. */
export const STARTING_STATUSES = [
  { name: "Planned", phase: "planned", color: "#7c8796" },
  { name: "Pilot", phase: "pilot", color: "#2563eb" },
  { name: "Active", phase: "active", color: "#16a34a" },
  { name: "Paused", phase: "paused", color: "#d97706" },
  { name: "Faulty", phase: "faulty", color: "#dc2626" },
  { name: "Decommissioned", phase: "decommissioned", color: "#374151" },
];

/** "Ville de Québec" → ville-de-quebec. A name without Latin letters gives a plain word to start from. */
export function slugOf(name: string) {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 34)
    .replaceAll(/^-+|-+$/g, "");
  return plain.length >= 3 ? plain : "guide";
}

export function freeSlug(wanted: string, taken: readonly string[]) {
  if (!taken.includes(wanted)) return wanted;
  let number = 2;
  while (taken.includes(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
