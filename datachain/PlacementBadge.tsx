import { Badge } from "./Badge.tsx";
import type { ResolvedPlacement } from "./resolved.ts";

/** Turns a stored image's key into its address, which each root knows for itself. */
export type LogoUrl = (key: string) => string;

type Props = {
  readonly placement: ResolvedPlacement;
  readonly size?: number;
  readonly title?: string;
  readonly logoUrl?: LogoUrl | undefined;
};

/** Where it is about somebody with a logo, the logo says it best. */
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
