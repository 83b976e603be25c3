import type { Judged } from "./judge-password.ts";

/** More characters add nothing, and long repeated patterns would block the process. */
const JUDGED_CHARACTERS = 64;
/** Each l33t spelling is tried as a separate word; more than these cost time and find nothing. */
const MOST_SPELLINGS = 5;
/** On zxcvbn's scale of 0 to 4: 100 million guesses, out of reach under the sign-in limits. */
const LEAST_SCORE = 3;

/** The dictionaries are large and rarely needed, so they load with the first password. */
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

/** The words people make passwords from: `Ana.Silva@city.example` whole, without its host, joined, and each word. */
function wordsIn(text: string): string[] {
  const lower = text.toLowerCase().slice(0, 200);
  const [local = ""] = lower.split("@");
  const words = lower.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return [lower, local, local.replaceAll(/[^\p{L}\p{N}]+/gu, ""), ...words];
}

/** Whether a password is among the first guesses, by anyone or by someone who knows the person. */
export async function isGuessable({ password, about }: Judged): Promise<boolean> {
  judge ??= loadJudge();
  const inputs = [...new Set(about.flatMap(wordsIn))].filter(Boolean);
  return (await judge).check(password.slice(0, JUDGED_CHARACTERS), inputs).score < LEAST_SCORE;
}
