import { uuidv7 } from "uuidv7";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Select } from "#admin/ui/Select.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { directionOf } from "#contract/direction.ts";
import type { Category, Placement } from "#datachain/model.ts";
import { useChainWork, useContent } from "./chain-work.ts";
import { changePlacement } from "./edits.ts";
import { writeText } from "#datachain/text.ts";
import { useReadText } from "./read-text.ts";

type FlowPartProps = Pick<Placement, "id" | "subchain_instance_id"> & {
  category: Category;
  onChange: (make: (placement: Placement) => Placement) => void;
};

const NONE = "none";
const NEW = "new";

/** Which data flow a placement belongs to; only some categories allow several. */
export function FlowPart({ id: placement_id, subchain_instance_id, category, onChange }: FlowPartProps) {
  const { t } = useTranslation();
  const { taxonomy, saver, locale, canEdit } = useChainWork();
  const read = useReadText();
  const instances = useContent(({ subchain_instances }) => subchain_instances);
  const subchain = taxonomy.subchains.find(({ categories }) => categories.includes(category.id));
  if (!subchain) return null;
  const mine = instances.filter((one) => one.subchain_id === subchain.id);
  const current = mine.find(({ id }) => id === subchain_instance_id);
  const begin = () => {
    const id = uuidv7();
    saver.edit((content) => ({
      ...changePlacement(content, placement_id, (before) => ({ ...before, subchain_instance_id: id })),
      subchain_instances: [...content.subchain_instances, { id, subchain_id: subchain.id, title: {} }],
    }));
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Select
        label={read(subchain.name) || t("datachains.card.flow")}
        isDisabled={!canEdit}
        options={[
          { id: NONE, label: t("datachains.card.no_flow") },
          ...mine.map(({ id, title }, at) => ({ id, label: read(title) || `${read(subchain.name)} ${at + 1}` })),
          { id: NEW, label: t("datachains.card.new_flow") },
        ]}
        value={current?.id ?? NONE}
        onChange={(id) => {
          if (id === NEW) begin();
          else onChange((before) => ({ ...before, subchain_instance_id: id === NONE ? null : id }));
        }}
      />
      {current && (
        <TextField
          label={t("datachains.card.flow_name")}
          lang={locale}
          dir={directionOf(locale)}
          isReadOnly={!canEdit}
          value={current.title[locale] ?? ""}
          onChange={(value) =>
            saver.edit(
              (content) => ({
                ...content,
                subchain_instances: content.subchain_instances.map((one) =>
                  one.id === current.id ? { ...one, title: writeText(one.title, locale, value) } : one,
                ),
              }),
              `flow:${current.id}:${locale}`,
            )
          }
        />
      )}
    </div>
  );
}
