import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { call } from "#admin/api/call.ts";
import { recordsChanged } from "#admin/inventory/inventory-records.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { namesToEdit, pickNamed } from "#admin/records/names-values.ts";
import { useRecordForm } from "#admin/records/use-record-form.ts";
import { SWATCHES } from "#admin/ui/swatches.ts";
import { type Status, type StatusInput, statusesApi } from "#contract/statuses.ts";

/** Loads validation lazily, on the first submit. */
const contract = () => import("#contract/statuses.ts");

type StatusValues = z.input<typeof StatusInput>;
/** An existing or a new status. */
type StatusDraft = StatusValues & Pick<Status, "id" | "lock_version">;

// a client-side id makes the request idempotent
const newStatus = (): StatusDraft => ({
  id: uuidv7(),
  name: "",
  names: {},
  color: SWATCHES.green,
  phase: "active",
  is_public: true,
  lock_version: 0,
});

export const toValuesIn =
  (locales: readonly string[]) =>
  ({ name, names, color, phase, is_public }: StatusDraft): StatusValues => ({
    name,
    names: namesToEdit(names, locales),
    color,
    phase,
    is_public,
  });

/** The form of a status; without one, of a new status. */
export function useStatusForm(status: Status | undefined, locales: readonly string[], onClose: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [record] = useState<StatusDraft>(status ?? newStatus);
  const { id } = record;

  return useRecordForm<StatusDraft, StatusValues>({
    record,
    toValues: toValuesIn(locales),
    resolver: () => resolve(async () => (await contract()).StatusInput),
    read: async (current) => (await contract()).Status.parse(current),
    write: async (values, names, { lock_version }) => {
      const change = { ...pickNamed(values, names, locales), lock_version };
      const saved = status
        ? await call(statusesApi.update, { params: { id }, body: { status: change } })
        : await call(statusesApi.create, { body: { status: { ...values, id } } });
      return saved.status;
    },
    onSaved: () => {
      void recordsChanged(client, "devices");
      onClose();
    },
    said: (saved) => t("devices.statuses.saved", { name: shownName(saved) }),
  });
}
