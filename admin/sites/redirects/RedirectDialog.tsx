import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { type Named, SearchedPicker, usePickerSearch } from "#admin/records/SearchedPicker.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import { pagesApi } from "#contract/pages.ts";
import { redirectsApi, SitePath } from "#contract/redirects.ts";

/** A rejected field's message, translated if the error code is known. */
const refusedField = (error: unknown, field: string) =>
  error instanceof ApiError && error.body.fields?.[`redirect.${field}`] !== undefined ? errorWords(error) : undefined;

export function RedirectDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // the client picks the id, so a retry cannot create two redirects
  const [id] = useState(uuidv7);
  const [path, setPath] = useState("");
  const [kind, setKind] = useState<"page" | "path">("page");
  const [page, setPage] = useState<Named | null>(null);
  const [target, setTarget] = useState("");
  const [isTried, setTried] = useState(false);
  const create = useCall(redirectsApi.create, {
    onSuccess: () => {
      void invalidate(client, redirectsApi.list);
      showToast({ message: t("sites.redirects.added", { path }) });
      onClose();
    },
  });
  const isPath = (value: string) => SitePath.safeParse(value).success;
  const problems = {
    path: isPath(path) ? refusedField(create.error, "path") : t("sites.redirects.path_needed"),
    page: kind === "page" && !page ? t("sites.redirects.page_needed") : undefined,
    target:
      kind === "path" && !isPath(target) ? t("sites.redirects.path_needed") : refusedField(create.error, "target"),
  };
  const send = () => {
    setTried(true);
    if (!isPath(path) || (kind === "page" ? !page : !isPath(target))) return;
    const to = kind === "page" ? { page_id: page?.id ?? null } : { target };
    create.mutate({ body: { redirect: { id, path, ...to } } });
  };
  const isOther = create.isError && !refusedField(create.error, "path") && !refusedField(create.error, "target");
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t("sites.redirects.add_title")}
      description={t("sites.redirects.add_text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" isPending={create.isPending} onPress={send}>
            {t("sites.redirects.add")}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // the dialog is inside the settings form, which must not be submitted
          event.stopPropagation();
          send();
        }}
      >
        <TextField
          label={t("sites.redirects.path")}
          placeholder="/technologies/118"
          value={path}
          onChange={setPath}
          errorMessage={isTried ? problems.path : undefined}
        />
        <div className="flex flex-col gap-2">
          <Segmented
            label={t("sites.redirects.leads_to")}
            value={kind}
            onChange={setKind}
            items={[
              { id: "page", label: t("sites.redirects.to_page") },
              { id: "path", label: t("sites.redirects.to_path") },
            ]}
          />
          {kind === "page" ? (
            <PagePicker value={page} onChange={setPage} errorMessage={isTried ? problems.page : undefined} />
          ) : (
            <TextField
              label={t("sites.redirects.target")}
              placeholder="/collections/along-the-harbour"
              value={target}
              onChange={setTarget}
              errorMessage={isTried ? problems.target : undefined}
            />
          )}
        </div>
        {isOther && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorWords(create.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

interface PagePickerProps {
  value: Named | null;
  onChange: (page: Named | null) => void;
  errorMessage: string | undefined;
}

function PagePicker({ value, onChange, errorMessage }: PagePickerProps) {
  const { t } = useTranslation();
  const { onSearch, ...asked } = usePickerSearch(value);
  const { data, isFetching } = useQuery({ ...query(pagesApi.search, asked), placeholderData: keepPreviousData });
  return (
    <SearchedPicker
      label={t("sites.redirects.page")}
      found={(data?.items ?? []).map(({ id, title, slug }) => ({ id, label: title, detail: slug }))}
      value={value}
      onChange={onChange}
      onSearch={onSearch}
      openLabel={t("sites.redirects.show_pages")}
      emptyLabel={isFetching ? t("sites.redirects.searching") : t("sites.redirects.no_page")}
      errorMessage={errorMessage}
    />
  );
}
