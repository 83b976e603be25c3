import { ArrowRight, Check, CircleAlert, History, Lightbulb, Plus, UserRound } from "lucide-react";
import { useId, useState } from "react";
import { formatDay, formatList, formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { ColumnHead } from "#admin/ui/ColumnHead.tsx";
import { cx } from "#admin/ui/cx.ts";
import type { Icon } from "#admin/ui/icon.ts";
import { Cell, Row, Table, TableBody, TableHead } from "#admin/ui/Table.tsx";
import type { ImportRecipe } from "#contract/import-recipe.ts";
import type { FieldWord, FieldWords, ImportSubject } from "#contract/imports.ts";
import { choiceLabel } from "../field-choices.ts";
import { type Meaning, meaningOf } from "./word-matches.ts";
import { WordMenu } from "./WordMenu.tsx";

interface WordsCardProps {
  subject: ImportSubject;
  field: FieldWords;
  label: string;
  recipe: ImportRecipe;
  showsErrors: boolean;
  onChange: (word: string, to: string | null) => void;
}

/** Anchor of a word, for the error summary. */
export const wordId = (field: string, index: number) => `import-word-${field.replaceAll(/[^\w-]/g, "-")}-${index}`;

/** Words shown at first. */
const FIRST = 30;

/** The words of one field. Words that we know are one line until somebody wants to change them. */
export function WordsCard({ subject, field, label, recipe, showsErrors, onChange }: WordsCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const [showsKnown, setShowsKnown] = useState(false);
  const [limit, setLimit] = useState(FIRST);
  const indexed = field.words.map((word, index) => ({ word, index }));
  const isKnown = (word: FieldWord) => meaningOf(recipe, field.field, word).origin === "known";
  const known = indexed.filter(({ word }) => isKnown(word));
  const news = showsKnown ? indexed : indexed.filter(({ word }) => !isKnown(word));
  const shown = news.slice(0, limit);
  const said = (to: string) => choiceLabel(t, subject, field.field, to);
  return (
    <Card aria-labelledby={id} className="overflow-hidden">
      <CardHead
        id={id}
        title={
          <span className="inline-flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
            {formatList(field.columns)} <ArrowRight size={14} className="text-muted rtl:rotate-180" aria-hidden />{" "}
            {label}
          </span>
        }
      />
      {shown.length > 0 && (
        <Table caption={t("imports.values.caption", { field: label })}>
          <TableHead>
            <ColumnHead width="30%">{t("imports.values.word")}</ColumnHead>
            <ColumnHead width={80} align="end">
              {t("imports.values.rows")}
            </ColumnHead>
            <ColumnHead width="36%">{t("imports.values.becomes")}</ColumnHead>
            <ColumnHead>{t("imports.values.origin")}</ColumnHead>
          </TableHead>
          <TableBody>
            {shown.map(({ word, index }) => {
              const meaning = meaningOf(recipe, field.field, word);
              const isNew = isCreated(field, meaning);
              return (
                <Row key={word.word}>
                  <Cell kind="title" className="[overflow-wrap:anywhere]">
                    <span className="font-medium">{word.word}</span>
                  </Cell>
                  <Cell label={t("imports.values.rows")} align="end" className="tabular-nums">
                    {formatNumber(word.rows)}
                  </Cell>
                  <Cell label={t("imports.values.becomes")} kind="wide">
                    <WordMenu
                      id={wordId(field.field, index)}
                      word={word.word}
                      to={meaning.to}
                      targets={field.targets}
                      canCreate={field.can_create}
                      isMissing={showsErrors && meaning.to === undefined}
                      said={said}
                      onChange={(to) => onChange(word.word, to)}
                    />
                  </Cell>
                  <Cell label={t("imports.values.origin")}>
                    <Origin meaning={meaning} isNew={isNew} rememberedAt={word.remembered_at} />
                  </Cell>
                </Row>
              );
            })}
          </TableBody>
        </Table>
      )}
      <div className="flex flex-col items-start gap-2 px-4 py-3 text-sm text-muted empty:hidden">
        {news.length > limit && (
          <Button size="sm" onPress={() => setLimit(limit + 100)}>
            {t("imports.values.show_more", { number: news.length - limit })}
          </Button>
        )}
        {known.length > 0 && !showsKnown && (
          <p className="flex items-start gap-2">
            <Check size={16} className="mt-0.5 flex-none text-success" aria-hidden />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {t("imports.values.known", {
                number: known.length,
                list: formatList(
                  known
                    .slice(0, 5)
                    .map(({ word }) => t("imports.values.pair", { word: word.word, to: said(word.to ?? "") })),
                ),
              })}
            </span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t("imports.values.change_known", { field: label })}
              onPress={() => setShowsKnown(true)}
            >
              {t("common.edit")}
            </Button>
          </p>
        )}
        {field.more > 0 && <p>{t("imports.values.more", { number: field.more })}</p>}
        {field.empty_rows > 0 && <p>{t("imports.values.empty_rows", { rows: field.empty_rows })}</p>}
      </div>
    </Card>
  );
}

const isCreated = ({ can_create, targets }: FieldWords, { to }: Meaning) =>
  can_create && typeof to === "string" && !targets.includes(to);

const LOOKS: Record<Meaning["origin"] | "created", { icon: Icon; ink: string }> = {
  known: { icon: Check, ink: "text-muted" },
  remembered: { icon: History, ink: "text-muted" },
  suggested: { icon: Lightbulb, ink: "text-muted" },
  new: { icon: Plus, ink: "text-muted" },
  created: { icon: Plus, ink: "text-muted" },
  chosen: { icon: UserRound, ink: "text-muted" },
  open: { icon: CircleAlert, ink: "text-warning" },
};

interface OriginProps {
  meaning: Meaning;
  isNew: boolean;
  rememberedAt: string | null;
}

/** Where the meaning comes from. */
function Origin({ meaning: { origin }, isNew, rememberedAt }: OriginProps) {
  const { t } = useTranslation();
  const { icon: Glyph, ink } = LOOKS[isNew ? "created" : origin];
  const words =
    origin === "remembered" && rememberedAt
      ? t("imports.values.remembered_on", { day: formatDay(rememberedAt.slice(0, 10)) })
      : t(`imports.values.origins.${isNew ? "new" : origin}`);
  return (
    <span className={cx("inline-flex items-center gap-1.5 text-sm", ink, origin === "open" && "font-bold")}>
      <Glyph size={16} className="flex-none" aria-hidden />
      {words}
    </span>
  );
}
