import { render, screen } from "@testing-library/react";
import { I18nProvider } from "react-aria-components";
import { Input } from "react-aria-components/Input";
import { Button } from "react-aria-components/Button";
import { SearchField } from "react-aria-components/SearchField";
import { expect, test } from "vitest";
import type { UiLocale } from "#contract/common.ts";
import { languageTag } from "./locales.ts";
import { showReactAriaIn } from "./react-aria.ts";

const Field = ({ locale }: { locale: UiLocale }) => (
  <I18nProvider locale={languageTag(locale)}>
    <SearchField aria-label="x" defaultValue="y">
      <Input />
      <Button>×</Button>
    </SearchField>
  </I18nProvider>
);

test("R2.40 switches the component library's words with the language, including Khmer and Tagalog, and back", async () => {
  const steps: [UiLocale, string][] = [
    ["en", "Clear search"],
    ["km", "សម្អាតការស្វែងរក"],
    ["tl", "Burahin ang hinahanap"],
    ["fr", "Effacer la recherche"],
    ["en", "Clear search"],
  ];
  for (const [locale, name] of steps) {
    await showReactAriaIn(locale);
    const { unmount } = render(<Field locale={locale} />);
    expect(screen.getByRole("button", { name })).toBeTruthy();
    unmount();
  }
});
