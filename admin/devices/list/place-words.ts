/** A place by name and address; an address that begins with the name says both. */
export function placeWords(name: string | null, address: string | null) {
  if (name && address?.startsWith(name)) return address;
  return [name, address].filter(Boolean).join(" · ");
}
