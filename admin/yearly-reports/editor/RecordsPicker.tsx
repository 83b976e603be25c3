import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { type Named, SearchedPicker, usePickerSearch } from "#admin/records/SearchedPicker.tsx";
import { Tag } from "#admin/ui/Tag.tsx";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi, FILE_ID_LIMIT } from "#contract/devices.ts";

type Kind = "devices" | "algorithms";
type Asked = { q?: string; per_page: number; id?: string[] };
type Found = { devices?: readonly Named[]; algorithms?: readonly Named[] };

const listQuery = (kind: Kind, asked: Asked) =>
  (kind === "devices"
    ? query(devicesApi.list, { query: asked })
    : query(algorithmsApi.list, { query: asked })) as ReturnType<typeof query<typeof devicesApi.list>>;

/** The names of chosen records, in as many requests as their addresses allow. Undefined until they are loaded. */
function useNames(kind: Kind, ids: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(ids.length / FILE_ID_LIMIT) }, (_, at) =>
    ids.slice(at * FILE_ID_LIMIT, (at + 1) * FILE_ID_LIMIT),
  );
  const results = useQueries({
    queries: parts.map((id) => ({
      ...listQuery(kind, { id, per_page: FILE_ID_LIMIT }),
      placeholderData: keepPreviousData,
    })),
  });
  if (results.some(({ data }) => data === undefined)) return undefined;
  return new Map(
    results.flatMap(({ data }) => ((data as Found | undefined)?.[kind] ?? []).map((one) => [one.id, one.name])),
  );
}

interface RecordsPickerProps {
  kind: Kind;
  ids: readonly string[];
  /** Missing if the report can only be read. */
  onChange?: ((ids: string[]) => void) | undefined;
}

/** Devices or algorithms that belong to a technology one by one. */
export function RecordsPicker({ kind, ids, onChange }: RecordsPickerProps) {
  const { t } = useTranslation();
  const names = useNames(kind, ids);
  const { onSearch, query: asked } = usePickerSearch(null);
  const { data, isFetching } = useQuery({
    ...listQuery(kind, asked),
    placeholderData: keepPreviousData,
    enabled: onChange !== undefined,
  });
  const found = ((data as Found | undefined)?.[kind] ?? []).filter(({ id }) => !ids.includes(id));
  const nameOf = (id: string) => names?.get(id) ?? (names ? t("reports.technology.gone") : "…");
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {onChange ? (
        <SearchedPicker
          isEmptiedByChoice
          label={t(`reports.technology.${kind}`)}
          optionalLabel={t("common.optional")}
          found={found.map(({ id, name }) => ({ id, label: name }))}
          value={null}
          onChange={(chosen) => chosen && onChange([...ids, chosen.id])}
          onSearch={onSearch}
          openLabel={t(`reports.technology.${kind}_open`)}
          emptyLabel={isFetching ? t("common.loading") : t(`reports.technology.${kind}_none`)}
          placeholder={t(`reports.technology.${kind}_add`)}
          className="max-w-110"
        />
      ) : (
        <span className="text-sm font-medium">{t(`reports.technology.${kind}`)}</span>
      )}
      {ids.length > 0 ? (
        <ul aria-label={t(`reports.technology.${kind}`)} className="flex flex-wrap gap-1.5">
          {ids.map((id) => (
            <li key={id} className="max-w-full">
              <Tag
                {...(onChange && {
                  onRemove: () => onChange(ids.filter((one) => one !== id)),
                  removeLabel: t("reports.technology.remove_record", { name: nameOf(id) }),
                })}
              >
                {nameOf(id)}
              </Tag>
            </li>
          ))}
        </ul>
      ) : (
        !onChange && <span className="text-muted">–</span>
      )}
    </div>
  );
}
