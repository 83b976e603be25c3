import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import type { ImportReading } from "#contract/imports.ts";

interface SheetFieldProps {
  reading: ImportReading;
  isBusy: boolean;
  isReadOnly: boolean;
  onChange: (sheet: string) => void;
}

/** Sheets as the workbook has them. Hidden ones appear when asked for; empty ones cannot be chosen. */
export function SheetField({ reading: { sheets, sheet }, isBusy, isReadOnly, onChange }: SheetFieldProps) {
  const { t } = useTranslation();
  const [isAll, setIsAll] = useState(false);
  const hidden = sheets.filter(({ name, is_hidden }) => is_hidden && name !== sheet);
  const shown = isAll ? sheets : sheets.filter((one) => !hidden.includes(one));
  return (
    <div className="flex flex-col gap-2">
      <RadioCards
        look="columns"
        label={t("imports.reading.sheet")}
        options={shown.map(({ name, row_count, column_count, is_hidden }) => ({
          id: name,
          label: <span className="[overflow-wrap:anywhere]">{name}</span>,
          detail:
            row_count === 0
              ? t("imports.reading.no_table")
              : t(is_hidden ? "imports.reading.hidden_size" : "imports.reading.size", {
                  rows: t("imports.reading.rows", { count: row_count }),
                  columns: t("imports.reading.columns", { count: column_count }),
                }),
          isDisabled: row_count === 0,
        }))}
        value={sheet}
        onChange={onChange}
        isDisabled={isBusy || isReadOnly}
      />
      {hidden.length > 0 && !isAll && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {t("imports.reading.hidden", { count: hidden.length })}
          <Button size="sm" variant="ghost" onPress={() => setIsAll(true)}>
            {t("imports.reading.show_hidden")}
          </Button>
        </p>
      )}
    </div>
  );
}
