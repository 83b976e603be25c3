import { useMutation } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { usePageContent, usePageWork } from "#admin/content/page-work.ts";
import { useWritingHelp } from "#admin/content/use-writing-help.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ImageEntry } from "#admin/records/ImageEntry.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Checkbox } from "#admin/ui/Checkbox.tsx";
import type { PageImage } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { ImageCrop } from "./ImageCrop.tsx";
import { TextPart } from "./TextPart.tsx";

const DescribePhoto = lazyPart(() => import("./DescribePhoto.tsx"), "DescribePhoto", "writing");

const MIDDLE = { x: 0.5, y: 0.5 };

interface ImagePartProps {
  title: string;
  label: string;
}

export function ImagePart({ title, label }: ImagePartProps) {
  return (
    <Card aria-labelledby="page-photo">
      <CardHead id="page-photo" title={title} />
      <CardBody>
        <ImageFields label={label} />
      </CardBody>
    </Card>
  );
}

/** The page's photo: uploaded immediately, public once the page is published. */
export function ImageFields({ label }: Pick<ImagePartProps, "label">) {
  const { t } = useTranslation();
  const { page, saver, canEdit } = usePageWork();
  const { isOn } = useWritingHelp();
  const image = usePageContent((content) => content.image);
  const edit = (change: (image: PageImage) => PageImage | null, group?: string) =>
    saver.edit((content) => ({ ...content, image: content.image && change(content.image) }), group);
  const upload = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.set("image", file);
      return call(pagesApi.upload, { params: { id: page.id }, body });
    },
    onSuccess: ({ key }) =>
      saver.edit((content) => ({
        ...content,
        image: { alt: {}, is_decorative: false, ...content.image, key, crop: null, focus: MIDDLE },
      })),
  });
  return (
    <ImageEntry
      label={label}
      image={{
        image_key: image?.key ?? null,
        isUploading: upload.isPending,
        send: (file) => upload.mutate(file),
        remove: () => {
          saver.edit((content) => ({ ...content, image: null }));
          return Promise.resolve();
        },
        error: upload.error,
      }}
      residents="later"
      fit="cover"
      isLarge
      isReadOnly={!canEdit}
      actions={image && <ImageCrop image={image} onChange={(next) => edit(() => next, "image:crop")} />}
    >
      {image && (
        <>
          {!image.is_decorative && (
            <TextPart
              field="image.alt"
              label={t("content.fields.alt")}
              text={image.alt}
              rows={2}
              limit={300}
              hint={t("pages.editor.alt_hint")}
              onChange={(alt, group) => edit((before) => ({ ...before, alt }), group)}
            >
              {isOn ? <DescribePhoto image={image} /> : null}
            </TextPart>
          )}
          <Checkbox
            label={t("pages.editor.decorative")}
            isDisabled={!canEdit}
            isSelected={image.is_decorative}
            onChange={(is_decorative) => edit((before) => ({ ...before, is_decorative }))}
          />
        </>
      )}
    </ImageEntry>
  );
}
