import { FileUp } from "lucide-react";
import { useId } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { isFileDropItem } from "react-aria-components/useDrop";
import { Button } from "./Button.tsx";
import { cx } from "./cx.ts";
import { FieldProblem } from "./FieldProblem.tsx";

interface FileFieldProps {
  label: string;
  /** Accepted file types and maximum size. */
  hint: string;
  words: { choose: string; orDrop: string; drop: string; busy: string };
  /** Extensions and MIME types for the file chooser. Dropped files are not filtered: the caller checks them. */
  accept: readonly string[];
  /** All chosen files; one, unless several may be chosen. */
  onSelect: (file: File, all: readonly File[]) => void;
  isMultiple?: boolean | undefined;
  isBusy?: boolean | undefined;
  errorMessage?: string | undefined;
}

/** Picks a file, or several, by button or by drag and drop. */
export function FileField(props: FileFieldProps) {
  const { label, hint, words, accept, onSelect, isMultiple = false, isBusy = false, errorMessage } = props;
  const ids = { label: useId(), hint: useId(), error: useId() };
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (file && !isBusy) onSelect(file, isMultiple ? files : [file]);
  };
  return (
    <div role="group" aria-labelledby={ids.label} className="flex min-w-0 flex-col gap-2">
      <span id={ids.label} className="text-sm font-medium">
        {label}
      </span>
      <DropZone
        aria-label={words.drop}
        onDrop={(event) =>
          void Promise.all(event.items.filter(isFileDropItem).map((item) => item.getFile())).then(take)
        }
        className={cx(
          "flex flex-col items-center gap-3 rounded-md border border-dashed px-4 py-8 text-center data-drop-target:outline-2 data-drop-target:outline-offset-2 data-drop-target:outline-primary",
          errorMessage ? "border-danger" : "border-control",
        )}
      >
        <FileUp size={24} strokeWidth={1.75} className="text-muted" aria-hidden />
        <span className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1">
          <FileTrigger
            acceptedFileTypes={accept}
            allowsMultiple={isMultiple}
            onSelect={(files) => take([...(files ?? [])])}
          >
            <Button
              variant="primary"
              isPending={isBusy}
              pendingLabel={words.busy}
              aria-describedby={cx(ids.hint, errorMessage && ids.error)}
            >
              {words.choose}
            </Button>
          </FileTrigger>
          <span className="text-muted max-md:hidden">{words.orDrop}</span>
        </span>
        <span id={ids.hint} className="text-sm text-muted">
          {hint}
        </span>
      </DropZone>
      <div role="alert">
        <FieldProblem id={ids.error} message={errorMessage} />
      </div>
    </div>
  );
}
