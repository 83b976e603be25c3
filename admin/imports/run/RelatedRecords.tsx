import { useTranslation } from "#admin/i18n/i18n.ts";
import { type Import, type ImportMade, MADE_NOUNS } from "#contract/imports.ts";

const MOST_SHOWN = 12;

/** Related records the import will create. */
export function RelatedRecords({ made }: Pick<Import, "made">) {
  const { t } = useTranslation();
  if (made.length === 0) return null;
  const groups = MADE_NOUNS.map((noun) => ({ noun, names: namesOf(made, noun) })).filter(({ names }) => names.length);
  return (
    <div>
      <h3 className="font-medium">{t("imports.made.title")}</h3>
      <dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {groups.map(({ noun, names }) => (
          <div key={noun} className="contents">
            <dt className="text-muted">{t(`imports.made.${noun}`)}</dt>
            <dd className="flex flex-wrap gap-x-3 [overflow-wrap:anywhere]">
              {names.slice(0, MOST_SHOWN).map((name) => (
                <span key={name}>{name}</span>
              ))}
              {names.length > MOST_SHOWN && (
                <span className="text-muted">{t("imports.made.more", { count: names.length - MOST_SHOWN })}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const namesOf = (made: readonly ImportMade[], noun: ImportMade["noun"]) =>
  made.filter((one) => one.noun === noun).map(({ name }) => name);
