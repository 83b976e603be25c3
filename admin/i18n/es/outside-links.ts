import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const links = {
  title: "Enlaces externos",
  subtitle:
    "A dónde enlazan las páginas públicas; se comprueba una vez por semana. Los enlaces que no llevan a ninguna parte se comprueban a diario.",
  off: "Esta instalación no comprueba enlaces (LINK_CHECKS).",
  site: "Ajustes del sitio",
  tabs: {
    label: "Enlaces por resultado",
    broken: "Rotos",
    not_checked: "No se pudieron comprobar",
    waiting: "Aún sin comprobar",
    works: "Funcionan",
  },
  columns: {
    url: "Dirección",
    result: "Resultado",
    pages: "En",
    checked: "Comprobado",
  },
  list: {
    ...lists,
    caption: "Enlaces externos",
    search: "Buscar direcciones",
    count_one: "{{count, number}} enlace",
    count_many: "{{count, number}} enlaces",
    count_other: "{{count, number}} enlaces",
    empty_title: "No hay enlaces",
    empty: "Los enlaces a otros sitios se buscan una vez al día en las páginas públicas.",
    none_broken: "No hay enlaces rotos",
  },
  results: {
    works: "Funciona",
    waiting: "Aún sin comprobar",
    gone: "Esta página ya no existe ({{status}}).",
    refused: "El sitio no admite programas ({{status}}). Ábralo para ver si funciona.",
    later: "El sitio pidió volver más tarde ({{status}}).",
    server: "El sitio tuvo un error ({{status}}).",
    other: "El sitio respondió {{status}}.",
    name_not_found: "No existe ningún sitio con este nombre.",
    certificate_invalid: "El certificado del sitio no es válido: los navegadores avisan a la gente.",
    too_many_redirects: "La dirección da vueltas en círculo.",
    timed_out: "No hubo respuesta en diez segundos.",
    connection_failed: "No se pudo llegar al sitio.",
    address_not_allowed: "Solo se comprueban direcciones https públicas.",
  },
} satisfies Messages["links"];
