import { render, screen } from "@testing-library/react";
import { I18nProvider } from "react-aria-components";
import { expect, test } from "vitest";
import { DatePicker } from "#admin/ui/DatePicker.tsx";
import { UI_LOCALES, type UiLocale } from "#contract/common.ts";
import { guessDateOrder } from "#server/imports/mapping/guess-date-order.ts";
import { day } from "#server/imports/fields/read-date.ts";
import { formatsOf } from "#guide/formats.ts";
import { formatDay } from "./format.ts";
import { speak } from "./i18n.ts";
import { hasKhmer, intlLanguage, khmerDate } from "./khmer.ts";

/** 3 April: in the wrong order it would read as 4 March. */
const DAY = "2026-04-03";

const orderOf = (words: string) => (words.indexOf("3") < words.search(/\p{L}/u) ? "day_first" : "month_first");

/** The segments of a date field, in display order. */
function fieldShows(locale: UiLocale, isKhmerKnown = hasKhmer) {
  const { unmount } = render(
    <I18nProvider locale={intlLanguage(locale, isKhmerKnown)}>
      <DatePicker label="Day" value={DAY} onChange={() => undefined} openLabel="" previousLabel="" nextLabel="" />
    </I18nProvider>,
  );
  const shown = screen.getAllByRole("spinbutton").map((segment) => segment.textContent);
  unmount();
  return shown.slice(0, 2).map(Number).join("/");
}

test.each(UI_LOCALES)("uses the same order of day and month in list, field, guide and import in %s", async (locale) => {
  await speak(locale);
  const order = orderOf(formatDay(DAY));
  expect(orderOf(formatsOf(locale, "UTC").day(DAY))).toBe(order);
  const shown = fieldShows(locale);
  expect(shown).toBe(order === "day_first" ? "3/4" : "4/3");
  // a file with the field's text is read as the same day
  const cell = `${shown}/2026`;
  const columns = [{ name: "installed", samples: [cell] }];
  const date_order = guessDateOrder(
    columns,
    { fields: { installed_on: [{ column: "installed" }] }, groups: [] },
    locale,
  );
  expect(date_order).toBe(order);
  expect(day(cell, { date_order } as never)).toEqual({ value: DAY });
});

test("starts the field with the day, like the list, if the browser has no Khmer", () => {
  expect(fieldShows("km", false)).toBe("3/4");
  expect(orderOf(khmerDate(new Date(`${DAY}T12:00`), { dateStyle: "medium" }))).toBe("day_first");
});

test("reads an unambiguous file in its own order, whatever the language", () => {
  const order = (sample: string, locale: UiLocale) =>
    guessDateOrder(
      [{ name: "installed", samples: [sample] }],
      { fields: { installed_on: [{ column: "installed" }] }, groups: [] },
      locale,
    );
  expect(order("24/03/2020", "en")).toBe("day_first");
  expect(order("03/24/2020", "fr")).toBe("month_first");
  expect(order("2020-03-04", "en")).toBe("iso");
});
