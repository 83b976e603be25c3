import type { ReactNode } from "react";
import { AlgorithmPage } from "./AlgorithmPage.tsx";
import type { MemberListing } from "./collection-members.ts";
import { CollectionPage } from "./CollectionPage.tsx";
import { DevicePage } from "./DevicePage.tsx";
import type { CardFilter } from "./filter-cards.ts";
import { type HomeListing, listCards } from "./home-listing.ts";
import { HomePage } from "./HomePage.tsx";
import type { PageProps } from "./page-props.ts";
import { Frame } from "./parts/Frame.tsx";

const PAGES = { device_page: DevicePage, algorithm_page: AlgorithmPage };

type Props = PageProps & {
  readonly filter?: CardFilter | undefined;
  /** What home lists of the whole guide; without it, the cards that are at hand. */
  readonly listing?: HomeListing | undefined;
  /** Which of many pages a collection shows. */
  readonly members?: MemberListing | undefined;
  /** Where a collection is read, if not at its own address. */
  readonly address?: string | undefined;
  /** A notice of this page alone. */
  readonly above?: ReactNode;
};

/** A published page of any type, with what stands around it. */
export function GuidePage({ filter, listing, members, address, above, ...props }: Props) {
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
  const Page = snapshot.type === "collection_page" ? undefined : PAGES[snapshot.type];
  return (
    <Frame reading={reading} home={home} above={above}>
      {Page ? <Page {...props} /> : <CollectionPage {...props} members={members} address={address} />}
    </Frame>
  );
}
