import type { MistakeWords } from "./words.ts";

export const pt: MistakeWords = {
  link: "Avisar sobre um erro nesta página",
  title: "Avisar sobre um erro",
  about: "Sobre a página",
  what: "O que está errado?",
  what_hint:
    "Se souber, diga o que estaria certo. Não escreva nomes, placas nem telefones. Se escrever algum, nós o ocultamos. No máximo {count} caracteres.",
  which: "Que parte da página?",
  parts: {
    none: "Não sei",
    text: "A descrição",
    place: "O local ou o mapa",
    data: "O que faz com os dados",
    organization: "Quem é responsável",
    contact: "O contato",
    other: "Outra coisa",
  },
  send: "Enviar",
  empty: "Escreva o que está errado.",
  sent: "Seu aviso foi enviado.",
  keep: "Guarde este endereço",
  keep_text:
    "Ele mostra o que acontece com o seu aviso, e nunca o que você escreveu. Quem tiver o endereço pode abri-lo.",
  report: "Aviso de um erro",
  sent_on: "Enviado em {date}",
  state: "Situação",
  states: {
    received: "Recebido",
    checking: "Em verificação",
    corrected: "Corrigido na versão {number}",
    not_a_mistake: "Não é um erro",
  },
  received_text: "A equipe recebeu seu aviso e vai olhar.",
  checking_text: "A equipe está olhando.",
  corrected_text: "A equipe corrigiu a página.",
  closed: "Encerrado",
  closed_text: "O aviso foi encerrado sem uma decisão. Se a página continuar errada, avise de novo.",
  reason: "Por quê",
  see_version: "Ver a versão {number}",
  gone: "Não há nenhum aviso aqui",
  gone_text: "O endereço está incompleto ou o aviso foi excluído.",
};
