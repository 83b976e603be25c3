import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { formatList } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { ROW_TESTS, type RowCondition } from "#contract/import-recipe.ts";
import type { Import, ImportPreview } from "#contract/imports.ts";

interface RowFilterProps {
  ours: Import;
  conditions: readonly RowCondition[];
  preview: ImportPreview | undefined;
  isReadOnly: boolean;
  onChange: (conditions: RowCondition[]) => void;
}

/** Rows that stay out, with the number of rows for each condition. */
export function RowFilter({ ours, conditions, preview, isReadOnly, onChange }: RowFilterProps) {
  const { t } = useTranslation();
  const id = useId();
  const { columns } = ours;
  const first = columns[0]?.name;
  const change = (at: number, changed: Partial<RowCondition>) =>
    onChange(conditions.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  const add = () => first !== undefined && onChange([...conditions, { column: first, test: "one_of", words: [] }]);
  if (isReadOnly && !conditions.length) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={t("imports.filter.title")}
        actions={
          !isReadOnly && (
            <Button variant="ghost" size="sm" icon={Plus} onPress={add}>
              {t("imports.filter.add")}
            </Button>
          )
        }
      />
      <CardBody className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t(conditions.length ? "imports.filter.hint" : "imports.filter.none")}</p>
        {conditions.map((condition, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- conditions may be equal, and are not reordered
          <div key={at} role="group" aria-label={t("imports.filter.condition", { number: at + 1 })}>
            <div className="flex flex-wrap items-end gap-2 max-md:flex-col max-md:items-stretch">
              <Select
                className="min-w-40 flex-1"
                label={t("imports.filter.column")}
                options={columns.map(({ name }) => ({ id: name, label: name }))}
                value={condition.column}
                onChange={(column) => change(at, { column })}
                isDisabled={isReadOnly}
              />
              <Select
                className="min-w-40"
                label={t("imports.filter.test")}
                options={ROW_TESTS.map((test) => ({ id: test, label: t(`imports.filter.tests.${test}`) }))}
                value={condition.test}
                onChange={(test) => change(at, { test })}
                isDisabled={isReadOnly}
              />
              {(condition.test === "one_of" || condition.test === "none_of") && (
                <WordsField
                  words={condition.words}
                  isReadOnly={isReadOnly}
                  onChange={(words) => change(at, { words })}
                />
              )}
              {!isReadOnly && (
                <IconButton
                  icon={X}
                  label={t("imports.filter.remove", { number: at + 1 })}
                  onPress={() => onChange(conditions.filter((_, index) => index !== at))}
                />
              )}
            </div>
            {condition.and?.map(({ column, test, words }) => (
              <p key={column} className="mt-1 text-sm [overflow-wrap:anywhere]">
                {t("imports.filter.also", {
                  column,
                  test: t(`imports.filter.tests.${test}`),
                  words: formatList(words.map((word) => `“${word}”`)),
                })}
              </p>
            ))}
            <p role="status" className="mt-1 text-sm text-muted tabular-nums">
              {preview ? t("imports.filter.out", { rows: preview.left_out[at] ?? 0 }) : t("imports.filter.counting")}
            </p>
          </div>
        ))}
        {conditions.length > 0 && preview && (
          <p className="font-medium tabular-nums">{t("imports.filter.stay", { rows: preview.rows })}</p>
        )}
      </CardBody>
    </Card>
  );
}

interface WordsFieldProps {
  words: readonly string[];
  isReadOnly: boolean;
  onChange: (words: string[]) => void;
}

const splitWords = (text: string) =>
  text
    .split(";")
    .map((word) => word.trim())
    .filter(Boolean);

/** Several words, with semicolons between them. The text stays as typed, so that a trailing semicolon stays. */
function WordsField({ words, isReadOnly, onChange }: WordsFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const written = words.join("; ");
  return (
    <TextField
      className="min-w-40 flex-1"
      label={t("imports.filter.words")}
      placeholder={t("imports.filter.words_example")}
      value={splitWords(typed).join("; ") === written ? typed : written}
      onChange={(text) => {
        setTyped(text);
        onChange(splitWords(text).slice(0, 100));
      }}
      isReadOnly={isReadOnly}
    />
  );
}
