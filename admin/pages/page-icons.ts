import { House, Layers, RadioTower, Workflow } from "lucide-react";
import type { Icon } from "#admin/ui/icon.ts";
import type { Page } from "#contract/pages.ts";

export const PAGE_ICONS: Record<Page["type"], Icon> = {
  home_page: House,
  device_page: RadioTower,
  algorithm_page: Workflow,
  collection_page: Layers,
};
