import { renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { expect, onTestFinished, test } from "vitest";
import { speak } from "#admin/i18n/i18n.ts";
import type { PageFinding } from "#contract/publications.ts";
import { useFindingWords } from "./finding-words.ts";
import { type PageWork, PageWorkContext } from "./page-work.ts";

const page = { id: "p1", type: "collection_page", subject: null } as unknown as PageWork["page"];
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(PageWorkContext, { value: { page } as PageWork }, children);
const finding = {
  code: "locale_incomplete",
  severity: "warning",
  field: "content",
  locale: "es",
  params: { missing: "2" },
} as unknown as PageFinding;

test.each([
  ["fr", /^Espagnol : 2 textes manquants/],
  ["pt", /^Espanhol/],
  ["en", /^Spanish/],
] as const)("a check that begins with a language begins with a capital letter (%s)", async (locale, expected) => {
  await speak(locale);
  onTestFinished(() => speak("en"));
  const { result } = renderHook(() => useFindingWords(), { wrapper });
  expect(result.current(finding)).toMatchObject({ text: expect.stringMatching(expected), href: "?translate=es" });
});
