import { useQuery } from "@tanstack/react-query";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { PageLayout } from "#admin/pages/editor/PageLayout.tsx";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { AddLink } from "./AddLink.tsx";
import { LinkList } from "./LinkList.tsx";
import { RelationGraph } from "./RelationGraph.tsx";
import { relationshipsQuery } from "./use-relationships.ts";

/** How this page relates to others, as a graph and as an equivalent list. */
export function RelationshipsTab() {
  const { t } = useTranslation();
  const { page, canEdit } = usePageWork();
  const result = useQuery(relationshipsQuery(page.id));
  return (
    <PageLayout hasLanguages={false} aside={canEdit && <AddCard />}>
      <LoadedRecord
        result={result}
        failedTitle={t("relationships.load_failed")}
        skeleton={<RecordSkeleton hasHead={false} />}
      >
        {({ relationships, suggestions }) => (
          <>
            <RelationGraph relationships={relationships} suggestions={suggestions} />
            <LinkList relationships={relationships} suggestions={suggestions} />
          </>
        )}
      </LoadedRecord>
    </PageLayout>
  );
}

function AddCard() {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="add-link">
      <CardHead id="add-link" title={t("relationships.add")} />
      <CardBody>
        <AddLink />
      </CardBody>
    </Card>
  );
}
