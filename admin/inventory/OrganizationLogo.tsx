import { Building2, Landmark } from "lucide-react";
import { cx } from "#admin/ui/cx.ts";
import type { OrganizationItem } from "#contract/organizations.ts";
import { imageUrl } from "#admin/records/image-url.ts";

interface OrganizationLogoProps {
  organization: Pick<OrganizationItem, "kind" | "logo_key">;
  size?: "sm" | "lg" | undefined;
}

/** The logo or an icon of the kind. Decorative: always shown beside the name. */
export function OrganizationLogo({ organization: { kind, logo_key }, size = "sm" }: OrganizationLogoProps) {
  const Glyph = kind === "institution" ? Landmark : Building2;
  const look = cx(
    "flex-none rounded-sm border border-border",
    size === "lg" ? "size-10 rounded-md" : "size-8 max-md:size-9",
  );
  if (logo_key) {
    // logos are designed for a white background
    return <img src={imageUrl(logo_key)} alt="" className={cx(look, "bg-dtpr-none object-contain p-0.5")} />;
  }
  return (
    <span aria-hidden="true" className={cx(look, "inline-grid place-items-center bg-sunken text-muted")}>
      <Glyph size={size === "lg" ? 20 : 16} />
    </span>
  );
}
