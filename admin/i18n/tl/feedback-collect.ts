import { tl as asked } from "#terms/feedback/tl.ts";
import type { CollectWords } from "../en/feedback-collect.ts";

export const collectWords = {
  asked,
  progress: "Tanong {{number}} sa {{count}}",
  next: "Susunod na tanong",
  skip: "Laktawan ito",
  previous: "Bumalik",
  anonymous: "Anonymous. Walang magtatala kung sino ka.",
  comment: "May gusto ka bang sabihin sa amin?",
  comment_hint: "Huwag maglagay ng pangalan, plaka o numero ng telepono. Kung may maisulat ka, tatakpan namin.",
  send: "Ipadala",
  thanks: "Salamat",
  thanks_sent: "Naipadala na ang feedback mo. Makikita ito ng team sa inbox nito.",
  thanks_kept: "Naitabi ang opinyon mo. Makararating ito sa lungsod kapag may koneksiyon na ulit ang tablet.",
  you_said: "Ang sinabi ninyo, ang ginawa namin",
  next_person: "Susunod na tao",
  language: "Basahin ito sa iyong wika",
} satisfies CollectWords;
