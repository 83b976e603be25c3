import { type ReactNode, Suspense } from "react";
import { fieldElement } from "#admin/content/field-element.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useWritingHelp } from "#admin/content/use-writing-help.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { useRichTextWords } from "#admin/records/rich-text-words.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import { LazyRichText } from "#admin/ui/LazyRichText.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { directionOf } from "#contract/direction.ts";
import { hasAtMost } from "#contract/letters.ts";
import type { LText } from "#contract/texts.ts";
import { writeText } from "#datachain/text.ts";
import type { PlainerWordsProps } from "./PlainerWords.tsx";

const DraftNote = lazyPart(() => import("#admin/content/DraftNote.tsx"), "DraftNote", "writing");
const PlainerWords = lazyPart(() => import("./PlainerWords.tsx"), "PlainerWords", "writing");

interface TextPartProps {
  /** Path in the content: checks and other people's presence refer to it. */
  field: string;
  label: string;
  text: LText;
  onChange: (text: LText, group: string) => void;
  isOptional?: boolean | undefined;
  limit?: number | undefined;
  /** The server rejects longer texts: show the counter near the limit, and advice beyond it. */
  isStrict?: boolean | undefined;
  rows?: number | undefined;
  isRich?: boolean | undefined;
  hint?: string | undefined;
  children?: ReactNode;
}

/** One text of the page in the current language. The default language is the placeholder where it is missing. */
export function TextPart(props: TextPartProps) {
  const {
    field,
    label,
    text,
    onChange,
    isOptional = false,
    limit,
    isStrict = false,
    rows = 1,
    isRich = false,
    hint,
    children,
  } = props;
  const { t } = useTranslation();
  const { locale, page, canEdit, setField } = usePageWork();
  const words = useRichTextWords();
  const value = text[locale] ?? "";
  const source = locale === page.default_locale ? undefined : text[page.default_locale];
  const isMissing = value === "" && source !== undefined && source !== "";
  const shared = {
    id: fieldElement(field),
    label,
    lang: languageTag(locale),
    dir: directionOf(locale),
    labelAside: <FieldAside field={field} />,
    ...(isOptional && { optionalLabel: t("common.optional") }),
    hint: isMissing
      ? t("pages.editor.falls_back", { language: languageName(page.default_locale), text: shorten(source) })
      : hint,
  };
  const counted = useCounter(value, limit, isStrict);
  const write = (written: string) => onChange(writeText(text, locale, written), `${field}:${locale}`);
  // may wrap onto several lines, but has no line breaks of its own
  const writeLine = (written: string) => write(rows === 1 ? asLine(written) : written);
  const focused = { onFocus: () => setField(field), onBlur: () => setField(null) };
  return (
    <div className="flex flex-col gap-2">
      {isRich && canEdit ? (
        <div {...focused}>
          <LazyRichText key={locale} {...shared} words={words} value={value} onChange={write} />
        </div>
      ) : (
        <TextArea
          {...shared}
          {...focused}
          rows={rows}
          isReadOnly={!canEdit}
          value={value}
          onChange={writeLine}
          {...counted}
        />
      )}
      <WritingAids field={field} value={value} isRich={isRich} rows={rows} onUse={isRich ? write : writeLine}>
        {children}
      </WritingAids>
    </div>
  );
}

type WritingAidsProps = PlainerWordsProps & { children: ReactNode };

/** Below a text: who drafted it, and an offer of plainer words or `children` instead. Empty without writing help. */
function WritingAids({ children, ...text }: WritingAidsProps) {
  const { isOn, hasDrafts } = useWritingHelp();
  return (
    <Suspense>
      {hasDrafts && <DraftNote field={text.field} value={text.value} />}
      {children ?? (isOn && <PlainerWords {...text} />)}
    </Suspense>
  );
}

function useCounter(value: string, limit: number | undefined, isStrict: boolean) {
  const { t } = useTranslation();
  if (limit === undefined) return {};
  const isTooLong = isStrict && !hasAtMost(value, limit);
  return {
    limit,
    counterLabel: (used: number) => t("pages.editor.counter", { used, limit }),
    isCounterLate: isStrict,
    errorMessage: isTooLong ? t("common.validation.too_long", { count: limit }) : undefined,
  };
}

const LONGEST = 120;
const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const asLine = (text: string) =>
  text.includes("\n")
    ? text
        .split("\n")
        .map((line) => line.trim())
        .join(" ")
    : text;

/** Beside a field's name: who else is editing it. */
function FieldAside({ field }: { field: string }) {
  const { t } = useTranslation();
  const { people } = usePageWork();
  const other = people.find((person) => person.field === field);
  if (!other) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-muted">
      <Avatar name={other.name} isDecorative />
      {t("pages.editor.is_editing", { name: other.name })}
    </span>
  );
}
