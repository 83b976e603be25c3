import { useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { call } from "#admin/api/call.ts";
import { showErrors } from "#admin/api/errors.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { SWATCHES } from "#admin/ui/swatches.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import { Status, StatusInput, statusesApi } from "#contract/statuses.ts";
import { devicesChanged } from "../device-cache.ts";

export type StatusValues = z.input<typeof StatusInput>;

const EMPTY: StatusValues = { name: "", color: SWATCHES.green, phase: "active", is_public: true };
const valuesOf = ({ name, color, phase, is_public }: Status): StatusValues => ({ name, color, phase, is_public });

/** With a 409 comes the status as somebody else saved it. */
const theirsOf = (error: unknown) =>
  error instanceof ApiError && error.body.code === "conflict" ? Status.safeParse(error.body.current).data : undefined;

export function useStatusForm(status: Status | undefined, onSaved: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // made here, not on the server: sent twice, it still makes one status
  const [newId] = useState(() => uuidv7());
  const [version, setVersion] = useState(status?.lock_version ?? 0);
  const [conflict, setConflict] = useState<Status>();
  const form = useForm<StatusValues, unknown, StatusInput>({
    defaultValues: status ? valuesOf(status) : EMPTY,
    resolver: resolve<StatusValues, StatusInput>(StatusInput),
    shouldFocusError: false,
  });

  const send = (input: StatusInput, lock_version: number) =>
    status
      ? call(statusesApi.update, { params: { id: status.id }, body: { status: { ...input, lock_version } } })
      : call(statusesApi.create, { body: { status: { ...input, id: newId } } });

  const save = (lock_version: number) => async (input: StatusInput) => {
    try {
      const saved = await send(input, lock_version);
      showToast({ message: t("devices.statuses.saved", { name: saved.status.name }) });
      onSaved();
      await devicesChanged(client);
    } catch (error) {
      const theirs = theirsOf(error);
      if (theirs) setConflict(theirs);
      else showErrors(error, form);
    }
  };
  const settle = (theirs: Status) => {
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
