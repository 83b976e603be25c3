import { formatList } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import { TOKEN_NOUNS, type TokenRight, type TokenScopes } from "#contract/token-scopes.ts";

/** "Write: Devices · Read: Labels, Pages" */
export function scopeWords(t: Translate, scopes: TokenScopes) {
  const nounsWith = (right: TokenRight) =>
    TOKEN_NOUNS.filter((noun) => scopes[noun] === right).map((noun) => t(`tokens.nouns.${noun}`));
  const listed = (right: TokenRight) => {
    const nouns = nounsWith(right);
    return nouns.length ? [t(`tokens.may_${right}`, { nouns: formatList(nouns, { type: "unit" }) })] : [];
  };
  return [...listed("write"), ...listed("read")].join(" · ") || t("tokens.may_nothing");
}
