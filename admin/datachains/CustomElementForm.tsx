import { useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { uuidv7 } from "uuidv7";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { directionOf } from "#contract/direction.ts";
import { Badge } from "#datachain/Badge.tsx";
import { GLYPH_NAMES } from "#datachain/glyphs.ts";
import type { Category, CustomElement } from "#datachain/model.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { filledIn, filledLocales, writeText } from "#datachain/text.ts";
import { useChainWork } from "./chain-work.ts";
import { addCustomElement } from "./edits.ts";
import { LocaleTabs } from "./LocaleTabs.tsx";

const empty = (category_id: string): CustomElement => ({
  id: `custom_${uuidv7()}`,
  category_id,
  title: {},
  description: {},
  glyph: GLYPH_NAMES[0] ?? "circle",
  identifiability: "none",
});

/** Name, meaning and icon. */
export function CustomElementForm({ category, onDone }: { category: Category; onDone: () => void }) {
  const { t } = useTranslation();
  const { saver, locale, default_locale } = useChainWork();
  const [values, setValues] = useState(() => empty(category.id));
  const [isTried, setTried] = useState(false);
  const set = (change: Partial<CustomElement>) => setValues((before) => ({ ...before, ...change }));
  const hasName = filledIn(values.title, default_locale) !== undefined || filledIn(values.title, locale) !== undefined;
  const save = () => {
    setTried(true);
    if (!hasName) return;
    const placement = newPlacement({ category_id: category.id, element_id: values.id }, uuidv7);
    saver.edit((content) => addCustomElement(content, values, placement));
    onDone();
  };
  return (
    <div className="flex flex-col gap-4">
      <LocaleTabs filled={filledLocales(values.title).join(" ")} />
      <TextField
        label={t("datachains.custom.name")}
        lang={locale}
        dir={directionOf(locale)}
        value={values.title[locale] ?? ""}
        onChange={(text) => set({ title: writeText(values.title, locale, text) })}
        {...(isTried && !hasName && { errorMessage: t("datachains.custom.name_missing") })}
      />
      <TextArea
        label={t("datachains.custom.description")}
        hint={t("datachains.custom.description_hint")}
        optionalLabel={t("datachains.card.optional")}
        lang={locale}
        dir={directionOf(locale)}
        rows={2}
        value={values.description[locale] ?? ""}
        onChange={(text) => set({ description: writeText(values.description, locale, text) })}
      />
      <GlyphField category={category} value={values.glyph} onChange={(glyph) => set({ glyph })} />
      <div className="flex justify-end">
        <Button variant="primary" onPress={save}>
          {t("datachains.custom.save")}
        </Button>
      </div>
    </div>
  );
}

type GlyphFieldProps = { category: Category; value: string; onChange: (glyph: string) => void };

function GlyphField({ category, value, onChange }: GlyphFieldProps) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t("datachains.custom.glyph")}</legend>
      <div className="grid max-h-48 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1 overflow-auto rounded-md border border-border p-2">
        {GLYPH_NAMES.map((glyph) => (
          <AriaButton
            key={glyph}
            aria-label={glyph.replaceAll("-", " ")}
            aria-pressed={glyph === value}
            onPress={() => onChange(glyph)}
            className={cx(
              "grid size-11 place-items-center rounded-sm border",
              glyph === value ? "border-primary-border bg-primary-soft" : "border-transparent hover:bg-hover",
            )}
          >
            <Badge shape={category.shape} glyph={glyph} size={32} />
          </AriaButton>
        ))}
      </div>
    </fieldset>
  );
}
