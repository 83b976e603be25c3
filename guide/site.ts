import type { Named } from "#contract/names.ts";
import type { LText } from "#contract/texts.ts";

/** Site settings shown on every page. Read live, so changes are public at once. */
export type GuideSite = {
  readonly name: LText;
  readonly tagline: LText;
  readonly about: LText;
  readonly footer: LText;
  readonly hosted_by_label: LText;
  readonly privacy_url: LText;
  readonly accessibility_url: LText;
  readonly logo_key: string | null;
  readonly logo_alt: LText;
  readonly hero_key: string | null;
  readonly hero_alt: LText;
  readonly responsable_org_logo_key: string | null;
  readonly responsable_org_logo_alt: LText;
  readonly primary_color: string | null;
  readonly contact_email: string | null;
  readonly contact_phone: string | null;
  readonly features: {
    readonly feedback: boolean;
    readonly map: boolean;
    readonly faq: boolean;
    readonly search: boolean;
    readonly open_data: boolean;
    /** Whether earlier versions of pages are public: they are, unless this is false. */
    readonly changes?: boolean;
  };
  readonly time_zone: string;
  readonly locales: readonly string[];
  readonly default_locale: string;
  /** Addresses of adopted yearly reports, newest period first. */
  readonly report_slugs?: readonly string[];
  /** Public labels, used by home and collections to filter and group. */
  readonly labels: readonly (Named & { readonly id: string })[];
};

/** Whether readers may see what pages said before. */
export const showsVersions = ({ features }: Pick<GuideSite, "features">) => features.changes !== false;
