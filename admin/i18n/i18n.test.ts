import { describe, expect, test } from "vitest";
import { MAX_TOKEN_DAYS } from "#contract/api-tokens.ts";
import { CODE_LENGTH } from "#contract/code-characters.ts";
import type { UiLocale } from "#contract/common.ts";
import { customerFileApi } from "#contract/customer-file.ts";
import { importsApi, MAX_NEW_REFERENCES } from "#contract/imports.ts";
import { MOST_PASSKEYS } from "#contract/passkeys.ts";
import { PASSWORD_LETTERS, RESET_HOURS } from "#contract/session.ts";
import { ChosenCode } from "#contract/short-codes.ts";
import { LEAST_QR_MM } from "#contract/signs.ts";
import { SiteSlug } from "#contract/sites.ts";
import { taxonomiesApi } from "#contract/taxonomies.ts";
import { INVITATION_DAYS } from "#contract/team.ts";
import { MAX_TEXT } from "#datachain/release-parse.ts";
import { MAX_CATEGORIES, MAX_ELEMENTS } from "#datachain/release.ts";
import { BLEED } from "#datachain/signs/paper.ts";
import { MAX_DOCUMENT_BYTES } from "#server/datachains/check-with-standard.ts";
import { SHOWN } from "#server/imports/fields/read-record.ts";
import { DEADLINE_MS as LINK_DEADLINE_MS } from "#server/outside-links/follow-link.ts";
import { RECOVERY_CODES } from "#server/second-steps/recovery-codes.ts";
import { MAX_FILE_BYTES } from "#server/translations/translation-file.ts";
import {
  DEADLINE_MS as DELIVERY_DEADLINE_MS,
  LOG_DAYS,
  OLD_SECRET_HOURS,
  PATIENCE_HOURS,
  WAIT_DAYS,
} from "#server/webhooks/rules.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { km } from "./km.ts";
import { languageTag } from "./locales.ts";
import { pt } from "./pt.ts";
import { RARE_NOUNS, rareWords } from "./rare-words.ts";
import { tl } from "./tl.ts";

type Tree = { [key: string]: string | Tree };
const withRare = async (locale: UiLocale, common: Tree) => {
  const all: Tree = { ...common };
  for (const noun of RARE_NOUNS)
    all[noun] = Object.assign({}, all[noun], (await rareWords(locale, noun))[noun]) as Tree;
  return all;
};
const LANGUAGES = {
  en: await withRare("en", en),
  es: await withRare("es", es),
  fr: await withRare("fr", fr),
  pt: await withRare("pt", pt),
  tl: await withRare("tl", tl),
  km: await withRare("km", km),
};

const MB = 1024 * 1024;
/** Numbers in words, with the limit behind each. */
const LIMITS: readonly (readonly [key: string, ...limits: number[]])[] = [
  ["auth.new_password_hint", PASSWORD_LETTERS],
  ["user.password.hint", PASSWORD_LETTERS],
  ["team.invite.text", INVITATION_DAYS],
  ["team.invite.text_no_mail", INVITATION_DAYS],
  ["installation.link.text", INVITATION_DAYS],
  ["errors.too_many_passkeys", MOST_PASSKEYS],
  ["security.recovery.left", RECOVERY_CODES],
  ["data.restore.hint", customerFileApi.restore.max_bytes / MB],
  ["data.restore.too_large", customerFileApi.restore.max_bytes / MB],
  ["imports.upload.formats.devices", importsApi.upload.max_bytes / MB],
  ["imports.upload.formats.algorithms", importsApi.upload.max_bytes / MB],
  ["imports.problem.too_many_new", MAX_NEW_REFERENCES],
  ["imports.problem.name_long", SHOWN],
  ["translations.files.hint", MAX_FILE_BYTES / MB],
  ["taxonomies.add.hint", taxonomiesApi.take.max_bytes / MB],
  ["taxonomies.add.too_large", taxonomiesApi.take.max_bytes / MB],
  ["taxonomies.problems.TEXT_TOO_LONG", MAX_TEXT],
  ["taxonomies.problems.TOO_LARGE", MAX_CATEGORIES, MAX_ELEMENTS],
  ["taxonomies.standard_check.reasons.too_large", MAX_DOCUMENT_BYTES / 1024],
  ["signs.checks.qr_size", LEAST_QR_MM],
  ["signs.print.marks", BLEED],
  ["webhooks.secret.ask_text", OLD_SECRET_HOURS],
  ["webhooks.log.kept", LOG_DAYS],
  ["webhooks.outcome.timed_out", DELIVERY_DEADLINE_MS / 1000],
];

/** Limits that are written as words, so a test can only say what the words assume. */
const IN_LETTERS = {
  "auth.forgot.sent: one hour": RESET_HOURS,
  "tokens.form.days_hint: one year": MAX_TOKEN_DAYS / 365,
  "codes.form.code_hint: six": CODE_LENGTH,
  "webhooks.failing: three days": PATIENCE_HOURS / 24,
  "webhooks.switched_off: seven days": WAIT_DAYS,
  "links.results.timed_out: ten seconds": LINK_DEADLINE_MS / 1000,
  "security.step.recovery.text: ten": RECOVERY_CODES,
};
const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** In any script, without separators of thousands. */
const numbersIn = (text: string) =>
  text
    .replaceAll(/[០-៩]/g, (digit) => `${"០១២៣៤៥៦៧៨៩".indexOf(digit)}`)
    .replaceAll(/(\d)[\s.,](?=\d{3}(?!\d))/g, "$1")
    .match(/\d+/g)
    ?.map(Number) ?? [];

const flatten = (tree: Tree, prefix = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
const FORM = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(FORM, "");
const placeholdersIn = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name).toSorted((a, b) => a.localeCompare(b));

const english = new Map(flatten(LANGUAGES.en));
/** Plural keys have a `_one` in English; `_other` alone may be part of a name. */
const plurals = new Set([...english.keys()].filter((key) => key.endsWith("_one")).map(baseOf));
const formsOf = (locale: string) => new Intl.PluralRules(languageTag(locale)).resolvedOptions().pluralCategories;

const expectedKeys = (locale: string) =>
  [...english.keys()]
    .filter((key) => !(FORM.test(key) && plurals.has(baseOf(key))))
    .concat([...plurals].flatMap((base) => formsOf(locale).map((form) => `${base}_${form}`)));

describe.each(Object.entries(LANGUAGES))("R2.40 words of %s", (locale, messages) => {
  const words = flatten(messages);

  test("exist for every key, with the plural forms of the language", () => {
    const [wanted, found] = [expectedKeys(locale), words.map(([key]) => key)];
    const missing = wanted.filter((key) => !found.includes(key));
    const surplus = found.filter((key) => !wanted.includes(key));
    expect({ missing, surplus }).toEqual({ missing: [], surplus: [] });
  });

  test("are never empty", () => expect(words.filter(([, text]) => text.trim() === "")).toEqual([]));

  test("promise the limits that the product has", () => {
    const said = new Map(words);
    const wrong = LIMITS.filter(([key, ...limits]) => {
      const numbers = numbersIn(said.get(key) ?? "");
      return !limits.every((limit) => numbers.includes(limit));
    });
    expect(wrong).toEqual([]);
  });

  test("have the same placeholders as in English", () => {
    const differing = words.filter(([key, text]) => {
      const original = english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? "";
      return placeholdersIn(text).join() !== placeholdersIn(original).join();
    });
    expect(differing).toEqual([]);
  });
});

test("limits written in letters are those of the product", () => {
  for (const [promise, limit] of Object.entries(IN_LETTERS)) {
    const [key = "", said = ""] = promise.split(": ");
    expect(english.get(key)?.toLowerCase()).toContain(said);
    expect({ [promise]: NUMBERS[limit] }).toEqual({ [promise]: said.split(" ")[0] });
  }
});

test.each([
  ["common.validation.slug", SiteSlug],
  ["sites.address.slug_hint", SiteSlug],
  ["codes.form.code_hint", ChosenCode],
  ["codes.form.code_wrong", ChosenCode],
])("the length that %s promises is the one that is accepted", (key, schema) => {
  const [least = NaN, most = NaN] = numbersIn(english.get(key) ?? "");
  const isAccepted = (letters: number) => schema.safeParse("a".repeat(letters)).success;
  expect([least - 1, least, most, most + 1].map(isAccepted)).toEqual([false, true, true, false]);
});
