import { CircleCheck, CircleDashed, FileText, House, Layers, RadioTower, Workflow } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { paths } from "#admin/paths.ts";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import type { Icon } from "#admin/ui/icon.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { PageType } from "#contract/pages.ts";
import { Figure } from "./Figure.tsx";
import type { PageSummary } from "./summary.ts";

interface PagesCardProps {
  pages: PageSummary | undefined;
  isLoading: boolean;
}

const TYPE_ICONS: Record<PageType, Icon> = {
  device_page: RadioTower,
  algorithm_page: Workflow,
  collection_page: Layers,
};
const TYPES = Object.keys(TYPE_ICONS) as PageType[];

export function PagesCard({ pages, isLoading }: PagesCardProps) {
  const { t } = useTranslation();
  const filtered = (params: Record<string, string>) => listHref(paths.pages(), params);
  const all = (
    <LinkButton variant="ghost" size="sm" href={paths.pages()}>
      {t("dashboard.pages.all")}
    </LinkButton>
  );

  return (
    <Card aria-labelledby="pages-by-kind">
      <CardHead id="pages-by-kind" title={t("dashboard.pages.title")} actions={all} />
      <div className="grid sm:grid-cols-2 sm:divide-x sm:divide-border">
        <Group title={t("dashboard.pages.status")}>
          <Line
            icon={CircleCheck}
            label={t("dashboard.pages.published")}
            href={filtered({ status: "published" })}
            value={pages?.publishedPages}
            isLoading={isLoading}
          />
          <Line
            icon={CircleDashed}
            label={t("dashboard.pages.draft")}
            href={filtered({ status: "draft" })}
            value={pages?.draftPages}
            isLoading={isLoading}
          />
        </Group>
        <Group title={t("dashboard.pages.type")}>
          <Line
            icon={House}
            label={t("dashboard.pages.home_page")}
            href={paths.homePage()}
            value={pages && 1}
            isLoading={isLoading}
          />
          {TYPES.map((type) => (
            <Line
              key={type}
              icon={TYPE_ICONS[type]}
              label={t(`dashboard.pages.${type}`)}
              href={filtered({ type })}
              value={pages?.pagesByType[type]}
              isLoading={isLoading}
            />
          ))}
        </Group>
      </div>
    </Card>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="px-4 py-3 not-first:max-sm:border-t not-first:max-sm:border-border">
      <h3 className="text-xs font-medium text-muted">{title}</h3>
      <ul className="mt-1">{children}</ul>
    </div>
  );
}

interface LineProps {
  icon?: Icon;
  label: string;
  href?: string;
  value: number | undefined;
  isLoading: boolean;
}

function Line({ icon: Glyph = FileText, label, href, value, isLoading }: LineProps) {
  return (
    <li className="flex min-h-9 items-center gap-2.5">
      <Glyph size={16} className="text-muted" aria-hidden />
      {href ? (
        <TextLink href={href} className="font-normal! text-text!">
          {label}
        </TextLink>
      ) : (
        <span>{label}</span>
      )}
      <span className="ms-auto tabular-nums">
        <Figure value={value} isLoading={isLoading} />
      </span>
    </li>
  );
}
