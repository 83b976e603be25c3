import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#admin/ui/IconButton.tsx";
import type { Step } from "./useLabelOrder.ts";

export interface Place {
  index: number;
  total: number;
  /** Another order than that of the places is shown. */
  isLocked: boolean;
}

interface MoveButtonsProps {
  name: string;
  place: Place;
  onMove: (step: Step) => void;
}

/** Up and down. At an end, or while the order is locked, a button stays where it is and says why. */
export function MoveButtons({ name, place: { index, total, isLocked }, onMove }: MoveButtonsProps) {
  const { t } = useTranslation();
  const pressed = useRef<{ step: Step; from: number }>(undefined);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);

  // a row that changes its place in the document loses the focus
  useEffect(() => {
    if (!pressed.current || pressed.current.from === index) return;
    (pressed.current.step === -1 ? up : down).current?.focus();
    pressed.current = undefined;
  }, [index]);

  const button = (step: Step, words: string, atEnd: string | false) => {
    const refusal = isLocked ? t("labels.move.locked") : atEnd;
    const move = () => {
      if (refusal) return;
      pressed.current = { step, from: index };
      onMove(step);
    };
    return (
      <IconButton
        ref={step === -1 ? up : down}
        size="sm"
        icon={step === -1 ? ArrowUp : ArrowDown}
        label={refusal || words}
        onPress={move}
        {...(refusal && { "aria-disabled": true, className: "text-control! hover:bg-transparent" })}
      />
    );
  };

  return (
    <span className="-ms-1.5 inline-flex">
      {button(-1, t("labels.move.up", { name }), index === 0 && t("labels.move.first", { name }))}
      {button(1, t("labels.move.down", { name }), index === total - 1 && t("labels.move.last", { name }))}
    </span>
  );
}
