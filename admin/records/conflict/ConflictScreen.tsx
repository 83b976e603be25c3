import { Check, GitMerge } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ClashSaver } from "#admin/autosave/autosaver.ts";
import type { Clash } from "#admin/autosave/merge.ts";
import { useSnapshot } from "#admin/autosave/use-autosave.ts";
import { formatList, formatTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { focusPage } from "#admin/ui/focus-keeper.ts";
import { Note } from "#admin/ui/Note.tsx";
import type { ClashWords } from "./clash-words.ts";
import { ConflictCard } from "./ConflictCard.tsx";
import { clashKey, useDecisions } from "./use-decisions.ts";

interface ConflictScreenProps {
  saver: ClashSaver;
  words: ClashWords;
  aside?: ReactNode;
  onClose: () => void;
}

/** Every conflict with both versions, and one decision each: theirs, mine or both together. */
export function ConflictScreen({ saver, words, aside, onClose }: ConflictScreenProps) {
  const { t } = useTranslation();
  const decisions = useDecisions(saver);
  const { clashes, open } = decisions;
  const cards = useRef<HTMLDivElement>(null);
  const [isTried, setTried] = useState(false);
  const close = () => {
    onClose();
    focusPage();
  };
  const save = () => {
    setTried(true);
    const [first] = open;
    if (first) return cards.current?.children.item(clashes.indexOf(first))?.querySelector("button")?.focus();
    decisions.save();
    close();
  };
  return (
    <div className="mt-4 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <ConflictSummary clashes={clashes} fitted_count={useSnapshot(saver, (now) => now.fitted.length)} />
        <div ref={cards} className="flex min-w-0 flex-col gap-5">
          {clashes.map((clash) => (
            <ConflictCard
              key={clashKey(clash)}
              clash={clash}
              words={words}
              decision={decisions.of(clash)}
              onDecide={(decision) => decisions.decide(clash, decision)}
            />
          ))}
        </div>
      </div>
      <Card aria-label={t("autosave.clash.decisions")} className="divide-y divide-border *:p-4">
        <div>
          <h2 className="font-bold">
            <span role="status">
              {t("autosave.clash.decided", { count: clashes.length, done: clashes.length - open.length })}
            </span>
          </h2>
          <p className="mt-1 text-sm text-muted">{t("autosave.clash.keeps")}</p>
          {isTried && open.length > 0 && (
            <p role="alert" className="mt-3 text-sm font-medium text-danger">
              {t("autosave.clash.undecided", { count: open.length })}
            </p>
          )}
          <div className="mt-4 flex flex-col gap-2">
            <Button variant="primary" onPress={save}>
              {t("autosave.clash.save")}
            </Button>
            <Button onPress={close}>{t("autosave.clash.later")}</Button>
          </div>
          <p className="mt-3 text-xs text-muted">{t("autosave.clash.kept_here")}</p>
          {clashes.length > 1 && (
            <p className="mt-3 -ms-2 flex flex-wrap gap-x-1">
              <Button size="sm" variant="ghost" onPress={() => decisions.decideAll("theirs")}>
                {t("autosave.clash.all_theirs")}
              </Button>
              <Button size="sm" variant="ghost" onPress={() => decisions.decideAll("mine")}>
                {t("autosave.clash.all_mine")}
              </Button>
            </p>
          )}
        </div>
        <FittedList saver={saver} words={words} />
        {aside}
      </Card>
    </div>
  );
}

/** Who else saved and when, how much was merged, and how much is left to decide. */
function ConflictSummary({ clashes, fitted_count }: { clashes: readonly Clash[]; fitted_count: number }) {
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const people = [...new Set(clashes.flatMap(({ by }) => by ?? []))];
  const time = clashes.findLast(({ at }) => at !== undefined)?.at;
  const title = () => {
    if (!people.length) return t("autosave.clash.title");
    const name = formatList(people);
    return time
      ? t("autosave.clash.title_at", { name, time: formatTime(time) })
      : t("autosave.clash.title_by", { name });
  };
  return (
    <div ref={note} tabIndex={-1} className="rounded-md outline-none focus-visible:outline-2">
      <Note tone="warning" icon={GitMerge} title={<h2>{title()}</h2>}>
        {fitted_count > 0 && `${t("autosave.clash.fitted_count", { count: fitted_count })} `}
        {t("autosave.clash.clash_count", { count: clashes.length })} {t("autosave.clash.nothing_lost")}
      </Note>
    </div>
  );
}

const MOST = 8;

/** Changes merged without a decision, because they do not overlap. */
function FittedList({ saver, words }: { saver: ClashSaver; words: ClashWords }) {
  const { t } = useTranslation();
  const fitted = useSnapshot(saver, (now) => now.fitted);
  const by = useSnapshot(saver, (now) => now.clashes.find((clash) => clash.by !== undefined)?.by);
  const who = (side: "mine" | "theirs") => {
    if (side === "mine") return t("autosave.clash.by_you");
    return by && t("autosave.clash.by_them", { name: by });
  };
  const named = fitted.map(({ path, side }) => {
    const locale = words.localeOf(path);
    const details = [locale && languageName(locale), who(side)].filter(Boolean).join(" · ");
    return { name: words.nameOf(path), details };
  });
  // several paths in one field share a name
  const lines = [...new Map(named.map((line) => [`${line.name} ${line.details}`, line])).values()];
  if (!lines.length) return null;
  return (
    <section aria-labelledby="conflict-fitted">
      <h2 id="conflict-fitted" className="flex justify-between gap-2 font-bold">
        {t("autosave.clash.fitted")}
        <span className="text-sm font-normal text-muted tabular-nums">{lines.length}</span>
      </h2>
      <ul className="mt-3 flex flex-col gap-2 text-sm">
        {lines.slice(0, MOST).map(({ name, details }) => (
          <li key={name + details} className="flex gap-2 [overflow-wrap:anywhere]">
            <Check size={16} className="mt-0.5 flex-none text-success" aria-hidden />
            <span>
              <span className="font-medium">{name}</span> <span className="text-muted">{details}</span>
            </span>
          </li>
        ))}
      </ul>
      {lines.length > MOST && (
        <p className="mt-2 text-sm text-muted">{t("autosave.clash.more", { count: lines.length - MOST })}</p>
      )}
    </section>
  );
}
