import { i18n, useTranslation, type WordKey } from "#admin/i18n/i18n.ts";
import { type AuditNoun, type AuditVerb, isAuditAction } from "#contract/audit-actions.ts";

/** "Changed a device" for `device.updated`. Some have a phrase of their own. A new noun or verb without words does not compile. */
export function useActionWords() {
  const { t } = useTranslation();
  return (action: string) => {
    if (!isAuditAction(action)) return t("audit.unknown_action");
    const [noun, verb] = action.split(".") as [AuditNoun, AuditVerb];
    const phrase = `audit.phrases.${noun}_${verb}`;
    if (i18n.exists(phrase)) return t(phrase as WordKey);
    return t(`audit.verbs.${verb}`, { what: t(`audit.nouns.${noun}`) });
  };
}
