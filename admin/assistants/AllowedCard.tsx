import { Ban, Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import type { Icon } from "#admin/ui/icon.ts";
import { Switch } from "#admin/ui/Switch.tsx";
import type { SwitchProps } from "./use-switches.ts";

export function AllowedCard({ access, onChange, isDisabled }: SwitchProps) {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="assistants-may">
      <CardHead
        id="assistants-may"
        title={t("assistants.may.title")}
        actions={!access.is_on && <span className="me-2 text-sm text-muted">{t("assistants.may.later")}</span>}
      />
      <ul className="divide-y divide-border">
        <Fixed icon={Check} tone="text-success" badge={t("assistants.may.always")} name="published" />
        <Item>
          <Switch
            label={<span className="font-medium">{t("assistants.may.drafts")}</span>}
            hint={t("assistants.may.drafts_text")}
            isSelected={access.may_read_drafts}
            isDisabled={isDisabled}
            onChange={(may_read_drafts) => onChange({ may_read_drafts })}
          />
        </Item>
        <Item>
          <Switch
            label={<span className="font-medium">{t("assistants.may.suggest")}</span>}
            hint={t("assistants.may.suggest_text")}
            isSelected={access.may_suggest}
            isDisabled={isDisabled}
            onChange={(may_suggest) => onChange({ may_suggest })}
          />
        </Item>
      </ul>
      <h3 className="border-t border-border px-4 pt-3 text-sm text-muted">{t("assistants.may.not_offered")}</h3>
      <ul className="divide-y divide-border">
        {(["publish", "residents", "manage"] as const).map((name) => (
          <Fixed key={name} icon={Ban} tone="text-muted" badge={t("assistants.may.never")} name={name} />
        ))}
      </ul>
    </Card>
  );
}

const Item = ({ children }: { children: ReactNode }) => <li className="px-4 py-3">{children}</li>;

interface FixedProps {
  icon: Icon;
  tone: string;
  badge: string;
  name: "published" | "publish" | "residents" | "manage";
}

function Fixed({ icon: Glyph, tone, badge, name }: FixedProps) {
  const { t } = useTranslation();
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 py-3">
      <span className={`flex w-9 flex-none justify-center ${tone}`}>
        <Glyph size={16} aria-hidden />
      </span>
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-medium">{t(`assistants.may.${name}`)}</span>
        <span className="block text-sm text-muted">{t(`assistants.may.${name}_text`)}</span>
      </span>
      <Badge tone="sunken">{badge}</Badge>
    </li>
  );
}
