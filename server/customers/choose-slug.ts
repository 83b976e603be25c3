/** "Ville de Québec" → ville-de-quebec; a default if the name has no Latin letters. */
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
