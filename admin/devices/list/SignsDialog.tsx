import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { call } from "#admin/api/call.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths, signsPath } from "#admin/paths.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { type Progress, progressApi } from "#contract/progress.ts";
import { eachOf, readChosen } from "./chosen-devices.ts";

type DeviceCode = { id: string; name: string } & Pick<Progress, "code" | "page">;

async function readCodes(ids: readonly string[]): Promise<DeviceCode[]> {
  const devices = await readChosen(ids);
  const known = new Map<string, Progress>();
  await eachOf(devices, async ({ id }) => {
    known.set(id, (await call(progressApi.device, { params: { id } })).progress);
  });
  return devices.map(({ id, name, page }) => ({ id, name, page, code: known.get(id)?.code ?? null }));
}

/** Where to create the missing code: for the page, or at a device without one. */
const codeHref = ({ id, page }: DeviceCode) =>
  page ? `${paths.shortCodes()}?new=code&page_id=${page.id}` : paths.device(id);

interface SignsDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

/** Links to the signs of the selected devices, and lists devices without a code. */
export function SignsDialog({ ids, onClose }: SignsDialogProps) {
  const { t } = useTranslation();
  const result = useQuery({ queryKey: ["codes to print", ids], queryFn: () => readCodes(ids), gcTime: 0 });
  const devices = result.data ?? [];
  const codes = devices.flatMap(({ code }) => (code ? [code.code] : []));
  const without = devices.filter(({ code }) => !code);
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("devices.bulk.signs")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          {codes.length > 0 && (
            <LinkButton variant="primary" icon={Printer} href={signsPath(codes)}>
              {t("devices.bulk.signs_design", { count: codes.length })}
            </LinkButton>
          )}
        </>
      }
    >
      {result.isPending && <LinesSkeleton rows={2} sign={16} />}
      {result.isError && <LoadFailure result={result} title={t("devices.load_failed")} />}
      {codes.length > 0 && <p>{t("devices.bulk.signs_ready", { count: codes.length })}</p>}
      {without.length > 0 && (
        <>
          <p className="mt-3">{t("devices.bulk.signs_without")}</p>
          <ul className="mt-1 flex flex-col">
            {without.map((device) => (
              <li key={device.id}>
                <TextLink href={codeHref(device)}>{device.name}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
