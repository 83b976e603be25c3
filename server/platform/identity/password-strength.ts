import type { Judged } from "./judge-password.ts";

/** Beyond these nothing more is learnt, and a pattern repeated many times would hold up the process. */
const JUDGED_CHARACTERS = 64;
/** Each spelling with signs for letters is tried as a word of its own; more than these cost time and find nothing more. */
const MOST_SPELLINGS = 5;
/** Of 0 to 4: 100 million guesses, which sign-in's limits put out of reach. */
const LEAST_SCORE = 3;

/** The dictionaries are large and seldom needed: they are read when the first password is judged. */
async function loadJudge() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: MOST_SPELLINGS,
  });
}

let judge: ReturnType<typeof loadJudge> | undefined;

/** `Ana.Silva@city.example` as people make passwords of it: whole, without its host, run together, and each word. */
function wordsIn(text: string): string[] {
  const lower = text.toLowerCase().slice(0, 200);
  const [local = ""] = lower.split("@");
  const words = lower.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return [lower, local, local.replaceAll(/[^\p{L}\p{N}]+/gu, ""), ...words];
}

/** Whether a password is among those that are guessed first, by anybody or by who knows the person. */
export async function isGuessable({ password, about }: Judged): Promise<boolean> {
  judge ??= loadJudge();
  const inputs = [...new Set(about.flatMap(wordsIn))].filter(Boolean);
  return (await judge).check(password.slice(0, JUDGED_CHARACTERS), inputs).score < LEAST_SCORE;
}
