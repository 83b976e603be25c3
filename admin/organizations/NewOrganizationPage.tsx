import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { uuidv7 } from "uuidv7";
import { call } from "#admin/api/call.ts";
import { showErrors } from "#admin/api/errors.ts";
import { invalidate } from "#admin/api/query.ts";
import { EditorsOnly } from "#admin/frame/EditorsOnly.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import { checkChanges } from "#admin/records/check-changes.ts";
import { NewRecordForm } from "#admin/inventory/NewRecordForm.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { paths } from "#admin/paths.ts";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type OrganizationInput, organizationsApi } from "#contract/organizations.ts";
import { AboutFields } from "./AboutFields.tsx";
import { type OrganizationValues, toInput, toValues, useFieldNames } from "./organization-values.ts";

const EMPTY = toValues({});
/** The name is asked for even if nobody touched it. */
const inputOf = (values: OrganizationValues) =>
  toInput(values, ["name", "kind", "role", "parent_id", "website"]) as OrganizationInput;
const rules = async () => (await import("#contract/organizations.ts")).OrganizationInput;
const check = checkChanges<OrganizationValues>(rules, inputOf);

export function NewOrganizationPage() {
  const { t } = useTranslation();
  return (
    <EditorsOnly back={{ href: paths.organizations(), label: t("organizations.title") }}>
      <PageHead title={t("organizations.form.new_title")} subtitle={t("organizations.form.new_intro")} />
      <NewOrganizationForm />
    </EditorsOnly>
  );
}

function NewOrganizationForm() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  // made here, not on the server: sent twice, it still makes one
  const [id] = useState(() => uuidv7());
  const names = useFieldNames();
  const form = useForm<OrganizationValues>({ defaultValues: EMPTY, resolver: check(EMPTY), shouldFocusError: false });

  async function create(values: OrganizationValues) {
    try {
      const body = { organization: { ...inputOf(values), id } };
      const { organization } = await call(organizationsApi.create, { query: {}, body });
      void invalidate(client, organizationsApi.list);
      await navigate(paths.organization(organization.id));
      showToast({ message: t("organizations.created", { name: organization.name }) });
    } catch (error) {
      showErrors(error, form);
    }
  }

  return (
    <NewRecordForm
      form={form}
      labelOf={names.label}
      onCreate={create}
      words={{ create: t("organizations.form.create"), creating: t("organizations.form.creating") }}
      cancelHref={paths.organizations()}
    >
      <FormCard title={t("organizations.cards.about")}>
        <AboutFields isReadOnly={false} />
        <TextEntry
          name="website"
          type="url"
          label={t("organizations.field.website")}
          hint={t("organizations.hint.website")}
          isReadOnly={false}
        />
      </FormCard>
    </NewRecordForm>
  );
}
