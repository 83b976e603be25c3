import { Link } from "react-aria-components/Link";
import { pagePath } from "#admin/paths.ts";
import { mayOpen } from "#admin/session/share-limits.ts";
import type { Device } from "#contract/devices.ts";
import { PageStateBadge } from "./PageStateBadge.tsx";

interface PageLinkProps {
  page: NonNullable<Device["page"]>;
  type: "device_page" | "algorithm_page";
}

/** State of a record's page, linking to the page's editor. */
export function PageLink({ page, type }: PageLinkProps) {
  const href = pagePath({ id: page.id, type });
  const badge = <PageStateBadge state={page.state} isShort />;
  if (!mayOpen(href)) return badge;
  return (
    <Link href={href} className="inline-flex min-h-6 items-center rounded-full hover:underline">
      {badge}
    </Link>
  );
}
