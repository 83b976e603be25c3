/** Takes a phone a second or two; sending thousands of answers costs that for each. */
const PUZZLE_BITS = 16;

/** The input to hash for the n-th attempt. */
export const tryOf = (puzzle: string, n: number) => `${puzzle} ${n}`;

/** Number of leading zero bits of a hash. */
export function zeroBits(hash: Uint8Array) {
  const at = hash.findIndex((byte) => byte !== 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24;
}

export const isSolved = (hash: Uint8Array) => zeroBits(hash) >= PUZZLE_BITS;
