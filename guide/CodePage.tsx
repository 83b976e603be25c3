import { fill } from "./fill.ts";
import { AskLink } from "./parts/AskLink.tsx";
import { Icon } from "./parts/Icon.tsx";
import { SignPicture } from "./parts/SignPicture.tsx";
import { Slots } from "./parts/Slots.tsx";
import type { Reading } from "./reading.ts";
import { serviceWords } from "./service-words.ts";

type Props = {
  readonly reading: Reading;
  /** As typed; it stays in the field. */
  readonly code: string;
  readonly problem: "missing" | "mistyped" | "unknown" | null;
};

function ErrorSummary({ reading, code, problem }: Props) {
  if (!problem) return null;
  const words = serviceWords(reading);
  const isMissing = problem === "missing";
  return (
    <div className="g-errsum" role="alert">
      <h2>{words.code_problem}</h2>
      <p>
        <a href={`#${reading.id("code")}`}>
          {isMissing ? words.problems.missing : fill(words.check_code, { code: `\u2068${code}\u2069` })}
        </a>
      </p>
    </div>
  );
}

function CodeForm({ reading, code, problem }: Props) {
  const { id, around, locale, site } = reading;
  const words = serviceWords(reading);
  const described = [id("code-hint"), ...(problem ? [id("code-error")] : [])].join(" ");
  return (
    <form className="g-field g-code-form" action={around.codeUrl}>
      {locale !== site.default_locale && <input type="hidden" name="lang" value={locale} />}
      <label htmlFor={id("code")}>{words.code}</label>
      <p className="g-hint" id={id("code-hint")}>
        {words.code_hint}
      </p>
      {problem && (
        <p className="g-error" id={id("code-error")}>
          <Icon name="circle-alert" small />
          <span>{words.problems[problem]}</span>
        </p>
      )}
      <input
        className={`g-input g-input-code${problem ? " g-input-error" : ""}`}
        id={id("code")}
        name="code"
        defaultValue={code}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
        aria-describedby={described}
        aria-invalid={problem ? true : undefined}
      />
      <button type="submit" className="g-btn g-btn-full">
        {words.open_page}
      </button>
    </form>
  );
}

/** Form for the code on a sign. Errors are shown at the top and at the field. */
export function CodePage({ reading, code, problem }: Props) {
  const { around, site } = reading;
  const words = serviceWords(reading);
  return (
    <div className="g-wrap">
      <div className="g-task" {...reading.ours}>
        <ErrorSummary reading={reading} code={code} problem={problem} />
        <h1>{words.code_title}</h1>
        <p className="g-lead">{words.code_lead}</p>
        <SignPicture label={words.code_picture} />
        <CodeForm reading={reading} code={code} problem={problem} />
        <p className="g-alt">
          <Slots text={words.no_code} slots={{ link: <a href={around.pageUrl("/")}>{words.browse}</a> }} />
          {site.features.map && (
            <>
              {" · "}
              <a href={around.pageUrl("/map")}>{words.on_map}</a>
            </>
          )}
        </p>
        {problem && (
          <div className="g-stack">
            <AskLink reading={reading}>{words.tell_us}</AskLink>
          </div>
        )}
      </div>
    </div>
  );
}
