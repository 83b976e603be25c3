import { useQuery } from "@tanstack/react-query";
import { CircleCheck, RefreshCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { siteQuery } from "#admin/session/queries.ts";
import { Button } from "#admin/ui/Button.tsx";
import { ColorField } from "#admin/ui/ColorField.tsx";
import { cx } from "#admin/ui/cx.ts";
import { SWATCH_NAMES, SWATCHES } from "#admin/ui/swatches.ts";
import { Switch } from "#admin/ui/Switch.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { PLAIN_LOOK, type QrLook } from "./qr-look.ts";
import type { Qr } from "./use-qr.ts";

export const lookFieldId = (name: keyof QrLook) => `qr-${name}`;

/** Style of the QR code, and whether cameras can read it. */
export function QrLookForm({ qr }: { qr: Qr }) {
  const { t } = useTranslation();
  const { look, setLook, problems } = qr;
  const { locale, isPending } = useContentLocale();
  const site = useQuery({ ...siteQuery(locale), enabled: !isPending }).data?.site;
  return (
    <section
      aria-label={t("codes.look.open")}
      className="flex flex-col gap-4 border-t border-border bg-sunken px-4 py-5 md:px-6"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <LookColour
          name="dark"
          qr={qr}
          swatches={[
            { value: PLAIN_LOOK.dark, label: t("codes.look.black") },
            ...(site?.primary_color ? [{ value: site.primary_color, label: t("codes.look.guide_colour") }] : []),
            ...SWATCH_NAMES.map((id) => ({ value: SWATCHES[id] as string, label: t(`labels.colors.${id}`) })).filter(
              ({ value }) => value !== site?.primary_color,
            ),
          ]}
        />
        <LookColour name="light" qr={qr} />
      </div>
      {site?.logo_key ? (
        <Switch
          id={lookFieldId("logo")}
          label={t("codes.look.logo")}
          hint={t("codes.look.logo_hint")}
          isSelected={look.logo}
          onChange={(logo) => setLook({ logo })}
          errorMessage={problems.logo}
        />
      ) : (
        site && (
          <p className="text-sm text-muted">
            {t("codes.look.no_logo")} <TextLink href={paths.settings()}>{t("codes.look.add_logo")}</TextLink>
          </p>
        )
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Checks qr={qr} />
        <Button size="sm" variant="ghost" onPress={() => setLook(PLAIN_LOOK)}>
          {t("codes.look.reset")}
        </Button>
      </div>
    </section>
  );
}

interface LookColourProps {
  name: "dark" | "light";
  qr: Qr;
  swatches?: { value: string; label: string }[];
}

function LookColour({ name, qr: { look, setLook, problems }, swatches }: LookColourProps) {
  const { t } = useTranslation();
  return (
    <ColorField
      id={lookFieldId(name)}
      label={t(`codes.look.${name}`)}
      pickerLabel={t("labels.form.picker")}
      value={look[name]}
      onChange={(value) => setLook({ [name]: value })}
      swatches={swatches}
      swatchesLabel={t("labels.form.swatches")}
      errorMessage={problems[name]}
    />
  );
}

/** Results of the checks, shown before the download. */
function Checks({ qr: { ratio, problems, picture, failure } }: { qr: Qr }) {
  const { t } = useTranslation();
  const isRefused = Object.keys(problems).length > 0;
  return (
    <ul role="status" className="me-auto flex flex-col gap-1 text-sm">
      {ratio && !problems.dark && <Check icon={CircleCheck}>{t("codes.look.contrast", { ratio })}</Check>}
      {isRefused ? (
        <Check icon={TriangleAlert} tone="text-danger">
          {t("codes.look.refused")}
        </Check>
      ) : failure ? (
        <Check icon={TriangleAlert} tone="text-warning">
          {t("codes.look.not_checked")} {errorWords(failure)}
        </Check>
      ) : picture ? (
        <Check icon={CircleCheck}>{t("codes.look.read_back")}</Check>
      ) : (
        <Check icon={RefreshCw} tone="text-muted">
          {t("codes.look.reading")}
        </Check>
      )}
    </ul>
  );
}

interface CheckProps {
  icon: typeof CircleCheck;
  tone?: string;
  children: ReactNode;
}

const Check = ({ icon: Glyph, tone = "text-success", children }: CheckProps) => (
  <li className="flex gap-2">
    <Glyph size={16} className={cx("mt-0.5 flex-none", tone)} aria-hidden />
    <span>{children}</span>
  </li>
);
