import { formatDateTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { Refused } from "#contract/city-sign-in.ts";
import { AuthHead } from "./AuthHead.tsx";

/** Why the city's account was not let in, whom to ask, and what to tell them. */
export function CityRefusal({ refused }: { refused: Refused }) {
  const { t } = useTranslation();
  const { reason, provider, contact, reference } = refused;
  return (
    <>
      <AuthHead title={t("identity.city.failed_title")}>{provider}</AuthHead>
      <div className="mt-6">
        <Note tone="danger" role="alert">
          {t(`identity.problems.${reason}`)}
        </Note>
      </div>
      {reference && (
        <>
          <h2 className="mt-6 font-bold">{t("identity.city.what_to_do")}</h2>
          <p className="mt-1 [overflow-wrap:anywhere]">
            {contact ? t("identity.city.ask", { contact }) : t("identity.city.ask_nobody")}
          </p>
          <Details refused={refused} />
        </>
      )}
      <div className="mt-6 flex flex-col gap-4 text-center">
        <LinkButton href={paths.citySignIn()} variant="primary" size="lg" isFullWidth>
          {t("identity.city.again")}
        </LinkButton>
        <TextLink href={paths.login()}>{t("identity.city.other")}</TextLink>
      </div>
    </>
  );
}

function Details({ refused: { reason, answer, at, reference } }: { refused: Refused }) {
  const { t } = useTranslation();
  const details: [string, string][] = [
    [t("identity.city.answer"), answer || reason],
    [t("identity.city.time"), formatDateTime(at)],
    [t("identity.city.reference"), reference],
  ];
  return (
    <section aria-labelledby="details" className="mt-6 rounded-md border border-border p-3">
      <h2 id="details" className="font-bold">
        {t("identity.city.details")}
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {details.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-mono [overflow-wrap:anywhere] select-all">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
