import { CircleAlert, ImageUp } from "lucide-react";
import { useId } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { isFileDropItem } from "react-aria-components/useDrop";
import { Button } from "./Button.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { cx } from "./cx.ts";
import { given } from "./given.ts";
import { TextField } from "./TextField.tsx";

interface ImageFieldImage {
  src: string;
  name: string;
  /** "2400 × 1500, 1.1 MB" */
  detail?: string | undefined;
}

interface ImageFieldWords {
  choose: string;
  orDrop: string;
  formats: string;
  replace: string;
  remove: string;
  busy: string;
  alt: string;
  altHint?: string | undefined;
  decorative: string;
}

interface ImageFieldProps {
  label: string;
  words: ImageFieldWords;
  image: ImageFieldImage | null;
  onSelect: (file: File) => void;
  onRemove: () => void;
  alt: string;
  onAltChange: (alt: string) => void;
  isDecorative: boolean;
  onDecorativeChange: (isDecorative: boolean) => void;
  accept?: readonly string[] | undefined;
  isBusy?: boolean | undefined;
  errorMessage?: string | undefined;
  altErrorMessage?: string | undefined;
  id?: string | undefined;
  /** So that an error summary can lead to the description. */
  altId?: string | undefined;
}

const photos = ["image/jpeg", "image/png", "image/webp"];

export function ImageField(props: ImageFieldProps) {
  const { label, words, image, onSelect, accept = photos, errorMessage } = props;
  const errorId = useId();
  const labelId = useId();

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={errorMessage ? errorId : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <span id={labelId} className="text-sm font-medium">
        {label}
      </span>
      <DropZone
        aria-label={`${words.choose} ${words.orDrop}`}
        getDropOperation={(types) => (accept.some((type) => types.has(type)) ? "copy" : "cancel")}
        onDrop={(event) => {
          const item = event.items.find(isFileDropItem);
          if (item) void item.getFile().then(onSelect);
        }}
        className={cx(
          "rounded-md data-drop-target:outline-2 data-drop-target:outline-offset-2 data-drop-target:outline-primary",
          !image && "flex flex-col items-center gap-1 border border-dashed p-4 text-center",
          !image && (errorMessage ? "border-danger" : "border-control"),
        )}
      >
        {image ? <Preview {...props} image={image} /> : <Chooser {...props} />}
      </DropZone>
      {errorMessage && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert size={16} className="mt-0.5" aria-hidden />
          {errorMessage}
        </p>
      )}
      {image && <Description {...props} />}
    </div>
  );
}

/** The button stays while the file travels: the focus has somewhere to be. */
function FileButton({
  children,
  accept = photos,
  onSelect,
  isBusy,
  words,
  id,
}: ImageFieldProps & { children: string }) {
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) onSelect(file);
      }}
    >
      <Button size="sm" isPending={isBusy} pendingLabel={words.busy} {...given({ id })}>
        {children}
      </Button>
    </FileTrigger>
  );
}

function Preview(props: ImageFieldProps & { image: ImageFieldImage }) {
  const { image, words, onRemove, isBusy = false } = props;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <img
        src={image.src}
        alt=""
        className={cx("h-23 w-34 rounded-md border border-border bg-sunken object-cover", isBusy && "opacity-50")}
      />
      <div className="min-w-0 flex-1">
        <div className="font-medium [overflow-wrap:anywhere]">{image.name}</div>
        {image.detail && <div className="text-sm text-muted tabular-nums">{image.detail}</div>}
        <div className="mt-2 flex flex-wrap gap-2">
          <FileButton {...props}>{words.replace}</FileButton>
          <Button size="sm" variant="ghost" onPress={onRemove}>
            {words.remove}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Chooser(props: ImageFieldProps) {
  const { words } = props;
  return (
    <>
      <ImageUp size={20} className="text-muted" aria-hidden />
      <span className="flex flex-wrap items-center justify-center gap-x-1.5">
        <FileButton {...props}>{words.choose}</FileButton>
        {words.orDrop}
      </span>
      <span className="text-xs text-muted">{words.formats}</span>
    </>
  );
}

function Description(props: ImageFieldProps) {
  const { words, alt, onAltChange, altErrorMessage, altId, isDecorative, onDecorativeChange } = props;
  return (
    <div className="mt-2 flex flex-col gap-2">
      {!isDecorative && (
        <TextField
          label={words.alt}
          hint={words.altHint}
          value={alt}
          onChange={onAltChange}
          errorMessage={altErrorMessage}
          {...given({ id: altId })}
        />
      )}
      <Checkbox label={words.decorative} isSelected={isDecorative} onChange={onDecorativeChange} />
    </div>
  );
}
