import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const links = {
  title: "Mga link palabas",
  subtitle:
    "Kung saan papunta ang mga link ng mga pampublikong pahina, tinitingnan minsan sa isang linggo. Araw-araw tinitingnan ang mga link na walang pinupuntahan.",
  off: "Hindi tinitingnan ng installation na ito ang mga link (LINK_CHECKS).",
  site: "Mga setting ng site",
  tabs: {
    label: "Mga link ayon sa resulta",
    broken: "Sira",
    not_checked: "Hindi natingnan",
    waiting: "Hindi pa natitingnan",
    works: "Gumagana",
  },
  columns: {
    url: "Address",
    result: "Resulta",
    pages: "Nasa",
    checked: "Tiningnan",
  },
  list: {
    ...lists,
    caption: "Mga link palabas",
    search: "Maghanap ng address",
    count_one: "{{count, number}} link",
    count_other: "{{count, number}} link",
    empty_title: "Walang link",
    empty: "Minsan sa isang araw hinahanap sa mga pampublikong pahina ang mga link papunta sa ibang site.",
    none_broken: "Walang sirang link",
  },
  results: {
    works: "Gumagana",
    waiting: "Hindi pa natitingnan",
    gone: "Wala na ang pahinang ito ({{status}}).",
    refused: "Hindi nagpapapasok ng program ang site ({{status}}). Buksan ito para makita kung gumagana.",
    later: "Sinabi ng site na bumalik mamaya ({{status}}).",
    server: "Nagkaproblema ang site ({{status}}).",
    other: "Sumagot ang site ng {{status}}.",
    name_not_found: "Walang site na may ganitong pangalan.",
    certificate_invalid: "Hindi balido ang certificate ng site: nagbababala sa mga tao ang mga browser.",
    too_many_redirects: "Paikot-ikot ang address.",
    timed_out: "Walang sagot sa loob ng sampung segundo.",
    connection_failed: "Hindi naabot ang site.",
    address_not_allowed: "Mga pampublikong https address lang ang tinitingnan.",
  },
} satisfies Messages["links"];
