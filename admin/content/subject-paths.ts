import { paths } from "#admin/paths.ts";
import type { Page } from "#contract/pages.ts";

export type Subject = NonNullable<Page["subject"]>;

/** Admin paths of the page's record. */
export const subjectPaths = ({ kind, id }: Subject) =>
  kind === "device"
    ? {
        details: paths.deviceDetails(id),
        builder: paths.deviceBuilder(id),
        overview: paths.deviceOverview(id),
        start: paths.deviceDatachain(id),
        deleted: paths.deletedDevices(),
      }
    : {
        details: paths.algorithmDetails(id),
        builder: paths.algorithmBuilder(id),
        overview: paths.algorithmOverview(id),
        start: paths.algorithmDatachain(id),
        deleted: paths.deletedAlgorithms(),
      };
