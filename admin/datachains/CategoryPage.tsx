import { ArrowLeft, ArrowRight, EyeOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { formatNumber } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Kbd } from "#admin/ui/Kbd.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { StickyFoot } from "#admin/ui/StickyFoot.tsx";
import type { Category } from "#datachain/model.ts";
import { textIn } from "#datachain/text.ts";
import { useChainWork, useContent } from "./chain-work.ts";
import { ChosenList } from "./ChosenList.tsx";
import { placementsOf, withhold } from "./edits.ts";
import { Picker } from "./Picker.tsx";
import { useReadText } from "./read-text.ts";
import { Withheld } from "./Withheld.tsx";

/** One category: its question, what was chosen, and what can be chosen. */
export function CategoryPage() {
  const { taxonomy } = useChainWork();
  const { datachain_category } = useParams();
  const at = taxonomy.categories.findIndex(({ id }) => id === datachain_category);
  const category = taxonomy.categories[at];
  if (!category) return null;
  // keyed, so that another category starts with a fresh picker and closed cards
  return <CategoryWork key={category.id} category={category} at={at} />;
}

/** Focuses the question when coming from another page of the chain, or the card a check links to. */
function useArrival() {
  const question = useRef<HTMLHeadingElement>(null);
  const { key, hash } = useLocation();
  const [isArrival] = useState(key !== "default" && hash === "");
  useEffect(() => {
    if (isArrival) question.current?.focus({ preventScroll: true });
  }, [isArrival]);
  return question;
}

function CategoryWork({ category, at }: { category: Category; at: number }) {
  const { t } = useTranslation();
  const { taxonomy, canEdit } = useChainWork();
  const read = useReadText();
  const question = useArrival();
  const isWithheld = useContent(({ undisclosed }) => Object.hasOwn(undisclosed, category.id));
  const place = t("datachains.stepper.place", { at: at + 1, total: taxonomy.categories.length });
  return (
    <article aria-labelledby="chain-question" className="flex flex-1 flex-col">
      <div className="mx-auto w-full max-w-200 flex-1 px-4 pt-4 pb-8 md:px-8 md:pt-6">
        <p className="text-sm font-medium text-muted">
          {place} · {category.required ? t("datachains.stepper.required") : t("datachains.stepper.optional")}
        </p>
        <h2 id="chain-question" ref={question} tabIndex={-1} className="mt-1 text-xl font-bold outline-none">
          {read(category.prompt) || read(category.name)}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{read(category.guidance)}</p>
        {isWithheld ? (
          <Withheld category={category} />
        ) : (
          <>
            <div className="mt-5 mb-2 flex items-center justify-between gap-2">
              <h3 className="font-bold">
                {t("datachains.category.chosen")} <ChosenCount category={category} />
              </h3>
              {canEdit && <WithholdButton category={category} />}
            </div>
            <ChosenList category={category} />
          </>
        )}
        {canEdit && <Picker category={category} />}
      </div>
      <Steps at={at} />
    </article>
  );
}

function ChosenCount({ category }: { category: Category }) {
  const count = useContent((content) => placementsOf(content, category.id).length);
  return <span className="font-normal text-muted tabular-nums">{formatNumber(count)}</span>;
}

function WithholdButton({ category }: { category: Category }) {
  const { t } = useTranslation();
  const { saver } = useChainWork();
  const read = useReadText();
  const count = useContent((content) => placementsOf(content, category.id).length);
  const act = () => saver.edit((content) => withhold(content, category.id));
  const button = (
    <Button size="sm" variant="ghost" icon={EyeOff} {...(count === 0 && { onPress: act })}>
      {t("datachains.category.withhold")}
    </Button>
  );
  if (count === 0) return button;
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      trigger={button}
      title={t("datachains.category.withhold_title", { category: read(category.name) })}
      description={t("datachains.category.withhold_question", { count })}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button slot="close">{t("common.cancel")}</Button>
          <Button slot="close" variant="danger" onPress={act}>
            {t("datachains.category.withhold")}
          </Button>
        </>
      }
    />
  );
}

/** Back and next; Ctrl or ⌘ with Enter goes to the next category from anywhere. */
function Steps({ at }: { at: number }) {
  const { t } = useTranslation();
  const { taxonomy, subject } = useChainWork();
  const navigate = useNavigate();
  const name = (category: Category) => textIn(category.name, uiLocale(), "en")?.text ?? category.id;
  const [previous, next] = [taxonomy.categories[at - 1], taxonomy.categories[at + 1]];
  const onward = next ? subject.paths.category(next.id) : subject.paths.overview;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void navigate(onward);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [navigate, onward]);
  return (
    <StickyFoot className="bottom-0 border-t border-border px-4 py-3 md:px-8">
      <footer className="mx-auto flex w-full max-w-184 flex-wrap items-center justify-between gap-2">
        {previous ? (
          <LinkButton
            variant="ghost"
            icon={ArrowLeft}
            href={subject.paths.category(previous.id)}
            aria-label={t("datachains.category.previous", { category: name(previous) })}
            className="-ms-3"
          >
            {name(previous)}
          </LinkButton>
        ) : (
          <span />
        )}
        <span className="flex items-center gap-3">
          <span className="flex gap-1 max-md:hidden" aria-hidden>
            <Kbd>Ctrl</Kbd>
            <Kbd>↵</Kbd>
          </span>
          <LinkButton variant="primary" icon={ArrowRight} href={onward}>
            {next ? t("datachains.category.next", { category: name(next) }) : t("datachains.category.finish")}
          </LinkButton>
        </span>
      </footer>
    </StickyFoot>
  );
}
