import { useState } from "react";
import { useNavigate } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { FileField } from "#admin/ui/FileField.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { ApiError } from "#contract/client.ts";
import { importsApi, type ImportSubject } from "#contract/imports.ts";
import { isReadingDoubtful } from "../import-steps.ts";
import { importHref, SUBJECTS } from "../import-subjects.ts";
import { EarlierImports } from "./EarlierImports.tsx";
import { Examples } from "./Examples.tsx";

/** Uploads a file, and lists earlier imports. Viewers only see the list. */
export function FileStep({ subject }: { subject: ImportSubject }) {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <div className="flex flex-col gap-8">
      {canEdit(user) && (
        <Card>
          <CardBody className="flex flex-col gap-5">
            <Upload subject={subject} />
            <Examples subject={subject} />
          </CardBody>
        </Card>
      )}
      {user !== undefined && !canEdit(user) && <Note tone="neutral">{t("records.read_only")}</Note>}
      <EarlierImports subject={subject} isWriter={canEdit(user)} />
    </div>
  );
}

const TOO_LARGE: readonly string[] = ["body_too_large", "file_too_large"];

function Upload({ subject }: { subject: ImportSubject }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const upload = useCall(importsApi.upload, {
    onSuccess: ({ import: ours }) =>
      navigate(importHref(subject, ours.id, isReadingDoubtful(ours.reading) ? "file" : "match")),
  });

  const [unfit, setUnfit] = useState<"empty" | "large">();

  const send = (file: File) => {
    const problem = file.size === 0 ? "empty" : file.size > importsApi.upload.max_bytes ? "large" : undefined;
    setUnfit(problem);
    upload.reset();
    if (problem) return;
    const body = new FormData();
    body.append("file", file, file.name);
    upload.mutate({ query: { subject, ui_locale: uiLocale() }, body });
  };
  const problemWords = () => {
    if (unfit === "empty") return t("imports.upload.empty");
    if (unfit === "large") return t("errors.file_too_large");
    if (!upload.isError) return undefined;
    const code = upload.error instanceof ApiError ? upload.error.body.code : "network";
    if (code === "file_unreadable") return t(`imports.upload.unreadable.${subject}`);
    return TOO_LARGE.includes(code) ? t("errors.file_too_large") : errorWords(upload.error);
  };

  return (
    <FileField
      label={t(`imports.upload.label.${subject}`)}
      hint={`${t(`imports.upload.formats.${subject}`)} ${t("imports.upload.promise")}`}
      accept={SUBJECTS[subject].accept}
      words={{
        choose: t("imports.upload.choose"),
        orDrop: t("imports.upload.or_drop"),
        drop: t("imports.upload.drop"),
        busy: t("imports.upload.busy"),
      }}
      isBusy={upload.isPending}
      onSelect={send}
      errorMessage={problemWords()}
    />
  );
}
