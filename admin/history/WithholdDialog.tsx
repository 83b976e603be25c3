import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { refreshPage } from "#admin/publishing/refresh-page.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Checkbox } from "#admin/ui/Checkbox.tsx";
import { ComboBox } from "#admin/ui/ComboBox.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { MOST_WITHHELD, type Publication, publicationsApi, REASON_LETTERS } from "#contract/publications.ts";
import { countLetters } from "#contract/segments.ts";
import { usePartWords } from "./part-words.ts";

type Props = { publication: Publication; onClose: () => void; onDone: () => void };

/** Takes an earlier version, or one part of it, from residents. They read the reason in its place. */
export function WithholdDialog({ publication, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { number } = publication;
  const [isWhole, setWhole] = useState(false);
  const [field, setField] = useState<string | null>(null);
  const [isEverywhere, setEverywhere] = useState(false);
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const others = useOtherVersions(number);
  const withhold = useWithholding(() => {
    onClose();
    onDone();
  });
  const said = reason.trim();
  const reasonProblem = () => {
    if (said === "") return t("history.withheld.reason_missing");
    if (countLetters(said) > REASON_LETTERS) return t("common.validation.too_long", { count: REASON_LETTERS });
    return undefined;
  };
  const problems = {
    field: !isWhole && field === null ? t("history.withheld.which_missing") : undefined,
    reason: reasonProblem(),
  };
  const send = () => {
    setTried(true);
    if (problems.field || problems.reason) return;
    const numbers = isWhole || !isEverywhere ? [number] : [number, ...others];
    withhold.mutate({ numbers, field: isWhole ? null : field, reason: said });
  };
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={onClose}
      title={t("history.withheld.title", { number })}
      description={t("history.withheld.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="danger" isPending={withhold.isPending} onPress={send}>
            {t("history.withheld.confirm")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {withhold.isError && (
          <Note tone="danger" role="alert" title={t("history.withheld.failed")}>
            {errorWords(withhold.error)}
          </Note>
        )}
        <RadioCards
          label={t("history.withheld.what")}
          look="pairs"
          value={isWhole ? "whole" : "part"}
          onChange={(id) => setWhole(id === "whole")}
          options={[
            { id: "part", label: t("history.withheld.part"), detail: t("history.withheld.part_text") },
            { id: "whole", label: t("history.withheld.whole"), detail: t("history.withheld.whole_text") },
          ]}
        />
        {!isWhole && (
          <>
            <PartField
              publication={publication}
              value={field}
              onChange={setField}
              errorMessage={isTried ? problems.field : undefined}
            />
            {others.length > 0 && others.length < MOST_WITHHELD && (
              <Checkbox label={t("history.withheld.everywhere")} isSelected={isEverywhere} onChange={setEverywhere} />
            )}
          </>
        )}
        <TextArea
          label={t("history.withheld.reason")}
          hint={t("history.withheld.reason_hint")}
          rows={3}
          value={reason}
          onChange={setReason}
          limit={REASON_LETTERS}
          counterLabel={(used, limit) => t("publishing.sheet.counter", { used, limit })}
          errorMessage={isTried ? problems.reason : undefined}
        />
      </div>
    </Dialog>
  );
}

interface PartFieldProps {
  publication: Publication;
  value: string | null;
  onChange: (field: string | null) => void;
  errorMessage: string | undefined;
}

function PartField({ publication: { number, withholdings }, value, onChange, errorMessage }: PartFieldProps) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const nameOf = usePartWords();
  const { data, error } = useQuery(query(publicationsApi.parts, { params: { id: page.id, number } }));
  const left = data?.parts.filter(({ field }) => withholdings.every((one) => one.field !== field)) ?? [];
  const chosen = left.find(({ field }) => field === value);
  return (
    <>
      <ComboBox
        label={t("history.withheld.which")}
        options={left.map((part) => ({ id: part.field, label: nameOf(part), detail: part.said }))}
        value={value}
        onChange={onChange}
        openLabel={t("history.withheld.open")}
        emptyLabel={error ? t("history.withheld.load_failed") : t("history.withheld.none")}
        errorMessage={error ? `${t("history.withheld.load_failed")}. ${errorWords(error)}` : errorMessage}
      />
      {chosen?.is_public_now && <Note tone="warning">{t("history.withheld.still_public")}</Note>}
    </>
  );
}

/** Numbers start at 1 and have no gaps. */
function useOtherVersions(number: number) {
  const { page } = usePageWork();
  const { data } = useQuery(
    query(publicationsApi.list, { params: { id: page.id }, query: { per_page: 1, sort: "-number" } }),
  );
  const [last] = data?.publications ?? [];
  const ended = last ? last.number - (last.ended_at === null ? 1 : 0) : 0;
  return Array.from({ length: ended }, (_, index) => index + 1).filter((one) => one !== number);
}

type Wanted = { readonly numbers: number[]; readonly field: string | null; readonly reason: string };

function useWithholding(onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { page } = usePageWork();
  return useMutation({
    mutationFn: (body: Wanted) => call(publicationsApi.withhold, { params: { id: page.id }, body }),
    onSuccess: async () => {
      await refreshPage(client, page);
      showToast({ message: t("history.withheld.done") });
      onDone();
    },
  });
}
