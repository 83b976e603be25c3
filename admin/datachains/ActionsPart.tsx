import { FileText, Link, type LucideIcon, Mail, MapPin, Pencil, Phone, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { uuidv7 } from "uuidv7";
import { lazyPart } from "#admin/frame/load-page.ts";
import { Button } from "#admin/ui/Button.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import type { Action } from "#datachain/model.ts";
import { useChainWork } from "./chain-work.ts";
import { dropPart, putPart } from "./edits.ts";
import { useReadText } from "./read-text.ts";

const ActionDialog = lazyPart(() => import("./ActionDialog.tsx"), "ActionDialog");

const ICONS: Record<Action["type"], LucideIcon> = {
  email: Mail,
  url: Link,
  phone: Phone,
  form: FileText,
  postal: MapPin,
};

type ActionsPartProps = { actions: readonly Action[]; onChange: (actions: readonly Action[]) => void };

/** What people can do: buttons under the text. */
export function ActionsPart({ actions, onChange }: ActionsPartProps) {
  const { t } = useTranslation();
  const { canEdit, locale, default_locale } = useChainWork();
  const read = useReadText();
  const [edited, setEdited] = useState<Action>();
  const isNew = edited !== undefined && !actions.some(({ id }) => id === edited.id);
  const labelOf = (action: Action) => action.label[locale] ?? action.label[default_locale] ?? read(action.label);
  if (!actions.length && !canEdit) return null;
  return (
    <div>
      <h4 className="mb-1 text-sm font-medium">{t("datachains.card.actions")}</h4>
      {actions.length > 0 && (
        <ul className="divide-y divide-border rounded-md border border-border">
          {actions.map((action) => {
            const Icon = ICONS[action.type];
            return (
              <li key={action.id} className="flex items-center gap-2 px-3 py-1.5">
                <Icon size={16} className="flex-none text-muted" aria-hidden />
                <span className="min-w-0 flex-1 break-words">
                  <span className="font-medium">{labelOf(action)}</span>{" "}
                  <span className="text-muted">{action.target}</span>
                </span>
                {canEdit && (
                  <IconButton
                    size="sm"
                    variant="ghost"
                    icon={Pencil}
                    label={t("datachains.card.edit", { title: labelOf(action) })}
                    onPress={() => setEdited(action)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {canEdit && (
        <Button
          size="sm"
          variant="ghost"
          icon={Plus}
          onPress={() => setEdited({ id: uuidv7(), type: "email", label: {}, target: "" })}
        >
          {t("datachains.card.add_action")}
        </Button>
      )}
      <Suspense>
        {edited && (
          <ActionDialog
            action={edited}
            isNew={isNew}
            onClose={() => setEdited(undefined)}
            onSave={(action) => onChange(putPart(actions, action))}
            onRemove={() => onChange(dropPart(actions, edited.id))}
          />
        )}
      </Suspense>
    </div>
  );
}
