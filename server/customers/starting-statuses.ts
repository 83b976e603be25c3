import type { GuideLocale } from "#contract/guide-locales.ts";
import type { Phase } from "#contract/statuses.ts";

type Translations = [es: string, fr: string, pt: string, tl: string, km: string, ar: string];
/** In every language but English, the status's own name. */
type Names = Readonly<Record<Exclude<GuideLocale, "en">, string>>;
type Starting = { name: string; names: Names; phase: Phase; color: string; is_public?: boolean };

const inOthers = (...[es, fr, pt, tl, km, ar]: Translations) => ({ es, fr, pt, tl, km, ar });

/** Default statuses, one for each phase, in every language of the product. Customers can rename, add and remove them. */
export const STARTING_STATUSES: readonly Starting[] = [
  {
    name: "Planned",
    names: inOthers("Previsto", "Prévu", "Previsto", "Pinaplano", "គ្រោងទុក", "مخطَّط له"),
    phase: "planned",
    color: "#7c8796",
  },
  {
    name: "Ordered",
    names: inOthers("Encargado", "Commandé", "Encomendado", "Inorder na", "បានបញ្ជាទិញ", "مطلوب"),
    phase: "procured",
    color: "#64748b",
  },
  {
    name: "Pilot",
    names: inOthers("En pruebas", "À l’essai", "Em teste", "Sinusubukan", "សាកល្បង", "تجريبي"),
    phase: "pilot",
    color: "#2563eb",
  },
  {
    name: "Installed, not active",
    names: inOthers(
      "Instalado, sin activar",
      "Installé, pas encore en service",
      "Instalado, ainda não ativo",
      "Nakakabit, hindi pa gumagana",
      "បានដំឡើង មិនទាន់ដំណើរការ",
      "مركَّب، غير مفعَّل",
    ),
    phase: "installed",
    color: "#0e7490",
  },
  {
    name: "Active",
    names: inOthers("Activo", "En service", "Ativo", "Gumagana", "កំពុងដំណើរការ", "قيد التشغيل"),
    phase: "active",
    color: "#16a34a",
  },
  {
    name: "Paused",
    names: inOthers("En pausa", "En pause", "Em pausa", "Nakahinto", "ផ្អាក", "متوقف مؤقتًا"),
    phase: "paused",
    color: "#d97706",
  },
  {
    name: "Out of order",
    names: inOthers("Averiado", "En panne", "Avariado", "May sira", "ខូច", "معطَّل"),
    phase: "faulty",
    color: "#dc2626",
  },
  {
    name: "Decommissioned",
    names: inOthers("Fuera de servicio", "Hors service", "Desativado", "Hindi na ginagamit", "ឈប់ប្រើ", "خارج الخدمة"),
    phase: "decommissioned",
    color: "#374151",
  },
  {
    name: "Removed",
    names: inOthers("Retirado", "Retiré", "Retirado", "Inalis na", "បានដកចេញ", "أُزيل"),
    phase: "removed",
    color: "#111827",
  },
  // Found during a survey and unconfirmed, so not for the public yet.
  {
    name: "To be checked",
    names: inOthers("Por comprobar", "À vérifier", "Por verificar", "Susuriin pa", "ត្រូវពិនិត្យ", "بحاجة إلى تحقق"),
    phase: "unknown",
    color: "#a16207",
    is_public: false,
  },
];
