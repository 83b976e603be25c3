import { Badge } from "#datachain/Badge.tsx";
import { Chip } from "#datachain/Chip.tsx";
import { IDENTIFIABLE_COLORS } from "#datachain/colors.ts";
import type { Identifiability } from "#datachain/model.ts";
import { WholeWords } from "#datachain/WholeWords.tsx";
import { cardElements } from "../card-badges.ts";
import type { PageCard } from "../content.ts";
import { languageOf } from "../language-of.ts";
import { pathOf } from "../paths.ts";
import type { Reading } from "../reading.ts";
import { Icon } from "./Icon.tsx";
import { Said } from "./Said.tsx";

type Props = { readonly reading: Reading; readonly card: PageCard };

/** A chip that says how identifiable people are. */
export function Identity({ reading, of }: { readonly reading: Reading; readonly of: Identifiability }) {
  return <Chip color={of === "none" ? null : IDENTIFIABLE_COLORS[of]}>{reading.chainWords.identifiability[of]}</Chip>;
}

function Badges({ reading, card }: Props) {
  const { read, words, around } = reading;
  const elements = cardElements(reading, card);
  const who = read(card.accountable?.name);
  if (elements.length === 0 && !who) return null;
  const logo = card.accountable?.logo_key;
  return (
    <ul className="chain-badges g-card-badges">
      {elements.map(({ id, role, category, title, glyph, shape, fill }) => {
        const [what, name] = [read(category), read(title)];
        return (
          <li key={id} className="chain-badges-cell">
            <Badge shape={shape} glyph={glyph} fill={fill} dark={role === "purpose"} size={72} />
            {what && <Said className="chain-badges-what" text={what} />}
            {name && <Said className="chain-badges-name" text={name} />}
            {role === "technology" && card.identifiability && <Identity reading={reading} of={card.identifiability} />}
          </li>
        );
      })}
      {who && (
        <li className="chain-badges-cell">
          <Badge shape="hexagon" glyph="landmark" image={logo ? around.imageUrl(logo, 160) : undefined} size={72} />
          <span className="chain-badges-what">{words.accountable}</span>
          <Said className="chain-badges-name" text={who} />
        </li>
      )}
    </ul>
  );
}

/** A page in a list. The whole card is a link. */
export function Card({ reading, card }: Props) {
  const { read, words, around } = reading;
  const [title, subtitle, place] = [read(card.title), read(card.subtitle), read(card.places[0]?.name)];
  return (
    <li className="g-card">
      <p className="g-card-kind">
        <Icon name={card.type === "device_page" ? "cpu" : "workflow"} small />
        <span>
          {card.type === "device_page" ? words.device : words.algorithm}
          {place && (
            <>
              {" "}
              · <Said text={place} />
            </>
          )}
        </span>
      </p>
      <h3>
        <a href={around.pageUrl(pathOf(card))} {...(title ? languageOf(title) : {})}>
          <WholeWords text={title?.text ?? card.slug} />
        </a>
      </h3>
      <p className="g-card-sum" {...(subtitle ? languageOf(subtitle) : {})}>
        {subtitle?.text}
      </p>
      <Badges reading={reading} card={card} />
    </li>
  );
}
