import { Badge } from "./Badge.tsx";
import type { ResolvedPlacement } from "./resolved.ts";

/** Turns a stored image's key into its address; the guide and the admin have different ones. */
export type LogoUrl = (key: string) => string;

type Props = {
  readonly placement: ResolvedPlacement;
  readonly size?: number;
  readonly title?: string;
  readonly logoUrl?: LogoUrl | undefined;
};

/** A placement about an organization with a logo shows the logo instead of the glyph. */
export const logoOf = ({ organization, subtitle }: ResolvedPlacement, logoUrl: LogoUrl | undefined) =>
  subtitle && organization?.logo_key && logoUrl ? logoUrl(organization.logo_key) : undefined;

export function PlacementBadge({ placement, size, title, logoUrl }: Props) {
  return (
    <Badge
      shape={placement.shape}
      glyph={placement.glyph}
      fill={placement.fill}
      dark={placement.isDark}
      size={size}
      title={title}
      image={logoOf(placement, logoUrl)}
    />
  );
}
