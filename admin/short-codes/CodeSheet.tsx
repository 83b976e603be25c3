import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp, Copy } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { query } from "#admin/api/query.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageOf } from "#admin/i18n/languages.ts";
import { pagePath } from "#admin/paths.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Sheet } from "#admin/ui/Sheet.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { addressOf } from "./code-address.ts";
import { type CodeAction, CodeMenu, useCopyAddress } from "./CodeMenu.tsx";
import { EditCodeDialog } from "./EditCodeDialog.tsx";
import { HistoryPart } from "./HistoryPart.tsx";
import { NextStep } from "./NextStep.tsx";
import { opensWords } from "./opens-words.ts";
import { lookFieldId, QrLookForm } from "./qr/QrLookForm.tsx";
import { QrPart, ScanTest } from "./qr/QrPart.tsx";
import { useQr } from "./qr/use-qr.ts";
import { RetargetForm } from "./RetargetForm.tsx";
import { RetireDialog } from "./RetireDialog.tsx";
import { ScansPart } from "./ScansPart.tsx";
import { StateBadge } from "./StateBadge.tsx";

interface CodeSheetProps {
  id: string;
  /** Ids of the list behind it, in order. */
  ids: readonly string[];
  /** Opens with the form for a new target. */
  isRetargeting: boolean;
  isWriter: boolean;
  onTurn: (id: string) => void;
  onClose: () => void;
}

type Part = "retarget" | "edit" | "look" | "retire";
const ACTIONS: readonly CodeAction[] = ["edit", "look", "retire"];

/** One code beside the list: details, next step, scans and history of targets. */
export function CodeSheet({ id, ids, isRetargeting, isWriter, onTurn, onClose }: CodeSheetProps) {
  const { t } = useTranslation();
  const result = useQuery(query(shortCodesApi.show, { params: { id } }));
  const code = result.data?.short_code;
  const [open, setOpen] = useState<Part | undefined>(isRetargeting && isWriter ? "retarget" : undefined);
  return (
    <Sheet
      title={code ? code.code : t("codes.title")}
      detail={code?.label}
      status={code && <StateBadge state={code.state} />}
      actions={
        <>
          <Neighbours id={id} ids={ids} onTurn={onTurn} />
          {code && (
            <CodeMenu
              code={code}
              isWriter={isWriter}
              actions={ACTIONS}
              onAction={(action) => action !== "show" && setOpen(action)}
            />
          )}
        </>
      }
      closeLabel={t("common.close")}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t("common.close")}</Button>}
    >
      <LoadedRecord
        result={result}
        failedTitle={t("codes.detail.failed")}
        skeleton={<SheetSkeleton />}
        missing={<EmptyState title={t("codes.detail.missing.title")}>{t("codes.detail.missing.text")}</EmptyState>}
      >
        {({ short_code, scans, history }) => (
          <>
            <CodeHead code={short_code} isWriter={isWriter} open={open} onOpen={setOpen} />
            <ScansPart code={short_code} scans={scans} />
            <HistoryPart history={history} />
            {isWriter && short_code.state !== "retired" && <RetirePart onOpen={() => setOpen("retire")} />}
            {open === "retire" && <RetireDialog code={short_code} onClose={() => setOpen(undefined)} />}
          </>
        )}
      </LoadedRecord>
    </Sheet>
  );
}

/** The QR code beside its facts. */
function SheetSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className="flex gap-5 px-4 py-5 max-sm:flex-col md:px-6">
      <VisuallyHidden>{t("common.loading")}</VisuallyHidden>
      <Skeleton width={172} height={172} className="flex-none rounded-md max-sm:mx-auto" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <Skeleton width="70%" height={24} />
        <Skeleton height={112} className="rounded-md" />
        <Skeleton width="60%" height={32} className="rounded-md" />
      </div>
    </div>
  );
}

/** Buttons to the previous and next code of the list. */
function Neighbours({ id, ids, onTurn }: Pick<CodeSheetProps, "id" | "ids" | "onTurn">) {
  const { t } = useTranslation();
  const at = ids.indexOf(id);
  if (at < 0 || ids.length < 2) return null;
  const [before, after] = [ids[at - 1], ids[at + 1]];
  return (
    <>
      <IconButton
        size="sm"
        icon={ChevronUp}
        label={t("codes.detail.previous")}
        isDisabled={before === undefined}
        onPress={() => before !== undefined && onTurn(before)}
      />
      <IconButton
        size="sm"
        icon={ChevronDown}
        label={t("codes.detail.next")}
        isDisabled={after === undefined}
        onPress={() => after !== undefined && onTurn(after)}
      />
    </>
  );
}

interface CodeHeadProps {
  code: ShortCode;
  isWriter: boolean;
  open: Part | undefined;
  onOpen: (part: Part | undefined) => void;
}

function CodeHead({ code, isWriter, open, onOpen }: CodeHeadProps) {
  const qr = useQr(code);
  const isRetired = code.state === "retired";
  const toProblem = () => {
    flushSync(() => onOpen("look"));
    const [name] = Object.keys(qr.problems) as (keyof typeof qr.problems)[];
    if (name) document.getElementById(lookFieldId(name))?.focus();
  };
  return (
    <>
      <div className="flex gap-5 px-4 py-5 max-sm:flex-col md:px-6">
        {!isRetired && <QrPart code={code} qr={qr} onRefused={toProblem} />}
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <Address code={code.code} />
          <Facts code={code} />
          <NextStep
            code={code}
            isWriter={isWriter}
            isRetargeting={open === "retarget"}
            onRetarget={() => onOpen("retarget")}
          />
          {!isRetired && open !== "look" && <ScanTest qr={qr} />}
        </div>
      </div>
      {open === "look" && <QrLookForm qr={qr} />}
      {open === "retarget" && <RetargetForm key={code.lock_version} code={code} onClose={() => onOpen(undefined)} />}
      {open === "edit" && <EditCodeDialog code={code} onClose={() => onOpen(undefined)} />}
    </>
  );
}

function Address({ code }: { code: string }) {
  const { t } = useTranslation();
  const { host } = addressOf(code);
  const copy = useCopyAddress(code);
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

function RetirePart({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
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
        <Button variant="danger-quiet" onPress={onOpen}>
          {t("codes.retire.open")}
        </Button>
      </span>
    </section>
  );
}
