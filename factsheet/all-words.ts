import type { UiLocale } from "#contract/common.ts";
import type { GuideLocale } from "#contract/guide-locales.ts";
import type { PublicSheetWords, SheetWords } from "./words.ts";
import * as arOptions from "./words/ar/options.ts";
import * as arQuestions from "./words/ar/questions.ts";
import * as enOptions from "./words/en/options.ts";
import * as enQuestions from "./words/en/questions.ts";
import * as esOptions from "./words/es/options.ts";
import * as esQuestions from "./words/es/questions.ts";
import * as frOptions from "./words/fr/options.ts";
import * as frQuestions from "./words/fr/questions.ts";
import * as kmOptions from "./words/km/options.ts";
import * as kmQuestions from "./words/km/questions.ts";
import * as ptOptions from "./words/pt/options.ts";
import * as ptQuestions from "./words/pt/questions.ts";
import * as tlOptions from "./words/tl/options.ts";
import * as tlQuestions from "./words/tl/questions.ts";

const SHEET_WORDS: Readonly<Record<UiLocale, SheetWords>> = {
  en: { ...enQuestions, ...enOptions },
  es: { ...esQuestions, ...esOptions },
  fr: { ...frQuestions, ...frOptions },
  pt: { ...ptQuestions, ...ptOptions },
  tl: { ...tlQuestions, ...tlOptions },
  km: { ...kmQuestions, ...kmOptions },
};

export const PUBLIC_SHEET_WORDS: Readonly<Record<GuideLocale, PublicSheetWords>> = {
  ...SHEET_WORDS,
  ar: {
    sections: arQuestions.sections,
    questions: arQuestions.questions,
    options: arOptions.options,
    columns: arOptions.columns,
    column_options: arOptions.column_options,
  },
};
