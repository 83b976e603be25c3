import { randomInt } from "node:crypto";
import { CODE_CHARACTERS, CODE_LENGTH, withCheckCharacter } from "#contract/code-characters.ts";
import { isReservedCode, isRudeCode } from "#contract/code-words.ts";

const anyCharacter = () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)] ?? "2";

/** Six random characters, the last of which is a check character. */
export function makeCode(): string {
  const code = withCheckCharacter(Array.from({ length: CODE_LENGTH - 1 }, anyCharacter).join(""));
  return isReservedCode(code) || isRudeCode(code) ? makeCode() : code;
}
