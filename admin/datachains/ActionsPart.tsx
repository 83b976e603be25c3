import { FileText, Link, type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import { uuidv7 } from "uuidv7";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Action } from "#datachain/model.ts";
import { useChainWork } from "./chain-work.ts";
import { EntriesPart } from "./EntriesPart.tsx";
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

/** Links people can follow, shown as buttons below the text. */
export function ActionsPart({ actions, onChange }: ActionsPartProps) {
  const { t } = useTranslation();
  const { locale, default_locale } = useChainWork();
  const read = useReadText();
  const labelOf = ({ label }: Action) => label[locale] ?? label[default_locale] ?? read(label);
  return (
    <EntriesPart<Action>
      title={t("datachains.card.actions")}
      addLabel={t("datachains.card.add_action")}
      entries={actions}
      onChange={onChange}
      show={(action) => ({ icon: ICONS[action.type], name: labelOf(action), detail: action.target })}
      newEntry={() => ({ id: uuidv7(), type: "email", label: {}, target: "" })}
      Editor={ActionDialog}
    />
  );
}
