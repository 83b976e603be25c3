/** A phone takes a second or two for it; a machine that wants to send thousands takes that for each of them. */
const PUZZLE_BITS = 16;

/** What is hashed for the n-th try. */
export const tryOf = (puzzle: string, n: number) => `${puzzle} ${n}`;

/** How many bits a hash begins with that are zero. */
export function zeroBits(hash: Uint8Array) {
  const at = hash.findIndex((byte) => byte !== 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24;
}

export const isSolved = (hash: Uint8Array) => zeroBits(hash) >= PUZZLE_BITS;
