import type { FeedbackWords } from "./words.ts";

export const pt: FeedbackWords = {
  view_of: "Sua opinião sobre",
  progress: "Pergunta {number} de {count}",
  comment: "Quer nos dizer mais alguma coisa?",
  comment_hint:
    "Não escreva nomes, placas de veículos nem telefones. Se houver algum, nós o ocultamos. No máximo {count} caracteres.",
  next: "Próxima pergunta",
  skip: "Pular esta pergunta",
  send: "Enviar",
  back: "Voltar",
  anonymous: "Anônimo. Não guardamos nome nem endereço.",
  problem: "Há um problema",
  too_long: "Reduza seu comentário a {count} caracteres ou menos.",
  too_quick: "Foi muito rápido. Pressione Enviar mais uma vez.",
  thanks: "Obrigado",
  thanks_lead: "Sua opinião foi enviada.",
  thanks_text: "A equipe a encontra na caixa de entrada. As respostas que ajudam outras pessoas aparecem na página.",
  back_to_page: "Voltar à página",
  see_more: "Ver o que mais há no guia",
  wait: "Aguarde um momento",
  wait_text: "Chegaram muitas respostas ao mesmo tempo. Nada se perde: aguarde alguns minutos e envie a sua de novo.",
  proving:
    "Um momento: chegaram muitas respostas ao mesmo tempo, por isso o seu dispositivo mostra primeiro que não é uma máquina que envia milhares. Depois a sua é enviada automaticamente.",
  send_again: "Enviar de novo",
  expired: "Este formulário expirou",
  expired_text: "Abra a página de novo e escolha um rosto para recomeçar.",
};
