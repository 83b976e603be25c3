import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Card } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";

interface EditorsOnlyProps {
  /** Where a viewer can go instead. */
  back: { href: string; label: string };
  children: ReactNode;
}

/** Blocks viewers from screens that only create or change something. */
export function EditorsOnly({ back, children }: EditorsOnlyProps) {
  const { t } = useTranslation();
  const user = useUser();
  if (user === undefined || canEdit(user)) return children;
  return (
    <Card>
      <EmptyState
        title={t("errors.forbidden")}
        drawing={<Eye size={24} strokeWidth={1.75} className="text-muted" aria-hidden />}
        action={<LinkButton href={back.href}>{back.label}</LinkButton>}
      >
        {t("records.read_only")}
      </EmptyState>
    </Card>
  );
}
