import { CircleAlert, CircleDashed, TriangleAlert } from "lucide-react";
import type { Icon } from "#admin/ui/icon.ts";
import type { SheetFinding } from "#contract/factsheets.ts";

export const SEVERITY_LOOKS: Record<SheetFinding["severity"], { icon: Icon; tone: string }> = {
  error: { icon: CircleAlert, tone: "text-danger" },
  todo: { icon: CircleDashed, tone: "text-muted" },
  warning: { icon: TriangleAlert, tone: "text-warning" },
};
