import { actionHref } from "#datachain/action-target.ts";
import { Badge } from "#datachain/Badge.tsx";
import { PlacementBadge } from "#datachain/PlacementBadge.tsx";
import type { ResolvedAction, ResolvedChain, ResolvedPlacement } from "#datachain/resolved.ts";
import type { PageSnapshot } from "../content.ts";
import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";
import { Icon, type IconName } from "../parts/Icon.tsx";
import { Said } from "../parts/Said.tsx";
import { categoryNamed } from "../resolve-page.ts";
import { safeWebUrl } from "../safe-url.ts";
import type { Section } from "./section.ts";

const ICONS: Readonly<Record<ResolvedAction["type"], IconName>> = {
  email: "mail",
  phone: "phone",
  url: "external-link",
  form: "external-link",
  postal: "mail",
};

function Action({ action }: { readonly action: ResolvedAction }) {
  const { href, label, target, type } = action;
  if (href === null) {
    return (
      <p className="g-postal">
        {label && <Said text={label} />} {target}
      </p>
    );
  }
  return (
    <a className="g-btn" href={href} data-print={target}>
      <Icon name={ICONS[type]} />
      {label ? <Said text={label} /> : <bdi>{target}</bdi>}
    </a>
  );
}

const usable = ({ actions }: ResolvedPlacement) =>
  actions.filter(({ href, type }) => href !== null || type === "postal");

/** A right, or another part of the datachain that offers people something to do. */
function Right({ placement }: { readonly placement: ResolvedPlacement }) {
  const text = placement.texts[0]?.text ?? placement.description;
  return (
    <li className="g-right">
      <PlacementBadge placement={placement} size={64} />
      <div>
        <h3>
          <Said text={placement.title} />
        </h3>
        {text && (
          <p>
            <Said text={text} />
          </p>
        )}
      </div>
      <div className="g-right-actions">
        {usable(placement).map((action) => (
          <Action key={action.id} action={action} />
        ))}
      </div>
    </li>
  );
}

type Way = { readonly href: string; readonly icon: IconName; readonly name: string; readonly print?: string | null };

/** Contacts of the device or algorithm, else of the site. */
function waysToAsk({ words, site }: Reading, { subject }: PageSnapshot): Way[] {
  const own = subject?.contact;
  const hasOwn = own && (own.email ?? own.phone ?? own.url) !== null;
  const { email, phone, url } = hasOwn ? own : { email: site.contact_email, phone: site.contact_phone, url: null };
  const ways: (Omit<Way, "href"> & { href: string | null })[] = [
    { href: email && actionHref({ type: "email", target: email }), icon: "mail", name: words.write, print: email },
    {
      href: phone && actionHref({ type: "phone", target: phone }),
      icon: "phone",
      name: fill(words.call, { phone: `\u2068${phone}\u2069` }),
    },
    { href: safeWebUrl(url), icon: "external-link", name: words.contact_form, print: url },
    {
      href: safeWebUrl(subject?.privacy_url),
      icon: "file-text",
      name: words.read_privacy,
      print: subject?.privacy_url ?? null,
    },
  ];
  return ways.filter((way): way is Way => Boolean(way.href));
}

function Ask({ reading, ways }: { readonly reading: Reading; readonly ways: readonly Way[] }) {
  return (
    <li className="g-right" {...reading.ours}>
      <Badge shape="octagon" glyph="message-circle-question-mark" size={64} />
      <div>
        <h3>{reading.words.ask}</h3>
        <p>{reading.words.ask_text}</p>
      </div>
      <div className="g-right-actions">
        {ways.map(({ href, icon, name, print }) => (
          <a key={href} className="g-btn g-btn-line" href={href} data-print={print}>
            <Icon name={icon} />
            <span>{name}</span>
          </a>
        ))}
      </div>
    </li>
  );
}

/** What people can do: rights, other actions of the datachain, and contacts. */
export function rightsSection(
  reading: Reading,
  snapshot: PageSnapshot,
  chain: ResolvedChain | undefined,
): Section | null {
  const rights = chain ? (categoryNamed(chain, "rights")?.placements ?? []) : [];
  const others = chain?.categories
    .flatMap(({ placements }) => placements)
    .filter((placement) => !rights.includes(placement) && usable(placement).length > 0);
  const ways = waysToAsk(reading, snapshot);
  const placements = [...rights, ...(others ?? [])];
  if (placements.length + ways.length === 0) return null;
  return {
    id: "rights",
    title: reading.words.rights_title,
    content: (
      <>
        {placements.length > 0 && <p {...reading.ours}>{reading.words.rights_lead}</p>}
        <ul className="g-rights">
          {placements.map((placement) => (
            <Right key={placement.id} placement={placement} />
          ))}
          {ways.length > 0 && <Ask reading={reading} ways={ways} />}
        </ul>
      </>
    ),
  };
}
