import { Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import { addDecision, changeDecision, type Decision, removeDecision } from "./edits.ts";
import { KeptField, useLineProblem } from "./KeptField.tsx";
import { ReportText } from "./ReportText.tsx";
import { useReport } from "./report-work.ts";

const MOST = 30;

/** What the council is asked to decide. */
export function DecisionsCard() {
  const { t } = useTranslation();
  const { content, edit } = useReport();
  const { decisions } = content;
  const [said, setSaid] = useState("");
  const [added, setAdded] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (added) box.current?.querySelector<HTMLElement>(`[data-decision="${added}"] input`)?.focus();
  }, [added]);
  const add = () => {
    const id = uuidv7();
    edit?.(addDecision(id));
    setAdded(id);
  };
  const remove = ({ id }: Decision, index: number) => {
    const neighbour = decisions[index + 1] ?? decisions[index - 1];
    const next = neighbour ? `[data-decision="${neighbour.id}"] button[data-remove]` : "button[data-add]";
    box.current?.querySelector<HTMLElement>(next)?.focus();
    edit?.(removeDecision(id));
    setSaid(t("reports.about.decision_removed", { number: index + 1 }));
  };
  return (
    <Card>
      <CardHead title={t("reports.about.decisions")} level={3} />
      <CardBody>
        <div ref={box} className="flex flex-col gap-4">
          {decisions.length === 0 && <p className="text-muted">{t("reports.about.decisions_none")}</p>}
          {decisions.map((decision, index) =>
            edit ? (
              <DecisionFields
                key={decision.id}
                decision={decision}
                number={index + 1}
                onRemove={() => remove(decision, index)}
              />
            ) : (
              <div key={decision.id} lang={content.locale} className="[overflow-wrap:anywhere]">
                <p className="font-medium">{decision.title}</p>
                <p className="whitespace-pre-line">{decision.text}</p>
              </div>
            ),
          )}
          {edit && decisions.length < MOST && (
            <Button data-add="" size="sm" icon={Plus} className="self-start" onPress={add}>
              {t("reports.about.decision_add")}
            </Button>
          )}
          <VisuallyHidden>
            <span role="status">{said}</span>
          </VisuallyHidden>
        </div>
      </CardBody>
    </Card>
  );
}

interface DecisionFieldsProps {
  decision: Decision;
  number: number;
  onRemove: () => void;
}

function DecisionFields({ decision: { id, title, text }, number, onRemove }: DecisionFieldsProps) {
  const { t } = useTranslation();
  const { content, edit } = useReport();
  const lineProblem = useLineProblem(160);
  const set = (part: Partial<Decision>) => edit?.(changeDecision(id, part), `${id}:${Object.keys(part).join(":")}`);
  return (
    <fieldset data-decision={id} className="flex min-w-0 flex-col gap-3 rounded-md border border-border p-3">
      <legend className="sr-only">{t("reports.about.decision", { number })}</legend>
      <div className="flex items-end gap-2">
        <KeptField
          label={t("reports.about.decision_title")}
          lang={content.locale}
          value={title}
          problemOf={lineProblem}
          onChange={(next) => set({ title: next })}
          className="flex-1"
        />
        <IconButton
          data-remove=""
          icon={Trash2}
          label={t("reports.about.decision_remove", { number })}
          onPress={onRemove}
        />
      </div>
      <ReportText
        label={t("reports.about.decision_text")}
        optionalLabel={t("common.optional")}
        rows={2}
        limit={600}
        value={text}
        onChange={(next) => set({ text: next })}
      />
    </fieldset>
  );
}
