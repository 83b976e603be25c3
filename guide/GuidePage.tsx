import type { ReactNode } from "react";
import { AlgorithmPage } from "./AlgorithmPage.tsx";
import { CollectionPage } from "./CollectionPage.tsx";
import { DevicePage } from "./DevicePage.tsx";
import type { CardFilter } from "./filter-cards.ts";
import { type HomeListing, listCards } from "./home-listing.ts";
import { HomePage } from "./HomePage.tsx";
import type { PageProps } from "./page-props.ts";
import { Frame } from "./parts/Frame.tsx";

const PAGES = { device_page: DevicePage, algorithm_page: AlgorithmPage, collection_page: CollectionPage };

type Props = PageProps & {
  readonly filter?: CardFilter | undefined;
  /** What home lists of the whole guide; without it, the cards that are at hand. */
  readonly listing?: HomeListing | undefined;
  /** A notice of this page alone. */
  readonly above?: ReactNode;
};

/** A published page of any type, with what stands around it. */
export function GuidePage({ filter, listing, above, ...props }: Props) {
  const { reading, snapshot, home, cards } = props;
  if (snapshot.type === "home_page") {
    return (
      <Frame reading={reading} home={snapshot} above={above}>
        <HomePage
          reading={reading}
          snapshot={snapshot}
          listing={listing ?? listCards(reading, snapshot, cards, filter)}
          filter={filter}
        />
      </Frame>
    );
  }
  const Page = PAGES[snapshot.type];
  return (
    <Frame reading={reading} home={home} above={above}>
      <Page {...props} />
    </Frame>
  );
}
