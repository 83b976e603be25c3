import { ArrowRight, Plus, X } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { columnOf, columnsUsed, type ImportRecipe, type RecipeFields } from "#contract/import-recipe.ts";
import type { Import } from "#contract/imports.ts";
import type { FieldGroup } from "../import-fields.ts";
import { FieldChoices } from "./FieldMenu.tsx";
import { columnsByField, withParts } from "./match-draft.ts";
import { writePattern } from "./pattern.ts";

interface GroupsCardProps {
  ours: Import;
  recipe: ImportRecipe;
  /** Fields to choose from. */
  choices: readonly FieldGroup[];
  labels: ReadonlyMap<string, string>;
  isReadOnly: boolean;
  onChange: (groups: RecipeFields[]) => void;
}

const MAX_GROUPS = 30;

/** Numbered columns: further places or records of a row, or further rows of an answer. */
export function GroupsCard({ ours, recipe, choices, labels, isReadOnly, onChange }: GroupsCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const { groups } = recipe;
  const add = (
    <Button
      variant="ghost"
      size="sm"
      icon={Plus}
      isDisabled={groups.length >= MAX_GROUPS}
      onPress={() => onChange([...groups, {}])}
    >
      {t("imports.match.groups.add")}
    </Button>
  );
  if (groups.length === 0 && isReadOnly) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t("imports.match.groups.title")} actions={!isReadOnly && add} />
      <CardBody className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t(`imports.match.groups.text.${ours.subject}`)}</p>
        {groups.map((group, at) => (
          <Group
            // oxlint-disable-next-line react/no-array-index-key -- groups may be equal, and are not reordered
            key={at}
            ours={ours}
            recipe={recipe}
            group={group}
            number={at + 2}
            choices={choices}
            labels={labels}
            isReadOnly={isReadOnly}
            onChange={(next) => onChange(groups.map((one, index) => (index === at ? next : one)))}
            onRemove={() => onChange(groups.filter((_, index) => index !== at))}
          />
        ))}
      </CardBody>
    </Card>
  );
}

interface GroupProps extends Omit<GroupsCardProps, "onChange"> {
  group: RecipeFields;
  /** Columns without a number are the first. */
  number: number;
  onChange: (group: RecipeFields) => void;
  onRemove: () => void;
}

function Group({ ours, recipe, group, number, choices, labels, isReadOnly, onChange, onRemove }: GroupProps) {
  const { t } = useTranslation();
  const id = useId();
  const labelOf = (field: string) => labels.get(field) ?? field;
  const names = ours.columns.map(({ name }) => name);
  const used = columnsUsed(recipe);
  const addField = (field: string | undefined) => {
    const column = names.find((name) => !used.has(name)) ?? names[0];
    if (field !== undefined && column !== undefined && !(field in group))
      onChange(withParts(group, field, [{ column }]));
  };
  return (
    <div role="group" aria-labelledby={id} className="rounded-md border border-border">
      <div className="flex items-center justify-between gap-2 border-b border-border px-3 py-1.5">
        <h3 id={id} className="font-medium">
          {t("imports.match.groups.number", { number })}
        </h3>
        {!isReadOnly && <IconButton icon={X} label={t("imports.match.groups.remove", { number })} onPress={onRemove} />}
      </div>
      <div className="flex flex-col gap-2 p-3">
        {Object.entries(group).map(([field, parts]) => {
          const [only] = parts;
          const column = parts.length === 1 && only ? columnOf(only) : undefined;
          return (
            <div key={field} className="flex items-center gap-2 max-md:flex-wrap">
              {column === undefined ? (
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere] text-muted">{writePattern(parts)}</span>
              ) : (
                <Select
                  className="min-w-0 flex-1"
                  isLabelHidden
                  label={t("imports.match.groups.column_of", { field: labelOf(field), number })}
                  options={names.map((name) => ({ id: name, label: name }))}
                  value={column}
                  onChange={(next) => onChange({ ...group, [field]: [{ column: next }] })}
                  isDisabled={isReadOnly}
                />
              )}
              <ArrowRight size={14} className="flex-none text-muted rtl:rotate-180" aria-hidden />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{labelOf(field)}</span>
              {!isReadOnly && (
                <IconButton
                  icon={X}
                  label={t("imports.match.groups.remove_field", { field: labelOf(field), number })}
                  onPress={() => onChange(withParts(group, field, []))}
                />
              )}
            </div>
          );
        })}
        {!isReadOnly && (
          <div>
            <FieldChoices
              trigger={
                <Button size="sm" icon={Plus} aria-label={t("imports.match.groups.add_field_to", { number })}>
                  {t("imports.match.groups.add_field")}
                </Button>
              }
              chosen={undefined}
              groups={choices}
              taken={columnsByField(group)}
              onChange={addField}
            />
          </div>
        )}
      </div>
    </div>
  );
}
