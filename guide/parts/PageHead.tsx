import { WholeWords } from "#datachain/WholeWords.tsx";
import type { ReactNode } from "react";
import type { PageSnapshot } from "../content.ts";
import { languageOf } from "../language-of.ts";
import type { Reading } from "../reading.ts";
import { Crumbs } from "./Crumbs.tsx";
import { Eyebrow } from "./Eyebrow.tsx";
import { NotTranslated } from "./NotTranslated.tsx";
import { Photo } from "./Photo.tsx";
import { PrintHead } from "./PrintHead.tsx";
import { RetiredNote } from "./RetiredNote.tsx";
import { Tools } from "./Tools.tsx";
import { isRetired } from "../retired.ts";

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
