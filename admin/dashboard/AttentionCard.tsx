import { ChevronRight, CircleCheck } from "lucide-react";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { Attention } from "#contract/dashboard.ts";
import { attentionItems } from "./attention-items.ts";
import { WaitingLines } from "./WaitingLines.tsx";

interface AttentionCardProps {
  attention: Attention | undefined;
  isLoading: boolean;
}

/** What somebody should look at, each line leading to the list of just those records. */
export function AttentionCard({ attention, isLoading }: AttentionCardProps) {
  const { t } = useTranslation();
  const items = attention && attentionItems(attention);
  return (
    <Card aria-labelledby="needs-attention">
      <CardHead
        id="needs-attention"
        title={t("dashboard.attention.title")}
        count={items?.length ? formatNumber(items.length) : undefined}
      />
      {items ? <Items items={items} /> : <WaitingLines isLoading={isLoading} rows={6} sign={16} />}
    </Card>
  );
}

const INK = { danger: "text-danger", warning: "text-warning", muted: "text-muted" };

function Items({ items }: { items: ReturnType<typeof attentionItems> }) {
  const { t } = useTranslation();
  if (items.length === 0)
    return (
      <CardBody className="flex items-center gap-3 text-muted">
        <CircleCheck size={20} className="flex-none text-success" aria-hidden />
        {t("dashboard.attention.none")}
      </CardBody>
    );
  return (
    <ul className="divide-y divide-border">
      {items.map(({ id, href, icon: Glyph, tone, count }) => (
        <li key={id} className="relative flex min-h-14 items-center gap-3 px-4 py-2.5 last:rounded-b-lg hover:bg-bg">
          <Glyph size={16} className={cx("mt-1 flex-none self-start", INK[tone])} aria-hidden />
          <div className="min-w-0 flex-1">
            {/* the link covers the whole line */}
            <TextLink href={href} className="text-text! after:absolute after:inset-0">
              {t(`dashboard.attention.${id}`, { count })}
            </TextLink>
            <p className="text-sm text-muted">{t(`dashboard.attention.${id}_text`)}</p>
          </div>
          <ChevronRight size={16} className="flex-none text-subtle rtl:-scale-x-100" aria-hidden />
        </li>
      ))}
    </ul>
  );
}
