import { CircleCheck, Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { uuidv7 } from "uuidv7";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { SearchField } from "#admin/ui/SearchField.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Badge } from "#datachain/Badge.tsx";
import { IDENTIFIABLE_COLORS } from "#datachain/colors.ts";
import { tellsIdentifiability } from "#datachain/identifiability.ts";
import {
  type Category,
  type ChainContent,
  type Element,
  type Identifiability,
  IDENTIFIABILITIES,
} from "#datachain/model.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { useChainWork, useContent } from "./chain-work.ts";
import { CustomElementDialog } from "./CustomElementDialog.tsx";
import { addPlacement, placementsOf, removePlacement, tidyCustomElements } from "./edits.ts";
import { useReadText } from "./read-text.ts";
import { matchesSearch } from "./search-elements.ts";

const FIRST = 15;
type Filter = Identifiability | "all";
const FILTERS: readonly Filter[] = ["all", ...[...IDENTIFIABILITIES].toReversed()];

/** Ids as one string, which is equal after text changes. */
const chosenElements = (category_id: string) => (content: ChainContent) =>
  placementsOf(content, category_id)
    .map(({ element_id }) => element_id)
    .join(" ");

/** The first tiles and all chosen ones, so that every choice is visible in the collapsed list. */
const firstTiles = (found: readonly Element[], chosen: readonly string[]) =>
  found.filter(({ id }, at) => at < FIRST || chosen.includes(id));

/** All elements of a category as tiles that toggle. */
export function Picker({ category }: { category: Category }) {
  const { t } = useTranslation();
  const { taxonomy } = useChainWork();
  const read = useReadText();
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const [isWhole, setWhole] = useState(false);
  const search = useDeferredValue(typed);
  const offered = taxonomy.elements.filter(({ category_id }) => category_id === category.id);
  const counts = (id: Filter) => (id === "all" ? offered : offered.filter((one) => one.identifiability === id)).length;
  const filters = FILTERS.filter((id) => counts(id) > 0);
  const found = offered
    .filter(({ identifiability }) => filter === "all" || identifiability === filter)
    .filter((element) => matchesSearch(element, search));
  const chosen = useContent(chosenElements(category.id)).split(" ");
  const shown = isWhole || search ? found : firstTiles(found, chosen);
  const name = read(category.name);
  return (
    <section aria-labelledby="chain-picker" className="isolate mt-6">
      <h3 id="chain-picker" className="mb-2 font-medium">
        {t("datachains.picker.title", { category: name })}
      </h3>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField
          label={t("datachains.picker.search")}
          placeholder={t("datachains.picker.search")}
          clearLabel={t("datachains.picker.clear")}
          value={typed}
          onChange={setTyped}
          className="min-w-40 flex-1"
        />
        {filters.length > 2 && tellsIdentifiability(taxonomy, category) && (
          <div className="max-w-full overflow-x-auto">
            <Segmented
              label={t("datachains.card.identifiability")}
              items={filters.map((id) => ({
                id,
                label: `${id === "all" ? t("datachains.picker.all") : t(`datachains.identifiability.${id}`)} ${formatNumber(counts(id))}`,
              }))}
              value={filter}
              onChange={setFilter}
            />
          </div>
        )}
      </div>
      {found.length === 0 && <p className="text-muted">{t("datachains.picker.nothing")}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,45%),1fr))] max-sm:grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2">
        {shown.map((element) => (
          <li key={element.id}>
            <Tile element={element} category={category} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {shown.length < found.length && (
          <Button variant="ghost" onPress={() => setWhole(true)}>
            {t("datachains.picker.show_all", { count: found.length })}
          </Button>
        )}
        <CustomElementDialog
          category={category}
          trigger={
            <Button variant="ghost" icon={Plus}>
              {t("datachains.picker.propose")}
            </Button>
          }
        />
      </div>
    </section>
  );
}

function Tile({ element, category }: { element: Element; category: Category }) {
  const { t } = useTranslation();
  const { saver, subject } = useChainWork();
  const read = useReadText();
  const isChosen = useContent((content) =>
    placementsOf(content, category.id).some(({ element_id }) => element_id === element.id),
  );
  const toggle = () =>
    saver.edit((content) => {
      const same = placementsOf(content, category.id).filter(({ element_id }) => element_id === element.id);
      if (!same.length)
        return addPlacement(content, newPlacement({ category_id: category.id, element_id: element.id }, uuidv7));
      return tidyCustomElements(same.reduce((rest, { id }) => removePlacement(rest, id), content));
    });
  const isTech = subject.kind === "device" && category.id === "tech";
  return (
    <AriaButton
      onPress={toggle}
      aria-pressed={isChosen}
      className={cx(
        "relative flex h-full min-h-24 w-full flex-col items-center gap-2 rounded-md border p-2 pt-3 text-center text-sm",
        isChosen ? "border-primary-border bg-primary-soft" : "border-border bg-surface hover:bg-hover",
      )}
    >
      {isChosen && (
        <span className="absolute end-1.5 top-1.5 text-primary">
          <CircleCheck size={16} aria-hidden />
        </span>
      )}
      <Badge
        shape={category.shape}
        glyph={element.glyph}
        size={40}
        dark={category.id === "purpose"}
        {...(isTech && { fill: IDENTIFIABLE_COLORS[element.identifiability] })}
      />
      <span className="w-full break-words hyphens-auto">{read(element.title)}</span>
      {isTech && element.identifiability !== "none" && (
        <span className="sr-only">{t(`datachains.identifiability.${element.identifiability}`)}</span>
      )}
    </AriaButton>
  );
}
