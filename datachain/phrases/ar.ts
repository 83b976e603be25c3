import type { Phrases } from "../phrases.ts";

const UNSEEN = "لا يمكنه رؤية البيانات: {list}.";
const BACKED_UP = "تُحفظ النسخ الاحتياطية {list}.";

/** Most titles work after the colon of their category's sentence. */
export const ar: Phrases = {
  available_for_resale: ["شركات أخرى", "قد تُباع البيانات لـ{list}."],
  available_to_3rd_parties: "منظمات أخرى",
  available_to_download: "كل من ينزّلها",
  available_to_me: "أنت (بياناتك فقط)",
  available_to_the_accountable_organization: "الجهة المسؤولة",
  available_to_vendor: "المورّد",
  not_available_to_me: ["", "لا يمكنك رؤية البيانات."],
  not_available_to_the_accountable_organization: ["الجهة المسؤولة", UNSEEN],
  not_available_to_vendor: ["المورّد", UNSEEN],

  data_retained: "لمدة {{duration}}",
  no_data_retained: ["", "لا تُحفظ بيانات."],

  backed_up_internationally: ["في الخارج", BACKED_UP],
  backed_up_locally: ["داخل البلد", BACKED_UP],
  shared_storage_and_governance: ["", "تحفظ عدة منظمات البيانات معًا، بقواعد مشتركة."],
  stored_locally: "داخل البلد",
  stored_on_3rd_party_cloud: "في سحابة شركة أخرى",
  stored_primarily_internationally: "غالبًا في الخارج",
  stored_primarily_locally: "غالبًا داخل البلد",
};
