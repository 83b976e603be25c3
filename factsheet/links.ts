const REPOSITORY_HOSTS = [
  "github.com",
  "gitlab.com",
  "bitbucket.org",
  "codeberg.org",
  "huggingface.co",
  "sourceforge.net",
  "dev.azure.com",
  "git.sr.ht",
  "opencode.de",
  "framagit.org",
];
/** Many public bodies run their own repository. */
const REPOSITORY_HOST = /^(git|gitlab|gitea|forgejo|code|src|source|repo|svn|hg)\./;

function parsed(url: string) {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/** A secure link. */
export const isHttps = (url: string) => {
  const link = parsed(url);
  return link?.protocol === "https:" && link.hostname.includes(".") && !link.username;
};

/** Source code is in a repository, with an owner and a name; a product page does not count. */
export function isRepository(url: string) {
  const link = parsed(url);
  if (!link) return false;
  const host = link.hostname.replace(/^www\./, "");
  const depth = link.pathname.split("/").filter(Boolean).length;
  if (link.pathname.endsWith(".git")) return true;
  if (REPOSITORY_HOSTS.includes(host)) return depth >= 2;
  return REPOSITORY_HOST.test(host) && depth >= 1;
}

/** Words in an address that name a function, not a person. */
const FUNCTIONS =
  /^(info|contact|public|open|data|privacy|gdpr|avg|dpo|fg|algorithm|algoritm|algorith|ai|ml|it|ict|digital|digit|smart|team|desk|help|support|service|serv|office|mail|post|box|inbox|city|town|gemeente|ville|ciudad|cidade|council|gov|register|registry|transparen|question|vragen|feedback|complain|klacht|klant|customer|citizen|burger|resident|admin|web|press|legal|law|security|sensor|camera|traffic|parking|mobil|permit|no|reply|secretar|unit|dept|department|afdeling|project|program)/;

/** `jan.jansen@…` looks like a person, who may leave and has a right not to be published. */
export function isPersonal(email: string) {
  const parts = (email.split(/[@+]/)[0] ?? "").toLowerCase().split(/[._-]/);
  const areNames = parts.every((part) => /^\p{L}+$/u.test(part) && !FUNCTIONS.test(part));
  return parts.length >= 2 && parts.length <= 4 && areNames;
}

/** An address that can be published as a link; sources abroad are not all https. */
export const isWebAddress = (url: string) => {
  const link = parsed(url);
  return (link?.protocol === "https:" || link?.protocol === "http:") && link.hostname.includes(".") && !link.username;
};
