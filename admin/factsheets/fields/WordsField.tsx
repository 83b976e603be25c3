import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Tag } from "#admin/ui/Tag.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { asWords } from "#factsheet/answers.ts";
import type { AnswerFieldProps } from "./answer-field-props.ts";

const MOST = 50;

/** Free-text entries. Text left in the box is added on blur. */
export function WordsField({ value, onValue, label }: AnswerFieldProps & { label: string }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState("");
  const words = asWords(value);

  const add = () => {
    const word = draft.trim().slice(0, 200);
    setDraft("");
    if (word && !words.includes(word) && words.length < MOST) onValue((before) => [...asWords(before), word]);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex max-w-110 gap-2">
        <TextField
          label={label}
          isLabelHidden
          placeholder={t("factsheets.words.placeholder")}
          value={draft}
          onChange={setDraft}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
          className="flex-1"
        />
        <Button icon={Plus} onPress={add} className="self-stretch">
          {t("factsheets.words.add")}
        </Button>
      </div>
      {words.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {words.map((word) => (
            <li key={word}>
              <Tag
                removeLabel={t("factsheets.words.remove", { word })}
                onRemove={() => onValue((before) => asWords(before).filter((one) => one !== word))}
              >
                {word}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
