import { ChevronRight, CircleCheck, CircleDashed, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { User } from "#contract/user.ts";
import { type Known, type SetupStep, stepsFor, useSetupSteps } from "./use-setup-steps.ts";

/** First steps of a new customer, for people who can take them; hidden when finished or dismissed. */
export function SetupCard(known: Known) {
  const user = useUser();
  if (!user || !canEdit(user)) return null;
  return <Remembered key={user.customer_id} user={user} {...known} />;
}

const DONE = "1";
const OPEN = "0";

/** Remembers in this browser that the steps are finished or dismissed, so that their queries are not repeated. */
function Remembered({ user, ...known }: Known & { user: User }) {
  const key = `setup_done.${user.customer_id}`;
  const [before] = useState(() => localStorage.getItem(key));
  const [isGone, setIsGone] = useState(before === DONE);
  const remember = (isFinished: boolean) => localStorage.setItem(key, isFinished ? DONE : OPEN);
  const dismiss = () => {
    remember(true);
    setIsGone(true);
  };
  return isGone ? null : (
    <Checklist user={user} {...known} isExpected={before === OPEN} onKnown={remember} onDismiss={dismiss} />
  );
}

type ChecklistProps = Known & {
  user: User;
  /** Steps were left last time: reserve the space until they are loaded. */
  isExpected: boolean;
  onKnown: (isFinished: boolean) => void;
  onDismiss: () => void;
};

function Checklist({ user, isExpected, onKnown, onDismiss, ...known }: ChecklistProps) {
  const { t } = useTranslation();
  const steps = useSetupSteps(user, known);
  const done = steps?.filter((step) => step.isDone).length ?? 0;
  const isFinished = done === stepsFor(user);
  const isKnown = isFinished || steps !== undefined;
  useEffect(() => {
    if (isKnown) onKnown(isFinished);
  }, [isKnown, isFinished, onKnown]);
  if (steps ? steps.length === done : !isExpected) return null;

  return (
    <Card aria-labelledby="setup-steps">
      <CardHead
        id="setup-steps"
        title={t("dashboard.setup.title")}
        count={steps && t("dashboard.setup.progress", { done, total: steps.length })}
        actions={<IconButton size="sm" icon={X} label={t("dashboard.setup.dismiss")} onPress={onDismiss} />}
      />
      <ol aria-busy={!steps} className="divide-y divide-border">
        {steps ? steps.map((step) => <Step key={step.id} step={step} />) : <LoadingSteps count={stepsFor(user)} />}
      </ol>
    </Card>
  );
}

function Step({ step: { id, href, isDone } }: { step: SetupStep }) {
  const { t } = useTranslation();
  const title = t(`dashboard.setup.${id}`);
  if (isDone) {
    return (
      <li className="flex min-h-15 items-center gap-3 px-4 text-muted">
        <CircleCheck size={20} className="text-success" aria-label={t("dashboard.setup.done")} />
        {title}
      </li>
    );
  }
  return (
    <li className="relative flex min-h-15 items-center gap-3 px-4 py-1 hover:bg-bg">
      <CircleDashed size={20} className="text-muted" aria-hidden />
      <div className="min-w-0 flex-1">
        <TextLink href={href} className="text-text! after:absolute after:inset-0">
          {title}
        </TextLink>
        <p className="text-sm text-muted">{t(`dashboard.setup.${id}_text`)}</p>
      </div>
      <ChevronRight size={16} className="text-subtle rtl:-scale-x-100" aria-hidden />
    </li>
  );
}

function LoadingSteps({ count }: { count: number }) {
  return Array.from({ length: count }, (_, step) => (
    <li key={step} className="flex min-h-15 items-center gap-3 px-4">
      <Skeleton isRound width={20} height={20} />
      <Skeleton width={`${50 - step * 4}%`} />
    </li>
  ));
}
