import { Megaphone, StickyNote } from "lucide-react";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card } from "#admin/ui/Card.tsx";
import type { Icon } from "#admin/ui/icon.ts";
import type { FeedbackDetail } from "#contract/feedback.ts";
import { NoteForm } from "./NoteForm.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { storedTexts, type Unsent, type UnsentTexts } from "./unsent.ts";
import type { Case } from "./use-case.ts";

export type ComposerHandle = { readonly focusReply: () => void };

type ComposerProps = {
  response: FeedbackDetail;
  work: Case;
  isEditor: boolean;
  unsent: UnsentTexts;
  /** Called after sending. */
  onNext: () => void;
  ref: Ref<ComposerHandle>;
};

const TABS = [
  ["reply", Megaphone],
  ["note", StickyNote],
] as const satisfies readonly (readonly [string, Icon])[];
type TabName = (typeof TABS)[number][0];

/** Writes replies to residents, or internal notes. */
export function Composer({ response, work, isEditor, unsent, onNext, ref }: ComposerProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<TabName>("reply");
  const [texts, setTexts] = useState(() => unsent.get(response.id) ?? storedTexts(response));
  const reply = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({
    focusReply: () => {
      flushSync(() => setTab("reply"));
      reply.current?.focus();
    },
  }));
  const write = (change: Partial<Unsent>) => {
    const next = { ...texts, ...change };
    unsent.set(response.id, next);
    setTexts(next);
  };
  const forget = () => void unsent.delete(response.id);
  const fields = { response, work, isEditor, texts, write, forget };
  return (
    <Card className="lg:flex lg:min-h-0 lg:flex-col">
      <Tabs selectedKey={tab} onSelectionChange={(key) => setTab(key as TabName)} className="flex min-h-0 flex-col">
        <TabList aria-label={t("feedback.write")} className="flex flex-none gap-5 border-b border-border px-4">
          {TABS.map(([id, Glyph]) => (
            <Tab
              key={id}
              id={id}
              className="flex min-h-10 cursor-pointer items-center gap-1.5 border-b-2 border-transparent pt-0.5 font-medium text-muted -outline-offset-2! hover:text-text data-selected:border-primary data-selected:text-text max-md:min-h-11"
            >
              <Glyph size={16} aria-hidden />
              {t(`feedback.${id}.title`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="reply" className="flex min-h-0 flex-col outline-none">
          <ReplyForm {...fields} onNext={onNext} replyRef={reply} />
        </TabPanel>
        <TabPanel id="note" className="flex min-h-0 flex-col outline-none">
          <NoteForm {...fields} />
        </TabPanel>
      </Tabs>
    </Card>
  );
}
