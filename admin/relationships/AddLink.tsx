import { Link2 } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { PagePicker } from "#admin/pages/PagePicker.tsx";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { RelationPreview, RelationSelect } from "./RelationFields.tsx";
import type { Relation } from "./relation-words.ts";
import { useAddRelation } from "./use-relationships.ts";

/** Collections have members instead of links. */
const LINKED = ["device_page", "algorithm_page"] as const;

/** Chooses the relation and the other page; shows both sides before the link is created. */
export function AddLink() {
  const { t } = useTranslation();
  const { page, locale } = usePageWork();
  const [relation, setRelation] = useState<Relation>({ type: "sends_data_to", direction: "out" });
  const [other, setOther] = useState<Named | null>(null);
  const [isAsked, setAsked] = useState(false);
  const add = useAddRelation();
  const send = () => {
    setAsked(other === null);
    if (!other) return;
    const body = { relationship: { ...relation, page_id: other.id } };
    add.mutate({ params: { id: page.id }, body }, { onSuccess: () => setOther(null) });
  };
  const missing = isAsked && other === null ? t("relationships.choose") : undefined;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <RelationSelect value={relation} onChange={setRelation} />
      <PagePicker
        label={t("relationships.other")}
        hint={t("relationships.other_hint")}
        locale={locale}
        types={LINKED}
        without={[page.id]}
        value={other}
        onChange={(chosen) => {
          add.reset();
          setOther(chosen);
        }}
        openLabel={t("pages.open_list")}
        emptyLabel={t("relationships.not_found")}
        errorMessage={add.isError ? errorWords(add.error) : missing}
      />
      {other && <RelationPreview relation={relation} name={other.name} />}
      <Button type="submit" icon={Link2} isPending={add.isPending}>
        {t("relationships.add_button")}
      </Button>
    </form>
  );
}
