import { Link } from "react-aria-components/Link";
import { formatDate } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import type { Device } from "#contract/devices.ts";
import { pagePath } from "#admin/paths.ts";
import { mayOpen } from "#admin/session/share-limits.ts";
import { ChainSegments } from "./ChainSegments.tsx";
import { IdentifiabilityMark } from "./IdentifiabilityMark.tsx";
import { INVENTORY, type InventoryNoun } from "./inventory-records.ts";
import { LabelTags } from "./LabelTags.tsx";
import { ReviewDue } from "./ReviewDue.tsx";
import { PageStateBadge } from "./PageStateBadge.tsx";

type Cell<N extends keyof Device> = (record: Pick<Device, N>, t: Translate) => React.ReactNode;

const identifiability: Cell<"identifiability"> = (record) => <IdentifiabilityMark value={record.identifiability} />;
const chain: Cell<"chain"> = (record) => <ChainSegments chain={record.chain} />;
const review_due_on: Cell<"review_due_on"> = ({ review_due_on: day }) => (day ? <ReviewDue day={day} /> : null);
const department: Cell<"department"> = (record) => record.department;
const label: Cell<"labels"> = ({ labels }) => (labels.length ? <LabelTags labels={labels} /> : null);
const updated_at: Cell<"updated_at"> = ({ updated_at: at }) => <time dateTime={at}>{formatDate(at)}</time>;
const page =
  (noun: InventoryNoun): Cell<"page"> =>
  (record, t) =>
    record.page ? (
      <PageLink page={record.page} type={`${INVENTORY[noun].kind}_page`} />
    ) : (
      <span className="text-muted">{t(`${noun}.no_page`)}</span>
    );

/** Columns shared by the lists of devices and algorithms. */
export const recordCells = (noun: InventoryNoun) => ({
  identifiability,
  chain,
  page: page(noun),
  review_due_on,
  department,
  label,
  updated_at,
});

interface PageLinkProps {
  page: NonNullable<Device["page"]>;
  type: "device_page" | "algorithm_page";
}

/** State of a record's page, linking to the page's editor. */
function PageLink({ page, type }: PageLinkProps) {
  const href = pagePath({ id: page.id, type });
  const badge = <PageStateBadge page={page} isShort />;
  if (!mayOpen(href)) return badge;
  return (
    <Link href={href} className="inline-flex min-h-6 items-center rounded-full hover:underline">
      {badge}
    </Link>
  );
}
