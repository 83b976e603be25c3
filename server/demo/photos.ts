import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { acceptImage, type AcceptedImage } from "#server/platform/media/images.ts";
import { queueVariants } from "#server/platform/media/image-variants.ts";
import { loadSharp } from "#server/platform/media/load-sharp.ts";
import { ROOT } from "#server/platform/process/root.ts";
import type { Services } from "#server/platform/services.ts";
import { inSix, type Words } from "./texts.ts";

type Photo = { readonly file: string; readonly alt: Words };

/** Drawings instead of photos, since the city does not exist. By the device's reference. */
const PHOTOS: Readonly<Record<string, Photo>> = {
  "ENV-0008": {
    file: "air-quality-mast-dock-road",
    alt: inSix(
      "A mast with a small white box beside a road with lorries",
      "Un mástil con una pequeña caja blanca junto a una calle con camiones",
    ),
  },
  "TRA-0031": {
    file: "bus-lane-camera",
    alt: inSix(
      "A camera on a pole above a bus lane",
      "Una cámara en un poste sobre un carril bus",
      "Une caméra sur un poteau au-dessus d’un couloir de bus",
      "Uma câmara num poste sobre uma faixa de autocarros",
      "Kamera sa poste sa itaas ng linya ng bus",
      "កាមេរ៉ាលើបង្គោលពីលើគន្លងរថយន្តក្រុង",
    ),
  },
  "ENV-0015": {
    file: "flood-level-sensor-mill-creek",
    alt: inSix("A sensor under a footbridge, above the water", "Un sensor bajo una pasarela, sobre el agua"),
  },
  "ICT-0002": {
    file: "free-wifi-ferry-terminal",
    alt: inSix(
      "A Wi-Fi antenna on the roof of the ferry terminal",
      "Una antena Wi-Fi en el tejado de la terminal de ferris",
    ),
  },
  "ICT-0005": {
    file: "information-kiosk-central-library",
    alt: inSix("A screen on a stand in front of the library", "Una pantalla en un soporte delante de la biblioteca"),
  },
  "TRA-0029": {
    file: "licence-plate-reader-dock-road",
    alt: inSix("A camera beside a barrier", "Una cámara junto a una barrera"),
  },
  "ENV-0021": {
    file: "noise-monitor-warehouse-district",
    alt: inSix("A microphone on a wall between warehouses", "Un micrófono en una pared entre almacenes"),
  },
  "TRA-0019": {
    file: "people-counter-promenade",
    alt: inSix(
      "A small sensor on a lamp post by the beach",
      "Un pequeño sensor en una farola junto a la playa",
      "Un petit capteur sur un lampadaire près de la plage",
      "Um pequeno sensor num candeeiro junto à praia",
      "Maliit na sensor sa poste ng ilaw sa tabi ng dalampasigan",
      "ឧបករណ៍ចាប់សញ្ញាតូចមួយលើបង្គោលភ្លើងក្បែរឆ្នេរ",
    ),
  },
  "WST-0004": {
    file: "smart-bin-beach-promenade",
    alt: inSix("A bin with a sensor in its lid", "Una papelera con un sensor en la tapa"),
  },
  "TRA-0018": {
    file: "street-lamp",
    alt: inSix(
      "A lamp post with a sensor on Harbour Walk",
      "Una farola con un sensor en Harbour Walk",
      "Un lampadaire avec un capteur sur Harbour Walk",
      "Um candeeiro com um sensor em Harbour Walk",
      "Poste ng ilaw na may sensor sa Harbour Walk",
      "បង្គោលភ្លើងមានឧបករណ៍ចាប់សញ្ញានៅ Harbour Walk",
    ),
  },
};

export type DemoPhoto = { readonly reference: string; readonly image: AcceptedImage; readonly alt: Words };

/** Pictures of the site and its organizations. */
const MARKS = { hero: "harbour-walk", logo: "logo-guide", city: "logo-city", port: "logo-port" } as const;
export type DemoMark = keyof typeof MARKS;
export type DemoPictures = {
  readonly photos: readonly DemoPhoto[];
  readonly marks: ReadonlyMap<DemoMark, AcceptedImage>;
};
export const NO_PICTURES: DemoPictures = { photos: [], marks: new Map() };

/** As wide as the largest screen requests; logos are always small. */
const [WIDTH, LOGO_WIDTH] = [1920, 320];

async function drawn(file: string) {
  const sharp = await loadSharp();
  const svg = await readFile(join(ROOT, "server/demo/photos", `${file}.svg`));
  if (!file.startsWith("logo-"))
    return acceptImage(await sharp(svg).resize({ width: WIDTH }).webp({ quality: 90 }).toBuffer());
  return acceptImage(await sharp(svg, { density: 600 }).resize({ width: LOGO_WIDTH }).png().toBuffer());
}

type Media = Pick<Services, "storage"> & Partial<Services>;

/** Idempotent: a picture's key is its hash. */
async function store({ storage, jobs }: Media, file: string) {
  const image = await drawn(file);
  await storage.put(image.key, image.bytes, image.content_type);
  if (jobs) await queueVariants(jobs, image.key);
  return image;
}

export async function storePictures(media: Media): Promise<DemoPictures> {
  const photos: DemoPhoto[] = [];
  for (const [reference, { file, alt }] of Object.entries(PHOTOS))
    photos.push({ reference, image: await store(media, file), alt });
  const marks = new Map<DemoMark, AcceptedImage>();
  for (const [name, file] of Object.entries(MARKS)) marks.set(name as DemoMark, await store(media, file));
  return { photos, marks };
}
