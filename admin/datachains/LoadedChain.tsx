import "#datachain/chain.css";
import "./builder.css";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { call } from "#admin/api/call.ts";
import { invalidate, query } from "#admin/api/query.ts";
import type { Save, Saved } from "#admin/autosave/autosaver.ts";
import { useAutosave } from "#admin/autosave/use-autosave.ts";
import { pickLocale } from "#admin/session/content-locale.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import type { Datachain } from "#contract/datachains.ts";
import type { ChainContent, ChainOrganization, Taxonomy } from "#datachain/model.ts";
import { uiLocale } from "#admin/i18n/i18n.ts";
import { type ChainSubject, listsOf } from "./chain-subject.ts";
import { ChainWorkContext } from "./chain-work.ts";
import { ChainSkeleton } from "./ChainSkeleton.tsx";

type LoadedChainProps = {
  subject: ChainSubject;
  name: string;
  datachain: Datachain;
  taxonomy: Taxonomy;
  children: ReactNode;
};

const savedOf = ({ content, lock_version }: Datachain): Saved<ChainContent> => ({
  document: content,
  version: lock_version,
});

const isChain = (value: unknown): value is Datachain =>
  typeof value === "object" && value !== null && "content" in value && "lock_version" in value;

/** Autosaves, and updates the query cache with each response. */
function useChainSaver({ subject, datachain }: LoadedChainProps) {
  const client = useQueryClient();
  const user = useUser();
  const saved = useMemo(() => savedOf(datachain), [datachain]);
  return useAutosave<ChainContent>({
    name: `${subject.kind}:${subject.id}:${user?.id ?? ""}`,
    saved,
    save: async ({ document, version, save_id }: Save<ChainContent>) => {
      const input = { params: { id: subject.id } };
      const body = { datachain: { content: document, lock_version: version, save_id } };
      const answer = await call(subject.chainApi.save, { ...input, body });
      client.setQueryData(query(subject.chainApi.get, input).queryKey, answer);
      for (const list of listsOf(subject)) void invalidate(client, list);
      return savedOf(answer.datachain);
    },
    currentOf: (body) => (isChain(body) ? savedOf(body) : undefined),
  });
}

export function LoadedChain(props: LoadedChainProps) {
  const { subject, name, datachain, taxonomy, children } = props;
  const { locales, default_locale } = datachain;
  const user = useUser();
  const saver = useChainSaver(props);
  const [added, setAdded] = useState<readonly ChainOrganization[]>([]);
  const [wish, setLocale] = useState<string>(uiLocale());
  const locale = pickLocale(locales, default_locale, [wish]) ?? default_locale;
  const organizations = useMemo(() => {
    const known = new Set(datachain.organizations.map(({ id }) => id));
    return [...datachain.organizations, ...added.filter(({ id }) => !known.has(id))];
  }, [datachain.organizations, added]);
  const isEditor = canEdit(user);
  // stable after saves that change only text, so that the pages do not re-render
  const work = useMemo(
    () =>
      saver && {
        subject,
        name,
        taxonomy,
        saver,
        organizations,
        addOrganization: (organization: ChainOrganization) => setAdded((before) => [...before, organization]),
        locales,
        default_locale,
        locale,
        setLocale,
        canEdit: isEditor,
      },
    [subject, name, taxonomy, saver, organizations, locales, default_locale, locale, isEditor],
  );
  if (!work) return <ChainSkeleton />;
  return <ChainWorkContext value={work}>{children}</ChainWorkContext>;
}
