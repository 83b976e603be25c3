import { SignDesign } from "#contract/signs.ts";
import type { ChainContent, ChainOrganization, LText } from "#datachain/model.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import { newPlacement } from "#datachain/template-content.ts";
import type { OrderedSign, SignOrder } from "#server/signs/sign-order.ts";

const CITY: ChainOrganization = {
  id: "00000000-0000-7000-8000-000000000001",
  name: { en: "City of Seaview", es: "Ciudad de Seaview", km: "ក្រុងស៊ីវ្យូ", fr: "Ville de Seaview", ar: "مدينة سيفيو" },
  headline: {},
  description: {},
  logo_key: "city.png",
};

let count = 0;
const newId = () => `part-${(count += 1)}`;
const placed = (category_id: string, element_id: string, more: object = {}) => ({
  ...newPlacement({ category_id, element_id }, newId),
  ...more,
});

/** A city's licence plate camera. */
export const CAMERA: ChainContent = {
  ...EMPTY_CHAIN,
  placements: [
    placed("purpose", "enforcement"),
    placed("tech", "identifiable_image"),
    placed("accountable", "institution", { organization_id: CITY.id }),
  ],
};

const CAMERA_WORDS: { readonly headline: LText; readonly sentence: LText } = {
  headline: {
    en: "This camera reads licence plates",
    es: "Esta cámara lee matrículas",
    fr: "Cette caméra lit les plaques d’immatriculation",
    km: "កាមេរ៉ានេះអានស្លាកលេខរថយន្ត",
    ar: "هذه الكاميرا تقرأ لوحات السيارات",
  },
  sentence: {
    en: "It keeps heavy lorries out of Dock Road at night: scan to see what is stored and what you can do.",
    es: "Evita el paso nocturno de camiones por Dock Road: escanee para ver qué se guarda y qué puede hacer.",
    fr: "Elle tient les poids lourds à l’écart de Dock Road la nuit : scannez pour voir ce qui est conservé.",
    km: "វារារាំងរថយន្តធុនធ្ងន់មិនឱ្យចូលផ្លូវដកនៅពេលយប់៖ ស្កេនដើម្បីមើលអ្វីដែលត្រូវបានរក្សាទុក។",
    ar: "تمنع الشاحنات الثقيلة من دخول Dock Road ليلاً: امسح الرمز لمعرفة ما يُحفظ (30 يوماً) وما يمكنك فعله.",
  },
};

const SIGN: OrderedSign = { code: "7kd2mp", ...CAMERA_WORDS, place: "Pole 14", is_public: true, chain: 0 };

type Wishes = {
  readonly design?: Partial<SignDesign>;
  readonly locales?: SignOrder["locales"];
  readonly signs?: readonly Partial<OrderedSign>[];
  readonly content?: ChainContent;
  readonly organizations?: readonly ChainOrganization[];
  readonly logos?: SignOrder["logos"];
  readonly host?: string;
};

/** Everything that signs are made from, for a camera in Seaview. */
export function signOrder(wishes: Wishes = {}): SignOrder {
  const { design, locales = ["en", "es"], signs = [{}], content = CAMERA, logos = new Map(), host } = wishes;
  const short_host = host ?? "go.seaview.example";
  const taxonomy = currentTaxonomy("device");
  return {
    design: { ...SignDesign.parse({}), ...design },
    locales,
    default_locale: "en",
    origin: `https://${short_host}`,
    host: short_host,
    taxonomies: [taxonomy],
    chains: [{ taxonomy_id: taxonomy.id, content, organizations: wishes.organizations ?? [CITY] }],
    signs: signs.map((sign) => ({ ...SIGN, ...sign })),
    logos,
    title: "Signs",
    made_at: "2026-11-16T12:00:00.000Z",
  };
}
