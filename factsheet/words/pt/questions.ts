import * as registers from "./registers.ts";
import type { QuestionWords, SectionWords } from "../../words.ts";

export const sections = {
  purpose: { title: "Finalidade", intro: "Para que serve e se isso o justifica." },
  process: { title: "Uso na prática", intro: "Como os resultados são usados e o que as pessoas ainda decidem." },
  working: { title: "Como funciona", intro: "De um parágrafo simples ao detalhe técnico." },
  data: { title: "Dados", intro: "O que entra, o que sai, por quanto tempo fica guardado e quem pode ver." },
  law: { title: "Lei e avaliações", intro: "O que o permite e como o impacto foi avaliado." },
  risks_and_rights: { title: "Riscos e direitos", intro: "O que pode dar errado e o que as pessoas podem fazer." },
  accountability: { title: "Responsabilidade e fornecedores", intro: "Quem é responsável por ele e quem o fez." },
  classification: { title: "Classificação", intro: "Como a lei de IA o classifica." },
  publication: { title: "Publicação", intro: "Onde mais é publicado e como as pessoas o encontram." },
  registers: registers.section,
} satisfies SectionWords;

export const questions = {
  purpose: {
    label: "Para que serve e o que significa para as pessoas?",
    help: "Comece pelo problema que resolve. Depois diga o que muda para as pessoas afetadas.",
  },
  people_affected: {
    label: "Quem é afetado?",
    help: "Todas as pessoas que os resultados podem afetar, não só quem o usa.",
  },
  people_affected_note: {
    label: "Mais sobre as pessoas afetadas",
    help: "Quantas pessoas são e se algumas são mais afetadas que outras.",
  },
  necessity: { label: "Por que é necessário?", help: "O que daria errado ou faltaria sem ele." },
  proportionality: {
    label: "As vantagens superam as desvantagens?",
    help: "Cite ambas e explique como foram pesadas.",
  },
  alternatives: {
    label: "O que mais foi considerado?",
    help: "Outros caminhos para o objetivo, inclusive sem algoritmo, e por que você não os escolheu.",
  },
  benefits: {
    label: "Que benefícios você espera?",
    help: "Resultados mensuráveis, como tempo poupado ou erros evitados.",
  },
  out_of_scope: { label: "Para que não se destina?", help: "Usos que estão excluídos." },
  previous_process: { label: "Como se fazia antes?", help: "Para que se veja o que muda." },
  political_decisions: {
    label: "Decisões em que se baseia",
    help: "Decisões da câmara ou da direção, com link se forem públicas.",
  },
  effectiveness: { label: "O que alcançou até agora?", help: "Resultados de uma avaliação, bons ou ruins." },
  effectiveness_measured_on: { label: "Quando isso foi medido?", help: "A data dos resultados." },

  autonomy_level: {
    label: "O que as pessoas decidem?",
    help: "Escolha o que acontece na prática, não o que diz o manual.",
  },
  decision_effect: { label: "Qual é o efeito do resultado?", help: "Escolha o efeito mais forte que pode ter." },
  process_integration: {
    label: "Em que ponto do processo ele entra?",
    help: "O que acontece antes e depois, e quem faz o quê.",
  },
  human_oversight: {
    label: "Como as pessoas o controlam e corrigem?",
    help: "Quem pode anular um resultado, quando, e com que frequência isso acontece.",
  },
  notice_given: {
    label: "As pessoas são avisadas?",
    help: "Se as pessoas afetadas sabem que há um algoritmo envolvido.",
  },
  notice_note: {
    label: "Como são avisadas, ou por que não?",
    help: "O que é dito a elas, onde e quando. Se nada é dito, explique por quê.",
  },
  use_type: { label: "O que faz com os dados?", help: "Escolha o que descreve sua tarefa principal." },
  outputs: {
    label: "O que recebem os usuários?",
    help: "Um número, uma lista, um texto ou uma imagem: o que se vê na tela.",
  },
  usage_count: { label: "Com que frequência é usado?", help: "Quantos casos, pessoas ou imagens ele trata." },
  usage_period: { label: "Em que período?", help: "O período que o número acima abrange." },
  usage_note: { label: "Mais sobre a frequência", help: "Por exemplo épocas do ano, ou uma estimativa." },
  fallback: { label: "E se falhar?", help: "Como o trabalho continua sem ele e como pode ser desligado." },
  staff_training: {
    label: "Como a equipe é treinada?",
    help: "O que os usuários precisam saber antes de trabalhar com ele.",
  },

  explanation: { label: "Como funciona, para todos?", help: "Como você explicaria a um vizinho, sem termos técnicos." },
  technical_description: {
    label: "Como funciona, para especialistas?",
    help: "Métodos, modelos e variáveis. Aqui os termos técnicos são bem-vindos.",
  },
  fairness_tests: {
    label: "Testes de viés e equidade",
    help: "Uma linha por teste, incluindo os de resultado incômodo.",
  },
  capabilities: { label: "O que sabe fazer?", help: "Escolha tudo o que se aplica." },
  models: { label: "Modelos", help: "Uma linha por modelo." },
  performance: { label: "Qual é o desempenho?", help: "Uma linha por número, com os dados em que foi medido." },
  maintenance: { label: "Como é mantido?", help: "Quem o atualiza e com que frequência é treinado de novo." },
  code_url: { label: "Código-fonte", help: "Um link para o repositório, não para uma página de produto." },
  code_license: { label: "Licença do código", help: "Por exemplo EUPL-1.2, ou “proprietária”." },
  product_url: { label: "Página do produto do fornecedor", help: "Onde o fornecedor o descreve." },
  architecture_url: { label: "Diagrama da arquitetura", help: "Um link para uma imagem ou um documento." },

  data_summary: { label: "Que dados usa?", help: "De onde vêm e o que contêm, em palavras simples." },
  personal_data: {
    label: "Usa dados pessoais?",
    help: "Escolha o tipo mais sensível. Dele dependem as próximas perguntas.",
  },
  retention: { label: "Por quanto tempo os dados são guardados?", help: "Escolha a unidade e depois o número." },
  retention_length: { label: "Quantos?", help: "Por exemplo, 30 se os dados são guardados por 30 dias." },
  retention_note: { label: "Mais sobre o prazo", help: "Por exemplo, prazos diferentes para dados diferentes." },
  access: { label: "Quem pode ver os dados?", help: "Escolha todos os que podem ver dados de uma pessoa específica." },
  access_note: { label: "Mais sobre quem pode ver os dados", help: "Nomes dos serviços e como o acesso é concedido." },
  data_quality_bias: {
    label: "O que falta ou está distorcido nos dados?",
    help: "Lacunas e erros conhecidos, e grupos sub-representados ou super-representados.",
  },
  datasets: { label: "Conjuntos de dados", help: "Uma linha por conjunto. Um título basta para começar." },
  output_data: { label: "Que dados produz?", help: "O que se guarda dos resultados." },
  storage: { label: "Onde os dados são armazenados?", help: "Escolha tudo o que se aplica." },
  storage_countries: {
    label: "Em quais países?",
    help: "Países onde os dados são armazenados ou de onde podem ser acessados.",
  },
  sharing: { label: "Quem recebe dados?", help: "Uma linha por organização que recebe dados com regularidade." },

  legal_basis: { label: "O que permite o uso?", help: "A função e a lei, em palavras simples." },
  legal_refs: {
    label: "Leis e normas",
    help: "Uma linha para cada. Adicione uma data para ser avisado quando a norma expirar.",
  },
  gdpr_grounds: { label: "Base legal para usar dados pessoais", help: "Escolha todas as que se aplicam." },
  privacy_statement_url: {
    label: "Declaração de privacidade",
    help: "A página que informa as pessoas sobre seus dados.",
  },
  processing_register_url: {
    label: "Entrada no registro de atividades de tratamento",
    help: "Se o seu registro é público.",
  },
  assessments: {
    label: "Avaliações de impacto",
    help: "Uma linha para cada, incluindo as previstas ou desnecessárias.",
  },
  assessments_note: {
    label: "Por que algumas não foram feitas",
    help: "Explique para cada uma que se poderia esperar.",
  },
  independent_reviews: { label: "Revisões independentes", help: "Auditorias e revisões de terceiros independentes." },

  risks: { label: "Riscos e medidas", help: "Uma linha por risco, com o que você faz a respeito." },
  monitoring: {
    label: "Como é monitorado?",
    help: "O que é monitorado, por quem, e o que acontece quando algo está errado.",
  },
  monitoring_interval: { label: "Com que frequência?", help: "Com que frequência alguém revisa." },
  objection: {
    label: "Como as pessoas podem contestar?",
    help: "Quem contatar, em que prazo e o que acontece depois.",
  },
  objection_url: { label: "Página de contestação", help: "O formulário ou a página onde se contesta." },
  rights: {
    label: "Que direitos as pessoas têm?",
    help: "Por exemplo, ver, corrigir ou apagar seus dados, e como exercer esses direitos.",
  },
  opt_out: { label: "As pessoas podem optar por não participar?", help: "Se alguém pode recusar sem prejuízo." },
  incidents: {
    label: "Incidentes conhecidos",
    help: "O que aconteceu e o que foi feito. Só para a equipe, a menos que você decida diferente.",
  },
  consultations: {
    label: "Quem foi consultado?",
    help: "Consultas com o público, especialistas ou representantes dos empregados.",
  },

  accountable_role: { label: "Quem responde por ele?", help: "Um cargo, não um nome: “Chefia de licenças”." },
  developed_in_house: {
    label: "Foi desenvolvido internamente?",
    help: "Se sim, você não precisa indicar um fornecedor.",
  },
  supplier_data_access: {
    label: "O que o fornecedor pode ver?",
    help: "Quais dados, para quê e como o acesso é limitado.",
  },
  products: { label: "Produtos em uso", help: "Uma linha por produto ou serviço." },
  procurement: { label: "Como foi contratado?", help: "O procedimento que levou ao contrato." },
  procurement_note: { label: "Mais sobre a contratação", help: "Por exemplo onde a licitação foi publicada." },
  contract_reference: { label: "Número do contrato", help: "Só para a equipe, a menos que você decida diferente." },
  contract_ends_on: { label: "Fim do contrato", help: "Só para a equipe, a menos que você decida diferente." },
  yearly_cost: { label: "Custo anual", help: "Com a moeda, por exemplo “R$ 40.000”." },
  funding: { label: "Quem paga?", help: "O orçamento, uma verba, um parceiro." },
  registered_by: { label: "Registrado por", help: "Se outra pessoa preenche por você." },

  is_ai_system: {
    label: "É um sistema de IA segundo a lei?",
    help: "Conforme a definição do regulamento europeu de IA. “Desconhecido” é uma resposta válida.",
  },
  aia_risk: { label: "Classe de risco pelo regulamento de IA", help: "Na dúvida, pergunte à sua equipe jurídica." },
  aia_not_high_reason: {
    label: "Por que não é de alto risco?",
    help: "Qual condição do artigo 6, nº 3, se aplica, e por quê.",
  },
  aia_annex_iii_areas: { label: "Área do anexo III", help: "Escolha tudo o que se aplica." },
  aia_role: { label: "Seu papel pelo regulamento de IA", help: "Se você o coloca no mercado, o usa ou ambos." },
  aia_eu_entry_url: { label: "Entrada na base de dados da UE", help: "A página pública da entrada." },
  aia_fria_summary: {
    label: "Resumo da avaliação de direitos fundamentais",
    help: "Suas conclusões em palavras simples.",
  },
  aia_dpia_summary: { label: "Resumo da avaliação de proteção de dados", help: "Suas conclusões em palavras simples." },
  aia_declaration_url: { label: "Declaração UE de conformidade", help: "Um link para a declaração." },
  aia_instructions_url: { label: "Instruções de uso", help: "Um link para as instruções." },
  aia_member_states: { label: "Estados-membros em que é oferecido", help: "Onde está no mercado ou em uso." },
  aia_certificates: { label: "Certificados", help: "Uma linha por certificado." },

  status_note: { label: "Nota sobre a situação", help: "Por exemplo por que está em pausa." },
  public_page_url: { label: "Página sobre ele", help: "Uma página em outro lugar com mais informações." },
  source_register_url: { label: "Entrada em outro registro", help: "Onde foi publicado primeiro." },
  areas: { label: "Onde é usado?", help: "Nomes de bairros ou lugares. Tecle Enter para adicionar um." },
  search_terms: {
    label: "Palavras que as pessoas buscam",
    help: "Não são mostradas ao público. Tecle Enter para adicionar uma.",
  },
  ...registers.questions,
} satisfies QuestionWords;
