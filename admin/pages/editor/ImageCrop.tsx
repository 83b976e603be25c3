import { Crop } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import type { PageImage } from "#contract/page-content.ts";

const ImageCropDialog = lazyPart(() => import("./ImageCropDialog.tsx"), "ImageCropDialog");

export interface ImageCropProps {
  image: PageImage;
  onChange: (image: PageImage) => void;
}

/** Button that opens the crop dialog. */
export function ImageCrop(props: ImageCropProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon={Crop} onPress={() => setOpen(true)}>
        {t("pages.editor.crop.open")}
      </Button>
      <Suspense>{isOpen && <ImageCropDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
