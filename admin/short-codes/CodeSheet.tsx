import { useQuery } from "@tanstack/react-query";
import { Copy, Palette, Pencil, Printer, Split } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { query } from "#admin/api/query.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageOf } from "#admin/i18n/languages.ts";
import { pagePath, paths, signsPath } from "#admin/paths.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Sheet } from "#admin/ui/Sheet.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { addressOf } from "./code-address.ts";
import { EditCodeDialog } from "./EditCodeDialog.tsx";
import { HistoryPart } from "./HistoryPart.tsx";
import { opensWords } from "./opens-words.ts";
import { lookFieldId, QrLookForm } from "./qr/QrLookForm.tsx";
import { QrPart, ReadableNote } from "./qr/QrPart.tsx";
import { useQr } from "./qr/use-qr.ts";
import { RetargetForm } from "./RetargetForm.tsx";
import { RetireDialog } from "./RetireDialog.tsx";
import { ScansPart } from "./ScansPart.tsx";
import { StateBadge } from "./StateBadge.tsx";

interface CodeSheetProps {
  id: string;
  isWriter: boolean;
  onClose: () => void;
}

/** One code beside the list: what it is, how often it was scanned, where it led. */
export function CodeSheet({ id, isWriter, onClose }: CodeSheetProps) {
  const { t } = useTranslation();
  const result = useQuery(query(shortCodesApi.show, { params: { id } }));
  const code = result.data?.short_code;
  return (
    <Sheet
      title={code ? code.code : t("codes.title")}
      detail={code?.label}
      closeLabel={t("common.close")}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t("common.close")}</Button>}
    >
      <LoadedRecord
        result={result}
        failedTitle={t("codes.detail.failed")}
        skeleton={<RecordSkeleton hasHead={false} />}
      >
        {({ short_code, scans, history }) => (
          <>
            <CodeHead code={short_code} isWriter={isWriter} />
            <ScansPart scans={scans} />
            <HistoryPart history={history} />
            {isWriter && short_code.state !== "retired" && <RetirePart code={short_code} />}
          </>
        )}
      </LoadedRecord>
    </Sheet>
  );
}

function CodeHead({ code, isWriter }: { code: ShortCode; isWriter: boolean }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"retarget" | "edit" | "look">();
  const qr = useQr(code, open === "look");
  const toProblem = () => {
    flushSync(() => setOpen("look"));
    const [name] = Object.keys(qr.problems) as (keyof typeof qr.problems)[];
    if (name) document.getElementById(lookFieldId(name))?.focus();
  };
  return (
    <>
      <div className="flex gap-5 px-4 py-5 max-sm:flex-col md:px-6">
        <QrPart code={code} qr={qr} onRefused={toProblem} />
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <Address code={code.code} />
          <Facts code={code} />
          <div className="flex flex-wrap gap-2">
            <LinkButton icon={Printer} href={signsPath([code.code])}>
              {t("codes.print_sign")}
            </LinkButton>
            <Button
              icon={Palette}
              aria-expanded={open === "look"}
              onPress={() => setOpen(open === "look" ? undefined : "look")}
            >
              {t("codes.look.open")}
            </Button>
          </div>
          {isWriter && (
            <div className="flex flex-wrap gap-2">
              <Button icon={Split} aria-expanded={open === "retarget"} onPress={() => setOpen("retarget")}>
                {t("codes.detail.retarget")}
              </Button>
              <Button icon={Pencil} onPress={() => setOpen("edit")}>
                {t("codes.detail.edit")}
              </Button>
              {code.state === "blank" && (
                <LinkButton href={paths.claimCode(code.code)}>{t("codes.detail.claim")}</LinkButton>
              )}
            </div>
          )}
          <ReadableNote hasLogo={qr.look.logo} />
        </div>
      </div>
      {open === "look" && <QrLookForm qr={qr} />}
      {open === "retarget" && <RetargetForm key={code.lock_version} code={code} onClose={() => setOpen(undefined)} />}
      {open === "edit" && <EditCodeDialog code={code} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function Address({ code }: { code: string }) {
  const { t } = useTranslation();
  const { host, url } = addressOf(code);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    showToast({ message: t("codes.detail.copied") });
  };
  return (
    <p className="flex items-center gap-1 text-lg [overflow-wrap:anywhere]">
      <span className="min-w-0" dir="ltr">
        {host}/<b>{code}</b>
      </span>
      <IconButton size="sm" icon={Copy} label={t("codes.detail.copy")} onPress={() => void copy()} />
    </p>
  );
}

function Facts({ code }: { code: ShortCode }) {
  const { t } = useTranslation();
  const words = opensWords(t, code);
  const rows: [string, React.ReactNode][] = [
    [t("codes.columns.state"), <StateBadge key="state" state={code.state} />],
    [
      t("codes.columns.opens"),
      code.page ? (
        <TextLink key="page" href={pagePath(code.page)}>
          {words}
        </TextLink>
      ) : (
        words
      ),
    ],
    [t("codes.columns.place"), code.place?.name ?? t("codes.no_place")],
    [t("codes.language"), code.locale ? languageOf(code.locale).name : t("codes.language_any")],
    ...(code.expires_at ? [[t("codes.detail.expires"), formatDate(code.expires_at)] as [string, string]] : []),
  ];
  return (
    <dl className="divide-y divide-border rounded-md border border-border">
      {rows.map(([name, value]) => (
        <div key={name} className="flex gap-3 px-3 py-2">
          <dt className="w-20 flex-none text-sm text-muted">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function RetirePart({ code }: { code: ShortCode }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <section
      aria-labelledby="code-retire"
      className="flex gap-4 border-t border-border px-4 py-5 max-sm:flex-col md:px-6"
    >
      <div className="min-w-0 flex-1">
        <h3 id="code-retire" className="font-bold">
          {t("codes.retire.title")}
        </h3>
        <p className="text-sm text-muted">{t("codes.retire.text")}</p>
      </div>
      <span className="flex-none">
        <Button variant="danger-quiet" onPress={() => setAsking(true)}>
          {t("codes.retire.open")}
        </Button>
      </span>
      {isAsking && <RetireDialog code={code} onClose={() => setAsking(false)} />}
    </section>
  );
}
