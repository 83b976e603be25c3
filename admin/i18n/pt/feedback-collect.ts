import { pt as asked } from "#terms/feedback/pt.ts";
import type { CollectWords } from "../en/feedback-collect.ts";

export const collectWords = {
  asked,
  progress: "Pergunta {{number}} de {{count}}",
  next: "Próxima pergunta",
  skip: "Pular esta pergunta",
  previous: "Voltar",
  anonymous: "Anônimo. Ninguém anota quem você é.",
  comment: "Quer nos dizer mais alguma coisa?",
  comment_hint: "Não escreva nomes, placas nem telefones. Se escrever, nós ocultamos.",
  send: "Enviar",
  thanks: "Obrigado",
  thanks_sent: "Sua opinião foi enviada. A equipe a encontra na caixa de entrada.",
  thanks_kept: "A sua opinião está guardada. Ela chega à cidade assim que este tablet tiver conexão.",
  you_said: "Você disse, nós fizemos",
  next_person: "Próxima pessoa",
  language: "Leia no seu idioma",
} satisfies CollectWords;
