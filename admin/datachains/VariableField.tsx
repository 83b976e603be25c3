import { memo } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { directionOf } from "#contract/direction.ts";
import type { LText, Placement, Variable } from "#datachain/model.ts";
import { useChainWork } from "./chain-work.ts";
import { writeVariable } from "./edits.ts";
import { useReadText } from "./read-text.ts";

/** Reading level by length of sentences and words. Undefined for texts too short to judge. */
function readingLevel(text: string, locale: string): "easy" | "medium" | "hard" | undefined {
  const segment = (granularity: "word" | "sentence") => [...new Intl.Segmenter(locale, { granularity }).segment(text)];
  const words = segment("word").filter(({ isWordLike }) => isWordLike);
  if (words.length < 5) return undefined;
  const perSentence = words.length / Math.max(1, segment("sentence").length);
  const longWords = words.filter(({ segment: word }) => word.length > 12).length / words.length;
  if (perSentence > 25 || longWords > 0.25) return "hard";
  return perSentence > 16 || longWords > 0.12 ? "medium" : "easy";
}

type VariableFieldProps = {
  /** Lets checks link here. */
  id: string;
  variable: Variable;
  text: LText | undefined;
  /** The organization already provides it. */
  isGiven: boolean;
  onChange: (make: (placement: Placement) => Placement, group: string) => void;
};

const LIMITS: Record<string, number> = { title: 80, duration: 60 };

/** One text of a placement in the current language. */
export const VariableField = memo(function VariableField(props: VariableFieldProps) {
  const { id, variable, text, isGiven, onChange } = props;
  const { t } = useTranslation();
  const { locale, default_locale, canEdit } = useChainWork();
  const read = useReadText();
  const value = text?.[locale] ?? "";
  const level = readingLevel(value, locale);
  const isShort = variable.id in LIMITS;
  const source = text?.[default_locale];
  const isOptional = !variable.required || isGiven;
  return (
    <TextArea
      id={id}
      label={read(variable.label)}
      {...(isOptional && { optionalLabel: t("datachains.card.optional") })}
      lang={locale}
      dir={directionOf(locale)}
      rows={isShort ? 1 : 3}
      limit={LIMITS[variable.id] ?? 300}
      counterLabel={(used, limit) => t("datachains.card.counter", { used, limit })}
      hint={isShort ? undefined : level ? t(`datachains.card.reading.${level}`) : t("datachains.card.plain")}
      {...(locale !== default_locale && source && { placeholder: source })}
      isReadOnly={!canEdit}
      value={value}
      onChange={(written) =>
        onChange((before) => writeVariable(before, variable.id, locale, written), `${variable.id}:${locale}`)
      }
    />
  );
});
