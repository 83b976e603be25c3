import { type ReactNode, useId, useMemo } from "react";
import type { Decision } from "#admin/autosave/autosaver.ts";
import type { Json } from "#admin/autosave/json.ts";
import type { Clash } from "#admin/autosave/merge.ts";
import { formatTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { useUser } from "#admin/session/queries.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Tag } from "#admin/ui/Tag.tsx";
import { plainMarkdown } from "#datachain/plain-markdown.ts";
import { TextDifference } from "../TextDifference.tsx";
import { BothTogether } from "./BothTogether.tsx";
import type { ClashWords } from "./clash-words.ts";
import { mergeWords, type Versions } from "./merge-words.ts";

interface ConflictCardProps {
  clash: Clash;
  words: ClashWords;
  decision: Decision | undefined;
  onDecide: (decision: Decision) => void;
}

type Side = "theirs" | "mine";
type Choice = Side | "both";

/** Texts in a language can be merged; for anything else one version must be chosen. */
function versionsOf({ base, mine, theirs }: Clash): Versions | undefined {
  if (typeof mine !== "string" || typeof theirs !== "string") return undefined;
  return { base: typeof base === "string" ? base : "", mine, theirs };
}

/** One conflict: both versions, and the decision. */
export function ConflictCard({ clash, words, decision, onDecide }: ConflictCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const locale = words.localeOf(clash.path);
  const versions = useMemo(() => (locale === undefined ? undefined : versionsOf(clash)), [clash, locale]);
  const choice: Choice | undefined = typeof decision === "object" ? "both" : decision;
  const choose = (next: Choice) =>
    onDecide(next === "both" ? { value: versions ? mergeWords(versions, locale ?? "en") : null } : next);
  return (
    <Card aria-labelledby={id}>
      <div className="flex min-h-12 flex-wrap items-center gap-2 border-b border-border px-4 py-2">
        <h2 id={id} className="text-md font-bold [overflow-wrap:anywhere]">
          {words.nameOf(clash.path)}
        </h2>
        {locale !== undefined && <Tag>{languageName(locale)}</Tag>}
        <span className="ms-auto max-md:ms-0 max-md:w-full">
          <Segmented<Choice>
            label={t("autosave.clash.which")}
            value={choice}
            onChange={choose}
            isFullWidth
            items={[
              { id: "theirs", label: t("autosave.clash.take_theirs") },
              { id: "mine", label: t("autosave.clash.keep_mine") },
              ...(versions ? [{ id: "both" as const, label: t("autosave.clash.both") }] : []),
            ]}
          />
        </span>
      </div>
      <CardBody className="flex flex-col gap-4">
        {choice === "theirs" || choice === "mine" ? (
          <Decided clash={clash} words={words} side={choice} />
        ) : (
          <BothSides clash={clash} words={words} versions={versions} />
        )}
        {versions && typeof decision === "object" && (
          <BothTogether
            versions={versions}
            locale={locale ?? "en"}
            name={clash.by}
            isRich={words.isRich?.(clash.path) ?? false}
            value={typeof decision.value === "string" ? decision.value : ""}
            onChange={(value) => onDecide({ value })}
          />
        )}
      </CardBody>
    </Card>
  );
}

interface SidesProps {
  clash: Clash;
  words: ClashWords;
}

function useSaid({ clash, words }: SidesProps) {
  const { t } = useTranslation();
  return (side: Side) => {
    const value: Json | undefined = clash[side];
    if (value === undefined) return t("autosave.clash.removed");
    return plainMarkdown(words.show(value, clash.path)) || t("autosave.clash.nothing");
  };
}

/** The chosen version, with the other one below in small type. */
function Decided({ clash, words, side }: SidesProps & { side: Side }) {
  const { t } = useTranslation();
  const said = useSaid({ clash, words });
  const locale = words.localeOf(clash.path);
  const lang = locale && languageTag(locale);
  const other = side === "mine" ? (clash.by ?? t("autosave.clash.theirs")) : t("autosave.clash.mine");
  return (
    <div className="[overflow-wrap:anywhere] whitespace-pre-line">
      <p lang={lang} dir="auto">
        {said(side)}
      </p>
      <p className="mt-1 line-clamp-4 text-sm text-muted">
        {t("autosave.clash.other", { name: other })}{" "}
        <span lang={lang} dir="auto">
          {said(side === "mine" ? "theirs" : "mine")}
        </span>
      </p>
    </div>
  );
}

function BothSides({ clash, words, versions }: SidesProps & { versions: Versions | undefined }) {
  const { t } = useTranslation();
  const user = useUser();
  const said = useSaid({ clash, words });
  const locale = words.localeOf(clash.path) ?? null;
  const body = (side: Side) =>
    versions ? (
      <TextDifference before={versions.base} after={versions[side]} locale={locale} />
    ) : (
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">{said(side)}</p>
    );
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <SideBox
        name={clash.by ?? t("autosave.clash.theirs")}
        avatar={clash.by}
        note={clash.at && t("autosave.clash.saved_at", { time: formatTime(clash.at) })}
        isPeer
      >
        {body("theirs")}
      </SideBox>
      <SideBox name={t("autosave.clash.mine")} avatar={user?.name} note={t("autosave.clash.not_saved")}>
        {body("mine")}
      </SideBox>
    </div>
  );
}

interface SideBoxProps {
  name: string;
  avatar: string | undefined;
  note: ReactNode;
  isPeer?: boolean;
  children: ReactNode;
}

function SideBox({ name, avatar, note, isPeer = false, children }: SideBoxProps) {
  return (
    <section aria-label={name} className={cx("min-w-0 rounded-md border", isPeer ? "border-peer" : "border-strong")}>
      <div className="flex items-center gap-2 border-b border-border px-3 py-2 text-sm">
        {avatar !== undefined && <Avatar name={avatar} isDecorative />}
        <h3 className="min-w-0 flex-1 truncate font-medium">{name}</h3>
        <span className="flex-none text-xs text-muted tabular-nums">{note}</span>
      </div>
      <div className="relative max-h-100 overflow-y-auto p-3">{children}</div>
    </section>
  );
}
