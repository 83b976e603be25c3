import { randomInt } from "node:crypto";
import { CODE_CHARACTERS, CODE_LENGTH, withCheckCharacter } from "#contract/code-characters.ts";
import { isReservedCode, isRudeCode } from "#contract/code-words.ts";

const anyCharacter = () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)] ?? "2";

/** Six characters that nobody can guess from others, the last one to check them by. */
export function makeCode(): string {
  const code = withCheckCharacter(Array.from({ length: CODE_LENGTH - 1 }, anyCharacter).join(""));
  return isReservedCode(code) || isRudeCode(code) ? makeCode() : code;
}
