import { useTranslation } from "#admin/i18n/i18n.ts";
import { Select } from "#admin/ui/Select.tsx";
import { type Encoding, ENCODINGS, type ImportReading } from "#contract/imports.ts";

interface EncodingFieldProps {
  reading: ImportReading;
  isBusy: boolean;
  isReadOnly: boolean;
  onChange: (encoding: Encoding) => void;
}

/** The encoding, with values that show whether it is right. */
export function EncodingField({ reading: { encoding, telling }, isBusy, isReadOnly, onChange }: EncodingFieldProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      <Select
        className="max-w-90"
        label={t("imports.reading.encoding")}
        hint={t(telling.length ? "imports.reading.encoding_hint" : "imports.reading.encoding_plain")}
        options={ENCODINGS.map((id) => ({ id, label: t(`imports.reading.encodings.${id}`) }))}
        value={encoding}
        onChange={onChange}
        isDisabled={isBusy || isReadOnly}
      />
      {telling.length > 0 && (
        <ul aria-label={t("imports.reading.telling")} className="flex flex-wrap gap-2">
          {telling.map((cell) => (
            <li key={cell} className="rounded-sm border border-border bg-bg px-2 py-1 [overflow-wrap:anywhere]">
              {cell}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
