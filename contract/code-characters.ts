/** Characters that are hard to confuse. The check character requires a prime number of them. */
export const CODE_CHARACTERS = "23456789abcdefghjkmnpqrstuvwxyz";
export const CODE_LENGTH = 6;

const SIZE = CODE_CHARACTERS.length;

/**
 * Weighted sum of characters by position: zero for valid codes. One wrong character, or two swapped ones, always give
 * another sum.
 */
const sumOf = (characters: string) =>
  Array.from(characters).reduce((sum, character, at) => sum + CODE_CHARACTERS.indexOf(character) * (at + 1), 0) % SIZE;

function checkCharacter(start: string) {
  const found = Array.from(CODE_CHARACTERS).find((last) => sumOf(start + last) === 0);
  if (found === undefined) throw new Error(`${start} has no check character`);
  return found;
}

export const withCheckCharacter = (start: string) => start + checkCharacter(start);

/** Normalized for lookup: lower case, no spaces. */
export const plainCode = (typed: string) => typed.toLowerCase().replaceAll(/\s/g, "");

/** Has the format of a generated code, whether or not its check character is right. */
const looksMade = (code: string) =>
  code.length === CODE_LENGTH && Array.from(code).every((character) => CODE_CHARACTERS.includes(character));

/** A valid generated code. */
export const isWellFormed = (code: string) => looksMade(code) && sumOf(code) === 0;

/** Has the format of a generated code, but a wrong check character. */
export const isMistyped = (code: string) => looksMade(code) && sumOf(code) !== 0;
