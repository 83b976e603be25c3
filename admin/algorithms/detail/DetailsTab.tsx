import { useTranslation } from "#admin/i18n/i18n.ts";
import { ReadRecord } from "#admin/inventory/ReadRecord.tsx";
import { useRecordWords } from "#admin/inventory/record-words.ts";
import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordForm } from "#admin/records/RecordForm.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { isShared } from "#admin/session/share-limits.ts";
import type { AlgorithmDetails } from "#contract/algorithms.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import { useAlgorithm, useFreshAlgorithm } from "./algorithm-context.ts";
import { toValues, useFieldNames, useSupplierWords } from "./algorithm-values.ts";
import { DetailCards } from "./DetailCards.tsx";
import { DetailSide } from "./DetailSide.tsx";
import { useAlgorithmForm } from "./use-algorithm-form.ts";

export function DetailsTab() {
  const { t } = useTranslation();
  const { algorithm, locale, isWriter } = useAlgorithm();
  const result = useFreshAlgorithm(algorithm.id, locale);
  return (
    <LoadedRecord
      result={result}
      failedTitle={t("algorithms.load_failed")}
      skeleton={<RecordSkeleton hasHead={false} />}
      isFresh
    >
      {(fresh) =>
        isShared() ? (
          <ReadDetails algorithm={fresh.algorithm} />
        ) : (
          <DetailsForm key={locale} algorithm={fresh.algorithm} locale={locale} isReadOnly={!isWriter} />
        )
      }
    </LoadedRecord>
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
      cards={["about", "use", "organizations", "contact"]}
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
  const part = { content: { locale, fallbacks: state.record.fallbacks }, isReadOnly };

  return (
    <RecordForm
      state={state}
      names={names}
      toValues={toValues}
      readOnlyWords={isReadOnly ? t("records.read_only") : undefined}
      top={<ContentLanguage isDirty={state.form.formState.isDirty} />}
      aside={<DetailSide algorithm={state.record} isReadOnly={isReadOnly} />}
    >
      <DetailCards {...part} image={image} />
    </RecordForm>
  );
}
