import { Keyboard, KeyboardOff } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Kbd } from "#admin/ui/Kbd.tsx";
import { setKeysOn, useKeysOn } from "./inbox-keys.ts";

/** The inbox's keyboard shortcuts, for people with a keyboard. */
export function KeyHints({ isEditor }: { isEditor: boolean }) {
  const { t } = useTranslation();
  const isOn = useKeysOn();
  const hints = [
    ["J", t("feedback.keys.next")],
    ["K", t("feedback.keys.previous")],
    ...(isEditor
      ? [
          ["R", t("feedback.keys.reply")],
          ["E", t("feedback.keys.close")],
        ]
      : []),
  ];
  return (
    <div className="sticky bottom-0 flex items-center gap-x-3 border-t border-border bg-surface px-4 py-1.5 text-xs text-muted max-lg:hidden">
      <ul aria-label={t("feedback.keys.label")} className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-1">
        {isOn
          ? hints.map(([key, word]) => (
              <li key={key} className="flex items-center gap-1">
                <Kbd>{key}</Kbd> {word}
              </li>
            ))
          : [<li key="off">{t("feedback.keys.are_off")}</li>]}
      </ul>
      <IconButton
        size="sm"
        icon={isOn ? Keyboard : KeyboardOff}
        label={t(isOn ? "feedback.keys.turn_off" : "feedback.keys.turn_on")}
        onPress={() => setKeysOn(!isOn)}
      />
    </div>
  );
}
