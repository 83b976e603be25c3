import type { AllTemplateWords } from "../template-ids.ts";

export const pt: AllTemplateWords = {
  people_counter: {
    name: "Contador de pessoas",
    summary: "Conta quantas pessoas passam ou ficam num lugar, sem descobrir quem são.",
  },
  licence_plate_reader: {
    name: "Leitor de placas de matrícula",
    summary: "Fotografa veículos e lê as suas placas de matrícula, que levam ao proprietário.",
  },
  cctv: {
    name: "Câmera de segurança",
    summary: "Filma um lugar público para que funcionários possam reagir a incidentes e rever o que aconteceu.",
  },
  wifi_counter: {
    name: "Contador por Wi-Fi",
    summary: "Capta os sinais de Wi-Fi dos telefones por perto para estimar quantas pessoas há e como se movem.",
  },
  air_quality: {
    name: "Sensor de qualidade do ar",
    summary: "Mede o que há no ar, como poeira fina e ozônio.",
  },
  noise_meter: {
    name: "Medidor de ruído",
    summary: "Mede a força do som, sem gravar o que se diz.",
  },
  bin_sensor: {
    name: "Sensor de lixeira",
    summary: "Mede até onde uma lixeira está cheia, para que seja esvaziada quando é preciso.",
  },
  parking_sensor: {
    name: "Sensor de estacionamento",
    summary: "Nota se um lugar de estacionamento está livre ou ocupado.",
  },
  smart_lighting: {
    name: "Iluminação de rua inteligente",
    summary: "Aumenta a luz quando alguém se aproxima e baixa-a quando não há ninguém.",
  },
  ev_charger: {
    name: "Ponto de carregamento",
    summary: "Carrega veículos elétricos e recebe o pagamento por cartão, telefone ou app.",
  },
  kiosk: {
    name: "Quiosque de informação",
    summary: "Um painel público em que as pessoas encontram caminhos, serviços e notícias.",
  },
  drone: {
    name: "Drone",
    summary: "Voa sobre um lugar com uma câmera para inspecionar edifícios, estradas ou o decorrer de um evento.",
  },
  chatbot: {
    name: "Assistente de conversa",
    summary:
      "Responde por escrito a perguntas sobre serviços do município, com textos que um modelo de linguagem compõe.",
  },
  permit_triage: {
    name: "Triagem de licenças",
    summary: "Ordena pedidos de licença por quão completos e complexos são; funcionários decidem sobre cada um.",
  },
  signal_timing: {
    name: "Tempo dos semáforos",
    summary: "Calcula, a partir da contagem do trânsito, quanto tempo os semáforos ficam verdes, e regula-os sozinho.",
  },
  benefit_check: {
    name: "Verificação de benefícios",
    summary:
      "Verifica, com o que as pessoas declaram e com dados oficiais, se podem receber um benefício; funcionários decidem.",
  },
  document_redaction: {
    name: "Ocultação de dados em documentos",
    summary:
      "Encontra nomes, endereços e outros dados pessoais em documentos, para que sejam tapados antes da publicação.",
  },
};
