import { useQuery } from "@tanstack/react-query";
import { Send, Stamp, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { query } from "#admin/api/query.ts";
import { formatDateTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canEdit, canManage } from "#admin/session/roles.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { type RegisterRecord, registerRecordsApi, type RegisterState } from "#contract/register-connections.ts";
import { placeHref, useFieldWords } from "./standard-words.ts";
import { ActionButton } from "./ActionButton.tsx";

const WAIT_MS = 1000;

const recordQuery = (id: string) => ({
  ...query(registerRecordsApi.get, { params: { id } }),
  staleTime: 0,
  // the register answers in the background
  refetchInterval: ({ state }: { state: { data?: { register_record: RegisterRecord } | undefined } }) =>
    state.data?.register_record.pending ? WAIT_MS : false,
});

/** Whether the Dutch register has the algorithm, and sending it there. */
export function RegisterCard({ algorithm_id }: { algorithm_id: string }) {
  const { t } = useTranslation();
  const result = useQuery(recordQuery(algorithm_id));
  const record = result.data?.register_record;
  if (result.isError && !record) return <LoadFailure result={result} title={t("register.record.load_failed")} />;
  return (
    <Card aria-labelledby="register-record">
      <CardHead
        id="register-record"
        title={t("register.title")}
        actions={record?.is_connected && <StateBadge state={record.state} />}
      />
      <CardBody className="flex flex-col gap-3">
        {record ? <Body algorithm_id={algorithm_id} record={record} /> : <LinesSkeleton rows={2} sign={20} />}
      </CardBody>
    </Card>
  );
}

const TONES = {
  not_sent: "neutral",
  sending: "info",
  in_step: "success",
  changed: "warning",
  refused: "danger",
  withdrawn: "neutral",
} as const satisfies Record<RegisterState, string>;

function StateBadge({ state }: { state: RegisterState }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[state]}>{t(`register.states.${state}`)}</Badge>;
}

type BodyProps = { algorithm_id: string; record: RegisterRecord };

function Body({ algorithm_id, record }: BodyProps) {
  const isWriter = canEdit(useUser());
  if (!record.is_connected) return <NotConnected />;
  return (
    <>
      <StateWords record={record} />
      <Problem algorithm_id={algorithm_id} record={record} />
      <Hindrance algorithm_id={algorithm_id} record={record} />
      <Facts record={record} />
      {isWriter && <Actions algorithm_id={algorithm_id} record={record} />}
    </>
  );
}

function NotConnected() {
  const { t } = useTranslation();
  const isManager = canManage(useUser());
  return (
    <>
      <p className="text-muted">{t(isManager ? "register.record.connect_hint" : "register.record.ask_manager")}</p>
      {isManager && (
        <LinkButton href={paths.dutchRegister()} isFullWidth>
          {t("register.record.connect")}
        </LinkButton>
      )}
    </>
  );
}

/** `problem` says why the register refused. */
function StateWords({ record: { state } }: { record: RegisterRecord }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="text-muted">
      {state !== "refused" && t(`register.record.${state}`)}
    </div>
  );
}

function Problem({ algorithm_id, record: { failed, problem, answer, reasons } }: BodyProps) {
  const { t } = useTranslation();
  if (!failed || !problem) return null;
  return (
    <Note tone="danger" role="alert" title={t(`register.record.failed_${failed}`)}>
      <p>{t(`register.problems.${problem}`)}</p>
      {answer && <p className="[overflow-wrap:anywhere]">{t("register.answered", { answer })}</p>}
      {reasons.length > 0 && (
        <ul className="mt-2 flex flex-col gap-2">
          {reasons.map(({ field, message, place }, at) => (
            <li key={`${field} ${at}`} className="[overflow-wrap:anywhere]">
              <PlaceLink algorithm_id={algorithm_id} field={field} place={place} />
              <span className="block text-muted" lang={problem === "not_ready" ? "nl" : undefined} dir="auto">
                {message}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}

function PlaceLink({ algorithm_id, field, place }: { algorithm_id: string; field: string; place: string | null }) {
  const { placeWords } = useFieldWords();
  if (place === null) return <span className="font-mono">{field}</span>;
  return (
    <TextLink isInline href={placeHref(algorithm_id, place)}>
      {placeWords({ field, title: field, place })}
    </TextLink>
  );
}

/** Why nothing can be sent now. */
function Hindrance({ algorithm_id, record }: BodyProps) {
  const { t } = useTranslation();
  const { is_on, is_published, missing, lars, stage } = record;
  if (!is_on) return <Note tone="warning">{t("register.record.off")}</Note>;
  if (!is_published)
    return <Note>{t(lars && stage !== "withdrawn" ? "register.record.gone" : "register.record.not_published")}</Note>;
  if (!missing.length) return null;
  return (
    <Note tone="warning">
      {t("register.record.missing")}
      <ul className="mt-2 flex flex-col gap-1">
        {missing.map(({ field, place }) => (
          <li key={field}>
            <PlaceLink algorithm_id={algorithm_id} field={field} place={place} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Facts({ record: { lars, stage, sent_at, next_at } }: { record: RegisterRecord }) {
  const { t } = useTranslation();
  const moment = (at: string | null) => at && <time dateTime={at}>{formatDateTime(at)}</time>;
  const facts = [
    { name: "stage", value: stage && t(`register.stages.${stage}`) },
    { name: "lars", value: lars && <span className="font-mono">{lars}</span> },
    { name: "sent_at", value: moment(sent_at) },
    { name: "next_at", value: moment(next_at) },
  ] as const;
  const given = facts.filter(({ value }) => value);
  if (!given.length) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {given.map(({ name, value }) => (
        <Fact key={name} name={t(`register.record.${name}`)}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </>
);

function Actions({ algorithm_id, record }: BodyProps) {
  const { t } = useTranslation();
  const { is_on, is_published, missing, lars, stage, state, pending } = record;
  if (!is_on || pending) return null;
  const isThere = lars !== null && stage !== "withdrawn";
  const common = { algorithm_id };
  return (
    <div className="flex flex-col gap-2">
      {is_published && missing.length === 0 && (
        <ActionButton
          {...common}
          action="send"
          icon={Send}
          label={t(lars ? "register.record.send_again" : "register.record.send")}
          isMain={state !== "in_step"}
        />
      )}
      {isThere && stage === "draft" && (
        <ActionButton
          {...common}
          action="release"
          icon={Stamp}
          label={t("register.record.release")}
          asks={{ title: t("register.record.release_title"), text: t("register.record.release_text") }}
          isMain={state === "in_step"}
        />
      )}
      {isThere && (
        <ActionButton
          {...common}
          action="withdraw"
          icon={Undo2}
          label={t("register.record.withdraw")}
          asks={{ title: t("register.record.withdraw_title"), text: t("register.record.withdraw_text") }}
        />
      )}
    </div>
  );
}
