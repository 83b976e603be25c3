import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * "Itago" hides something from others: data are stored ("iniimbak"), saved ("sine-save") or kept ("nananatili"). "Hula" is
 * a guess or fortune-telling: systems estimate ("tinataya").
 */
const BANNED = /itinatago|\bhula|humuhula|huhula/i;

/** Where something is hidden, or guessed, indeed. */
const ALLOWED: readonly string[] = [
  "admin/i18n/tl/history.ts: Mababasa ito ng mga residente. Huwag ulitin ang itinatago.",
  "admin/i18n/tl/errors.ts: Masyadong madaling hulaan ang password na ito.",
];

const isWords = (file: string) =>
  /(?:^|\/)tl(?:\/|\.ts)|^server\/demo\/|^server\/.*mail/.test(file) && /\.tsx?$/.test(file);

test("Tagalog says that data are stored, not hidden, and that systems estimate, not guess", () => {
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(isWords);
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => BANNED.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  const isAllowed = (line: string) =>
    ALLOWED.some((one) => {
      const [file = "", text = ""] = one.split(/: (.*)/s);
      return line.startsWith(`${file}: `) && line.includes(text);
    });
  expect(found.filter((line) => !isAllowed(line))).toEqual([]);
  expect(found).toHaveLength(ALLOWED.length);
});
