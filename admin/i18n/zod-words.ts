import * as z from "zod";
import { i18n } from "./i18n.ts";
import { MISSING_VALUE } from "./validation.ts";

function tooSmall(origin: string, minimum: number) {
  if (origin === "string")
    return minimum <= 1 ? MISSING_VALUE : i18n.t("common.validation.too_short", { count: minimum });
  if (origin === "array") return i18n.t("common.validation.too_few", { count: minimum });
  return i18n.t("common.validation.too_small", { minimum });
}

function tooBig(origin: string, maximum: number) {
  if (origin === "string") return i18n.t("common.validation.too_long", { count: maximum });
  if (origin === "array") return i18n.t("common.validation.too_many", { count: maximum });
  return i18n.t("common.validation.too_big", { maximum });
}

function issueWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "too_small") return tooSmall(issue.origin, Number(issue.minimum));
  if (issue.code === "too_big") return tooBig(issue.origin, Number(issue.maximum));
  if (issue.input === undefined || issue.input === null || issue.input === "") return MISSING_VALUE;
  if (issue.code === "invalid_format" && issue.format === "email") return i18n.t("common.validation.email");
  if (issue.code === "invalid_format" && issue.format === "url") return i18n.t("common.validation.url");
  return i18n.t("common.validation.invalid");
}

z.config({ localeError: issueWords });
