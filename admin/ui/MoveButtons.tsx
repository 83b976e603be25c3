import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "./IconButton.tsx";

export type Step = -1 | 1;

interface MoveWords {
  up: string;
  down: string;
  /** Why a button at the end of the list does nothing. */
  first: string;
  last: string;
}

interface MoveButtonsProps {
  words: MoveWords;
  index: number;
  total: number;
  /** Why nothing can be moved at the moment. */
  lockedLabel?: string | undefined;
  onMove: (step: Step) => void;
}

/** Up and down. At an end, or while the order is locked, a button stays where it is and says why. */
export function MoveButtons({ words, index, total, lockedLabel, onMove }: MoveButtonsProps) {
  const pressed = useRef<{ step: Step; from: number }>(undefined);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);

  // a row that changes its place in the document loses the focus
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
