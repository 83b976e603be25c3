import { clamped } from "#admin/ui/clamped.ts";
import { ChevronRight, CircleCheck } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { dashboardApi } from "#contract/dashboard.ts";
import type { Result } from "#contract/endpoint.ts";
import { type AttentionLine, attentionLines, lineCount } from "./attention-items.ts";
import { WaitingLines } from "./WaitingLines.tsx";

interface AttentionCardProps {
  dashboard: Pick<Result<typeof dashboardApi.get>, "attention" | "subjects" | "residents"> | undefined;
  isLoading: boolean;
}

/** Problems, each linked to where it can be fixed. */
export function AttentionCard({ dashboard, isLoading }: AttentionCardProps) {
  const { t } = useTranslation();
  const lines =
    dashboard &&
    attentionLines(t, { ...dashboard.attention, open_cases: dashboard.residents.open_cases }, dashboard.subjects);
  return (
    <Card aria-labelledby="needs-attention">
      <CardHead id="needs-attention" title={t("dashboard.attention.title")} count={lines && lineCount(lines)} />
      {lines ? <Lines lines={lines} /> : <WaitingLines isLoading={isLoading} rows={10} sign={16} />}
    </Card>
  );
}

const INK = { danger: "text-danger", warning: "text-warning", muted: "text-muted" };

function Lines({ lines }: { lines: readonly AttentionLine[] }) {
  const { t } = useTranslation();
  if (lines.length === 0)
    return (
      <CardBody className="flex items-center gap-3 text-muted">
        <CircleCheck size={20} className="flex-none text-success" aria-hidden />
        {t("dashboard.attention.none")}
      </CardBody>
    );
  return (
    <ul className="divide-y divide-border">
      {lines.map(({ id, href, icon: Glyph, tone, title, text, verb }) => (
        <li key={id} className="relative flex min-h-14 items-center gap-3 px-4 py-2.5 last:rounded-b-lg hover:bg-bg">
          <Glyph size={16} className={cx("mt-1 flex-none self-start", INK[tone])} aria-hidden />
          <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {/* the link covers the whole row */}
            <TextLink href={href} className="text-text! after:absolute after:inset-0">
              <span {...clamped(title)}>{title}</span>
              <span className="sr-only">: {verb}</span>
            </TextLink>
            <p className="text-sm text-muted">{text}</p>
          </div>
          <span aria-hidden="true" className="flex flex-none items-center gap-1 text-sm font-medium max-md:max-w-24">
            {verb}
            <ChevronRight size={16} className="flex-none text-subtle rtl:-scale-x-100" />
          </span>
        </li>
      ))}
    </ul>
  );
}
