import { MapPin, Printer, Send, Split } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordSign } from "#admin/inventory/RecordSign.tsx";
import { pagePath, paths, signsPath } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import type { ShortCode } from "#contract/short-codes.ts";

interface NextStepProps {
  code: ShortCode;
  isWriter: boolean;
  isRetargeting: boolean;
  onRetarget: () => void;
}

/** The next step from a code to its sign, as the primary action. */
export function NextStep(props: NextStepProps) {
  const { t } = useTranslation();
  const { code, isWriter } = props;
  const step = stepOf(code);
  return (
    <div className="flex flex-col items-start gap-2">
      {isWriter && step && <p className="text-sm font-medium">{t(`codes.next_step.${step}`)}</p>}
      <div className="flex flex-wrap gap-2">
        <MainAction {...props} />
        <RetargetButton {...props} />
      </div>
      <RecordSign code={code} isWriter={isWriter} />
    </div>
  );
}

/** Nothing where nothing is left to do. */
function stepOf({ state, place, page, target_type }: ShortCode) {
  if (state === "blank") return "assign";
  if (state === "dead") return "publish";
  const isForSign = target_type === "location" || (target_type === "page" && Boolean(place ?? page?.device_id));
  if (state === "active" && isForSign && !place?.sign_installed_on) return "sign";
  return undefined;
}

function MainAction({ code, isWriter, isRetargeting }: NextStepProps) {
  const { t } = useTranslation();
  // while the form is open, saving it is the primary action
  const variant = isRetargeting ? undefined : ("primary" as const);
  if (code.state === "retired") return null;
  if (isWriter && code.state === "blank")
    return (
      <LinkButton variant={variant} icon={MapPin} href={paths.claimCode(code.code)}>
        {t("codes.detail.claim")}
      </LinkButton>
    );
  if (isWriter && code.state === "dead" && code.page)
    return (
      <LinkButton variant={variant} icon={Send} href={pagePath(code.page)}>
        {t("codes.next_step.open_page")}
      </LinkButton>
    );
  return (
    <LinkButton variant={variant} icon={Printer} href={signsPath([code.code])}>
      {t("codes.design_sign")}
    </LinkButton>
  );
}

function RetargetButton({ isWriter, isRetargeting, onRetarget }: NextStepProps) {
  const { t } = useTranslation();
  if (!isWriter) return null;
  return (
    <Button icon={Split} aria-expanded={isRetargeting} onPress={onRetarget}>
      {t("codes.detail.retarget")}
    </Button>
  );
}
