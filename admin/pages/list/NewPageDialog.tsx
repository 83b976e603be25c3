import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { uuidv7 } from "uuidv7";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pagePath } from "#admin/paths.ts";
import { type Named, SearchedPicker, usePickerSearch } from "#admin/records/SearchedPicker.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { pagesApi } from "#contract/pages.ts";
import { pagesChanged } from "../pages-cache.ts";

export type SubjectKind = "device" | "algorithm";

const FORM = "new-page";

/** Picks a subject without a page; the new page starts from the inventory's data. */
export function NewPageDialog({ kind, onClose }: { kind: SubjectKind; onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  // the client picks the id, so a retry cannot create two pages
  const [id] = useState(() => uuidv7());
  const [subject, setSubject] = useState<Named | null>(null);
  const [isChecked, setChecked] = useState(false);
  const create = useCall(pagesApi.create, {
    onSuccess: async ({ page }) => {
      await navigate(pagePath(page));
      await pagesChanged(client);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (subject && !create.isPending)
      create.mutate({ body: { page: { id, type: `${kind}_page`, subject_id: subject.id } } });
  };

  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`pages.manage.new.${kind}`)}
      description={t("pages.manage.new.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            isPending={create.isPending}
            pendingLabel={t("pages.manage.new.creating")}
          >
            {t("pages.manage.new.create")}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {create.error && (
          <Note tone="danger" role="alert">
            {errorWords(create.error)}
          </Note>
        )}
        <SubjectPicker
          kind={kind}
          value={subject}
          onChange={setSubject}
          problem={isChecked && !subject ? t(`pages.manage.new.choose_${kind}`) : undefined}
        />
      </form>
    </Dialog>
  );
}

interface SubjectPickerProps {
  kind: SubjectKind;
  value: Named | null;
  onChange: (subject: Named | null) => void;
  problem: string | undefined;
}

function SubjectPicker({ kind, value, onChange, problem }: SubjectPickerProps) {
  const { t } = useTranslation();
  const { onSearch, ...asked } = usePickerSearch(value);
  const { data, isFetching } = useQuery({
    ...query(pagesApi.without, { query: { kind, sort: "name", ...asked.query } }),
    placeholderData: keepPreviousData,
  });
  return (
    <SearchedPicker
      label={t(`pages.manage.new.which_${kind}`)}
      found={(data?.subjects ?? []).map(({ id, name }) => ({ id, label: name }))}
      value={value}
      onChange={onChange}
      onSearch={onSearch}
      openLabel={t("pages.manage.new.show")}
      emptyLabel={isFetching ? t("common.loading") : t(`pages.manage.new.no_${kind}`)}
      errorMessage={problem}
    />
  );
}
