/** "0F7" → "#00ff77", "0F766E" → "#0f766e"; anything else → null. */
export function normalizeHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
}
