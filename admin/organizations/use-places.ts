import { Building2, RadioTower, Workflow } from "lucide-react";
import { paths } from "#admin/paths.ts";
import type { Icon } from "#admin/ui/icon.ts";
import type { OrganizationUse } from "#contract/organizations.ts";

export const USE_ICONS: Record<OrganizationUse["type"], Icon> = {
  device: RadioTower,
  algorithm: Workflow,
  organization: Building2,
};

const HREFS: Record<OrganizationUse["type"], (id: string) => string> = {
  device: paths.device,
  algorithm: paths.algorithm,
  organization: paths.organization,
};

/** The record that names the organization. */
export const hrefOf = ({ type, id }: Pick<OrganizationUse, "type" | "id">) => HREFS[type](id);
