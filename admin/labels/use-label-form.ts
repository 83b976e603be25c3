import { useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { call } from "#admin/api/call.ts";
import { showErrors } from "#admin/api/errors.ts";
import { invalidate } from "#admin/api/query.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import { Label, LabelInput, labelsApi } from "#contract/labels.ts";
import { SWATCHES } from "#admin/ui/swatches.ts";

export type LabelValues = z.input<typeof LabelInput>;

const EMPTY: LabelValues = { name: "", color: SWATCHES.green, is_public: true };
const valuesOf = ({ name, color, is_public }: Label): LabelValues => ({ name, color, is_public });

/** With a 409 comes the label as somebody else saved it. */
const theirsOf = (error: unknown) =>
  error instanceof ApiError && error.body.code === "conflict" ? Label.safeParse(error.body.current).data : undefined;

export function useLabelForm(label: Label | undefined, onSaved: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // made here, not on the server: sent twice, it still makes one label
  const [newId] = useState(() => uuidv7());
  const [version, setVersion] = useState(label?.lock_version ?? 0);
  const [conflict, setConflict] = useState<Label>();
  const form = useForm<LabelValues, unknown, LabelInput>({
    defaultValues: label ? valuesOf(label) : EMPTY,
    resolver: resolve<LabelValues, LabelInput>(LabelInput),
    shouldFocusError: false,
  });

  const send = (input: LabelInput, lock_version: number) =>
    label
      ? call(labelsApi.update, { params: { id: label.id }, body: { label: { ...input, lock_version } } })
      : call(labelsApi.create, { body: { label: { ...input, id: newId } } });

  const save = (lock_version: number) => async (input: LabelInput) => {
    try {
      const saved = await send(input, lock_version);
      showToast({ message: t(label ? "labels.saved" : "labels.created", { name: saved.label.name }) });
      onSaved();
      await invalidate(client, labelsApi.list);
    } catch (error) {
      const theirs = theirsOf(error);
      if (theirs) setConflict(theirs);
      else showErrors(error, form);
    }
  };

  const settle = (theirs: Label) => {
    setVersion(theirs.lock_version);
    setConflict(undefined);
  };

  return {
    form,
    conflict,
    isPending: form.formState.isSubmitting,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!form.formState.isSubmitting) void form.handleSubmit(save(version))();
    },
    takeTheirs: () => {
      if (!conflict) return;
      form.reset(valuesOf(conflict));
      settle(conflict);
    },
    keepMine: () => {
      if (!conflict) return;
      settle(conflict);
      void form.handleSubmit(save(conflict.lock_version))();
    },
  };
}
