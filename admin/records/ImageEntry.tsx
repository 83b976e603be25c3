import { CircleAlert, ImageUp } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { isFileDropItem } from "react-aria-components/useDrop";
import { errorWords } from "#admin/api/errors.ts";
import { formatBytes } from "#admin/i18n/format-bytes.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { imageUrl } from "./image-url.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Spinner } from "#admin/ui/Spinner.tsx";
import { MAX_IMAGE_BYTES, MAX_SVG_BYTES } from "#contract/images.ts";
import type { ImageState } from "./image-state.ts";
import { RemoveImageDialog, type ResidentsNotice } from "./RemoveImageDialog.tsx";

const TYPES = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif", "image/svg+xml"];

interface ImageEntryProps {
  label: string;
  hint?: string | undefined;
  image: ImageState;
  /** When residents notice that it was removed; undefined if they never see it. */
  residents?: ResidentsNotice | undefined;
  isReadOnly: boolean;
  shape?: "wide" | "square" | undefined;
  /** "cover" for photos, "contain" for drawings. */
  fit?: "contain" | "cover" | undefined;
  /** Large, with the description beside it. */
  isLarge?: boolean | undefined;
  /** Further actions, beside "Replace". */
  actions?: ReactNode;
  /** Field for the description, shown once there is an image. */
  children?: ReactNode;
}

/** Image field of a record. The image is saved immediately, its description with the form. */
export function ImageEntry(props: ImageEntryProps) {
  const { label, image, residents, isReadOnly, shape = "wide", fit, isLarge = false, children } = props;
  const { t } = useTranslation();
  const ids = { label: useId(), hint: useId(), error: useId() };
  const { image_key, isUploading, error } = image;
  const [isAsking, setIsAsking] = useState(false);

  const send = (file: File | undefined) => file && image.send(file);
  const isBeside = isLarge && image_key !== null;
  const tools = (
    <Tools
      {...props}
      describedBy={cx(ids.hint, error && ids.error)}
      hintId={ids.hint}
      onRemove={() => setIsAsking(true)}
      onSend={send}
    />
  );

  return (
    <div role="group" aria-labelledby={ids.label} className="flex min-w-0 flex-col gap-2">
      <span id={ids.label} className="text-sm font-medium">
        {label}
      </span>
      <div className={isBeside ? "grid items-start gap-5 sm:grid-cols-[17rem_minmax(0,1fr)]" : "contents"}>
        <DropZone
          isDisabled={isReadOnly}
          aria-label={t("records.image.drop", { image: label })}
          getDropOperation={(types) => (TYPES.some((type) => types.has(type)) ? "copy" : "cancel")}
          onDrop={(event) => void event.items.find(isFileDropItem)?.getFile().then(send)}
          className="flex flex-wrap items-center gap-4 rounded-md data-drop-target:outline-2 data-drop-target:outline-offset-4 data-drop-target:outline-primary"
        >
          <Preview image_key={image_key} shape={isBeside ? "large" : shape} fit={fit} isBusy={isUploading} />
          {!isBeside && tools}
        </DropZone>
        {isBeside && (
          <div className="flex min-w-0 flex-col gap-3">
            {children}
            {tools}
          </div>
        )}
      </div>
      {error && (
        <p id={ids.error} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden />
          <span>
            {errorWords(error)} {image_key && t("records.image.kept")}
          </span>
        </p>
      )}
      {image_key && !isBeside && children}
      <RemoveImageDialog
        image={label}
        residents={residents}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onRemove={image.remove}
      />
    </div>
  );
}

interface ToolsProps extends Pick<ImageEntryProps, "hint" | "image" | "isReadOnly" | "actions"> {
  hintId: string;
  describedBy: string;
  onSend: (file: File | undefined) => void;
  onRemove: () => void;
}

/** Actions, and the accepted formats. */
function Tools({ hint, image, isReadOnly, actions, hintId, describedBy, onSend, onRemove }: ToolsProps) {
  const { t } = useTranslation();
  const { image_key, isUploading } = image;
  return (
    <div className="flex min-w-48 flex-1 flex-col gap-2">
      {!isReadOnly && (
        <div className="flex flex-wrap gap-2">
          <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => onSend(files?.[0])}>
            <Button
              size="sm"
              isPending={isUploading}
              pendingLabel={t("records.image.uploading")}
              aria-describedby={describedBy}
            >
              {t(image_key ? "records.image.replace" : "records.image.choose")}
            </Button>
          </FileTrigger>
          {image_key && actions}
          {image_key && (
            <Button size="sm" variant="ghost" onPress={onRemove}>
              {t("common.remove")}
            </Button>
          )}
        </div>
      )}
      <span id={hintId} className="text-sm text-muted">
        {hint}{" "}
        {!isReadOnly &&
          t("records.image.formats", { image: formatBytes(MAX_IMAGE_BYTES), svg: formatBytes(MAX_SVG_BYTES) })}
      </span>
    </div>
  );
}

interface PreviewProps extends Pick<ImageEntryProps, "fit"> {
  shape: "wide" | "square" | "large";
  image_key: string | null;
  isBusy: boolean;
}

const SIZES = { wide: "h-23 w-40", square: "size-23", large: "h-47 w-full" } as const;

function Preview({ image_key, shape, fit = "contain", isBusy }: PreviewProps) {
  return (
    <div
      className={cx(
        "grid flex-none place-items-center overflow-hidden rounded-md border bg-sunken",
        SIZES[shape],
        image_key ? "border-border" : "border-dashed border-control",
      )}
    >
      {image_key ? (
        <img
          src={imageUrl(image_key)}
          alt=""
          className={cx("size-full", fit === "contain" ? "object-contain p-1" : "object-cover", isBusy && "opacity-50")}
        />
      ) : isBusy ? (
        <Spinner size={20} className="text-muted" />
      ) : (
        <ImageUp size={20} className="text-muted" aria-hidden />
      )}
    </div>
  );
}
