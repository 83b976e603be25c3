import fc from "fast-check";

/**
 * Texts that run or load something if a screen treats them as markup. Each sets `pwned`, so that a page can detect it.
 */
export const MARKUP_TEXTS = [
  "<img src=x onerror=window.pwned=1>",
  "<svg/onload=window.pwned=1>",
  "<script>window.pwned=1</script>",
  "\"><details open ontoggle='window.pwned=1'>",
  "</textarea></title><iframe srcdoc='<script>parent.pwned=1</script>'>",
  "javascript:window.pwned=1",
  "[x](javascript:window.pwned=1)",
  "{{constructor.constructor('window.pwned=1')()}}",
  "<a href='//pwned.example' autofocus onfocus=window.pwned=1>",
] as const;

/** Texts that a database, a spreadsheet, a file system or a comparison may misread. */
const TRICKY_TEXTS = [
  "",
  " ",
  "'; drop table devices; --",
  "1' or '1'='1",
  String.raw`\'); select pg_sleep(5); --`,
  "%_%\\",
  "$1",
  "=cmd|'/C calc'!A0",
  "a;=1+1",
  "../../../../etc/passwd",
  "..%2f..%2f",
  "C:\\con\\nul",
  "${jndi:ldap://127.0.0.1/x}",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "0x10",
  "2147483648",
  "-2147483649",
  "9007199254740993",
  "99999999999999999999",
  "true",
  "0000-01-01",
  "9999-99-99",
  "2026-02-30",
  "-0001-01-01",
  "+275760-09-13",
  "10000-01-01",
  "2026-01-01T00:00:00+99:99",
  "0000-00",
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "\u202Etxt.exe\u202C",
  "\u200F\u200E\u2066\u2069",
  "e\u0301 \u00E9 \uFB01 \u212B \u1E9E \u0130 \u0131",
  "Z\u0351\u036B\u0343\u036A\u0302A\u0321\u034A\u0360L\u0356\u0334G\u0321\u0356O\u032E",
  "\uFEFFmark",
  "\uFFFE\uFFFF",
  "a\u0000b",
  "\u0000",
  "\uD800",
  "a\uDC00b",
  "\uDBFF\uD800",
  "\u0001\u0008\u001B[31m\u007F",
  "line\r\nSet-Cookie: pwned=1",
  "\u2028\u2029",
] as const;

/** Every text that an attacker, or an unlucky user, might type. */
export const HOSTILE_TEXTS: readonly string[] = [...MARKUP_TEXTS, ...TRICKY_TEXTS];

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
];

/** Values that a schema may accept and the code behind it may not expect. */
export const EDGES: readonly unknown[] = [...HOSTILE_TEXTS, ...HOSTILE_NUMBERS];

/** Keys with a special meaning in JavaScript. */
const HOSTILE_KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "",
  "a.b",
  "0",
  "\u0000",
  "\uD800",
  "then",
  "$ref",
  "toJSON",
];

/** An object whose key is its own, even `__proto__`. */
const withKey = (key: string, value: unknown) => Object.fromEntries([[key, value]]);

/** Too deep for JSON.stringify, so a placeholder until `writeJson`. */
const DEEP: Record<string, string> = {
  "deep list": "[".repeat(5000) + "]".repeat(5000),
  "deep object": `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
  "deep coordinates": `${'{"coordinates":['.repeat(99)}1${"]}".repeat(99)}`,
};

/** Serialises a generated value as JSON. */
export const writeJson = (value: unknown) =>
  JSON.stringify(value)?.replaceAll(/"(deep (?:list|object|coordinates))"/g, (_, name: string) => DEEP[name] ?? "");

/** Oversized values. Created lazily: most requests have none. */
const HUGE: readonly (() => unknown)[] = [
  () => "x".repeat(100_000),
  () => "\u1780".repeat(40_000),
  () => " ".repeat(100_000),
  () => `a${" ".repeat(50_000)}(b`,
  () => "<p>".repeat(30_000),
  ...Object.keys(DEEP).map((name) => () => name),
  () => Array.from({ length: 100_000 }, () => 0),
  () => Array.from({ length: 10_000 }, () => ({})),
  () => Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, at])),
];

/** Any code point but surrogates. fast-check's own first lists all 1,112,064 of them, which takes seconds. */
const anyCharacter = fc.nat({ max: 0x10ffff - 0x800 }).map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800));
const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  fc.string({ unit: anyCharacter, maxLength: 40 }),
);
const hostileKey = fc.constantFrom(...HOSTILE_KEYS);

/** A value that hardly any field expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 40, arbitrary: hostileText },
  { weight: 15, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS) },
  { weight: 10, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null]) },
  { weight: 8, arbitrary: fc.tuple(hostileKey, hostileText).map(([key, value]) => withKey(key, value)) },
  { weight: 8, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 4, arbitrary: fc.constantFrom(...HUGE).map((make) => make()) },
);

type Path = readonly (string | number)[];

const DEEPEST = 20;

/** All paths in a value, including its root; only a few of huge values. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null || path.length > DEEPEST) return [path];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...parts.slice(0, DEEPEST).flatMap(([key, part]) => placesIn(part, [...path, key]))];
}

function changeAt(value: unknown, [key, ...rest]: Path, change: (part: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((part: unknown, at) => (at === key ? changeAt(part, rest, change) : part));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, part]) => [name, name === key ? changeAt(part, rest, change) : part]),
  );
}

const isObject = (part: unknown): part is object => typeof part === "object" && part !== null && !Array.isArray(part);

/** Mutations of one part: another value, an extra key, a doubled list, or removal. */
const change: fc.Arbitrary<(part: unknown) => unknown> = fc.oneof(
  { weight: 12, arbitrary: hostileValue.map((value) => () => value) },
  {
    weight: 4,
    arbitrary: fc.tuple(hostileKey, hostileValue).map(
      ([key, value]) =>
        (part: unknown) =>
          isObject(part) ? Object.fromEntries([...Object.entries(part), [key, value]]) : value,
    ),
  },
  { weight: 2, arbitrary: fc.constant((part: unknown) => (Array.isArray(part) ? [...part, ...part] : [part, part])) },
  { weight: 1, arbitrary: fc.constant(() => undefined) },
);

/** Valid values with one or two parts mutated. */
export const mutated = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.tuple(value, fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 2 })).map(([good, changes]) =>
    changes.reduce<unknown>((now, [spot, act]) => {
      const places = placesIn(now);
      return changeAt(now, places[spot % places.length] ?? [], act);
    }, good),
  );
