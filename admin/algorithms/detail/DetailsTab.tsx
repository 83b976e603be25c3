import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { InventoryForm } from "#admin/inventory/InventoryForm.tsx";
import { ReadRecord } from "#admin/inventory/ReadRecord.tsx";
import { RecordDetails } from "#admin/inventory/RecordDetails.tsx";
import { useRecord } from "#admin/inventory/RecordPage.tsx";
import { RecordSide } from "#admin/inventory/RecordSide.tsx";
import { useRecordWords } from "#admin/inventory/record-words.ts";
import { FOR_EDITING } from "#admin/records/for-editing.ts";
import type { AlgorithmDetails } from "#contract/algorithms.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { CompletenessBar } from "../CompletenessBar.tsx";
import { algorithmQuery } from "./algorithm-query.ts";
import { toValues, useFieldNames, useSupplierWords } from "./algorithm-values.ts";
import { DetailCards } from "./DetailCards.tsx";
import { useAlgorithmForm } from "./use-algorithm-form.ts";

export function DetailsTab() {
  const { record, locale, isWriter } = useRecord<AlgorithmDetails>();
  return (
    <RecordDetails noun="algorithms" result={useQuery({ ...algorithmQuery(record.id, locale), ...FOR_EDITING })}>
      {({ algorithm }, isGuest) =>
        isGuest ? (
          <ReadDetails algorithm={algorithm} />
        ) : (
          <DetailsForm key={locale} algorithm={algorithm} locale={locale} isReadOnly={!isWriter} />
        )
      }
    </RecordDetails>
  );
}

function ReadDetails({ algorithm }: { algorithm: AlgorithmDetails }) {
  const { label } = useRecordWords("algorithms");
  const supplierWords = useSupplierWords();
  return (
    <ReadRecord
      noun="algorithms"
      fields={ALGORITHM}
      record={algorithm}
      cards={["about", "use", "organizations", "contact", "duties"]}
      image={{ key: algorithm.image_key, alt: algorithm.image_alt }}
      own={{ organizations: [{ label: label("suppliers"), value: supplierWords(algorithm.suppliers) }] }}
    />
  );
}

interface DetailsFormProps {
  algorithm: AlgorithmDetails;
  locale: string;
  isReadOnly: boolean;
}

function DetailsForm({ algorithm, locale, isReadOnly }: DetailsFormProps) {
  const { t } = useTranslation();
  const names = useFieldNames();
  const { state, image } = useAlgorithmForm(algorithm, locale);
  const completeness = <CompletenessBar key="sheet" percent={state.record.completeness} />;
  const aside = (
    <RecordSide
      noun="algorithms"
      record={state.record}
      isReadOnly={isReadOnly}
      facts={[[t("algorithms.columns.completeness"), completeness]]}
    />
  );
  return (
    <InventoryForm state={state} names={names} toValues={toValues} isReadOnly={isReadOnly} aside={aside}>
      <DetailCards content={{ locale, fallbacks: state.record.fallbacks }} isReadOnly={isReadOnly} image={image} />
    </InventoryForm>
  );
}
