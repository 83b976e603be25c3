import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { useId, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { customersQuery } from "#admin/session/queries.ts";
import { useSwitchCustomer } from "#admin/session/switch-customer.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardFoot, CardHead } from "#admin/ui/Card.tsx";
import { FileField } from "#admin/ui/FileField.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { ApiError } from "#contract/client.ts";
import { customerFileApi } from "#contract/customer-file.ts";
import { ReportView } from "./ReportView.tsx";

/** The server says which part of a file it could not read; that text is for whoever made the file. */
const detailOf = (error: unknown) =>
  error instanceof ApiError && error.body.code === "file_unreadable" ? error.body.message : undefined;

/** A file as a new workspace: a dry run first, then the same for good. The browser keeps the file in between. */
export function RestoreCard() {
  const { t } = useTranslation();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const client = useQueryClient();
  const check = useCall(customerFileApi.restore);
  const restore = useCall(customerFileApi.restore, {
    onSuccess: () => client.invalidateQueries({ queryKey: customersQuery().queryKey }),
  });

  const send = (mutation: typeof check, chosen: File, dry_run: "true" | "false") => {
    const body = new FormData();
    body.append("file", chosen, chosen.name);
    mutation.mutate({ query: { dry_run }, body });
  };
  const choose = (chosen: File) => {
    const large = chosen.size > customerFileApi.restore.max_bytes;
    setIsTooLarge(large);
    setFile(large ? undefined : chosen);
    check.reset();
    restore.reset();
    if (!large) send(check, chosen, "true");
  };
  const startOver = () => {
    setFile(undefined);
    check.reset();
    restore.reset();
  };
  const failure = check.error;
  const [report, made] = [check.data?.report, restore.data?.report];
  const problem = () => {
    if (isTooLarge) return t("data.restore.too_large");
    if (!failure) return undefined;
    const detail = detailOf(failure);
    return detail === undefined ? errorWords(failure) : `${t("data.restore.unreadable")} ${detail}`;
  };

  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t("data.restore.title")} />
      <CardBody className="flex flex-col gap-5">
        {!report && (
          <>
            <p className="text-muted">{t("data.restore.intro")}</p>
            <FileField
              label={t("data.restore.file")}
              hint={t("data.restore.hint")}
              accept={[".zip", "application/zip"]}
              words={{
                choose: t("data.restore.choose"),
                orDrop: t("data.restore.or_drop"),
                drop: t("data.restore.drop"),
                busy: t("data.restore.checking"),
              }}
              isBusy={check.isPending}
              onSelect={choose}
              errorMessage={problem()}
            />
          </>
        )}
        {report && !made && <ReportView report={report} file={file} />}
        {restore.error && (
          <Note tone="danger" role="alert" title={t("data.restore.failed")}>
            {detailOf(restore.error) ?? errorWords(restore.error)}
          </Note>
        )}
        {made && (
          <Note tone="info" role="status" title={t("data.restore.done", { name: made.name })}>
            {t("data.restore.done_text")}
          </Note>
        )}
      </CardBody>
      {report && (
        <CardFoot>
          {!made && <span className="me-auto text-sm text-muted">{t("data.restore.dry_run")}</span>}
          <Button onPress={startOver} isDisabled={restore.isPending}>
            {t("data.restore.choose_other")}
          </Button>
          <Button
            icon={Download}
            onPress={() =>
              saveFile(new Blob([JSON.stringify(made ?? report, null, 2)], { type: "application/json" }), "report.json")
            }
          >
            {t("data.restore.report")}
          </Button>
          {made ? (
            <OpenWorkspace id={made.customer_id ?? ""} />
          ) : (
            <Button
              variant="primary"
              icon={Upload}
              isPending={restore.isPending}
              pendingLabel={t("data.restore.restoring")}
              onPress={() => file && send(restore, file, "false")}
            >
              {t("data.restore.start")}
            </Button>
          )}
        </CardFoot>
      )}
    </Card>
  );
}

/** Administrators who are not members of it invite a manager from the list of workspaces. */
function OpenWorkspace({ id }: { id: string }) {
  const { t } = useTranslation();
  const switchTo = useSwitchCustomer();
  const { data } = useQuery(customersQuery());
  if (!data?.customers.some((customer) => customer.id === id))
    return (
      <LinkButton variant="primary" href={paths.workspaces()}>
        {t("layout.nav.workspaces")}
      </LinkButton>
    );
  return (
    <Button variant="primary" onPress={() => switchTo(id)}>
      {t("data.restore.open")}
    </Button>
  );
}
