import type { UiLocale } from "#contract/common.ts";

const en = {
  unknown: "There is no guide at this address",
  unknown_text: "A letter may be missing, or the guide has moved. Check the address.",
  unknown_owner: "Do you run a guide? {host} is not set up for one. Add it in the guide’s settings, under Advanced.",
  not_open: "This guide is not open yet",
  not_open_text: "It is being prepared. Please come back later.",
  locked: "This preview is for the team",
  locked_text: "Open it from the administration: a preview link works once, and only for members of the workspace.",
  failed: "Something went wrong on our side",
  failed_text: "You did nothing wrong. Please try again in a minute.",
  again: "Try again",
  contact: "Do you need an answer now? Contact {contact}.",
  reference: "If you contact us, please mention {reference}.",
};

/** For pages that must work when nothing else does. */
export const PLAIN_WORDS: Readonly<Record<UiLocale, typeof en>> = {
  en,
  es: {
    unknown: "No hay ninguna guía en esta dirección",
    unknown_text: "Puede que falte una letra o que la guía se haya movido. Revise la dirección.",
    unknown_owner:
      "¿Administra una guía? {host} no está configurada para ninguna. Añádala en los ajustes de la guía, en Avanzado.",
    not_open: "Esta guía todavía no está abierta",
    not_open_text: "Se está preparando. Vuelva más tarde.",
    locked: "Esta vista previa es para el equipo",
    locked_text:
      "Ábrala desde la administración: el enlace funciona una sola vez y solo para miembros del espacio de trabajo.",
    failed: "Algo falló por nuestra parte",
    failed_text: "No ha hecho nada mal. Inténtelo de nuevo en un minuto.",
    again: "Intentar de nuevo",
    contact: "¿Necesita una respuesta ahora? Contacte con {contact}.",
    reference: "Si nos contacta, mencione {reference}.",
  },
  fr: {
    unknown: "Il n’y a pas de guide à cette adresse",
    unknown_text: "Il manque peut-être une lettre, ou le guide a été déplacé. Vérifiez l’adresse.",
    unknown_owner:
      "Vous gérez un guide ? {host} n’est configuré pour aucun. Ajoutez-le dans les réglages du guide, sous Avancé.",
    not_open: "Ce guide n’est pas encore ouvert",
    not_open_text: "Il est en préparation. Revenez plus tard.",
    locked: "Cet aperçu est réservé à l’équipe",
    locked_text:
      "Ouvrez-le depuis l’administration : le lien ne fonctionne qu’une fois, et seulement pour les membres de l’espace de travail.",
    failed: "Un problème est survenu de notre côté",
    failed_text: "Vous n’y êtes pour rien. Réessayez dans une minute.",
    again: "Réessayer",
    contact: "Besoin d’une réponse maintenant ? Contactez {contact}.",
    reference: "Si vous nous contactez, indiquez {reference}.",
  },
  pt: {
    unknown: "Não há nenhum guia neste endereço",
    unknown_text: "Pode faltar uma letra ou o guia mudou de lugar. Verifique o endereço.",
    unknown_owner:
      "Gere um guia? {host} não está configurado para nenhum. Adicione-o nas definições do guia, em Avançado.",
    not_open: "Este guia ainda não está aberto",
    not_open_text: "Está a ser preparado. Volte mais tarde.",
    locked: "Esta prévia é para a equipa",
    locked_text:
      "Abra-a a partir da administração: a ligação funciona uma só vez, e só para membros do espaço de trabalho.",
    failed: "Algo correu mal do nosso lado",
    failed_text: "Não fez nada de errado. Tente de novo dentro de um minuto.",
    again: "Tentar de novo",
    contact: "Precisa de uma resposta agora? Contacte {contact}.",
    reference: "Se nos contactar, indique {reference}.",
  },
  tl: {
    unknown: "Walang gabay sa address na ito",
    unknown_text: "Baka may kulang na titik, o nalipat ang gabay. Suriin ang address.",
    unknown_owner:
      "Namamahala ka ba ng gabay? Hindi nakatakda ang {host} para rito. Idagdag ito sa settings ng gabay, sa Advanced.",
    not_open: "Hindi pa bukas ang gabay na ito",
    not_open_text: "Inihahanda pa ito. Bumalik mamaya.",
    locked: "Para sa team ang preview na ito",
    locked_text:
      "Buksan ito mula sa administrasyon: isang beses lang gumagana ang link, at para lang sa mga miyembro ng workspace.",
    failed: "May nangyaring mali sa panig namin",
    failed_text: "Wala kang ginawang mali. Subukan muli pagkalipas ng isang minuto.",
    again: "Subukan muli",
    contact: "Kailangan mo ba ng sagot ngayon? Makipag-ugnayan sa {contact}.",
    reference: "Kung makikipag-ugnayan ka, banggitin ang {reference}.",
  },
  km: {
    unknown: "គ្មានមគ្គុទ្ទេសក៍នៅអាសយដ្ឋាននេះទេ",
    unknown_text: "អាចខ្វះអក្សរមួយ ឬមគ្គុទ្ទេសក៍បានផ្លាស់ទី។ សូមពិនិត្យអាសយដ្ឋាន។",
    unknown_owner: "តើអ្នកគ្រប់គ្រងមគ្គុទ្ទេសក៍ឬ? {host} មិនទាន់បានកំណត់ទេ។ បន្ថែមវាក្នុងការកំណត់របស់មគ្គុទ្ទេសក៍ ក្រោម «កម្រិតខ្ពស់»។",
    not_open: "មគ្គុទ្ទេសក៍នេះមិនទាន់បើកទេ",
    not_open_text: "កំពុងរៀបចំ។ សូមត្រឡប់មកវិញពេលក្រោយ។",
    locked: "ការមើលជាមុននេះសម្រាប់តែក្រុម",
    locked_text: "សូមបើកវាពីផ្នែកគ្រប់គ្រង៖ តំណមើលជាមុនដំណើរការតែម្តង ហើយសម្រាប់តែសមាជិកនៃកន្លែងធ្វើការប៉ុណ្ណោះ។",
    failed: "មានបញ្ហាពីខាងយើង",
    failed_text: "អ្នកមិនបានធ្វើអ្វីខុសទេ។ សូមព្យាយាមម្ដងទៀតក្នុងមួយនាទី។",
    again: "ព្យាយាមម្ដងទៀត",
    contact: "ត្រូវការចម្លើយឥឡូវនេះឬ? ទាក់ទង {contact}។",
    reference: "បើទាក់ទងយើង សូមប្រាប់លេខ {reference}។",
  },
};
