import { CircleAlert, ImageUp } from "lucide-react";
import { useId, useState } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { isFileDropItem } from "react-aria-components/useDrop";
import { useTranslation } from "react-i18next";
import { errorWords } from "#admin/api/errors.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Spinner } from "#admin/ui/Spinner.tsx";
import type { SiteImage } from "#contract/sites.ts";
import type { SiteForm } from "../form/site-form.ts";
import { imageUrl } from "../image-url.ts";
import { RemoveImageDialog } from "./RemoveImageDialog.tsx";
import { useSiteImage } from "./site-image.ts";

const TYPES = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif"];

interface SiteImageFieldProps {
  name: SiteImage;
  siteForm: SiteForm;
  locale: string;
  isReadOnly: boolean;
  shape?: "wide" | "square" | undefined;
  /** Its description, shown once there is an image. */
  children?: React.ReactNode;
}

export function SiteImageField({ name, siteForm, locale, isReadOnly, shape = "wide", children }: SiteImageFieldProps) {
  const { t } = useTranslation();
  const ids = { label: useId(), hint: useId(), error: useId() };
  const { image_key, upload, remove, error } = useSiteImage(name, siteForm, locale);
  const [isAsking, setIsAsking] = useState(false);

  const send = (file: File | undefined) => {
    remove.reset();
    if (file) upload.mutate(file);
  };
  const choose = (
    <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => send(files?.[0])}>
      <Button
        size="sm"
        isPending={upload.isPending}
        pendingLabel={t("sites.image.uploading")}
        aria-describedby={cx(ids.hint, error && ids.error)}
      >
        {t(image_key ? "sites.image.replace" : "sites.image.choose")}
      </Button>
    </FileTrigger>
  );

  return (
    <div role="group" aria-labelledby={ids.label} className="flex min-w-0 flex-col gap-2">
      <span id={ids.label} className="text-sm font-medium">
        {t(`sites.image.${name}`)}
      </span>
      <DropZone
        isDisabled={isReadOnly}
        aria-label={t("sites.image.drop", { image: t(`sites.image.${name}`) })}
        getDropOperation={(types) => (TYPES.some((type) => types.has(type)) ? "copy" : "cancel")}
        onDrop={(event) => void event.items.find(isFileDropItem)?.getFile().then(send)}
        className="flex flex-wrap items-center gap-4 rounded-md data-drop-target:outline-2 data-drop-target:outline-offset-4 data-drop-target:outline-primary"
      >
        <Preview image_key={image_key} shape={shape} isBusy={upload.isPending} />
        <div className="flex min-w-48 flex-1 flex-col gap-2">
          {!isReadOnly && (
            <div className="flex flex-wrap gap-2">
              {choose}
              {image_key && (
                <Button size="sm" variant="ghost" onPress={() => setIsAsking(true)}>
                  {t("common.remove")}
                </Button>
              )}
            </div>
          )}
          <span id={ids.hint} className="text-sm text-muted">
            {t(`sites.image.${name}_hint`)} {!isReadOnly && t("sites.image.formats")}
          </span>
        </div>
      </DropZone>
      {error && (
        <p id={ids.error} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden />
          <span>
            {errorWords(error)} {image_key && t("sites.image.kept")}
          </span>
        </p>
      )}
      {image_key && children}
      <RemoveImageDialog
        name={name}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onRemove={() => remove.mutateAsync()}
      />
    </div>
  );
}

function Preview({
  image_key,
  shape,
  isBusy,
}: {
  image_key: string | null;
  shape: "wide" | "square";
  isBusy: boolean;
}) {
  return (
    <div
      className={cx(
        "grid h-23 flex-none place-items-center overflow-hidden rounded-md border bg-sunken",
        shape === "wide" ? "w-40" : "w-23",
        image_key ? "border-border" : "border-dashed border-control",
      )}
    >
      {image_key ? (
        <img src={imageUrl(image_key)} alt="" className={cx("size-full object-contain p-1", isBusy && "opacity-50")} />
      ) : isBusy ? (
        <Spinner size={20} className="text-muted" />
      ) : (
        <ImageUp size={20} className="text-muted" aria-hidden />
      )}
    </div>
  );
}
