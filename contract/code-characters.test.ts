import fc from "fast-check";
import { expect, test } from "vitest";
import { CODE_CHARACTERS, isMistyped, isWellFormed, plainCode, withCheckCharacter } from "./code-characters.ts";
import { isReservedCode, isRudeCode } from "./code-words.ts";

const start = fc
  .array(fc.constantFrom(...Array.from(CODE_CHARACTERS)), { minLength: 5, maxLength: 5 })
  .map((list) => list.join(""));
const replaced = (code: string, at: number, by: string) => code.slice(0, at) + by + code.slice(at + 1);

test("generated codes have no easily confused characters", () => {
  expect(CODE_CHARACTERS).not.toMatch(/[01ilo]/);
  expect(new Set(CODE_CHARACTERS).size).toBe(31);
});

test("detects any single wrong character", () => {
  fc.assert(
    fc.property(start, fc.nat({ max: 5 }), fc.constantFrom(...Array.from(CODE_CHARACTERS)), (first, at, other) => {
      const code = withCheckCharacter(first);
      expect(isWellFormed(code)).toBe(true);
      expect(isMistyped(replaced(code, at, other))).toBe(code[at] !== other);
    }),
  );
});

test("detects any two swapped characters", () => {
  fc.assert(
    fc.property(start, fc.nat({ max: 5 }), fc.nat({ max: 5 }), (first, one, two) => {
      const code = withCheckCharacter(first);
      const swapped = replaced(replaced(code, one, code[two] ?? ""), two, code[one] ?? "");
      expect(isMistyped(swapped)).toBe(code[one] !== code[two]);
    }),
  );
});

test("ignores case and spaces; chosen words never count as mistyped", () => {
  expect(plainCode(" 7KD 2mp ")).toBe("7kd2mp");
  expect(isMistyped("ferry-terminal")).toBe(false);
});

test.each(["shit-happens", "x-fu-ck", "sexy"])("rejects %s as rude", (code) => expect(isRudeCode(code)).toBe(true));
test.each(["grass-park", "document", "class-4b", "harbour", "passage"])(
  "accepts %s although it contains a rude word",
  (code) => expect(isRudeCode(code)).toBe(false),
);
test("paths of the host itself are reserved", () => expect(isReservedCode("assets")).toBe(true));
