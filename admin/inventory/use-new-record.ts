import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { uuidv7 } from "uuidv7";
import { showErrors } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { StartValues } from "./start-values.ts";

interface NewRecordSetup<V> {
  copy_of: Named | null;
  /** Default values of this kind's own fields. */
  defaults: Omit<V, keyof StartValues | "name">;
  resolver: Resolver<V & FieldValues>;
  create: (values: V, id: string) => Promise<Named>;
  changed: (client: QueryClient) => Promise<unknown>;
  path: (id: string) => string;
  /** "“Quay camera” created" */
  createdWords: (name: string) => string;
}

/** Form of a new device or algorithm, and its submit handler. */
export function useNewRecord<V extends StartValues & { name: string } & FieldValues>(setup: NewRecordSetup<V>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { copy_of } = setup;
  // the client picks the id, so a retry cannot create two
  const [id] = useState(() => uuidv7());
  const form = useForm<V>({
    defaultValues: {
      ...setup.defaults,
      name: copy_of ? t("records.start.copy_name", { name: copy_of.name }) : "",
      start: copy_of ? "copy" : "blank",
      copy_of,
    } as DefaultValues<V>,
    resolver: setup.resolver,
    shouldFocusError: false,
  });

  async function create(values: V) {
    try {
      const record = await setup.create(values, id);
      void setup.changed(client);
      await navigate(setup.path(record.id));
      showToast({ message: setup.createdWords(record.name) });
    } catch (error) {
      showErrors(error, form);
    }
  }
  return { form, create };
}
