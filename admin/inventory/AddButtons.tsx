import { Plus, Upload } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";

const WAYS = {
  devices: { file: paths.importDevices(), one: paths.newDevice() },
  algorithms: { file: paths.importAlgorithms(), one: paths.newAlgorithm() },
};

/** Adds records: by import, or one at a time. */
export function AddButtons({ noun }: { noun: keyof typeof WAYS }) {
  const { t } = useTranslation();
  return (
    <>
      <LinkButton href={WAYS[noun].file} icon={Upload}>
        {t(`${noun}.import`)}
      </LinkButton>
      <LinkButton href={WAYS[noun].one} icon={Plus} variant="primary">
        {t(`${noun}.add`)}
      </LinkButton>
    </>
  );
}
