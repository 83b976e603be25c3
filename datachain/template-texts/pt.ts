import type { AllTemplateTexts } from "../template-ids.ts";

export const pt: AllTemplateTexts = {
  accountable: "Decide como o sistema é usado e responde por seus resultados.",
  supplier: "Fornece o sistema.",
  rights: {
    right_to_notice: "Você é informado sobre onde este sistema é usado e o que ele faz.",
    right_to_human_review: "Peça que uma pessoa analise sua pergunta ou seu caso.",
    right_be_forgotten: "Peça que seus dados sejam apagados quando não forem mais necessários.",
    right_individual_decision_explanation:
      "Pergunte por que uma decisão sobre você foi tomada e qual foi o papel do sistema.",
    right_contest: "Conteste uma decisão sobre você e peça uma nova análise.",
    right_algorithmic_transparency:
      "Pergunte como o sistema chega aos resultados e receba uma resposta em palavras simples.",
    right_access: "Pergunte quais dados seus são usados e receba uma cópia.",
    right_correction: "Peça a correção de dados seus errados ou incompletos.",
    right_non_discrimination: "Você não pode ser tratado pior por ser quem é. Avise se achar que isso aconteceu.",
  },
  chatbot: {
    affected: {
      title: "Pessoas que usam o chatbot",
      description:
        "Quem pergunta ao chatbot sobre os serviços da cidade. As respostas podem estar erradas ou incompletas.",
    },
    elements: {
      societal_cultural_harm: "As respostas podem estar erradas ou ser tendenciosas, e as pessoas podem confiar nelas.",
      environmental_harm: "Grandes modelos de linguagem consomem muita eletricidade e água.",
      input_about_behaviour: "O que as pessoas escrevem e o que fazem com as respostas.",
      input_operational_data: "As páginas e os documentos da cidade em que as respostas se baseiam.",
      output_generated_content: "Uma resposta escrita à pergunta.",
    },
  },
  permit_triage: {
    affected: {
      title: "Pessoas que pedem uma licença",
      description: "Solicitantes e quem age em nome deles. A ordem dos casos afeta o tempo de espera.",
    },
    elements: {
      financial_harm: "Um caso mal classificado pode esperar mais, o que custa tempo e dinheiro a quem solicita.",
      input_about_a_place: "As plantas e o endereço do pedido.",
      input_operational_data: "O formulário e seus anexos, com o nome e os contatos de quem solicita.",
      output_recommendation: "Quão completo e complexo é o pedido, como sugestão para a equipe.",
    },
  },
  signal_timing: {
    affected: { title: "Pessoas nas ruas", description: "Quem caminha, pedala ou dirige nestes cruzamentos." },
    elements: {
      physical_harm: "Um tempo errado pode não bastar para atravessar com segurança.",
      input_about_a_measurement: "Contagens de veículos, bicicletas e pessoas nos cruzamentos.",
      output_operational_data: "Um plano de quanto tempo cada semáforo fica verde.",
      output_physical_action: "Os semáforos mudam de acordo com este plano.",
    },
  },
  benefit_check: {
    affected: { title: "Pessoas que pedem um benefício", description: "Solicitantes e quem mora com eles." },
    elements: {
      financial_harm: "Alguém pode ter negado um dinheiro a que tem direito, ou ter de devolvê-lo.",
      psychological_harm: "Ser verificado, ou suspeito sem razão, pode ser um peso grande.",
      civil_liberties_harm: "Alguns grupos podem ser verificados mais do que outros.",
      input_sensitive_personal:
        "Renda, família e o que as pessoas declaram no pedido, e o que dizem os registros oficiais.",
      output_recommendation: "Uma sugestão para a equipe: tem direito, não tem direito ou analisar melhor.",
      output_sensitive_personal: "O resultado de cada solicitante, que revela algo sobre sua renda.",
    },
  },
  document_redaction: {
    affected: {
      title: "Pessoas citadas em documentos",
      description: "Qualquer pessoa cujo nome, endereço ou outros dados estejam em um documento a ser publicado.",
    },
    elements: {
      reputational_harm: "Um nome que passa despercebido se torna público.",
      civil_liberties_harm: "Ocultar demais esconde o que o público tem o direito de saber.",
      input_sensitive_personal: "Documentos antes da publicação, com os dados pessoais que contêm.",
      output_operational_data: "Os mesmos documentos com os dados pessoais ocultados.",
    },
  },
};
