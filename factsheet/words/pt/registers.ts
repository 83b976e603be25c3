/** Texts of the questions that only a register abroad asks. */

export const section = {
  title: "Registos de outros países",
  intro: "O que só o registo britânico ou o americano pergunta.",
};

export const questions = {
  reported_to: {
    label: "Em que registos é declarado?",
    help: "Escolha um para ver as suas perguntas. O registo neerlandês não tem perguntas próprias.",
  },
  atrs_region: {
    label: "Em que região afeta as pessoas?",
    help: "Com os nomes do registo britânico. Escolha todas as que se aplicam.",
  },
  atrs_beta: {
    label: "O teste é privado ou público?",
    help: "Privado: só participa quem for convidado. Público: qualquer pessoa pode participar.",
  },
  system_input: {
    label: "O que entra no sistema?",
    help: "O que as pessoas ou outros sistemas introduzem de cada vez que é usado.",
  },
  company_numbers: {
    label: "Números de empresa de terceiros",
    help: "Números da Companies House, separados por vírgulas.",
  },
  omb_withheld: { label: "Fica fora do relatório público?", help: "Se sim, escolha o motivo." },
  omb_high_impact: { label: "É de alto impacto?", help: "Segundo o memorando M-25-21 da OMB." },
  omb_high_impact_reason: {
    label: "Porque não é de alto impacto?",
    help: "Explique porque se presumia que era e porque não é.",
  },
  omb_topic: { label: "Qual é o tema?", help: "Escolha o mais próximo." },
  omb_classification: { label: "Que tipo de IA é?", help: "Escolha o mais próximo, mesmo que use vários." },
  omb_ato: { label: "Tem autorização para operar?", help: "Própria ou de um sistema de que faz parte." },
  omb_ato_system: { label: "Nome do sistema autorizado", help: "Como consta na autorização para operar." },
  omb_demographics: {
    label: "Que dados das pessoas usa o modelo?",
    help: "Só os que usa como entrada. Escolha todos os que se aplicam.",
  },
  omb_custom_code: { label: "Inclui código desenvolvido à medida?", help: "Código escrito para o organismo." },
  omb_testing: { label: "Foi testado antes de entrar em uso?", help: "Prática mínima para IA de alto impacto." },
  omb_assessment: {
    label: "Foi feita uma avaliação de impacto da IA?",
    help: "Prática mínima para IA de alto impacto.",
  },
  omb_review: {
    label: "Quem fez uma revisão independente?",
    help: "Alguém que não participou no seu desenvolvimento.",
  },
  omb_monitoring: {
    label: "Há acompanhamento contínuo?",
    help: "Do desempenho, da segurança, da privacidade e dos direitos e liberdades civis.",
  },
  omb_training: { label: "Os operadores recebem formação?", help: "Suficiente e periódica." },
  omb_fail_safe: { label: "Há um mecanismo de segurança?", help: "Algo que limite danos graves." },
  omb_appeal: { label: "Há forma de recorrer?", help: "Para as pessoas afetadas pelo resultado." },
  omb_consultation: {
    label: "Como foram consultados os utilizadores e o público?",
    help: "Escolha todas as que se aplicam.",
  },
};

const unknown = "Não se sabe";
const YES_NO = { yes: "Sim", no: "Não", unknown };
const OPEN = { in_progress: "Em curso", waived: "Dispensado pela direção de IA", unknown };
const PRACTICE = { yes: "Sim", ...OPEN };

export const options = {
  reported_to: {
    atrs: "Reino Unido: norma ATRS 4.0",
    omb: "Estados Unidos: inventário federal de IA de 2025",
    none: "Nenhum",
    unknown,
  },
  atrs_region: {
    uk: "Reino Unido",
    england: "Inglaterra",
    scotland: "Escócia",
    wales: "País de Gales",
    northern_ireland: "Irlanda do Norte",
    london: "Londres",
    north_east: "Nordeste",
    north_west: "Noroeste",
    yorkshire_humber: "Yorkshire e Humber",
    east_midlands: "Midlands Orientais",
    west_midlands: "Midlands Ocidentais",
    east_of_england: "Leste de Inglaterra",
    south_east: "Sudeste",
    south_west: "Sudoeste",
    international: "Internacional",
    unknown,
  },
  atrs_beta: { private_beta: "Teste privado", public_beta: "Teste público", unknown },
  omb_withheld: {
    no: "Não",
    disclosure_risk: "Sim, divulgar é um risco",
    prohibited: "Sim, a lei proíbe divulgar",
    other: "Outro motivo",
    unknown,
  },
  omb_high_impact: {
    high: "De alto impacto",
    presumed_but_not: "Presumia-se de alto impacto, mas não é",
    not_high: "Não é de alto impacto",
    unknown,
  },
  omb_topic: {
    administration: "Administração",
    benefits: "Prestações públicas",
    cybersecurity: "Cibersegurança",
    emergency: "Gestão de emergências",
    energy_environment: "Energia e ambiente",
    health: "Saúde e medicina",
    human_resources: "Recursos humanos",
    information_technology: "Tecnologias da informação",
    international: "Assuntos internacionais",
    law_enforcement: "Aplicação da lei",
    procurement_finance: "Compras e finanças",
    science: "Ciência",
    service_delivery: "Prestação de serviços",
    transportation: "Transportes",
    other: "Outro",
    unknown,
  },
  omb_classification: {
    agentic: "Age sozinha (IA agêntica)",
    classical: "Aprendizagem automática clássica",
    vision: "Visão por computador",
    generative: "IA generativa",
    language: "Processamento de linguagem",
    reinforcement: "Aprendizagem por reforço",
    unknown,
  },
  omb_ato: YES_NO,
  omb_demographics: {
    race_ethnicity: "Raça ou etnia",
    sex: "Sexo",
    age: "Idade",
    religion: "Religião",
    socioeconomic: "Situação socioeconómica",
    ability: "Deficiência",
    residency: "Residência",
    marital: "Estado civil",
    income: "Rendimento",
    employment: "Emprego",
    none: "Nenhum destes",
    other: "Outro",
    unknown,
  },
  omb_custom_code: YES_NO,
  omb_testing: PRACTICE,
  omb_assessment: PRACTICE,
  omb_review: {
    other_office: "Outro serviço",
    oversight_board: "Um comité de supervisão da IA",
    chief_officer: "A direção de IA",
    ...OPEN,
  },
  omb_monitoring: PRACTICE,
  omb_training: PRACTICE,
  omb_fail_safe: { yes: "Sim", not_applicable: "Não aplicável", ...OPEN },
  omb_appeal: {
    yes: "Sim",
    not_applicable: "Não aplicável",
    precluded: "A lei ou o funcionamento não o permitem",
    ...OPEN,
  },
  omb_consultation: {
    usability_testing: "Testes de utilização",
    public_comments: "Comentários do público",
    hearings: "Audiências ou reuniões públicas",
    other: "Outro",
    ...OPEN,
  },
};
