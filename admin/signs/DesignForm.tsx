import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageOf } from "#admin/i18n/languages.ts";
import { localesQuery } from "#admin/session/queries.ts";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { HEADLINE_LETTERS } from "#contract/page-content.ts";
import { firstLetters } from "#contract/segments.ts";
import { LABEL_SHEETS, PAPER_SIZES, SIGN_LAYOUTS, SIGN_SENTENCE_LENGTH } from "#contract/signs.ts";
import { LayoutDrawing } from "./LayoutDrawing.tsx";
import type { Design } from "./sign-design.ts";

interface FormProps {
  design: Design;
  onChange: (change: Partial<Design>) => void;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 border-border p-4 not-first:border-t">
      <h2 className="text-md font-bold">{title}</h2>
      {children}
    </section>
  );
}

/** Layout and texts of the signs. */
export function DesignForm(props: FormProps) {
  const { t } = useTranslation();
  const { design, onChange } = props;
  return (
    <>
      <Group title={t("signs.layout.title")}>
        <RadioCards
          label={t("signs.layout.title")}
          isLabelHidden
          value={design.layout}
          onChange={(layout) => onChange({ layout })}
          options={SIGN_LAYOUTS.map((id) => ({
            id,
            label: t(`signs.layout.${id}`),
            detail: t(`signs.layout.${id}_hint`),
            mark: <LayoutDrawing layout={id} />,
          }))}
        />
      </Group>
      <SizeGroup {...props} />
      <LanguageGroup {...props} />
      <WordsGroup {...props} />
      <Group title={t("signs.print.title")}>
        <Switch
          label={t(design.layout === "labels" ? "signs.print.cut_marks" : "signs.print.marks")}
          isSelected={design.marks}
          onChange={(marks) => onChange({ marks })}
        />
        <Switch
          label={t("signs.print.place")}
          isSelected={design.show_place}
          onChange={(show_place) => onChange({ show_place })}
        />
      </Group>
    </>
  );
}

function SizeGroup({ design, onChange }: FormProps) {
  const { t } = useTranslation();
  return (
    <Group title={t("signs.size.title")}>
      {design.layout === "labels" ? (
        <Select
          label={t("signs.size.title")}
          isLabelHidden
          value={design.sheet}
          onChange={(sheet) => onChange({ sheet })}
          options={LABEL_SHEETS.map((id) => ({ id, label: t(`signs.size.${id}`) }))}
        />
      ) : (
        <>
          <Segmented
            label={t("signs.size.title")}
            isFullWidth
            items={PAPER_SIZES.map((id) => ({ id, label: id.toUpperCase() }))}
            value={design.paper}
            onChange={(paper) => onChange({ paper })}
            aria-describedby="paper-hint"
          />
          <p id="paper-hint" className="text-sm text-muted">
            {t(`signs.size.${design.paper}`)}
          </p>
        </>
      )}
    </Group>
  );
}

const NONE = "none";

function LanguageGroup({ design, onChange }: FormProps) {
  const { t } = useTranslation();
  const { data } = useQuery(localesQuery());
  const known = (data?.locales ?? []).map((id) => ({ id, label: languageOf(id).name }));
  const first = design.locale ?? data?.default_locale ?? null;
  return (
    <Group title={t("signs.languages.title")}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t("signs.languages.first")}
          options={known}
          value={first}
          onChange={(locale) =>
            onChange({ locale, ...(locale === design.second_locale && { second_locale: undefined }) })
          }
        />
        <Select
          label={t("signs.languages.second")}
          options={[{ id: NONE, label: t("signs.languages.none") }, ...known.filter(({ id }) => id !== first)]}
          value={design.second_locale ?? NONE}
          onChange={(id) => onChange({ second_locale: id === NONE ? undefined : id })}
        />
      </div>
    </Group>
  );
}

function WordsGroup({ design, onChange }: FormProps) {
  const { t } = useTranslation();
  const { data } = useQuery(localesQuery());
  const first = design.locale ?? data?.default_locale;
  const counter = (used: number, limit: number) => `${used} / ${limit}`;
  const rows = [
    { locale: first, headline: "headline", sentence: "sentence" },
    { locale: design.second_locale, headline: "second_headline", sentence: "second_sentence" },
  ] as const;
  return (
    <Group title={t("signs.words.title")}>
      <p className="text-sm text-muted">{t("signs.words.hint")}</p>
      {rows.map(({ locale, headline, sentence }) => {
        if (!locale) return null;
        const { name } = languageOf(locale);
        return (
          <div key={locale} className="flex flex-col gap-3">
            <TextArea
              label={t("signs.words.headline", { language: name })}
              optionalLabel={t("common.optional")}
              lang={locale}
              rows={1}
              value={design[headline]}
              limit={HEADLINE_LETTERS}
              isCounterLate
              counterLabel={counter}
              onChange={(text) => onChange({ [headline]: firstLetters(text.replaceAll("\n", " "), HEADLINE_LETTERS) })}
            />
            {design.layout !== "labels" && (
              <TextArea
                label={t("signs.words.sentence", { language: name })}
                optionalLabel={t("common.optional")}
                lang={locale}
                rows={2}
                value={design[sentence]}
                limit={SIGN_SENTENCE_LENGTH}
                counterLabel={counter}
                onChange={(text) => onChange({ [sentence]: text.slice(0, SIGN_SENTENCE_LENGTH) })}
              />
            )}
          </div>
        );
      })}
      {design.layout !== "labels" && (
        <TextField
          label={t("signs.words.contact")}
          optionalLabel={t("common.optional")}
          hint={t("signs.words.contact_hint")}
          value={design.contact}
          maxLength={60}
          onChange={(contact) => onChange({ contact })}
        />
      )}
    </Group>
  );
}
