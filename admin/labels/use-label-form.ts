import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { call } from "#admin/api/call.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { namesToEdit, pickNamed } from "#admin/records/names-values.ts";
import { useRecordForm } from "#admin/records/use-record-form.ts";
import { SWATCHES } from "#admin/ui/swatches.ts";
import { type Label, type LabelInput, labelsApi } from "#contract/labels.ts";
import { labelsChanged, labelSaved } from "./label-cache.ts";

/** Lazy: the contract is only needed for validation. */
const contract = () => import("#contract/labels.ts");

export type LabelValues = z.input<typeof LabelInput>;
/** A label, possibly new. */
type LabelDraft = LabelValues & Pick<Label, "id" | "lock_version">;

// the client picks the id, so a retry cannot create two labels
const newLabel = (): LabelDraft => ({
  id: uuidv7(),
  name: "",
  names: {},
  color: SWATCHES.green,
  is_public: true,
  lock_version: 0,
});

export const toValuesIn =
  (locales: readonly string[]) =>
  ({ name, names, color, is_public }: LabelDraft): LabelValues => ({
    name,
    names: namesToEdit(names, locales),
    color,
    is_public,
  });

/** Form of a label; if missing, of a new one. */
export function useLabelForm(label: Label | undefined, locales: readonly string[], onClose: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [record] = useState<LabelDraft>(label ?? newLabel);
  const { id } = record;

  return useRecordForm<LabelDraft, LabelValues>({
    record,
    toValues: toValuesIn(locales),
    resolver: () => resolve(async () => (await contract()).LabelInput),
    read: async (current) => (await contract()).Label.parse(current),
    write: async (values, names, { lock_version }) => {
      if (!label) {
        const created = await call(labelsApi.create, { body: { label: { ...values, id } } });
        void labelsChanged(client);
        return created.label;
      }
      const change = { ...pickNamed(values, names, locales), lock_version };
      const changed = await call(labelsApi.update, { params: { id }, body: { label: change } });
      void labelSaved(client, changed.label);
      return changed.label;
    },
    onSaved: onClose,
    said: (saved) => t(label ? "labels.saved" : "labels.created", { name: shownName(saved) }),
  });
}
