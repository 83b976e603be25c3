import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const links = {
  title: "Ligações externas",
  subtitle:
    "Para onde ligam as páginas públicas, verificado uma vez por semana. As ligações que não levam a lado nenhum são verificadas todos os dias.",
  off: "Esta instalação não verifica ligações (LINK_CHECKS).",
  site: "Configurações do site",
  tabs: {
    label: "Ligações por resultado",
    broken: "Quebradas",
    not_checked: "Não foi possível verificar",
    waiting: "Ainda não verificadas",
    works: "Funcionam",
  },
  columns: {
    url: "Endereço",
    result: "Resultado",
    pages: "Em",
    checked: "Verificada",
  },
  list: {
    ...lists,
    caption: "Ligações externas",
    search: "Procurar endereços",
    count_one: "{{count, number}} ligação",
    count_many: "{{count, number}} ligações",
    count_other: "{{count, number}} ligações",
    empty_title: "Não há ligações",
    empty: "As ligações para outros sites são procuradas uma vez por dia nas páginas públicas.",
    none_broken: "Não há ligações quebradas",
  },
  results: {
    works: "Funciona",
    waiting: "Ainda não verificada",
    gone: "Esta página já não existe ({{status}}).",
    refused: "O site não deixa entrar programas ({{status}}). Abra-o para ver se funciona.",
    later: "O site pediu para voltar mais tarde ({{status}}).",
    server: "O site teve um erro ({{status}}).",
    other: "O site respondeu {{status}}.",
    name_not_found: "Não existe nenhum site com este nome.",
    certificate_invalid: "O certificado do site não é válido: os navegadores avisam as pessoas.",
    too_many_redirects: "O endereço anda em círculos.",
    timed_out: "Sem resposta em dez segundos.",
    connection_failed: "Não foi possível chegar ao site.",
    address_not_allowed: "Só são verificados endereços https públicos.",
  },
} satisfies Messages["links"];
