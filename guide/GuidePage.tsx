import { AlgorithmPage } from "./AlgorithmPage.tsx";
import { CollectionPage } from "./CollectionPage.tsx";
import { DevicePage } from "./DevicePage.tsx";
import type { CardFilter } from "./filter-cards.ts";
import { HomePage } from "./HomePage.tsx";
import type { PageProps } from "./page-props.ts";
import { Frame } from "./parts/Frame.tsx";

const PAGES = { device_page: DevicePage, algorithm_page: AlgorithmPage, collection_page: CollectionPage };

/** A published page of any type, with what stands around it. */
export function GuidePage({ filter, ...props }: PageProps & { readonly filter?: CardFilter | undefined }) {
  const { reading, snapshot, home, cards } = props;
  if (snapshot.type === "home_page") {
    return (
      <Frame reading={reading} home={snapshot}>
        <HomePage reading={reading} snapshot={snapshot} cards={cards} filter={filter} />
      </Frame>
    );
  }
  const Page = PAGES[snapshot.type];
  return (
    <Frame reading={reading} home={home}>
      <Page {...props} />
    </Frame>
  );
}
