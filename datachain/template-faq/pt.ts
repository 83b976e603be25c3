import type { AllTemplateFaqs } from "../template-ids.ts";

export const pt: AllTemplateFaqs = {
  people_counter: [
    [
      "O meu rosto é gravado?",
      "Não. O aparelho só nota que alguém passa e soma um à contagem. As imagens são tratadas dentro do aparelho e não são guardadas.",
    ],
    ["Quem vê os números?", "O município vê totais, por exemplo quantas pessoas passaram numa hora. Ninguém vê você."],
    [
      "Para que servem os números?",
      "Ajudam a decidir coisas como a largura de um caminho ou quando uma praça precisa de limpeza.",
    ],
  ],
  licence_plate_reader: [
    [
      "Pode descobrir quem eu sou?",
      "Sim. Pelo cadastro de veículos, uma placa leva ao proprietário. Só funcionários autorizados podem consultá-lo, e só para a finalidade indicada aqui.",
    ],
    [
      "Por quanto tempo a minha placa fica guardada?",
      "Durante o tempo indicado nesta página. Depois, a foto e o número da placa são apagados.",
    ],
    [
      "Posso ver o que está guardado sobre mim?",
      "Sim. Peça à organização indicada nesta página e diga o número da placa, o lugar, a data e a hora.",
    ],
  ],
  cctv: [
    [
      "O meu rosto é gravado?",
      "Sim, se estiver à vista da câmera. O vídeo é nítido o bastante para reconhecer pessoas. Nenhum programa procura rostos.",
    ],
    [
      "Quem vê o vídeo?",
      "Funcionários com formação, da organização indicada nesta página. A polícia só recebe o vídeo depois de um pedido que a lei permita.",
    ],
    [
      "Por quanto tempo o vídeo fica guardado?",
      "Durante o tempo indicado nesta página. Depois é gravado outro por cima, a não ser que sirva de prova.",
    ],
  ],
  wifi_counter: [
    [
      "Pode ler o que está no meu telefone?",
      "Não. Só capta o sinal que um telefone emite quando procura Wi-Fi, com o número do aparelho.",
    ],
    [
      "Posso ser seguido?",
      "O número do seu aparelho é trocado por um código. Enquanto esse código está em uso, o mesmo telefone pode ser reconhecido em vários contadores.",
    ],
    ["Posso recusar?", "Sim. Desligue o Wi-Fi do seu telefone, e ele não é contado."],
  ],
  air_quality: [
    ["Capta alguma coisa sobre mim?", "Não. Só mede o ar. Não tem câmera nem microfone."],
    ["Onde posso ver as medidas?", "São publicadas. O link está nesta página."],
  ],
  noise_meter: [
    [
      "Escuta conversas?",
      "Não. O som é logo transformado, dentro do aparelho, num valor de volume. Nenhum som é guardado ou enviado.",
    ],
    ["Para que servem as medidas?", "Mostram onde e quando há ruído demais, para que o município possa agir."],
  ],
  bin_sensor: [
    ["Sabe quem deitou algo fora?", "Não. Mede com som a distância até o lixo. Não tem câmera."],
    ["Que vantagem traz?", "As lixeiras cheias são esvaziadas mais cedo, e os veículos de recolha rodam menos."],
  ],
  parking_sensor: [
    ["Sabe de quem é o carro estacionado?", "Não. Só nota que há um veículo. Não lê placas de matrícula."],
    ["Pode levar a uma multa?", "Por si só, não. Não sabe que veículo está ali."],
  ],
  smart_lighting: [
    ["A luminária filma-me?", "Não. Nota movimento e calor, e não tem câmera."],
    [
      "Alguém sabe quando passo?",
      "Não. A luminária reage no próprio lugar, e não fica nenhuma anotação de movimentos isolados.",
    ],
  ],
  ev_charger: [
    [
      "O que sabe sobre mim?",
      "O que é preciso para a conta: o seu cartão ou a sua conta de cliente, a hora e quanto carregou.",
    ],
    [
      "Quem vê os meus dados?",
      "A empresa que opera o ponto de carregamento e o seu serviço de pagamento. O município vê totais, sem nomes.",
    ],
    [
      "Por quanto tempo ficam guardados?",
      "As contas são guardadas enquanto a lei o exigir. O prazo está indicado nesta página.",
    ],
  ],
  kiosk: [
    ["O quiosque filma-me?", "Não. Usa-se com o toque, e não tem câmera."],
    [
      "Fica guardado o que procuro?",
      "Conta-se que páginas são abertas, sem ligação com você. O que escreve é apagado quando vai embora.",
    ],
  ],
  drone: [
    [
      "Posso aparecer nas imagens?",
      "Sim, isso pode acontecer. O drone filma uma área, e as pessoas que ali estão podem ser reconhecíveis.",
    ],
    ["Quando voa?", "Só para a finalidade indicada nesta página. Os voos planejados são anunciados quando é possível."],
    [
      "O que acontece com imagens minhas?",
      "As pessoas são desfocadas antes que as imagens sejam passadas a outros. O resto é apagado depois do tempo indicado nesta página.",
    ],
  ],
  chatbot: [
    [
      "Estou falando com uma pessoa?",
      "Não. Quem responde é um programa. Pode pedir a qualquer momento para falar com uma pessoa.",
    ],
    [
      "As respostas podem estar erradas?",
      "Sim. As respostas são compostas automaticamente e podem ter erros. O que vale é a informação oficial a que remetem.",
    ],
    [
      "O que escrevo fica guardado?",
      "Sim, durante o tempo indicado nesta página, para melhorar as respostas. Por favor, não escreva nada privado.",
    ],
  ],
  permit_triage: [
    [
      "É um computador que decide sobre o meu pedido?",
      "Não. Ele sugere uma ordem e aponta o que falta. Quem decide é uma pessoa.",
    ],
    [
      "O que é examinado?",
      "O que está no seu pedido e nos documentos dele. O sistema não procura mais nada sobre você.",
    ],
    ["O que posso fazer se não concordar?", "Pode pedir uma explicação e que outra pessoa volte a examinar o pedido."],
  ],
  signal_timing: [
    ["Sabe quem está dirigindo?", "Não. Trabalha com números de veículos, de bicicletas e de pessoas a pé."],
    [
      "E se errar?",
      "Valem sempre regras fixas de segurança, como o tempo mínimo para atravessar. Funcionários vigiam o sistema e podem desligá-lo.",
    ],
  ],
  benefit_check: [
    [
      "Um computador pode recusar o meu pedido?",
      "Não. O sistema faz uma sugestão. Cada recusa é decidida e explicada por uma pessoa.",
    ],
    [
      "Que dados meus são usados?",
      "O que você declara e o que sabem os serviços indicados nesta página, como rendimentos e com quem vive. Estes dados são sensíveis.",
    ],
    [
      "O que posso fazer contra uma decisão?",
      "Pode ver e corrigir os seus dados, perguntar pelos motivos e contestar. Esta página diz como.",
    ],
  ],
  document_redaction: [
    [
      "Os meus dados são mesmo retirados?",
      "O sistema marca o que encontra, e uma pessoa verifica cada documento antes de ser publicado. Mesmo assim, um erro é possível.",
    ],
    [
      "O que posso fazer se encontrar o meu nome?",
      "Avise a organização indicada nesta página. O documento é retirado e corrigido.",
    ],
  ],
};
