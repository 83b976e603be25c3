import { TextEntry as Entry } from "#admin/records/TextEntry.tsx";
import { SITE_TEXTS, type Site, type SiteText } from "#contract/sites.ts";
import { useFieldLabel } from "../form/field-words.ts";

interface TextEntryProps {
  name: SiteText;
  site: Site;
  locale: string;
  isReadOnly: boolean;
  hint?: string | undefined;
  isRequired?: boolean | undefined;
  /** Several lines, with a counter. */
  rows?: number | undefined;
  type?: "text" | "url" | undefined;
}

/** A text of the site in the content language, with the fallback that residents see while it is missing. */
export function TextEntry({ name, site, locale, ...rest }: TextEntryProps) {
  const label = useFieldLabel();
  return (
    <Entry
      {...rest}
      name={name}
      label={label(name)}
      limit={SITE_TEXTS[name]}
      content={{ locale, fallbacks: site.fallbacks }}
    />
  );
}
