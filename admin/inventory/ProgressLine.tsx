import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ArrowRight, Check, RotateCw } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { mayCall, mayOpen } from "#admin/session/share-limits.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { type Progress, progressApi } from "#contract/progress.ts";
import type { Kind } from "#datachain/model.ts";
import { languagesLeft, type ProgressStep, progressSteps, type Step } from "./progress-steps.ts";
import { useCreatePage } from "./use-create-page.ts";

interface ProgressLineProps {
  kind: Kind;
  /** Id of the device or algorithm. */
  id: string;
  /** Any value that changes with the screen's data: the progress is refetched when it does. */
  stamp: string;
  isWriter: boolean;
  /** Without a primary button, for screens that have their own. */
  isQuiet?: boolean | undefined;
}

/** Steps from a record to its sign and the next one to take, on every screen along the way. */
export function ProgressLine(props: ProgressLineProps) {
  return mayCall(progressApi[props.kind], props) ? <LoadedLine {...props} /> : null;
}

function LoadedLine(props: ProgressLineProps) {
  const { kind, id, stamp } = props;
  const { t } = useTranslation();
  const endpoint = progressApi[kind];
  // changes on other screens affect it
  const result = useQuery({ ...query(endpoint, { params: { id } }), staleTime: 0 });
  const { refetch } = result;
  const read = useRef(stamp);
  useEffect(() => {
    if (read.current === stamp) return;
    read.current = stamp;
    void refetch();
  }, [stamp, refetch]);
  if (result.data) return <Line {...props} progress={result.data.progress} />;
  if (!result.isError) return <Skeleton height={58} />;
  return (
    <p className={cx(BOX, "flex flex-wrap items-center gap-3 text-muted")}>
      {t("records.progress.failed")}
      <Button size="sm" icon={RotateCw} isPending={result.isFetching} onPress={() => void result.refetch()}>
        {t("common.retry")}
      </Button>
    </p>
  );
}

const BOX = "min-h-14 rounded-lg border border-border bg-surface px-4 py-3";

function Line({ kind, id, isWriter, isQuiet = false, progress }: ProgressLineProps & { progress: Progress }) {
  const { t } = useTranslation();
  const steps = progressSteps(kind, id, progress);
  const next = steps.find(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section
      aria-label={t(`records.progress.label.${kind}`)}
      className={cx(BOX, "flex items-center justify-between gap-x-6 gap-y-3 md:flex-wrap print:hidden")}
    >
      {/* seven steps would fill a phone's screen */}
      <ol className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-2 max-md:hidden">
        {steps.map((step, at) => (
          <StepItem key={step.step} {...step} at={at} isNext={step === next} progress={progress} />
        ))}
      </ol>
      <span className="text-sm tabular-nums md:sr-only">
        {t("records.progress.count", { done, total: steps.length })}
      </span>
      {next ? (
        isWriter && <NextStep kind={kind} id={id} next={next} progress={progress} isQuiet={isQuiet} />
      ) : (
        <span className="text-sm text-muted">{t("records.progress.complete")}</span>
      )}
    </section>
  );
}

type StepItemProps = ProgressStep & { at: number; isNext: boolean; progress: Progress };

function StepItem({ step, isDone, href, at, isNext, progress }: StepItemProps) {
  const { t } = useTranslation();
  const note = useNote(step, progress);
  const name = t(`records.progress.step.${step}`);
  return (
    <li className="flex min-w-0 items-center gap-2" aria-current={isNext ? "step" : undefined}>
      <span
        className={cx(
          "grid size-5 flex-none place-items-center rounded-full border text-xs tabular-nums",
          isDone && "border-primary bg-primary-soft text-primary",
          !isDone && (isNext ? "border-primary font-bold text-primary" : "border-control text-muted"),
        )}
      >
        {isDone ? <Check size={12} aria-hidden /> : <span aria-hidden="true">{formatNumber(at + 1)}</span>}
        <span className="sr-only">{isDone ? t("records.progress.done") : t("records.progress.open")}</span>
      </span>
      <span className="min-w-0 text-sm leading-tight">
        {href !== undefined && mayOpen(href) ? (
          <TextLink href={href}>{name}</TextLink>
        ) : (
          <span className={cx("font-medium", !isDone && "text-muted")}>{name}</span>
        )}
        {note && <span className="block text-xs text-muted">{note}</span>}
      </span>
    </li>
  );
}

/** What is missing in a started step. */
function useNote(step: Step, progress: Progress) {
  const { t } = useTranslation();
  const { chain, page, code, sign_count } = progress;
  if (step === "sign" && code && sign_count === 0) return t("records.progress.not_hung");
  if (step === "describe" && chain && chain.error_count > 0)
    return t("records.chain.todos", { count: chain.error_count });
  if (step === "publish" && page?.state === "changed") return t("records.progress.changes");
  const left = languagesLeft(progress).length;
  return step === "translate" && page && left > 0 ? t("records.progress.left", { count: left }) : undefined;
}

type NextStepProps = { kind: Kind; id: string; next: ProgressStep; progress: Progress; isQuiet: boolean };

function NextStep({ kind, id, next, progress, isQuiet }: NextStepProps) {
  const { t } = useTranslation();
  const words = t("records.progress.next", { action: useAction(next.step, progress) });
  if (next.step === "page") return <CreatePageButton kind={kind} id={id} words={words} isQuiet={isQuiet} />;
  if (next.href === undefined) return null;
  return (
    <LinkButton variant={isQuiet ? "secondary" : "primary"} size="sm" icon={ArrowRight} href={next.href}>
      {words}
    </LinkButton>
  );
}

function useAction(step: Step, progress: Progress) {
  const { t } = useTranslation();
  const [language] = languagesLeft(progress);
  if (step === "translate")
    return t("records.progress.action.translate", { language: language ? languageName(language) : "" });
  if (step === "describe" && progress.chain) return t("records.progress.action.fix");
  if (step === "publish" && progress.page?.state === "changed") return t("records.progress.action.publish_changes");
  return t(`records.progress.action.${step}`);
}

type CreatePageProps = Pick<ProgressLineProps, "kind" | "id"> & { words: string; isQuiet: boolean };

function CreatePageButton({ kind, id, words, isQuiet }: CreatePageProps) {
  const { create, isPending } = useCreatePage(`${kind}_page`, id);
  return (
    <Button
      variant={isQuiet ? "secondary" : "primary"}
      size="sm"
      icon={ArrowRight}
      isPending={isPending}
      onPress={create}
    >
      {words}
    </Button>
  );
}
