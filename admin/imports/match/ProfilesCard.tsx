import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BookmarkPlus, Download, FileUp, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { TextField } from "#admin/ui/TextField.tsx";
import { columnsUsed } from "#contract/import-recipe.ts";
import {
  type BuiltInProfile,
  type Import,
  type ImportOptions,
  type ImportProfile,
  importsApi,
  type ProfileFile,
} from "#contract/imports.ts";
import type { MatchDraft } from "./match-draft.ts";

interface ProfilesCardProps {
  ours: Import;
  draft: MatchDraft;
  isReadOnly: boolean;
  onChange: (draft: MatchDraft) => void;
}

const profilesQuery = (id: string) => query(importsApi.profiles, { params: { id } });

function useProfileName() {
  const { t } = useTranslation();
  return ({ name, is_built_in }: ImportProfile) =>
    is_built_in ? t(`imports.profiles.known.${name as BuiltInProfile}`) : name;
}

/** Known files: recognized ones with one click, saved ones, and a way to save, export and import them. */
export function ProfilesCard({ ours, draft, isReadOnly, onChange }: ProfilesCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const result = useQuery(profilesQuery(ours.id));
  const nameOf = useProfileName();
  // the draft before the profile was used, for undo
  const [before, setBefore] = useState<MatchDraft>();
  const profiles = result.data?.profiles ?? [];
  const saved = profiles.filter(({ is_built_in }) => !is_built_in);
  const fitting = profiles.filter(({ fits }) => fits);
  const apply = (profile: ImportProfile) => {
    setBefore(draft);
    const { recipe, options } = profile;
    onChange({ ...draft, recipe, options: withOptions(draft.options, options), profile: nameOf(profile) });
  };
  if (isReadOnly) return null;
  return (
    <>
      {draft.profile === undefined ? (
        fitting.length > 0 && (
          <Note
            role="status"
            title={t("imports.profiles.recognized")}
            actions={fitting.map((profile) => (
              <Button key={profile.id} onPress={() => apply(profile)}>
                {t("imports.profiles.use", { name: nameOf(profile) })}
              </Button>
            ))}
          >
            {t("imports.profiles.recognized_text")}
          </Note>
        )
      ) : (
        <Note
          role="status"
          title={t("imports.profiles.used", { name: draft.profile })}
          actions={
            before && (
              <Button
                onPress={() => {
                  setBefore(undefined);
                  onChange(before);
                }}
              >
                {t("imports.profiles.undo")}
              </Button>
            )
          }
        >
          {t("imports.profiles.used_text")}
        </Note>
      )}
      <Card aria-labelledby={id}>
        <CardHead id={id} title={t("imports.profiles.title")} />
        <CardBody className="flex flex-col gap-4">
          <p className="text-sm text-muted">{t("imports.profiles.hint")}</p>
          {result.isPending && <LinesSkeleton rows={2} sign={24} />}
          {result.isError && (
            <Note tone="danger" role="alert" title={t("imports.profiles.load_failed")}>
              {errorWords(result.error)}
            </Note>
          )}
          {result.data && saved.length === 0 && <p>{t("imports.profiles.empty")}</p>}
          {saved.length > 0 && (
            <ul className="flex flex-col gap-2">
              {saved.map((profile) => (
                <SavedProfile key={profile.id} importId={ours.id} profile={profile} onUse={() => apply(profile)} />
              ))}
            </ul>
          )}
          <SaveProfile ours={ours} draft={draft} />
        </CardBody>
      </Card>
    </>
  );
}

/** Options that the profile does not name stay. */
const withOptions = (options: ImportOptions, changed: ProfileFile["options"]): ImportOptions =>
  Object.assign({ ...options }, Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)));

/** A file that another workspace can import. */
function exportProfile({ subject, name, columns, recipe, options }: ImportProfile) {
  const file: ProfileFile = { subject, name, columns, recipe, options };
  saveFile(new Blob([JSON.stringify(file, null, 2)], { type: "application/json" }), `${name}.guidepost-import.json`);
}

function SavedProfile({ importId, profile, onUse }: { importId: string; profile: ImportProfile; onUse: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const remove = useCall(importsApi.removeProfile, {
    onSuccess: () => client.invalidateQueries({ queryKey: profilesQuery(importId).queryKey }),
  });
  const { id, name, fits } = profile;
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {name}
        {!fits && <span className="block text-sm text-muted">{t("imports.profiles.other_columns")}</span>}
      </span>
      <Button size="sm" onPress={onUse} aria-label={t("imports.profiles.use", { name })}>
        {t("imports.profiles.use_short")}
      </Button>
      <IconButton
        size="sm"
        icon={Download}
        label={t("imports.profiles.export", { name })}
        onPress={() => exportProfile(profile)}
      />
      <IconButton
        size="sm"
        icon={Trash2}
        label={t("imports.profiles.remove", { name })}
        isPending={remove.isPending}
        onPress={() => remove.mutate({ params: { id } })}
      />
      {remove.isError && (
        <p role="alert" className="w-full text-sm text-danger">
          {errorWords(remove.error)}
        </p>
      )}
    </li>
  );
}

function SaveProfile({ ours, draft }: { ours: Import; draft: MatchDraft }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const save = useCall(importsApi.saveProfile, {
    onSuccess: () => {
      setName("");
      void invalidate(client, importsApi.profiles);
    },
  });
  const start = () => {
    if (!name.trim()) return setProblem(t("imports.profiles.name_needed"));
    const columns = [...columnsUsed(draft.recipe)];
    if (!columns.length) return setProblem(t("imports.match.nothing"));
    const { recipe, options } = draft;
    return save.mutate({ body: { profile: { subject: ours.subject, name: name.trim(), columns, recipe, options } } });
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const content = await file
      .text()
      .then(
        (text) => JSON.parse(text) as ProfileFile,
        () => undefined,
      )
      .catch(() => undefined);
    if (content?.subject !== ours.subject) setProblem(t("imports.profiles.unreadable"));
    else save.mutate({ body: { profile: content } });
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2 max-md:flex-col max-md:items-stretch">
        <TextField
          className="min-w-48 flex-1"
          label={t("imports.profiles.name")}
          value={name}
          maxLength={120}
          errorMessage={problem}
          onChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
        />
        <Button icon={BookmarkPlus} isPending={save.isPending} pendingLabel={t("common.saving")} onPress={start}>
          {t("imports.profiles.save")}
        </Button>
        <FileTrigger acceptedFileTypes={[".json", "application/json"]} onSelect={(files) => void take(files?.[0])}>
          <Button variant="ghost" icon={FileUp}>
            {t("imports.profiles.import")}
          </Button>
        </FileTrigger>
      </div>
      {save.isError && (
        <Note tone="danger" role="alert" title={t("imports.profiles.save_failed")}>
          {errorWords(save.error)}
        </Note>
      )}
      {save.isSuccess && <p role="status">{t("imports.profiles.saved")}</p>}
    </div>
  );
}
