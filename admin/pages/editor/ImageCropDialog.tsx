import { RotateCcw } from "lucide-react";
import { type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { NumberField } from "#admin/ui/NumberField.tsx";
import type { PageImage } from "#contract/page-content.ts";
import type { ImageCropProps } from "./ImageCrop.tsx";

type Point = { x: number; y: number };

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
/** Smallest crop, as a share of the image: anything less shows nothing useful. */
const LEAST = 0.1;

const between = (a: Point, b: Point) => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.max(LEAST, Math.abs(a.x - b.x)),
  height: Math.max(LEAST, Math.abs(a.y - b.y)),
});

/** Sets the crop and the focal point, by pointer or by numbers. */
export function ImageCropDialog({ image, onChange, onClose }: ImageCropProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const crop = image.crop ?? WHOLE;
  const set = (part: Partial<typeof crop>) => {
    const next = { ...crop, ...part };
    const x = Math.min(next.x, 1 - LEAST);
    const y = Math.min(next.y, 1 - LEAST);
    const fitted = { x, y, width: Math.min(next.width, 1 - x), height: Math.min(next.height, 1 - y) };
    onChange({ ...image, crop: fitted.width === 1 && fitted.height === 1 ? null : fitted });
  };
  const percent = (name: "x" | "y" | "width" | "height") => (
    <NumberField
      key={name}
      label={t(`pages.editor.crop.${name}`)}
      incrementLabel={t("pages.editor.crop.more", { name: t(`pages.editor.crop.${name}`) })}
      decrementLabel={t("pages.editor.crop.less", { name: t(`pages.editor.crop.${name}`) })}
      value={Math.round(crop[name] * 100)}
      minValue={name === "width" || name === "height" ? LEAST * 100 : 0}
      maxValue={100}
      onChange={(value) => set({ [name]: clamp((value ?? 0) / 100) })}
    />
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("pages.editor.crop.title")}
      description={t("pages.editor.crop.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button icon={RotateCcw} onPress={() => onChange({ ...image, crop: null, focus: { x: 0.5, y: 0.5 } })}>
            {t("pages.editor.crop.reset")}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {t("pages.editor.crop.done")}
          </Button>
        </>
      }
    >
      <Picture image={image} onCrop={set} onFocus={(focus) => onChange({ ...image, focus })} />
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(["x", "y", "width", "height"] as const).map(percent)}
      </div>
    </Dialog>
  );
}

interface PictureProps {
  image: PageImage;
  onCrop: (crop: { x: number; y: number; width: number; height: number }) => void;
  onFocus: (point: Point) => void;
}

/** Dragging sets the crop; a click sets the focal point. */
function Picture({ image, onCrop, onFocus }: PictureProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const start = useRef<Point | null>(null);
  const [drawn, setDrawn] = useState<ReturnType<typeof between> | null>(null);
  const at = (event: PointerEvent): Point => {
    const edges = box.current?.getBoundingClientRect();
    if (!edges) return { x: 0, y: 0 };
    return {
      x: clamp((event.clientX - edges.left) / edges.width),
      y: clamp((event.clientY - edges.top) / edges.height),
    };
  };
  const end = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    setDrawn(null);
    if (!from) return;
    const to = at(event);
    const isClick = Math.hypot(to.x - from.x, to.y - from.y) < 0.02;
    if (isClick) onFocus(to);
    else onCrop(between(from, to));
  };
  const crop = drawn ?? image.crop ?? WHOLE;
  const edge = (share: number) => `${share * 100}%`;
  return (
    <div
      ref={box}
      className="relative touch-none overflow-hidden rounded-md select-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = at(event);
      }}
      onPointerMove={(event) => start.current && setDrawn(between(start.current, at(event)))}
      onPointerUp={end}
      onPointerCancel={() => setDrawn(null)}
    >
      <img
        src={imageUrl(image.key, 640)}
        alt={t("pages.editor.crop.picture")}
        draggable={false}
        className="block w-full"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute border-2 border-white shadow-[0_0_0_9999px_rgb(0_0_0/50%)]"
        style={{ left: edge(crop.x), top: edge(crop.y), width: edge(crop.width), height: edge(crop.height) }}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute size-5 -translate-1/2 rounded-full border-2 border-white bg-primary/70"
        style={{ left: edge(image.focus.x), top: edge(image.focus.y) }}
      />
    </div>
  );
}
