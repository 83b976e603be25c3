import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { errorWords } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import { pagesApi } from "#contract/pages.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { codePlacesApi } from "#contract/code-places.ts";
import { codesChanged } from "./code-cache.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { PlacePicker } from "./PlacePicker.tsx";
import { TargetFields } from "./TargetFields.tsx";
import { NO_CHOICE, useTargetChoice } from "./target-choice.ts";

interface NewCodeDialogProps {
  /** Suggested code. */
  code: string;
  /** Page it should open, if preselected. */
  page_id: string | null;
  onClose: () => void;
  onCreated: (id: string) => void;
}

const TYPES = ["location", "page", "home", "url", "none"] as const;

const isCode = (text: string) => text === "" || /^[a-z0-9-]{3,32}$/i.test(text);
const refusedCode = (error: unknown) =>
  error instanceof ApiError && error.body.fields?.["short_code.code"] !== undefined ? errorWords(error) : undefined;

/** Waits for the preselected page. */
export function NewCodeDialog({ page_id, ...props }: NewCodeDialogProps) {
  const asked = useQuery({ ...query(pagesApi.read, { params: { id: page_id ?? "" } }), enabled: page_id !== null });
  if (page_id !== null && asked.isPending) return null;
  const page = asked.data?.page;
  const named = page && { id: page.id, name: page.title };
  return <NewCode {...props} page={named ?? null} />;
}

/**
 * Location of the sign, without which it cannot be recorded as installed. Defaults to the device's only location.
 */
function usePlaceOfPage(page: Named | null) {
  const [chosen, setChosen] = useState<{ page_id: string; place: Named | null }>();
  const asked = useQuery({
    ...query(codePlacesApi.list, { query: { page_id: page?.id, per_page: 2 } }),
    enabled: page !== null,
  });
  const found = page ? (asked.data?.places ?? []) : [];
  const [only] = found.length === 1 ? found : [];
  const isChosen = page !== null && chosen?.page_id === page.id;
  const place: Named | null = isChosen ? chosen.place : only ? { id: only.id, name: only.name } : null;
  return {
    place,
    hasAny: found.length > 0,
    choose: (next: Named | null) => page && setChosen({ page_id: page.id, place: next }),
  };
}

function NewCode({
  code: first,
  page,
  onClose,
  onCreated,
}: Omit<NewCodeDialogProps, "page_id"> & { page: Named | null }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // the client picks the id, so a retry cannot create two codes
  const [id] = useState(uuidv7);
  const [code, setCode] = useState(first);
  const [label, setLabel] = useState("");
  const [locale, setLocale] = useState<string | null>(null);
  const target = useTargetChoice(page ? { ...NO_CHOICE, type: "page", page } : NO_CHOICE);
  const openedPage = target.choice.type === "page" ? target.choice.page : null;
  const sign = usePlaceOfPage(openedPage);
  const create = useCall(shortCodesApi.create, {
    onSuccess: ({ short_code }) => {
      void codesChanged(client);
      showToast({ message: t("codes.form.created", { code: short_code.code }) });
      onCreated(short_code.id);
    },
  });
  const send = () => {
    const chosen = target.take();
    if (!chosen || !isCode(code.trim())) return;
    const location_id = sign.place?.id ?? null;
    const input = { id, code: code.trim() || null, label: label || null, locale, location_id, target: chosen };
    create.mutate({ body: { short_code: input } });
  };
  const codeProblem = isCode(code.trim()) ? refusedCode(create.error) : t("codes.form.code_wrong");
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("codes.new")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" isPending={create.isPending} pendingLabel={t("codes.form.creating")} onPress={send}>
            {t("codes.form.create")}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TargetFields state={target} label={t("codes.form.target")} types={TYPES} />
        {openedPage && sign.hasAny && (
          <PlacePicker
            label={t("codes.form.place")}
            optionalLabel={t("common.optional")}
            hint={t("codes.form.place_hint")}
            page_id={openedPage.id}
            value={sign.place}
            onChange={sign.choose}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t("codes.form.label")}
            optionalLabel={t("common.optional")}
            hint={t("codes.form.label_hint")}
            value={label}
            onChange={setLabel}
            maxLength={120}
          />
          <LanguageChoice value={locale} onChange={setLocale} />
        </div>
        <TextField
          label={t("codes.form.code")}
          optionalLabel={t("common.optional")}
          hint={t("codes.form.code_hint")}
          dir="ltr"
          value={code}
          onChange={setCode}
          errorMessage={target.isTried ? codeProblem : undefined}
        />
        <p className="text-sm text-muted">{t("codes.form.never_again")}</p>
        {create.isError && !refusedCode(create.error) && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorWords(create.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
