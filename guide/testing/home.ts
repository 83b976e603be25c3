import type { PageSnapshot } from "../content.ts";
import { BARE, CONTENT, idOf } from "./site.ts";

export const HOME: PageSnapshot = {
  ...BARE,
  page_id: idOf(10),
  type: "home_page",
  slug: "home",
  content: {
    ...CONTENT,
    headline: {
      en: "The technology around you, explained",
      km: "បច្ចេកវិទ្យាជុំវិញអ្នក ពន្យល់ឲ្យយល់",
      ar: "التقنية من حولك، بشرح بسيط",
    },
    subtitle: {
      en: "Sensors, cameras and algorithms work in Seaview's streets and services. See what each one does and what it knows about you.",
      km: "ឧបករណ៍ចាប់សញ្ញា កាមេរ៉ា និងក្បួនដោះស្រាយធ្វើការនៅតាមផ្លូវ និងក្នុងសេវារបស់ស៊ីវ្យូ។",
      ar: "أجهزة استشعار وكاميرات وخوارزميات تعمل في شوارع سي فيو وخدماتها.",
    },
    questions: [
      {
        id: "why",
        question: { en: "Why does this guide exist?" },
        answer: { en: "So that you know what is around you." },
      },
      { id: "sold", question: { en: "Is my data sold?" }, answer: { en: "No." } },
    ],
    home: {
      announcement: { en: "Public meeting about cameras on **20 November**, town hall." },
      show_announcement: true,
      announcement_until: "2026-11-20",
      featured: [{ id: idOf(4) }, { id: idOf(98) }],
      show_code_field: true,
    },
  },
};
