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
import { Unreviewed } from "./parts/Unreviewed.tsx";

const PAGES = { device_page: DevicePage, algorithm_page: AlgorithmPage };

type Props = PageProps & {
  readonly filter?: CardFilter | undefined;
  /** Home's listing of the whole guide; by default, the given cards. */
  readonly listing?: HomeListing | undefined;
  /** One page of a long collection. */
  readonly members?: MemberListing | undefined;
  /** Address of the collection if it is not its own: an earlier version. */
  readonly address?: string | undefined;
  /** A notice for this page only. */
  readonly above?: ReactNode;
};

/** A published page of any type, with header and footer. */
export function GuidePage({ filter, listing, members, address, above, ...props }: Props) {
  const { reading, snapshot, home, cards } = props;
  const notices = (
    <>
      {above}
      <Unreviewed reading={reading} snapshot={snapshot} home={home} />
    </>
  );
  if (snapshot.type === "home_page") {
    return (
      <Frame reading={reading} home={snapshot} above={notices}>
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
    <Frame reading={reading} home={home} above={notices}>
      {Page ? <Page {...props} /> : <CollectionPage {...props} members={members} address={address} />}
    </Frame>
  );
}
