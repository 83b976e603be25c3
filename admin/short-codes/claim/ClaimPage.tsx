import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Card } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { opensWords } from "../opens-words.ts";
import { ChoosePlace } from "./ChoosePlace.tsx";
import { SignHung } from "./SignHung.tsx";

/** For staff on site with a phone: assigns the scanned blank sign to its place. */
export function ClaimPage() {
  const { code = "" } = useParams();
  const { t } = useTranslation();
  const result = useQuery(query(shortCodesApi.list, { query: { code: code.slice(0, 32), per_page: 1 } }));
  return (
    <div className="mx-auto w-full max-w-150">
      <LoadedRecord
        result={result}
        failedTitle={t("codes.detail.failed")}
        skeleton={<RecordSkeleton hasHead={false} />}
      >
        {({ short_codes: [found] }) => (found ? <Claim key={found.id} code={found} /> : <Unknown code={code} />)}
      </LoadedRecord>
    </div>
  );
}

function Claim({ code }: { code: ShortCode }) {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  // kept in state, because a reloaded code would no longer be blank
  const [claimed, setClaimed] = useState<ShortCode>();
  if (claimed) return <SignHung code={claimed} onUndone={() => setClaimed(undefined)} />;
  if (code.state !== "blank") return <Assigned code={code} />;
  if (!isWriter) return <Note tone="warning">{t("codes.claim.editors_only")}</Note>;
  return <ChoosePlace code={code} onClaimed={setClaimed} />;
}

function Assigned({ code }: { code: ShortCode }) {
  const { t } = useTranslation();
  const action = (
    <LinkButton variant="primary" href={`${paths.shortCodes()}?code=${code.id}`}>
      {t("codes.claim.open_code")}
    </LinkButton>
  );
  return (
    <Card>
      <EmptyState title={t("codes.claim.not_blank_title")} action={action}>
        {t("codes.claim.not_blank", { code: code.code, target: opensWords(t, code) })}
      </EmptyState>
    </Card>
  );
}

function Unknown({ code }: { code: string }) {
  const { t } = useTranslation();
  const action = <LinkButton href={paths.shortCodes()}>{t("codes.claim.to_codes")}</LinkButton>;
  return (
    <Card>
      <EmptyState title={t("codes.claim.unknown_title")} action={action}>
        {t("codes.claim.unknown", { code })}
      </EmptyState>
    </Card>
  );
}
