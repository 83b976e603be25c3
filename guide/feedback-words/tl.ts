import type { FeedbackWords } from "./words.ts";

export const tl: FeedbackWords = {
  view_of: "Ang iyong opinyon sa",
  progress: "Tanong {number} sa {count}",
  comment: "May gusto ka bang sabihin sa amin?",
  comment_hint:
    "Huwag isulat ang mga pangalan, plaka at numero ng telepono. Kung mayroon, tatakpan namin. Hanggang {count} karakter.",
  next: "Susunod na tanong",
  skip: "Laktawan ito",
  send: "Ipadala",
  back: "Bumalik",
  anonymous: "Walang pagkakakilanlan. Hindi namin iniimbak ang pangalan o address.",
  problem: "May problema",
  too_long: "Paikliin ang komento sa {count} karakter o mas kaunti.",
  too_quick: "Napakabilis noon. Pindutin muli ang Ipadala.",
  thanks: "Salamat",
  thanks_lead: "Naipadala na ang iyong feedback.",
  thanks_text: "Makikita ito ng team sa inbox nito. Lalabas sa pahina ang mga sagot na makakatulong sa iba.",
  back_to_page: "Bumalik sa pahina",
  see_more: "Tingnan ang iba pang nasa gabay",
  wait: "Maghintay sandali",
  wait_text:
    "Maraming sagot ang sabay-sabay na dumating. Walang nawala: maghintay nang ilang minuto, saka ipadala muli.",
  proving:
    "Sandali lang: maraming sagot ang sabay-sabay na dumating, kaya ipinapakita muna ng iyong device na hindi ito makinang nagpapadala ng libo-libo. Pagkatapos ay kusang ipapadala ang sagot mo.",
  send_again: "Ipadala muli",
  expired: "Nag-expire na ang form na ito",
  expired_text: "Buksan muli ang pahina at pumili ng mukha para magsimula ulit.",
};
