import { BookOpen } from "lucide-react";
import { uuidv7 } from "uuidv7";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Source } from "#datachain/model.ts";
import { EntriesPart } from "./EntriesPart.tsx";

const SourceDialog = lazyPart(() => import("./SourceDialog.tsx"), "SourceDialog");

type SourcesPartProps = { sources: readonly Source[]; onChange: (sources: readonly Source[]) => void };

export function SourcesPart({ sources, onChange }: SourcesPartProps) {
  const { t } = useTranslation();
  return (
    <EntriesPart<Source>
      title={t("datachains.card.sources")}
      addLabel={t("datachains.card.add_source")}
      entries={sources}
      onChange={onChange}
      show={({ title, type }) => ({ icon: BookOpen, name: title, detail: t(`datachains.source.types.${type}`) })}
      newEntry={() => ({ id: uuidv7(), type: "policy_document", title: "", url: null, citation: null })}
      Editor={SourceDialog}
    />
  );
}
