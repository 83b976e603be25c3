import { useTranslation } from "#admin/i18n/i18n.ts";
import "./both-together.css";
import { useId, useMemo, useRef } from "react";
import { languageTag } from "#admin/i18n/locales.ts";
import { LazyRichText } from "#admin/ui/LazyRichText.tsx";
import { useRichTextWords } from "../rich-text-words.ts";
import { splitByWriter, type Versions } from "./merge-words.ts";
import { useMarkedWriters } from "./use-marked-writers.ts";

interface BothTogetherProps {
  versions: Versions;
  locale: string;
  /** Author of the other version. */
  name: string | undefined;
  isRich: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** Both texts merged into one editable field; underlines show who wrote what. */
export function BothTogether(props: BothTogetherProps) {
  const { t } = useTranslation();
  const { name, isRich } = props;
  const key = (
    <span className="ms-auto flex gap-3 text-xs text-muted">
      <span className="border-b-2 border-peer">{name ?? t("autosave.clash.theirs")}</span>
      <span className="border-b-2 border-primary">{t("autosave.clash.words_mine")}</span>
    </span>
  );
  return isRich ? <RichBoth {...props} writers={key} /> : <PlainBoth {...props} writers={key} />;
}

type FieldProps = BothTogetherProps & { writers: React.ReactNode };

function RichBoth({ versions, locale, value, onChange, writers }: FieldProps) {
  const { t } = useTranslation();
  const words = useRichTextWords();
  const box = useRef<HTMLDivElement>(null);
  useMarkedWriters(box, versions, locale);
  return (
    <div ref={box}>
      <LazyRichText
        label={t("autosave.clash.both_together")}
        labelAside={writers}
        hint={t("autosave.clash.both_hint")}
        words={words}
        lang={languageTag(locale)}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

/** Characters: marking longer texts would slow down typing. */
const LONGEST_MARKED = 10_000;
const textClass = "col-start-1 row-start-1 px-3 py-2 text-md whitespace-pre-wrap [overflow-wrap:anywhere]";

/** A text field cannot underline words, so an invisible copy of the text behind it does. */
function PlainBoth({ versions, locale, value, onChange, writers }: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const spans = useMemo(
    () => (value.length > LONGEST_MARKED ? [{ text: value }] : splitByWriter(value, versions, locale)),
    [value, versions, locale],
  );
  return (
    <div className="flex flex-col gap-1">
      <span className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {t("autosave.clash.both_together")}
        </label>
        {writers}
      </span>
      <div className="grid rounded-md border border-control bg-surface focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus">
        <div
          aria-hidden="true"
          lang={languageTag(locale)}
          dir="auto"
          className={`${textClass} text-transparent select-none`}
        >
          {spans.map(({ text, side }, at) => (
            <span key={at} className={side && LINES[side]}>
              {text}
            </span>
          ))}
          {"\u200b"}
        </div>
        <textarea
          id={id}
          lang={languageTag(locale)}
          dir="auto"
          rows={1}
          value={value}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
          className={`${textClass} size-full resize-none overflow-hidden bg-transparent outline-none`}
        />
      </div>
      <span id={`${id}-hint`} className="text-sm text-muted">
        {t("autosave.clash.both_hint")}
      </span>
    </div>
  );
}

const LINES = {
  theirs: "box-decoration-clone border-b-2 border-peer",
  mine: "box-decoration-clone border-b-2 border-primary",
};
