import type { ReactNode } from "react";
import { WholeWords } from "#datachain/WholeWords.tsx";
import type { PageSnapshot } from "../content.ts";
import { languageOf } from "../language-of.ts";
import type { Reading } from "../reading.ts";
import { Crumbs } from "./Crumbs.tsx";
import { Eyebrow } from "./Eyebrow.tsx";
import { NotTranslated } from "./NotTranslated.tsx";
import { Photo } from "./Photo.tsx";
import { PrintHead } from "./PrintHead.tsx";
import { Tools } from "./Tools.tsx";
import { isRetired } from "../retired.ts";
import { fill } from "../fill.ts";
import { Icon } from "./Icon.tsx";

type Props = {
  readonly reading: Reading;
  readonly snapshot: PageSnapshot;
  readonly children?: ReactNode;
  /** Shown beside the title where there is room, instead of the photo. */
  readonly beside?: ReactNode;
  /** Show the subtitle below the title; devices show it with their text. */
  readonly hasSubtitle?: boolean;
};

/** Title, photo and key facts. */
export function PageHead({ reading, snapshot, children, beside, hasSubtitle = false }: Props) {
  const { read, around } = reading;
  const { content, subject } = snapshot;
  const title = read(content.headline) ?? read(subject?.name);
  const subtitle = hasSubtitle ? read(content.subtitle) : undefined;
  return (
    <>
      {!around.isPreview && <PrintHead reading={reading} snapshot={snapshot} />}
      <Crumbs reading={reading} />
      <div className={`g-head${beside ? " g-head-rows" : ""}${isRetired(snapshot) ? " g-was" : ""}`}>
        <div className="g-head-main">
          <Eyebrow reading={reading} snapshot={snapshot} />
          <h1 {...(title ? languageOf(title) : {})}>
            <WholeWords text={title?.text ?? snapshot.slug} />
          </h1>
          <NotTranslated reading={reading} texts={[title, read(content.body)]} />
          {subtitle && (
            <p className="g-lead g-sub" {...languageOf(subtitle)}>
              {subtitle.text}
            </p>
          )}
          <RetiredNote reading={reading} snapshot={snapshot} />
          {children}
          <Tools reading={reading} />
        </div>
        {beside}
        <Photo reading={reading} image={content.image} isOld={isRetired(snapshot)} hasCaption />
      </div>
    </>
  );
}

/** Notice that the subject is out of use: the page describes the past. */
function RetiredNote({ reading, snapshot }: { readonly reading: Reading; readonly snapshot: PageSnapshot }) {
  if (!isRetired(snapshot)) return null;
  const { words, formats } = reading;
  const until = snapshot.subject?.until;
  return (
    <div className="g-retired">
      <p className="g-state">
        <span className="g-word g-word-state">
          <Icon name="circle-slash" small />
          {words.retired}
        </span>
        {until && <time dateTime={until}>{fill(words.until, { date: formats.day(until) })}</time>}
      </p>
      <p>{words.retired_lead}</p>
    </div>
  );
}
