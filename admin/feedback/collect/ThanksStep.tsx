import { Check } from "lucide-react";
import { BigButton } from "./BigButton.tsx";
import { StepTitle, type StepWords } from "./StepHead.tsx";

interface ThanksStepProps {
  words: StepWords;
  isSent: boolean;
  onNext: () => void;
}

const HEXAGON = "polygon(50% 0, 93.3% 25%, 93.3% 75%, 50% 100%, 6.7% 75%, 6.7% 25%)";

export const ThanksStep = ({ words, isSent, onNext }: ThanksStepProps) => (
  <div>
    <span
      aria-hidden="true"
      className="mb-8 grid size-28 place-items-center bg-primary text-on-primary"
      style={{ clipPath: HEXAGON }}
    >
      <Check size={44} strokeWidth={2.5} />
    </span>
    <StepTitle>{words.thanks}</StepTitle>
    <p role="status" className="mt-4 text-[22px] leading-[1.45] min-[700px]:text-[26px]">
      {isSent ? words.thanks_sent : words.thanks_kept}
    </p>
    <div className="mt-10 flex">
      <BigButton isMain onPress={onNext}>
        {words.next_person}
      </BigButton>
    </div>
  </div>
);
