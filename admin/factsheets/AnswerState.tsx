import { ChevronDown } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { type Answer, ANSWER_STATES, type SheetQuestion } from "#contract/factsheets.ts";
import { isSameQuestion } from "./same-question.ts";
import { useSheet } from "./sheet-work.ts";
import { questionLabel } from "./sheet-words.ts";

interface AnswerStateProps {
  question: SheetQuestion;
  state: Answer["state"];
}

/** Answered, or left open with a reason. Keeps the previous answer. */
export const AnswerState = memo(function State({ question, state }: AnswerStateProps) {
  const { t } = useTranslation();
  const { change } = useSheet();
  const choose = (next: Answer["state"]) => change(question, (before) => ({ ...before, state: next }));
  const isOpen = state === "answered" && !question.is_filled;
  const said = isOpen ? t("factsheets.question.nothing") : t(`factsheets.states.${state}`);
  return (
    <Menu
      aria-label={t("factsheets.states.label")}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[state]}
      onAction={(key) => choose(key as Answer["state"])}
      trigger={
        <Button
          size="sm"
          endIcon={ChevronDown}
          aria-label={`${t("factsheets.states.label")}: ${said}. ${questionLabel(question.id)}`}
        >
          {said}
        </Button>
      }
    >
      {ANSWER_STATES.map((one) => (
        <MenuItem key={one} id={one} detail={t(`factsheets.state_hints.${one}`)}>
          {t(`factsheets.states.${one}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}, isSameQuestion);
