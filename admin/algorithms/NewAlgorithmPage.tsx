import { call } from "#admin/api/call.ts";
import { query } from "#admin/api/query.ts";
import { NewRecordPage } from "#admin/inventory/NewRecordPage.tsx";
import type { StartValues } from "#admin/inventory/start-values.ts";
import { algorithmsApi, type Lifecycle, type PublicationCategory } from "#contract/algorithms.ts";
import { CategoryEntry, LifecycleEntry } from "./ChoiceEntries.tsx";

interface NewAlgorithmValues extends StartValues {
  name: string;
  lifecycle: Lifecycle;
  publication_category: PublicationCategory;
}

const inputOf = ({ name, lifecycle, publication_category }: NewAlgorithmValues) => ({
  name,
  lifecycle,
  publication_category,
});
const rules = async () => (await import("#contract/algorithms.ts")).AlgorithmInput;

export const NewAlgorithmPage = () => (
  <NewRecordPage
    noun="algorithms"
    defaults={{ lifecycle: "unknown", publication_category: "not_assessed" }}
    rules={rules}
    inputOf={inputOf}
    create={async (algorithm, start) =>
      (await call(algorithmsApi.create, { query: {}, body: { algorithm, start } })).algorithm
    }
    readOriginal={async (id) => (await call(algorithmsApi.get, { params: { id }, query: {} })).algorithm}
    originals={{ read: (asked) => query(algorithmsApi.list, { query: asked }), found: (data) => data.algorithms }}
  >
    <LifecycleEntry isReadOnly={false} />
    <CategoryEntry isReadOnly={false} />
  </NewRecordPage>
);
