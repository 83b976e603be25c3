import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "./IconButton.tsx";

export type Step = -1 | 1;

interface MoveWords {
  up: string;
  down: string;
  /** Why the button at either end of the list is disabled. */
  first: string;
  last: string;
}

interface MoveButtonsProps {
  words: MoveWords;
  index: number;
  total: number;
  /** Why nothing can be moved now. */
  lockedLabel?: string | undefined;
  onMove: (step: Step) => void;
}

/** Up and down buttons. At either end, or while the order is locked, a button stays focusable and explains why. */
export function MoveButtons({ words, index, total, lockedLabel, onMove }: MoveButtonsProps) {
  const pressed = useRef<{ step: Step; from: number }>(undefined);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);

  // browsers drop the focus when the row's element moves in the DOM
  useEffect(() => {
    if (!pressed.current || pressed.current.from === index) return;
    (pressed.current.step === -1 ? up : down).current?.focus();
    pressed.current = undefined;
  }, [index]);

  const button = (step: Step, name: string, atEnd: string | false) => {
    const refusal = lockedLabel ?? atEnd;
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
        label={refusal || name}
        onPress={move}
        {...(refusal && { "aria-disabled": true, className: "text-control! hover:bg-transparent" })}
      />
    );
  };

  return (
    <span className="-ms-1.5 inline-flex">
      {button(-1, words.up, index === 0 && words.first)}
      {button(1, words.down, index === total - 1 && words.last)}
    </span>
  );
}
