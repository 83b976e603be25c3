import { useTranslation } from "#admin/i18n/i18n.ts";
import { ImageEntry } from "#admin/records/ImageEntry.tsx";
import type { SiteImage } from "#contract/sites.ts";
import type { SiteForm } from "../form/site-form.ts";
import { useSiteImage } from "./site-image.ts";

interface SiteImageFieldProps {
  name: SiteImage;
  siteForm: SiteForm;
  locale: string;
  isReadOnly: boolean;
  shape?: "wide" | "square" | undefined;
  /** Field for the description, shown once there is an image. */
  children?: React.ReactNode;
}

export function SiteImageField({ name, siteForm, locale, ...rest }: SiteImageFieldProps) {
  const { t } = useTranslation();
  return (
    <ImageEntry
      {...rest}
      label={t(`sites.image.${name}`)}
      residents="at_once"
      hint={t(`sites.image.${name}_hint`)}
      image={useSiteImage(name, siteForm, locale)}
    />
  );
}
