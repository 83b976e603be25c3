import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { Versioned } from "./use-record-form.ts";

interface ImageSetup<R extends Versioned> {
  image_key: string | null;
  keyOf: (record: R) => string | null;
  upload: (file: File) => Promise<R>;
  read: () => Promise<R>;
  remove: (lock_version: number) => Promise<R>;
  /** Takes the saved record over into the form. */
  adopt: (record: R) => void;
}

/** Uploads and removes an image immediately, independently of the form. */
export function useImageState<R extends Versioned>(setup: ImageSetup<R>) {
  const upload = useMutation({ mutationFn: setup.upload, onSuccess: setup.adopt });
  const remove = useMutation({
    // read first: delete only the image the person sees, even if something else changed meanwhile
    mutationFn: async () => {
      const now = await setup.read();
      if (setup.keyOf(now) !== setup.image_key) {
        setup.adopt(now);
        throw new ApiError(409, { code: "conflict", message: "The image was changed" });
      }
      return setup.remove(now.lock_version);
    },
    onSuccess: setup.adopt,
  });
  return {
    image_key: setup.image_key,
    isUploading: upload.isPending,
    send: (file: File) => {
      remove.reset();
      upload.mutate(file);
    },
    remove: () => {
      upload.reset();
      return remove.mutateAsync();
    },
    error: upload.error ?? remove.error,
  };
}

export type ImageState = Omit<ReturnType<typeof useImageState>, "remove"> & { remove: () => Promise<unknown> };
