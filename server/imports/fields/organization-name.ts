import { plainWord } from "#contract/plain-word.ts";

/** Cells that say that nothing is known. */
const NOTHING = new Set(
  "n a,na,none,nil,null,tbd,tba,tbc,to be determined,to be confirmed,not applicable,not available,not provided,no data,unspecified,blank,nvt,n v t,niet van toepassing,nog onbekend,nog niet bekend,geen,onbekend,unknown,no aplica,desconocido,ninguno,sin datos,sans objet,inconnu,aucun,aucune,não se aplica,desconhecido,nenhum,wala,hindi alam,មិនដឹង,គ្មាន,unbekannt,keine"
    .split(",")
    .map(plainWord),
);
/** "tbd", "?", "-". */
export const isNothing = (word: string) => !/[\p{L}\p{N}]/u.test(word) || NOTHING.has(plainWord(word));

const LEGAL_FORMS = new Set(
  "llc,inc,ltd,limited,corp,corporation,co,company,plc,gmbh,ag,bv,b v,nv,n v,sa,s a,sas,srl,sarl,lda,ltda,the".split(
    ",",
  ),
);
/** The words that tell an organization from others. */
export const nameTokens = (name: string) =>
  plainWord(name)
    .split(" ")
    .filter((token) => token && !LEGAL_FORMS.has(token));

/** "LLC" alone, "n/a". */
export const isNobody = (name: string) => isNothing(name) || nameTokens(name).length === 0;

/** Longer texts are rarely names. */
const MAX_LETTERS = 120;
const MAX_WORDS = 16;
/** Shorter texts are names even if they hold one of these words. */
const MIN_SENTENCE_WORDS = 4;

/** Small words of sentences, in lower case: names of organizations do without verbs and pronouns. */
const SENTENCE_WORDS = new Set(
  [
    "is,are,was,were,has,have,had,will,been,not,we,our,it,they,their,this,which,that,who,uses,used,using,developed,built,provided,purchased,licensed,created",
    "wordt,worden,werd,zijn,heeft,hebben,niet,wij,onze,dit,deze,die,gebruikt,ontwikkeld,gemaakt,geleverd,ingekocht",
    "es,son,fue,fueron,ha,han,no,se,nuestro,nuestra,este,esta,que,utiliza,desarrollado,desarrollada,adquirido",
    "est,sont,était,ont,nous,notre,ce,cette,qui,que,utilise,utilisé,développé,développée,acheté,fourni",
    "é,são,foi,foram,tem,não,nosso,nossa,este,esta,que,utiliza,desenvolvido,desenvolvida,adquirido",
    "ay,hindi,namin,natin,ito,ginagamit,binuo,wird,werden,wurde,ist,sind,hat,nicht,wir,unser,entwickelt,genutzt",
  ]
    .join(",")
    .split(","),
);

/** "Acme Inc." and "St. Gallen" are names: a full stop ends a sentence if a longer word stands before it. */
const ENDS = /[\p{L}\p{N})]{5}[.!?](?:\s|$)/u;

/** Where the name of an organization belongs, people also write sentences. */
export function isSentence(text: string) {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LETTERS || /[\n;]/.test(trimmed)) return true;
  const words = trimmed.split(/\s+/);
  if (words.length < MIN_SENTENCE_WORDS) return false;
  return words.length > MAX_WORDS || ENDS.test(trimmed) || words.some((word) => SENTENCE_WORDS.has(word));
}
