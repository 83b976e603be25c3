/** A seeded random generator (mulberry32), so that the demo is the same on every machine. */
export function createRandom(seed: number) {
  let state = seed;
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(share() * limit);
  const pick = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0];
  /** `[["en", 45], ["es", 15]]`: picks by weight. */
  const pickWeighted = <T>(list: readonly [readonly [T, number], ...(readonly [T, number])[]]): T => {
    const total = list.reduce((sum, [, weight]) => sum + weight, 0);
    let left = share() * total;
    return (list.find(([, weight]) => (left -= weight) < 0) ?? list[0])[0];
  };
  return { share, below, pick, pickWeighted };
}

export type Random = ReturnType<typeof createRandom>;

const FIRST_ID_AT = Date.UTC(2025, 0, 1);
const hex = (value: number, length: number) => value.toString(16).padStart(length, "0");

/** Ascending UUIDv7s, the same on every machine, so that links into the demo survive recreating it. */
export function createIds(random: Random) {
  let made = 0;
  return () => {
    const time = hex(FIRST_ID_AT + made++, 12);
    const part = (length: number) => hex(random.below(16 ** length), length);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${part(3)}-a${part(3)}-${part(6)}${part(6)}`;
  };
}
