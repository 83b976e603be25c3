import { useMutation, useQueryClient } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { refreshPage } from "#admin/publishing/refresh-page.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Publication, publicationsApi, type Withholding } from "#contract/publications.ts";
import { wholeOf } from "#contract/whole-version.ts";
import { usePartWords } from "./part-words.ts";
import { WithholdDialog } from "./WithholdDialog.tsx";

/** What of an earlier version residents do not read, with the way to change that. */
export function Withheld({ publication }: { publication: Publication }) {
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const [isOpen, setOpen] = useState(false);
  const { withholdings, ended_at } = publication;
  const canWithhold = canEdit && ended_at !== null && !wholeOf(withholdings);
  // the pressed button may be gone
  const box = useRef<HTMLDivElement>(null);
  const keepFocus = () => box.current?.focus();
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {withholdings.length > 0 && (
        <div className="mt-3">
          <Note tone="neutral" icon={EyeOff} title={t("history.withheld.heading")}>
            <ul className="mt-1 flex flex-col gap-2">
              {withholdings.map((one) => (
                <WithheldPart key={one.id} withholding={one} canShow={canEdit} onShown={keepFocus} />
              ))}
            </ul>
          </Note>
        </div>
      )}
      {canWithhold && (
        <Button size="sm" icon={EyeOff} className="mt-3" onPress={() => setOpen(true)}>
          {t("history.withheld.action")}
        </Button>
      )}
      {isOpen && (
        <WithholdDialog publication={publication} onClose={() => setOpen(false)} onDone={() => setTimeout(keepFocus)} />
      )}
    </div>
  );
}

interface WithheldPartProps {
  withholding: Withholding;
  canShow: boolean;
  onShown: () => void;
}

function WithheldPart({ withholding, canShow, onShown }: WithheldPartProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { page } = usePageWork();
  const nameOf = usePartWords();
  const { id, field, reason, withheld_at, withheld_by } = withholding;
  const show = useMutation({
    mutationFn: () => call(publicationsApi.show, { params: { id } }),
    onSuccess: async () => {
      await refreshPage(client, page);
      onShown();
      showToast({ message: t("history.withheld.shown") });
    },
  });
  const name = withheld_by ?? t("history.somebody");
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1">
      <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <b className="font-medium">{field === null ? t("history.withheld.whole_name") : nameOf({ field })}</b>{" "}
        <q>{reason}</q>
        <span className="block text-sm text-muted">
          {t("history.withheld.by", { name, when: formatDate(withheld_at) })}
        </span>
        {show.isError && (
          <span role="alert" className="block text-sm text-danger">
            {t("history.withheld.show_failed")}. {errorWords(show.error)}
          </span>
        )}
      </span>
      {canShow && (
        <Button size="sm" variant="ghost" className="-ms-3" isPending={show.isPending} onPress={() => show.mutate()}>
          {t("history.withheld.show")}
        </Button>
      )}
    </li>
  );
}
