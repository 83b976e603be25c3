import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import type { TokenRole } from "#contract/api-tokens.ts";
import { READ_ONLY_NOUNS, TOKEN_NOUNS, type TokenNoun, type TokenScopes } from "#contract/token-scopes.ts";

/** None, read or write for each noun, as far as the token's role goes. */
export function ScopesField({ role }: { role: TokenRole }) {
  const { t } = useTranslation();
  const { field } = useController({ name: "scopes" });
  const value = field.value as TokenScopes;
  const rightsOf = (noun: TokenNoun) =>
    role === "viewer" || READ_ONLY_NOUNS.includes(noun)
      ? (["none", "read"] as const)
      : (["none", "read", "write"] as const);
  const choose = (noun: TokenNoun, right: "none" | "read" | "write") => {
    const { [noun]: _before, ...others } = value;
    field.onChange(right === "none" ? others : { ...others, [noun]: right });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{t("tokens.form.scopes")}</legend>
      <ul className="divide-y divide-border rounded-md border border-border">
        {TOKEN_NOUNS.map((noun) => (
          <li key={noun} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-1.5">
            <span className="min-w-0">{t(`tokens.nouns.${noun}`)}</span>
            <Segmented
              label={t(`tokens.nouns.${noun}`)}
              items={rightsOf(noun).map((id) => ({ id, label: t(`tokens.rights.${id}`) }))}
              value={value[noun] ?? "none"}
              onChange={(right) => choose(noun, right)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
