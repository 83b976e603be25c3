import { useState } from "react";
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
import { StandardsDialog } from "./list/StandardsDialog.tsx";

const FILES = { xlsx: algorithmsApi.xlsx, csv: algorithmsApi.csv };

export function AlgorithmsPage() {
  const isWriter = canEdit(useUser());
  const list = useRecordList(ALGORITHM_LIST);
  const [isExporting, setIsExporting] = useState(false);
  const actions = !list.isEmpty && (
    <>
      <ExportMenu
        noun="algorithms"
        endings={{ xlsx: "xlsx", csv: "csv", standard: "json" }}
        look="head"
        read={(format, locale) => {
          if (format !== "standard") return call(FILES[format], { query: { ...list.sorted, ...locale } });
          setIsExporting(true);
          return undefined;
        }}
      />
      {isExporting && <StandardsDialog wanted={list.sorted} onClose={() => setIsExporting(false)} />}
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
