import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { i18n, useTranslation } from "#admin/i18n/i18n.ts";
import { OrganizationPicker } from "#admin/inventory/OrganizationPicker.tsx";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { paths } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import { type Organization, organizationsApi } from "#contract/organizations.ts";

/** Why nothing was merged, with names. */
function failureOf(error: Error, names: { readonly name: string; readonly other: string }) {
  if (!(error instanceof ApiError)) return errorWords(error);
  const { code, current } = error.body;
  const { references } = (current ?? {}) as { references?: readonly string[] };
  if (references) return i18n.t("organizations.merge.shared", { references: references.join(", ") });
  return code === "organization_cycle" ? i18n.t("organizations.merge.below", names) : errorWords(error);
}

interface MergeOrganizationProps {
  organization: Organization;
  onClose: () => void;
}

/** Chooses the one that stays, says what will happen, does it, and goes there. */
export function MergeOrganization({ organization, onClose }: MergeOrganizationProps) {
  const { t } = useTranslation();
  const { id, name } = organization;
  const [other, setOther] = useState<Named | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const merge = useMerge(organization, other);

  const start = () => {
    setIsMissing(!other);
    if (other) merge.mutate({ params: { id }, query: {}, body: { into_id: other.id } });
  };

  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("organizations.merge.title", { name })}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button
            variant="danger"
            onPress={start}
            isPending={merge.isPending}
            pendingLabel={t("organizations.merge.merging")}
          >
            {t("organizations.merge.confirm")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {merge.error && (
          <Note tone="danger" role="alert" title={t("organizations.merge.failed")}>
            {failureOf(merge.error, { name, other: other?.name ?? "" })}
          </Note>
        )}
        <OrganizationPicker
          label={t("organizations.merge.other")}
          hint={t("organizations.merge.other_hint")}
          value={other}
          onChange={(chosen) => {
            merge.reset();
            setIsMissing(false);
            setOther(chosen);
          }}
          without={[id]}
          errorMessage={isMissing ? t("organizations.merge.missing") : undefined}
        />
        {other && <Consequences organization={organization} other={other.name} />}
      </div>
    </Dialog>
  );
}

function useMerge({ name }: Organization, other: Named | null) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCall(organizationsApi.merge, {
    onSuccess: async ({ organization: into }) => {
      showToast({ message: t("organizations.merge.done", { name, other: other?.name ?? into.name }) });
      await navigate(paths.organization(into.id), { replace: true });
      await Promise.all(
        [organizationsApi.list, organizationsApi.get, organizationsApi.uses].map((call) => invalidate(client, call)),
      );
    },
  });
}

/** The number of uses is reloaded: it is what people weigh. */
function Consequences({ organization, other }: { organization: Organization; other: string }) {
  const { t } = useTranslation();
  const { id, name, use_count } = organization;
  const uses = useQuery({ ...query(organizationsApi.uses, { params: { id }, query: { per_page: 1 } }), staleTime: 0 });
  const count = uses.data?.meta.total_count ?? use_count;
  const sentences = [
    count ? t("organizations.merge.moves", { count, name, other }) : t("organizations.merge.moves_none", { name }),
    t("organizations.merge.keeps", { other }),
    t("organizations.merge.gone", { name }),
    t("organizations.merge.published"),
  ];
  return (
    <Note tone="warning" role="status" title={t("organizations.merge.what")}>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-4">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Note>
  );
}
