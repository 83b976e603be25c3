import { useQueryClient } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { uuidv7 } from "uuidv7";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { OrganizationPicker } from "./OrganizationPicker.tsx";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { fieldId } from "#admin/records/field-id.ts";

interface OrganizationEntryProps {
  name: string;
  label: string;
  hint?: React.ReactNode;
  isReadOnly: boolean;
  without?: readonly string[] | undefined;
  /** Offers to create an organization with the typed name. */
  canCreate?: boolean | undefined;
}

/** Creates an organization from its name, wherever one is chosen. */
export function useCreateOrganization(onCreated: (organization: Named) => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const creation = useCall(organizationsApi.create, {
    onSuccess: ({ organization: { id, name } }) => {
      onCreated({ id, name });
      showToast({ message: t("organizations.picker.created", { name }) });
      return invalidate(client, organizationsApi.list);
    },
    onError: (error) => showToast({ tone: "danger", message: errorWords(error) }),
  });
  return (name: string) => creation.mutate({ query: {}, body: { organization: { id: uuidv7(), name } } });
}

/** Organization field of a record's form, stored as id and name; null if none. */
export function OrganizationEntry(props: OrganizationEntryProps) {
  const { name, label, hint, isReadOnly, without, canCreate = false } = props;
  const { t } = useTranslation();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController<Record<string, Named | null>>({ name });
  const create = useCreateOrganization(onChange);
  return (
    <OrganizationPicker
      id={fieldId(name)}
      label={label}
      optionalLabel={t("common.optional")}
      hint={hint}
      value={value ?? null}
      onChange={onChange}
      onBlur={onBlur}
      without={without}
      isReadOnly={isReadOnly}
      errorMessage={fieldState.error?.message}
      ref={ref}
      className="max-w-110"
      {...(canCreate && { onCreate: create })}
    />
  );
}
