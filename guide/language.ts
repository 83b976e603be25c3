export { directionOf } from "#contract/direction.ts";
export { ownLanguageName as languageName } from "#contract/language-name.ts";
export { languageTag } from "#contract/language-tag.ts";
