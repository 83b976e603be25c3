import { inSix, type Words } from "./texts.ts";

/** Street names are not translated, only descriptions of the spot. By English name. */
const PLACE_NAMES: readonly Words[] = [
  inSix(
    "Fish Market Square, east side",
    "Fish Market Square, lado este",
    "Fish Market Square, côté est",
    "Fish Market Square, lado leste",
    "Fish Market Square, silangang bahagi",
    "Fish Market Square ខាងកើត",
  ),
  inSix(
    "Fish Market Square, hall roof",
    "Fish Market Square, tejado del mercado",
    "Fish Market Square, toit de la halle",
    "Fish Market Square, telhado do mercado",
    "Fish Market Square, bubong ng palengke",
    "Fish Market Square ដំបូលផ្សារ",
  ),
  inSix(
    "Mill Street, bridge",
    "Mill Street, puente",
    "Mill Street, pont",
    "Mill Street, ponte",
    "Mill Street, tulay",
    "Mill Street ស្ពាន",
  ),
  inSix(
    "Old Town Gate",
    "Puerta del casco antiguo",
    "Porte de la vieille ville",
    "Porta da cidade velha",
    "Tarangkahan ng Lumang Bayan",
    "ខ្លោងទ្វារក្រុងចាស់",
  ),
  inSix(
    "Harbour Walk, north",
    "Harbour Walk, norte",
    "Harbour Walk, nord",
    "Harbour Walk, norte",
    "Harbour Walk, hilaga",
    "Harbour Walk ខាងជើង",
  ),
  inSix(
    "Harbour Walk, lighthouse",
    "Harbour Walk, faro",
    "Harbour Walk, phare",
    "Harbour Walk, farol",
    "Harbour Walk, parola",
    "Harbour Walk ប៉មភ្លើងហ្វារ",
  ),
  inSix(
    "Harbour Walk, south",
    "Harbour Walk, sur",
    "Harbour Walk, sud",
    "Harbour Walk, sul",
    "Harbour Walk, timog",
    "Harbour Walk ខាងត្បូង",
  ),
  inSix("Dock Road, ferry queue", "Dock Road, cola del ferri"),
  inSix("Dock Road, barrier", "Dock Road, barrera"),
  inSix("Mill Creek, footbridge", "Mill Creek, pasarela"),
  inSix("Mill Creek, weir", "Mill Creek, azud"),
  inSix("Mill Creek, outlet", "Mill Creek, desembocadura"),
  inSix("Ferry Terminal, hall", "Terminal de ferris, vestíbulo"),
  inSix("Ferry Terminal, pier 2", "Terminal de ferris, muelle 2"),
  inSix("Central Library, entrance", "Biblioteca central, entrada"),
  inSix("Beach Promenade, kiosk", "Beach Promenade, quiosco"),
  inSix("Beach Promenade, steps", "Beach Promenade, escalera"),
  inSix("Beach Promenade, playground", "Beach Promenade, parque infantil"),
  inSix("Beach car park", "Aparcamiento de la playa"),
  inSix("Old Town, fountain", "Casco antiguo, fuente"),
  inSix("Old Town, church", "Casco antiguo, iglesia"),
  inSix("Customs Street, north", "Customs Street, norte"),
  inSix("Customs Street, south", "Customs Street, sur"),
  inSix("Customs Street, quay", "Customs Street, muelle"),
  inSix("Customs Street, underpass", "Customs Street, paso inferior"),
  inSix("Market Hall", "Mercado cubierto"),
];

/** A name with only a street and a number is the same in every language. */
export const placeName = (place: string): Words =>
  PLACE_NAMES.find(({ en }) => en === place) ?? inSix(place, place, place, place, place, place);
