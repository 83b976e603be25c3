import { expect, test } from "vitest";
import { wordKey } from "#contract/plain-word.ts";
import { ALGORITHM_FILES } from "./algorithm-files.ts";

const values = ALGORITHM_FILES.find(({ id }) => id === "us_omb_2025")?.recipe.values ?? [];
const meaning = (field: string, word: string) =>
  new Set(values.filter((one) => one.field === field && wordKey(one.word) === wordKey(word)).map(({ to }) => to));

test.each([
  ["lifecycle", "c)  Deployed - The use case is being actively authorized or utilized to support the functions or mission of an agency.", "in_use"], // oxfmt-ignore
  ["lifecycle", "b)  b)  Pilot – The use case has been deployed in a limited test or pilot capacity.", "pilot"],
  ["lifecycle", "a) Pre-deployment ñ The use case is in a development or acquisition status.", "development"],
  ["lifecycle", "Retired", "retired"],
  ["publication_category", "b) Presumed high-impact but determined not high-impact", "other"],
  ["publication_category", "A) HIGH-IMPACT", "impactful"],
  ["themes", "Health & Medical", "health_care"],
  ["themes", "Other", null],
  ["algorithm_type", "Generative AI", "generative"],
  ["factsheet.developed_in_house", "a)\u00A0Purchased from a vendor", "no"],
  ["factsheet.developed_in_house", "Developed in house", "yes"],
  ["factsheet.personal_data", "b) Yes", "identifiable"],
  ["factsheet.personal_data", "False", "unknown"],
  ["factsheet.omb_withheld", "No", "no"],
  ["factsheet.omb_withheld", "b) Yes – agency has determined that there’s a risk to disclosure such as a harm to an interest protected by a FOIA exemption", "disclosure_risk"], // oxfmt-ignore
  ["factsheet.omb_topic", "Health & Medical", "health"],
  ["factsheet.omb_classification", "Classical/Predictive Machine Learning", "classical"],
  ["factsheet.omb_classification", "NLP", "language"],
  ["factsheet.omb_ato", "N/A", null],
  ["factsheet.omb_demographics", "None of the Above", "none"],
  ["factsheet.omb_review", "In-Progress", "in_progress"],
  ["factsheet.omb_monitoring", "a) Yes; sufficient monitoring protocols have been established", "yes"],
  ["factsheet.omb_appeal", "Not applicable", "not_applicable"],
] as const)("%s: %s", (field, word, to) => {
  expect(meaning(field, word)).toEqual(new Set([to]));
});

test("gives no spelling two meanings", () => {
  for (const { field, word } of values) expect([word, meaning(field, word).size]).toEqual([word, 1]);
});

test("fits into a recipe", () => {
  expect(values.every(({ word }) => word.length <= 300)).toBe(true);
  expect(values.length).toBeLessThan(5000);
});
