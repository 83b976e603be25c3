import { useForm } from "react-hook-form";
import { showErrors } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { FormText } from "#admin/frame/FormFields.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { CopyField } from "#admin/ui/CopyField.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { secondStepsApi } from "#contract/second-steps.ts";
import { drawQr } from "#datachain/draw-qr.ts";

/** Modules of empty space that scanners need around the code. */
const QUIET = 4;

/** Black on white in dark mode too: not every app reads it the other way round. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = drawQr(text);
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      className="size-44 flex-none rounded-md border border-border"
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

interface Props {
  uri: string;
  secret: string;
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

export function SetUpAuthenticator({ uri, secret, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: { code: "" } });
  const { errors, isSubmitting } = form.formState;
  const turnOn = useCall(secondStepsApi.turnOn);
  const submit = form.handleSubmit(async (body) => {
    try {
      onDone((await turnOn.mutateAsync({ body })).recovery_codes);
    } catch (error) {
      showErrors(error, form);
    }
  });

  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("security.setup.title")}
      description={t("security.setup.scan")}
      closeLabel={t("common.close")}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        {errors.root?.message && (
          <Note role="alert" tone="danger">
            {errors.root.message}
          </Note>
        )}
        <div className="flex gap-5 max-md:flex-col">
          <QrCode text={uri} label={t("security.setup.qr")} />
          <div className="flex min-w-0 flex-1 flex-col gap-5">
            <CopyField
              className="min-w-0 flex-1 font-mono"
              label={t("security.setup.key")}
              value={secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
              copyLabel={t("security.setup.copy")}
              copiedLabel={t("common.copied")}
              refusedLabel={t("common.not_copied")}
            />
            <FormText
              control={form.control}
              name="code"
              label={t("security.setup.code")}
              rules={{ required: t("security.code_needed") }}
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2 max-md:flex-col-reverse max-md:items-stretch">
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel={t("user.confirm.saving")}>
            {t("security.setup.save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
