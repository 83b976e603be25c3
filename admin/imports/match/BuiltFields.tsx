import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { formatList } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import type { RecipeFields, RecipePart } from "#contract/import-recipe.ts";
import type { Import, ImportPreview } from "#contract/imports.ts";
import { choiceLabel, choicesOf } from "../field-choices.ts";
import type { FieldGroup } from "../import-fields.ts";
import { FieldChoices } from "./FieldMenu.tsx";
import { builtFields, columnsByField, withParts } from "./match-draft.ts";
import { readPattern, writePattern } from "./pattern.ts";

interface BuiltFieldsProps {
  ours: Import;
  fields: RecipeFields;
  groups: readonly FieldGroup[];
  labels: ReadonlyMap<string, string>;
  preview: ImportPreview | undefined;
  isReadOnly: boolean;
  onChange: (fields: RecipeFields) => void;
}

/** Fields made of several columns and text, or with one value for all rows. */
export function BuiltFields({ ours, fields, groups, labels, preview, isReadOnly, onChange }: BuiltFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  // a field that was just added has no parts yet
  const [added, setAdded] = useState<readonly string[]>([]);
  const built = builtFields(fields).map(([field]) => field);
  const open = [...new Set([...built, ...added])].map((field) => [field, fields[field] ?? []] as const);
  const change = (field: string, parts: readonly RecipePart[]) => {
    // stays open while it is empty or a single column
    if (!added.includes(field)) setAdded([...added, field]);
    onChange(withParts(fields, field, parts));
  };
  const add = (
    <FieldChoices
      trigger={
        <Button variant="ghost" size="sm" icon={Plus}>
          {t("imports.built.add")}
        </Button>
      }
      chosen={undefined}
      groups={groups}
      taken={columnsByField(fields)}
      onChange={(field) => field !== undefined && setAdded([...new Set([...added, field])])}
    />
  );
  if (isReadOnly && !open.length) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t("imports.built.title")} actions={!isReadOnly && add} />
      <CardBody className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t("imports.built.hint")}</p>
        {open.map(([field, parts]) => (
          <BuiltField
            key={field}
            ours={ours}
            field={field}
            label={labels.get(field) ?? field}
            parts={parts}
            examples={preview?.examples.find((one) => one.field === field)?.values ?? []}
            isReadOnly={isReadOnly}
            onChange={(next) => change(field, next)}
            onRemove={() => {
              setAdded(added.filter((one) => one !== field));
              onChange(withParts(fields, field, []));
            }}
          />
        ))}
      </CardBody>
    </Card>
  );
}

interface BuiltFieldProps {
  ours: Import;
  field: string;
  label: string;
  parts: readonly RecipePart[];
  examples: readonly string[];
  isReadOnly: boolean;
  onChange: (parts: readonly RecipePart[]) => void;
  onRemove: () => void;
}

function BuiltField({ ours, field, label, parts, examples, isReadOnly, onChange, onRemove }: BuiltFieldProps) {
  const { t } = useTranslation();
  const { subject, columns } = ours;
  const options = choicesOf(subject, field);
  const isConstant = parts.every((part) => "text" in part);
  const [only] = parts;
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        {options && isConstant ? (
          <Select
            label={label}
            hint={t("imports.built.same")}
            placeholder={t("imports.values.choose")}
            options={options.map((id) => ({ id, label: choiceLabel(t, subject, field, id) }))}
            value={only && "text" in only ? only.text : null}
            onChange={(text) => onChange([{ text }])}
            isDisabled={isReadOnly}
          />
        ) : (
          <PatternField
            label={label}
            parts={parts}
            names={columns.map(({ name }) => name)}
            isReadOnly={isReadOnly}
            onChange={onChange}
          />
        )}
        {!isConstant && examples.length > 0 && (
          <p className="mt-1 text-sm text-muted [overflow-wrap:anywhere]">
            {t("imports.built.examples", { list: formatList(examples.map((one) => `“${one}”`)) })}
          </p>
        )}
      </div>
      {!isReadOnly && (
        <IconButton className="mt-6" icon={X} label={t("imports.built.remove", { field: label })} onPress={onRemove} />
      )}
    </div>
  );
}

interface PatternFieldProps {
  label: string;
  parts: readonly RecipePart[];
  names: readonly string[];
  isReadOnly: boolean;
  onChange: (parts: readonly RecipePart[]) => void;
}

/** Text with columns in braces; a menu inserts them. */
function PatternField({ label, parts, names, isReadOnly, onChange }: PatternFieldProps) {
  const { t } = useTranslation();
  const written = writePattern(parts);
  const [typed, setTyped] = useState(written);
  const { unknown } = readPattern(typed, names);
  // a change from elsewhere, such as a column that was taken out
  const shown = unknown === undefined && writePattern(readPattern(typed, names).parts) !== written ? written : typed;
  const type = (text: string) => {
    setTyped(text);
    onChange(readPattern(text, names).parts);
  };
  return (
    <div className="flex items-end gap-2 max-md:flex-col max-md:items-stretch">
      <TextArea
        className="min-w-0 flex-1"
        label={label}
        rows={1}
        value={shown}
        onChange={type}
        isReadOnly={isReadOnly}
        hint={t(parts.some((part) => "column" in part) ? "imports.built.from_columns" : "imports.built.same")}
        errorMessage={unknown === undefined ? undefined : t("imports.built.unknown", { column: unknown })}
      />
      {!isReadOnly && (
        <Menu
          aria-label={t("imports.built.insert")}
          className="w-80"
          search={{
            label: t("imports.built.search"),
            clearLabel: t("common.clear"),
            emptyLabel: t("imports.list.no_choice_found"),
          }}
          onAction={(key) => type(`${shown}${shown && !/\s$/.test(shown) ? " " : ""}{${String(key)}}`)}
          trigger={
            <Button icon={Plus} className="mb-6 max-md:mb-0">
              {t("imports.built.insert")}
            </Button>
          }
        >
          {names.map((name) => (
            <MenuItem key={name} id={name}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}
