import { type ReactNode, useEffect, useRef } from "react";
import { languageTag } from "#admin/i18n/locales.ts";
import type { CollectWords } from "#admin/i18n/en/feedback-collect.ts";
import { cx } from "#admin/ui/cx.ts";
import type { UiLocale } from "#contract/common.ts";
import { fillIn } from "./collect-words.ts";

export type StepWords = CollectWords;
export type Progress = { readonly number: number; readonly count: number };

/** Focused when the step appears, so that screen readers read the question. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="text-[30px] leading-[1.2] font-bold tracking-tight text-balance outline-none min-[700px]:text-[46px] [:lang(km)>&]:leading-[1.6] [:lang(km)>&]:tracking-normal"
    >
      {children}
    </h1>
  );
}

interface StepProgressProps {
  words: StepWords;
  locale: UiLocale;
  progress: Progress;
}

export function StepProgress({ words, locale, progress: { number, count } }: StepProgressProps) {
  const inWords = (value: number) => new Intl.NumberFormat(languageTag(locale)).format(value);
  return (
    <div className="mb-8">
      <p className="mb-2 font-bold">{fillIn(words.progress, { number: inWords(number), count: inWords(count) })}</p>
      <div aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: count }, (_, at) => (
          <i
            key={at}
            className={cx(
              "h-2.5 flex-1 rounded-full border-2",
              at < number ? "border-primary bg-primary" : "border-control",
            )}
          />
        ))}
      </div>
    </div>
  );
}
