import { PlacementBadge } from "#datachain/PlacementBadge.tsx";
import type { ResolvedChain, ResolvedPlacement } from "#datachain/resolved.ts";
import type { Reading } from "../reading.ts";
import { Icon } from "../parts/Icon.tsx";
import { Said } from "../parts/Said.tsx";
import { categoryNamed } from "../resolve-page.ts";
import type { Section } from "./section.ts";

function Risk({ reading, placement }: { readonly reading: Reading; readonly placement: ResolvedPlacement }) {
  const { words } = reading;
  const textOf = (id: string) => placement.texts.find(({ variable_id }) => variable_id === id)?.text;
  const [risk, mitigation] = [textOf("risk") ?? placement.description, textOf("mitigation")];
  return (
    <li className={`g-risk${mitigation ? "" : " g-risk-open"}`}>
      <div className="g-risk-top">
        <PlacementBadge placement={placement} size={64} />
        <h3>
          <Said text={placement.title} />
        </h3>
      </div>
      <dl>
        {risk && (
          <div>
            <dt>{words.risk}</dt>
            <dd>
              <Said text={risk} />
            </dd>
          </div>
        )}
        <div className="g-risk-answer">
          <dt>
            <Icon name={mitigation ? "shield-check" : "circle-alert"} small />
            {mitigation ? words.mitigation : words.no_answer}
          </dt>
          <dd>{mitigation ? <Said text={mitigation} /> : words.no_mitigation}</dd>
        </div>
      </dl>
    </li>
  );
}

/** Risks, each with its mitigation, or a note that none is given yet. */
export function risksSection(reading: Reading, chain: ResolvedChain | undefined): Section | null {
  const placements = chain ? (categoryNamed(chain, "risks_mitigation")?.placements ?? []) : [];
  if (placements.length === 0) return null;
  return {
    id: "risks",
    title: reading.words.risks,
    content: (
      <ul className="g-risks">
        {placements.map((placement) => (
          <Risk key={placement.id} reading={reading} placement={placement} />
        ))}
      </ul>
    ),
  };
}
