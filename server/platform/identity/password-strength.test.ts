import { expect, test } from "vitest";
import { isGuessable } from "./password-strength.ts";

const about = ["ana.silva@seaview.example", "Ana Silva", "City of Seaview"];

test.each([
  "password1234",
  "P4ssw0rd1234",
  "111111111111111",
  "abcdefghijklmnop",
  "qwertyuiop12",
  "1qaz2wsx3edc",
  "motdepasse123",
  "contrasena123",
  "Ana.Silva2026",
  "anasilva1234",
  "ana.silva@seaview.example",
  "CityOfSeaview1",
  "abc1".repeat(40),
  "Elizabeth2019!!",
  "sunshine football",
  "Guidepost-2026!",
  "aabbccddeeff",
  "I love you 2026",
  "Welcome-to-Seaview-1",
  "lkjhgfdsapoiuytrewq",
  "839201746592",
])("%s is easy to guess", (password) => expect(isGuessable({ password, about })).toBe(true));

test.each([
  "seven purple ferries",
  "a long and private phrase",
  "xK9$vmq2!Lp0z",
  "ឆ្នាំងបាយនិងត្រីអាំង",
  "ferries of Seaview sleep at noon",
  "gato verde come arroz",
  "kd92-fj38-qpz1",
])("%s is strong", (password) => expect(isGuessable({ password, about })).toBe(false));

test("a 200-character password built to be slow is judged in milliseconds", () => {
  const slow = ["4@8({[<369&#!1/|0$5+7%2", "p4ssw0rd", "aA1!", "1/1/1991", "$5s4a@0o", "a"];
  const begun = process.cpuUsage();
  for (const pattern of slow) isGuessable({ password: pattern.repeat(200).slice(0, 200), about });
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500);
});
