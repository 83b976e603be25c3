import { Chip, PlacementChips } from "./Chip.tsx";
import type { ReaderWords } from "./reader-words.ts";
import type { ResolvedAction, ResolvedPlacement, ResolvedSource, ResolvedVariable } from "./resolved.ts";
import { Said } from "./Said.tsx";

type Props = {
  readonly placement: ResolvedPlacement;
  readonly words: ReaderWords;
  /** False if the title is already shown above. */
  readonly isTitled: boolean;
};

/** A missing mitigation is always shown, though the standard does not require one. */
const isOwed = ({ required, variable_id }: Pick<ResolvedVariable, "required" | "variable_id">) =>
  required || variable_id === "mitigation";

function OwnWords({ placement, words }: Omit<Props, "isTitled">) {
  const { texts, missing, disclosure } = placement;
  const owed = disclosure === "disclosed" || disclosure === "partly_disclosed" ? missing.filter(isOwed) : [];
  if (texts.length + owed.length === 0) return null;
  const isLabelled = texts.length + owed.length > 1;
  return (
    <div className="chain-here">
      {!isLabelled && <b>{words.here}</b>}
      {texts.map(({ variable_id, label, text }) => (
        <div key={variable_id} className="chain-text">
          {isLabelled && label && <Said className="chain-label" text={label} />} <Said text={text} />
        </div>
      ))}
      {owed.map(({ variable_id, label }) => (
        <div key={variable_id} className="chain-text chain-owed">
          {label && <Said className="chain-label" text={label} />} {words.no_answer}
        </div>
      ))}
    </div>
  );
}

function Actions({ actions }: { readonly actions: readonly ResolvedAction[] }) {
  const usable = actions.filter(({ href, type }) => href !== null || type === "postal");
  if (usable.length === 0) return null;
  return (
    <ul className="chain-actions">
      {usable.map(({ id, href, label, target }) => (
        <li key={id}>
          {href === null ? (
            <>
              {label && <Said className="chain-label" text={label} />} <span className="chain-postal">{target}</span>
            </>
          ) : (
            <a className="chain-action" href={href}>
              {label ? <Said text={label} /> : target}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Sources({ sources, words }: { readonly sources: readonly ResolvedSource[]; readonly words: ReaderWords }) {
  if (sources.length === 0) return null;
  return (
    <p className="chain-sources">
      {words.sources}{" "}
      {sources.map(({ id, href, title, citation }, index) => (
        <span key={id}>
          {index > 0 && "; "}
          {href === null ? title : <a href={href}>{title}</a>}
          {citation && <> ({citation})</>}
        </span>
      ))}
    </p>
  );
}

/** One placement in detail: the element's meaning, the author's texts, and actions. */
export function ChainItem({ placement, words, isTitled }: Props) {
  const { title, subtitle, description, disclosure, isCustom } = placement;
  return (
    <div className="chain-item" data-placement={placement.id}>
      {isTitled && (
        <p className="chain-title">
          <b>
            <Said isShort text={title} />
          </b>{" "}
          {subtitle && <Said isShort className="chain-muted" text={subtitle} />}{" "}
          <PlacementChips placement={placement} words={words.identifiability} />
          {isCustom && <Chip>{words.proposed}</Chip>}
        </p>
      )}
      {disclosure !== "disclosed" && (
        <p>
          <Chip>{words.disclosure[disclosure]}</Chip>
        </p>
      )}
      {description && (
        <p className="chain-text">
          <Said text={description} />
        </p>
      )}
      <OwnWords placement={placement} words={words} />
      <Actions actions={placement.actions} />
      <Sources sources={placement.sources} words={words} />
    </div>
  );
}
