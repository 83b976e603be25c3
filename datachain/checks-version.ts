/**
 * Goes up by one whenever the checks, or a vocabulary that ships, find something else in the same chain: counts that were
 * stored by an older version are then counted again. `checks-version.test.ts` fails when it is forgotten.
 */
export const CHECKS_VERSION = 1;
