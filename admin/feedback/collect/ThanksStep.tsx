import { Check } from "lucide-react";
import { languageTag } from "#admin/i18n/locales.ts";
import { cx } from "#admin/ui/cx.ts";
import type { ReadText } from "#datachain/text.ts";
import { BigButton } from "./BigButton.tsx";
import { StepTitle, type StepWords } from "./StepHead.tsx";

interface ThanksStepProps {
  words: StepWords;
  isSent: boolean;
  /** An earlier comment and what the city did about it, to show that feedback helps. */
  latestReply: { readonly said: ReadText | undefined; readonly done: ReadText } | undefined;
  onNext: () => void;
}

const HEXAGON = "polygon(50% 0, 93.3% 25%, 93.3% 75%, 50% 100%, 6.7% 75%, 6.7% 25%)";

export const ThanksStep = ({ words, isSent, latestReply, onNext }: ThanksStepProps) => (
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
    {latestReply && (
      <section
        aria-labelledby="said-and-done"
        className="mt-10 rounded-lg border border-border bg-primary-soft px-6 py-5 text-[20px] leading-[1.45] min-[700px]:text-[22px]"
      >
        <h2 id="said-and-done" className="mb-1 text-[18px] text-muted">
          {words.you_said}
        </h2>
        {latestReply.said && <ReplyText text={latestReply.said} isBold />}
        <ReplyText text={latestReply.done} />
      </section>
    )}
    <div className="mt-10 flex">
      <BigButton isMain onPress={onNext}>
        {words.next_person}
      </BigButton>
    </div>
  </div>
);

/** Marked with the text's actual language, which may be a fallback. */
const ReplyText = ({ text: { text, locale }, isBold = false }: { text: ReadText; isBold?: boolean }) => (
  <p
    lang={languageTag(locale)}
    dir="auto"
    className={cx(
      "leading-[1.45] whitespace-pre-line [overflow-wrap:anywhere] [&:lang(km)]:leading-[1.8]",
      isBold && "font-bold",
    )}
  >
    {text}
  </p>
);
