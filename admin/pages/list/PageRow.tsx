import { clamped } from "#admin/ui/clamped.ts";
import { Link } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Selection } from "#admin/lists/use-selection.ts";
import { pagePath } from "#admin/paths.ts";
import { SelectCell } from "#admin/ui/SelectCell.tsx";
import { Cell, Row } from "#admin/ui/Table.tsx";
import type { Page, PageItem } from "#contract/pages.ts";
import { publicPath } from "../editor/page-paths.ts";
import { PAGE_ICONS } from "../page-icons.ts";
import type { Column } from "./page-list.ts";
import { type Listed, PageCell, type SiteFacts } from "./PageCell.tsx";
import { PageRowMenu } from "./PageRowMenu.tsx";

interface RowProps {
  columns: readonly Column[];
  site: SiteFacts;
  /** Editors only. */
  selection: Selection | undefined;
}

export function PageRow({ page, columns, site, selection }: RowProps & { page: PageItem }) {
  const { t } = useTranslation();
  const { id, title } = page;
  const isChosen = selection?.has(id) ?? false;
  return (
    <Row isSelected={isChosen}>
      {selection && (
        <SelectCell
          label={t("pages.list.select", { name: title })}
          isSelected={isChosen}
          onChange={(isOn) => selection.choose([id], isOn)}
        />
      )}
      <TitleCell page={page} title={title} />
      {columns.map((column) => (
        <PageCell key={column} column={column} page={page} site={site} />
      ))}
      <Cell kind="actions" align="end">
        <PageRowMenu page={page} />
      </Cell>
    </Row>
  );
}

/** The home page is listed first. It cannot be selected: it is never withdrawn and has no labels. */
export function HomeRow({ home, columns, site, selection }: RowProps & { home: Page | undefined }) {
  const { t } = useTranslation();
  const title = t("pages.home");
  const listed = home && listedHome(home);
  return (
    <Row>
      {selection && <Cell className="max-md:hidden!">{null}</Cell>}
      <TitleCell page={home ?? { id: "", type: "home_page", slug: "" }} title={title} />
      {columns.map((column) =>
        listed ? (
          <PageCell key={column} column={column} page={listed} site={site} />
        ) : (
          <Cell key={column} className="max-md:hidden!">
            {null}
          </Cell>
        ),
      )}
      <Cell kind="actions" align="end">
        <PageRowMenu page={{ id: "", type: "home_page", slug: "", state: "published", ...home, title }} />
      </Cell>
    </Row>
  );
}

function listedHome({ findings, schedules, publication, ...home }: Page): Listed {
  const [next] = schedules.toSorted((one, other) => one.at.localeCompare(other.at));
  return {
    ...home,
    labels: [],
    error_count: findings.filter(({ severity }) => severity === "error").length,
    scheduled: next ?? null,
    published_at: publication?.published_at ?? null,
  };
}

function TitleCell({ page, title }: { page: Pick<Page, "id" | "type" | "slug">; title: string }) {
  const { t } = useTranslation();
  const Glyph = PAGE_ICONS[page.type];
  return (
    <Cell kind="title" className="min-w-50 [overflow-wrap:anywhere]">
      <span className="flex min-w-0 items-center gap-3">
        <Glyph size={16} className="flex-none text-muted max-md:hidden" aria-label={t(`pages.types.${page.type}`)} />
        <span className="min-w-0">
          <Link to={pagePath(page)} className="block rounded-xs py-0.5 font-medium hover:underline">
            <span {...clamped(title)}>{title}</span>
          </Link>
          <span className="block truncate text-sm font-normal text-subtle" title={publicPath(page)}>
            {publicPath(page)}
          </span>
        </span>
      </span>
    </Cell>
  );
}
