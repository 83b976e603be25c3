import { call } from "#admin/api/call.ts";
import { AddButtons } from "#admin/inventory/AddButtons.tsx";
import { ExportMenu } from "#admin/inventory/ExportMenu.tsx";
import { useRecordList } from "#admin/inventory/record-list.ts";
import { RecordsPage } from "#admin/inventory/RecordsPage.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { AlgorithmFilters } from "./list/AlgorithmFilters.tsx";
import { ALGORITHM_LIST } from "./list/AlgorithmList.tsx";

const FILES = { xlsx: algorithmsApi.xlsx, csv: algorithmsApi.csv, nl_json: algorithmsApi.nlJson };

export function AlgorithmsPage() {
  const isWriter = canEdit(useUser());
  const list = useRecordList(ALGORITHM_LIST);
  const actions = !list.isEmpty && (
    <>
      <ExportMenu
        noun="algorithms"
        endings={{ xlsx: "xlsx", csv: "csv", nl_json: "json" }}
        look="head"
        read={(format, locale) => call(FILES[format], { query: { ...list.sorted, ...locale } })}
      />
      {isWriter && <AddButtons noun="algorithms" />}
    </>
  );

  return (
    <RecordsPage
      noun="algorithms"
      spec={ALGORITHM_LIST}
      list={list}
      items={list.result.data?.algorithms}
      actions={actions}
      filters={<AlgorithmFilters list={list.state} />}
    />
  );
}
