/** Characters that nobody mistakes for one another. Their number is a prime, which the check character relies on. */
export const CODE_CHARACTERS = "23456789abcdefghjkmnpqrstuvwxyz";
export const CODE_LENGTH = 6;

const SIZE = CODE_CHARACTERS.length;

/**
 * Each character times its place, summed up: zero for a code that we made. One wrong character, or two that changed
 * places, always give another sum.
 */
const sumOf = (characters: string) =>
  Array.from(characters).reduce((sum, character, at) => sum + CODE_CHARACTERS.indexOf(character) * (at + 1), 0) % SIZE;

/** The character that makes the sum zero. */
function checkCharacter(start: string) {
  const found = Array.from(CODE_CHARACTERS).find((last) => sumOf(start + last) === 0);
  if (found === undefined) throw new Error(`${start} has no check character`);
  return found;
}

export const withCheckCharacter = (start: string) => start + checkCharacter(start);

/** As it is looked up, whatever case it was typed in and whatever stands between the characters. */
export const plainCode = (typed: string) => typed.toLowerCase().replaceAll(/\s/g, "");

/** Of the kind that we make, whether or not the last character fits. */
const looksMade = (code: string) =>
  code.length === CODE_LENGTH && Array.from(code).every((character) => CODE_CHARACTERS.includes(character));

/** As we make them, and as it was printed. */
export const isWellFormed = (code: string) => looksMade(code) && sumOf(code) === 0;

/** Of the kind that we make, and surely not as it was printed. */
export const isMistyped = (code: string) => looksMade(code) && sumOf(code) !== 0;
