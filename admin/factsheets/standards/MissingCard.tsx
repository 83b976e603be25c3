import { CircleCheck, CircleDashed } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import type { StandardReadiness } from "#contract/standards.ts";
import { questionLabel } from "../sheet-words.ts";
import { placeHref, tileOf, useFieldWords } from "./standard-words.ts";

interface MissingCardProps {
  algorithm_id: string;
  readiness: StandardReadiness;
  isWriter: boolean;
}

/** Required fields without a value, each with a link to where it is filled in. */
export function MissingCard({ algorithm_id, readiness: { standard, missing }, isWriter }: MissingCardProps) {
  const { t } = useTranslation();
  const { placeWords } = useFieldWords();
  const tile = tileOf(standard);
  const isHidden = missing.some(({ place }) => place === "reported_to");
  return (
    <Card aria-labelledby="standard-missing">
      <CardHead
        id="standard-missing"
        title={t("factsheets.standards.missing_title", { standard: t(`factsheets.standards.names.${tile}`) })}
        count={missing.length}
        actions={<span className="pe-2 text-sm text-muted">{t("factsheets.standards.often")}</span>}
      />
      {missing.length === 0 ? (
        <CardBody className="flex items-center gap-2">
          <CircleCheck size={16} className="flex-none text-success" aria-hidden />
          {t("factsheets.standards.missing_none")}
        </CardBody>
      ) : (
        <ul className="divide-y divide-border">
          {missing.map((one) => (
            <li key={one.field} className="flex items-center gap-3 px-4 py-3">
              <CircleDashed size={16} className="flex-none text-warning" aria-hidden />
              <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <div className="font-medium" lang={tile === "nl" ? "nl" : "en"}>
                  {one.title}
                </div>
                <div className="text-sm text-muted">{placeWords(one)}</div>
              </div>
              {isWriter && (
                <LinkButton
                  href={placeHref(algorithm_id, one.place)}
                  size="sm"
                  aria-label={`${t("factsheets.standards.answer")}: ${one.title}`}
                >
                  {t("factsheets.standards.answer")}
                </LinkButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {isHidden && (
        <p className="border-t border-border px-4 py-3 text-sm text-muted">
          {t("factsheets.standards.hidden", { question: questionLabel("reported_to") })}
        </p>
      )}
    </Card>
  );
}
