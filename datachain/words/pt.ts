import type { Words } from "../words.ts";

export const pt: Words = {
  device: {
    accountable: {
      name: "Responsável",
      prompt: "Quem responde por esta tecnologia?",
      guidance: "Comece por quem decide e depois indique os fornecedores.",
      sentence: "Esta tecnologia está sob a responsabilidade de {list}.",
    },
    purpose: {
      name: "Finalidade",
      prompt: "Para que serve esta tecnologia?",
      guidance: "Escolha no máximo três finalidades, a principal primeiro. Um efeito secundário não é uma finalidade.",
      sentence: "Esta tecnologia é usada para fins de {list}.",
    },
    tech: {
      name: "Tecnologia",
      prompt: "Que tipo de tecnologia é esta?",
      guidance:
        "Coloque primeiro o que pode identificar pessoas. Descreva o que o aparelho faz aqui, não tudo o que poderia fazer.",
      sentence: "Esta tecnologia usa {list}.",
    },
    data: {
      name: "Tipo de dados",
      prompt: "Que tipo de dados são recolhidos?",
      guidance:
        "Indique a forma dos dados que saem do aparelho. Se disserem algo sobre pessoas, escolha também os dados pessoais.",
      sentence: "Esta tecnologia recolhe {list}.",
    },
    process: {
      name: "Tratamento",
      prompt: "Como são tratados os dados?",
      guidance: "Diga o que acontece aos dados entre a recolha e o uso, e como são protegidos.",
      sentence: "Os dados são {list}.",
    },
    access: {
      name: "Acesso",
      prompt: "Quem pode ver os dados?",
      guidance: "Diga quem tem acesso e quem não tem. Pense também no fornecedor e em quem recebe cópias.",
      sentence: "Os dados podem ser vistos {list}.",
    },
    retention: {
      name: "Conservação",
      prompt: "Por quanto tempo os dados são guardados?",
      guidance: "Dê um prazo exato, como “30 dias”, e não “o tempo necessário”.",
      sentence: "Os dados são guardados {list}.",
    },
    storage: {
      name: "Local dos dados",
      prompt: "Onde ficam guardados os dados?",
      guidance: "Diga se os dados e as suas cópias ficam no país onde foram recolhidos e quem cuida dos servidores.",
      sentence: "Os dados são armazenados {list}.",
    },
  },
  algorithm: {
    purpose: {
      name: "Finalidade",
      prompt: "Para que serve este sistema?",
      guidance:
        "Escolha no máximo três finalidades, a principal primeiro. Diga o que se quer alcançar, não como funciona.",
      sentence: "Este sistema é usado para fins de {list}.",
    },
    accountable: {
      name: "Responsável",
      prompt: "Quem responde por este sistema?",
      guidance: "Indique primeiro quem usa o sistema neste lugar e depois quem o fez. Marque o papel de cada um.",
      sentence: "Este sistema está sob a responsabilidade de {list}.",
    },
    affected: {
      name: "Pessoas afetadas",
      prompt: "Quem é afetado por este sistema?",
      guidance:
        "Pense também em quem nunca escolheu usar o sistema. Um grupo de cada vez, com a sua relação com o sistema.",
      sentence: "Este sistema afeta {list}.",
    },
    functional_modes: {
      name: "O que faz",
      prompt: "O que faz este sistema?",
      guidance: "Escolha cada coisa que o sistema faz e diga, para cada uma, quanto uma pessoa ainda decide.",
      sentence: "Este sistema {list}.",
    },
    risks_mitigation: {
      name: "Riscos e proteção",
      prompt: "Que riscos existem e o que se faz contra eles?",
      guidance: "Diga o risco com franqueza, num caso concreto, e depois o que se faz para que não aconteça.",
      sentence: "Os riscos incluem {list}.",
    },
    rights: {
      name: "Direitos",
      prompt: "Que direitos você tem?",
      guidance: "Diga o que a pessoa pode fazer e como: um endereço, um telefone ou um formulário que alguém atende.",
      sentence: "Você tem o direito de {list}.",
    },
    input_dataset: {
      name: "Dados de entrada",
      prompt: "Que dados este sistema recebe?",
      guidance: "Descreva os dados que entram durante o uso, não os usados para treinar o sistema.",
      sentence: "Este sistema usa {list}.",
    },
    processing: {
      name: "Método",
      prompt: "Com que método os dados são tratados?",
      guidance: "Escolha o tipo de algoritmo ou modelo. Acrescente o nome do produto se for público.",
      sentence: "Os dados são {list}.",
    },
    output_dataset: {
      name: "Resultado",
      prompt: "O que este sistema produz?",
      guidance: "Descreva o que sai do sistema durante o uso e o que isso diz sobre pessoas.",
      sentence: "Este sistema produz {list}.",
    },
    access: {
      name: "Acesso",
      prompt: "Quem pode ver os dados?",
      guidance: "Diga quem tem acesso e quem não tem. Pense também no fornecedor e em quem recebe cópias.",
      sentence: "Os dados podem ser vistos {list}.",
    },
    retention: {
      name: "Conservação",
      prompt: "Por quanto tempo os dados são guardados?",
      guidance: "Dê um prazo exato, como “30 dias”, e não “o tempo necessário”.",
      sentence: "Os dados são guardados {list}.",
    },
    storage: {
      name: "Local dos dados",
      prompt: "Onde ficam guardados os dados?",
      guidance: "Diga se os dados e as suas cópias ficam no país onde foram recolhidos e quem cuida dos servidores.",
      sentence: "Os dados são armazenados {list}.",
    },
  },
  contexts: {
    role: {
      name: "Papel",
      description: "O que esta organização tem a ver com o sistema.",
      values: {
        vendor: { name: "Fornecedor", description: "Fez o sistema, vende-o ou dá licença para o usar." },
        deployer: { name: "Operador", description: "Decidiu usar o sistema neste lugar e cuida do seu funcionamento." },
      },
    },
    relationship: {
      name: "Relação",
      description: "De que modo o sistema toca estas pessoas.",
      values: {
        community: {
          name: "Comunidade",
          description: "Um bairro ou grupo sente os efeitos em conjunto, mesmo quem não aparece nos dados.",
        },
        bystander: {
          name: "Apanhado por acaso",
          description: "Aparece nos dados sem que o sistema decida algo sobre essa pessoa.",
        },
        subject: {
          name: "Alvo da decisão",
          description: "O sistema produz um resultado sobre essa pessoa, com efeito direto para ela.",
        },
      },
    },
    autonomy: {
      name: "Quanto decide",
      description: "Quem decide e quem põe a decisão em prática.",
      values: {
        human_decides: {
          name: "Uma pessoa decide",
          description: "O sistema só dá uma sugestão; uma pessoa decide o que fazer.",
        },
        human_executes: {
          name: "Uma pessoa executa",
          description: "O sistema decide; uma pessoa põe a decisão em prática.",
        },
        autonomous: {
          name: "Age sozinho",
          description: "O sistema decide e age sozinho, sem que alguém verifique cada caso.",
        },
      },
    },
    pii: {
      name: "Dados pessoais",
      description: "Até que ponto os dados mostram quem é a pessoa.",
      values: {
        de_identified: {
          name: "Anonimizado",
          description:
            "O que ligava os dados a uma pessoa foi retirado; não se espera que alguém possa ser reconhecido.",
        },
        pseudonymous: {
          name: "Com código",
          description:
            "Um código no lugar do nome deixa reconhecer a mesma pessoa outra vez; com mais dados, pode-se saber quem é.",
        },
        identifiable: {
          name: "Identificável",
          description: "Os dados mostram quem é a pessoa, por exemplo com nome, rosto, voz ou placa de matrícula.",
        },
      },
    },
  },
  variables: {
    title: "Nome",
    description: "Descrição",
    additional_description: "Mais detalhes",
    duration: "Por quanto tempo",
    risk: "O que pode falhar",
    mitigation: "O que se faz a respeito",
    rights: "Como usar este direito",
  },
  data_flow: "Caminho dos dados",
  elements: {
    institution: [
      "Instituição",
      "Um órgão público, como um município, uma escola ou um hospital, que responde pelo que aqui se faz.",
    ],
    organization: ["Organização", "Uma empresa, associação ou outra entidade que responde pelo que aqui se faz."],

    accessibility: [
      "Acessibilidade",
      "Ajuda todas as pessoas, também as que têm deficiência, a usar um lugar ou serviço.",
    ],
    agency_interaction: [
      "Participação e interação",
      "Deixa as pessoas comandar algo neste lugar ou interagir com ele.",
    ],
    arts_culture: ["Arte e cultura", "Faz parte de uma obra, de um espetáculo ou de outra atividade cultural."],
    commerce: ["Comércio", "Serve para comprar, vender ou pagar produtos e serviços."],
    connectivity: ["Ligação à rede", "Liga telefones e outros aparelhos à internet ou a outra rede."],
    dining: ["Alimentação", "Ajuda a servir comida e bebida, por exemplo numa cantina ou num café."],
    ecology: ["Natureza", "Observa a natureza: plantas, animais, solo, água ou clima."],
    energy_efficiency: [
      "Economia de energia",
      "Ajuda a gastar menos energia, por exemplo ao baixar a luz quando não há ninguém.",
    ],
    enforcement: [
      "Fiscalização",
      "Serve para verificar se as regras são cumpridas e para aplicar multas ou outras medidas.",
    ],
    entry: ["Entrada", "Verifica se alguém pode entrar num lugar ou usar um serviço."],
    fire_emergency: [
      "Incêndio e emergência",
      "Ajuda os serviços de emergência a saber, chegar e agir quando há perigo.",
    ],
    health: ["Ambiente e saúde", "Mede o que à nossa volta faz bem ou mal à saúde, como o ar, o ruído ou o calor."],
    inform: ["Informação", "Dá informações sobre um lugar ou serviço, ou ajuda quem tem perguntas."],
    logistics: ["Logística", "Ajuda a transportar e entregar mercadorias e materiais."],
    mobility: [
      "Mobilidade",
      "Ajuda pessoas e veículos a circular, a pé, de bicicleta, de carro ou em transporte público.",
    ],
    planning_decision_making: [
      "Planos e decisões",
      "Dá números para planejar a cidade, tomar decisões ou ver se uma medida funcionou.",
    ],
    research_development: ["Pesquisa e testes", "Serve para estudar uma questão ou para experimentar algo novo."],
    safety_security: ["Segurança", "Ajuda a prevenir acidentes e crimes e a manter o lugar seguro."],
    social: ["Convívio", "Ajuda pessoas a encontrar-se, conversar ou fazer algo em conjunto."],
    switch: ["Liga e desliga", "Faz algo funcionar: acende ou apaga, abre ou fecha, aumenta ou diminui."],
    waste_management: ["Lixo e reciclagem", "Ajuda a recolher, separar e tratar o lixo."],
    water_efficiency: ["Economia de água", "Ajuda a gastar menos água, por exemplo na rega ou ao encontrar fugas."],
    wayfinding_services: ["Orientação e serviços", "Ajuda a encontrar o caminho e os serviços que existem num lugar."],
    border_immigration: [
      "Fronteira e imigração",
      "Apoia o controle de fronteiras ou decisões sobre vistos, imigração e asilo.",
    ],
    content_moderation: [
      "Moderação de conteúdo",
      "Filtra, ordena ou retira o que as pessoas publicam, segundo regras definidas.",
    ],
    education: ["Educação", "Apoia o ensino e a aprendizagem, por exemplo com explicações ou avaliação de trabalhos."],
    eligibility_benefits: [
      "Apoios e benefícios",
      "Ajuda a decidir quem recebe um apoio social, moradia ou outro serviço público essencial.",
    ],
    employment: ["Emprego e trabalho", "É usado para contratar, distribuir turnos ou avaliar o trabalho de pessoas."],
    financial_services: ["Serviços financeiros", "É usado em decisões sobre crédito, seguros ou fraude."],
    healthcare: [
      "Cuidados de saúde",
      "Apoia o tratamento de doentes, por exemplo no diagnóstico ou na ordem de atendimento.",
    ],
    marketing_personalization: [
      "Publicidade e personalização",
      "Escolhe anúncios ou ofertas segundo o que se sabe ou supõe sobre cada pessoa.",
    ],
    risk_assessment: [
      "Avaliação de risco e triagem",
      "Atribui um nível de risco ou urgência a pessoas ou casos, para saber quais ver primeiro.",
    ],
    translation_language: ["Tradução e línguas", "Traduz fala, textos ou placas para que mais pessoas entendam."],

    identifiable_image: [
      "Fotos que identificam",
      "Tira fotos tão nítidas que se pode reconhecer um rosto ou ler uma placa de matrícula.",
    ],
    identifiable_video: [
      "Vídeo que identifica",
      "Grava ou transmite vídeo tão nítido que se pode reconhecer um rosto ou ler uma placa de matrícula.",
    ],
    identifiable_nfc: [
      "Leitor de proximidade que identifica (NFC)",
      "Lê de perto um cartão ou telefone que está ligado a uma pessoa, como um passe de transporte.",
    ],
    identifiable_rfid: [
      "Leitor de etiquetas que identifica (RFID)",
      "Lê por rádio uma etiqueta ou um cartão que está ligado a uma pessoa.",
    ],
    identifiable_wifi_sensor: [
      "Sensor de Wi-Fi que identifica",
      "Capta o sinal de telefones por perto e pode reconhecer o mesmo aparelho outra vez.",
    ],
    voice: ["Voz", "Capta falas, de modo que se pode saber quem fala ou o que diz."],
    intercom: ["Intercomunicador", "Permite falar com alguém noutro lugar, por exemplo à porta ou num botão de ajuda."],
    contactless_payments: [
      "Pagamento por aproximação",
      "Recebe o pagamento quando se aproxima um cartão ou telefone, que está ligado a uma pessoa.",
    ],
    de_identified_image: [
      "Fotos sem identificação",
      "Tira fotos e apaga ou desfoca rostos e placas de matrícula antes de as usar ou guardar.",
    ],
    de_identified_video: [
      "Vídeo sem identificação",
      "Filma e apaga ou desfoca rostos e placas de matrícula antes de usar ou guardar as imagens.",
    ],
    de_identified_voice: [
      "Voz sem identificação",
      "Capta vozes e retira o que mostra quem fala antes de usar ou guardar o som.",
    ],
    person_detection: [
      "Detecção de pessoas",
      "Nota que há pessoas numa imagem, onde estão e quantas são, mas não quem são.",
    ],
    facial_characterization: [
      "Estimativa a partir do rosto",
      "Calcula a partir do rosto coisas como a faixa de idade ou a expressão, sem reconhecer quem é.",
    ],
    air_quality: ["Qualidade do ar", "Mede o que há no ar, como poeira fina, ozônio, pólen ou gases."],
    assistance_station: [
      "Posto de ajuda",
      "Um ponto onde se pode pedir ajuda, a uma pessoa ou a um assistente digital.",
    ],
    augmented_reality: ["Realidade aumentada", "Mostra imagens ou textos digitais por cima do que se vê à volta."],
    biometrics: ["Biometria", "Mede traços do corpo, como rosto, impressão digital, voz ou modo de andar."],
    cellular: ["Rede móvel", "Envia dados pela rede dos telefones móveis."],
    chatbot: ["Assistente de conversa", "Um programa que responde a perguntas como se fosse uma conversa."],
    dtpr_api: [
      "Serviço de dados do DTPR",
      "Deixa outros programas ler que sensores e sistemas existem num lugar, na linguagem do DTPR.",
    ],
    electric_vehicle_charger: [
      "Carregador de veículos elétricos",
      "Fornece eletricidade para carregar a bateria de um veículo.",
    ],
    gps: ["GPS", "Calcula com sinais de satélites onde um aparelho ou veículo está."],
    hands_free: ["Sem usar as mãos", "Reage à voz ou a gestos, sem que seja preciso tocar em nada."],
    image: ["Câmera de fotos", "Tira fotos, não vídeo."],
    image_infrared: [
      "Câmera de fotos em infravermelho",
      "Tira fotos com luz infravermelha, que mostra calor ou deixa ver no escuro.",
    ],
    inclinometer: ["Sensor de inclinação", "Mede se algo está inclinado e quanto, por exemplo um poste ou um muro."],
    induction_loop: [
      "Laço indutivo",
      "Um fio enterrado no chão que nota quando um carro ou outro metal passa por cima.",
    ],
    li_dar: ["Leitor a laser (LiDAR)", "Mede distâncias com luz laser e forma com elas um modelo em três dimensões."],
    location_beacon: [
      "Sinalizador de localização",
      "Emite por Bluetooth um sinal que diz aos telefones por perto onde estão.",
    ],
    microphone: ["Microfone", "Capta sons do lugar."],
    motion_detector: ["Detector de movimento", "Nota quando algo se move por perto."],
    nfc: [
      "Leitor de proximidade (NFC)",
      "Troca dados com um cartão ou telefone a poucos centímetros, sem saber de quem é.",
    ],
    non_identifiable_video: [
      "Vídeo que não identifica",
      "Filma com imagem tão grossa ou de tão longe que não se reconhece rosto nem placa de matrícula.",
    ],
    passive_infrared_sensor: [
      "Sensor de calor (infravermelho passivo)",
      "Nota o calor de pessoas, animais ou veículos à sua frente.",
    ],
    personal_device: ["Aparelho pessoal", "Funciona com um telefone ou outro aparelho que a própria pessoa traz."],
    piezoelectric_sensor: [
      "Sensor de pressão e vibração",
      "Mede pressão ou vibração, por exemplo quando uma roda ou um passo aperta o chão.",
    ],
    radar: ["Radar", "Nota com ondas de rádio objetos por perto e a que velocidade se movem."],
    rfid: ["Leitor de etiquetas (RFID)", "Lê por rádio etiquetas em objetos, sem ligá-las a pessoas."],
    soil_moisture_sensor: [
      "Sensor de umidade do solo",
      "Mede quanta água há na terra, por exemplo para saber quando regar.",
    ],
    sound_level_meter: ["Medidor de ruído", "Mede a força do som em decibéis."],
    system_screen: ["Painel interativo", "Um painel no próprio aparelho, onde se lê e se toca para usar o sistema."],
    thermometer: ["Termômetro", "Mede a temperatura do ar, da água ou de uma superfície."],
    ultrasonic_level_sensor: [
      "Sensor de ultrassom",
      "Mede uma distância com sons que não ouvimos, por exemplo até onde algo está cheio.",
    ],
    unmanned_aircraft_system: ["Drone", "Uma aeronave sem piloto a bordo, com o equipamento em terra que a comanda."],
    video_camera: ["Câmera de vídeo", "Filma o que se passa à sua frente."],
    video_camera_infrared: [
      "Câmera de vídeo em infravermelho",
      "Filma com luz infravermelha, que mostra calor ou deixa ver no escuro.",
    ],
    water_quality: ["Qualidade da água", "Mede como está a água, por exemplo a acidez, o oxigênio ou os nitratos."],
    weather_station: ["Estação meteorológica", "Mede o tempo que faz: temperatura, chuva, vento e pressão do ar."],
    weighing_scale: ["Balança", "Mede o peso de algo, sem saber de quem é."],
    wireless_access_point: ["Ponto de acesso Wi-Fi", "Dá acesso sem fio à internet ou a uma rede local."],
    wireless_charging_roadway: [
      "Estrada que carrega veículos",
      "Bobinas sob o pavimento carregam sem cabo veículos elétricos preparados para isso.",
    ],

    personal: ["Dados pessoais", "Informações ligadas a uma pessoa que pode ser reconhecida."],
    binary: ["Dados binários", "Dados compactos em código de máquina, que só um programa sabe ler."],
    boolean: ["Sim ou não", "Cada dado só pode ter dois valores, como livre ou ocupado."],
    pixel_based_image: ["Imagens", "Imagens digitais feitas de muitos pontinhos."],
    spatial: [
      "Lugares e formas",
      "Dados que dizem onde algo está ou que forma um espaço tem, como um endereço ou uma planta.",
    ],
    tabular: ["Tabelas", "Dados em linhas e colunas."],
    values_time: ["Medidas ao longo do tempo", "O mesmo valor medido repetidas vezes, com a hora de cada medida."],

    aggregated: ["Totais e médias", "Só ficam totais ou médias de muitos casos, não cada caso."],
    ai_system: ["Sistema de IA", "Um sistema automático calcula algo novo a partir dos dados."],
    bitmap_manipulation: [
      "Alteração de imagem",
      "Os pontos da imagem são mudados, por exemplo para desfocar um rosto.",
    ],
    code_signing: [
      "Programas assinados",
      "Uma assinatura digital mostra quem fez o programa e que ninguém o alterou depois.",
    ],
    computer_vision: [
      "Visão computacional",
      "Um programa descobre o que se vê em fotos ou vídeos, por exemplo um carro ou um rosto.",
    ],
    cryptonets: ["IA com dados cifrados", "Uma rede neural trabalha com os dados sem os decifrar (cryptonet)."],
    de_identified: [
      "Identificação retirada depois",
      "O que mostra quem é a pessoa é retirado depois de os dados saírem do aparelho.",
    ],
    differential_privacy: [
      "Privacidade diferencial",
      "Um pouco de acaso nos resultados esconde cada pessoa, mas o quadro geral continua certo.",
    ],
    encrypted: ["Cifrados", "Os dados são transformados em código e só quem tem a chave os pode ler."],
    encrypted_at_rest: [
      "Cifrados enquanto guardados",
      "Os dados ficam em código no disco; quem o roubar não os pode ler.",
    ],
    federated_learning: [
      "Aprendizagem federada",
      "O modelo aprende nos próprios aparelhos; só se envia o que aprendeu, não os dados.",
    ],
    hardware_audits: [
      "Inspeções do equipamento",
      "Especialistas de fora verificam de tempos em tempos o que o aparelho capta e se é seguro.",
    ],
    homomorphic_encryption: [
      "Cálculo com dados cifrados",
      "Os cálculos são feitos com os dados em código; só o resultado se torna legível (cifragem homomórfica).",
    ],
    immutable_query_ledger: [
      "Histórico que não se apaga",
      "Cada acesso e cada mudança nos dados fica anotado de um modo que ninguém pode alterar.",
    ],
    k_anonymity: [
      "Escondido num grupo",
      "Os detalhes são reduzidos até que cada pessoa pareça igual a várias outras (k-anonimato).",
    ],
    raw_data: ["Dados brutos", "Os dados ficam como foram captados, sem alteração."],
    rdua_approved: [
      "Uso de dados avaliado",
      "Antes de começar, avaliou-se se o uso dos dados traz mais benefícios do que riscos.",
    ],
    regulated: ["Regulado por lei", "Uma lei ou norma diz como estes dados podem ser usados."],
    reviewed_internally: [
      "Revisado internamente",
      "A própria organização examinou benefícios, riscos e privacidade antes de usar.",
    ],
    secure_multi_party_computing: [
      "Cálculo conjunto protegido",
      "Várias entidades calculam juntas um resultado sem mostrar os seus dados umas às outras.",
    ],
    transport_layer_security: [
      "Cifrados no caminho (TLS)",
      "Os dados viajam pela rede em código, para que ninguém os leia pelo caminho.",
    ],
    trusted_execution_environment: [
      "Zona protegida do processador",
      "Os dados são tratados numa parte isolada do computador que outros programas não veem.",
    ],
    zero_knowledge_proofs: [
      "Prova sem revelar",
      "Mostra-se que algo é verdade, por exemplo a maioridade, sem revelar o dado em si.",
    ],

    available_for_resale: ["Podem ser vendidos", "Os dados podem ser vendidos a outras empresas ou pessoas."],
    available_to_3rd_parties: [
      "Compartilhados com terceiros",
      "Outras entidades, que não participam na recolha, também recebem os dados.",
    ],
    available_to_download: [
      "Abertos para baixar",
      "Qualquer pessoa pode obter os dados pela internet, de graça ou a pagar.",
    ],
    available_to_me: ["Disponíveis para a própria pessoa", "Você pode ver os seus próprios dados; outras pessoas não."],
    available_to_the_accountable_organization: [
      "Disponíveis para o responsável",
      "A organização que responde por isto pode ver os dados.",
    ],
    available_to_vendor: ["Disponíveis para o fornecedor", "A empresa que fornece a tecnologia pode ver os dados."],
    not_available_to_me: [
      "Não disponíveis para a própria pessoa",
      "Nem você nem qualquer outro particular tem como ver os dados.",
    ],
    not_available_to_the_accountable_organization: [
      "Não disponíveis para o responsável",
      "A organização que responde por isto não pode ver os dados.",
    ],
    not_available_to_vendor: [
      "Não disponíveis para o fornecedor",
      "A empresa que fornece a tecnologia não pode ver os dados.",
    ],

    data_retained: ["Dados guardados", "Os dados são guardados durante {{duration}} e depois são apagados."],
    no_data_retained: ["Nenhum dado guardado", "Nada fica guardado."],

    backed_up_internationally: [
      "Cópia noutro país",
      "Uma cópia de segurança fica fora do país ou da região onde os dados foram recolhidos.",
    ],
    backed_up_locally: [
      "Cópia no mesmo país",
      "Uma cópia de segurança fica no país ou na região onde os dados foram recolhidos.",
    ],
    shared_storage_and_governance: [
      "Guarda e regras em comum",
      "Várias entidades guardam os dados juntas, e as regras de acesso e de eliminação valem para todas.",
    ],
    stored_locally: ["Guardados neste país", "Os dados ficam no país ou na região onde foram recolhidos."],
    stored_on_3rd_party_cloud: [
      "Guardados na nuvem de terceiros",
      "Os dados ficam nos computadores de uma empresa que aluga espaço na nuvem.",
    ],
    stored_primarily_internationally: [
      "Guardados sobretudo noutro país",
      "A maior parte dos dados fica fora do país ou da região onde foi recolhida.",
    ],
    stored_primarily_locally: [
      "Guardados sobretudo no mesmo país",
      "A maior parte dos dados fica no país ou na região onde foi recolhida.",
    ],

    people: ["Pessoas", "As pessoas sobre as quais o sistema é usado ou cuja vida as suas decisões mudam."],

    agentic_mode: [
      "Agir",
      "Divide um objetivo em passos e executa-os noutros programas, por exemplo marcar uma visita.",
    ],
    analytical_mode: ["Classificar e pontuar", "Classifica, pontua, ordena ou prevê a partir de dados."],
    generative_mode: ["Criar", "Produz textos, imagens, sons ou código que antes não existiam."],
    perceptive_mode: [
      "Perceber",
      "Transforma imagens, sons ou documentos em dados, por exemplo ao notar um carro ou ler um texto.",
    ],
    physical_mode: ["Mover", "Muda algo no mundo físico, como um semáforo, uma porta ou um robô."],
    semantic_mode: [
      "Compreender",
      "Descobre o sentido de textos ou falas e liga-os ao que já se sabe, sem criar conteúdo novo.",
    ],

    autonomy_loss: [
      "Perda de liberdade de escolha",
      "As pessoas podem ser empurradas para uma escolha ou não ter como dizer não.",
    ],
    civil_liberties_harm: [
      "Danos às liberdades",
      "Pode limitar direitos como falar, reunir-se, circular ou não ser vigiado sem motivo.",
    ],
    environmental_harm: ["Danos ao ambiente", "Gasta energia, água ou materiais e pode poluir."],
    financial_harm: [
      "Perdas de dinheiro",
      "Pessoas ou empresas podem perder dinheiro por um erro, uma recusa ou uma fraude.",
    ],
    physical_harm: ["Danos físicos", "Alguém pode ferir-se ou algo pode ser danificado se o sistema errar."],
    political_economic_harm: [
      "Danos à política e à economia",
      "Pode influenciar eleições, concentrar poder ou enfraquecer instituições públicas.",
    ],
    psychological_harm: [
      "Danos psicológicos",
      "Pode causar medo, angústia ou dependência, por exemplo por se sentir vigiado.",
    ],
    reputational_harm: [
      "Danos ao bom nome",
      "Uma confusão ou um rótulo errado pode manchar o nome de uma pessoa ou de um grupo.",
    ],
    societal_cultural_harm: [
      "Danos à sociedade e à cultura",
      "Pode espalhar informação falsa, reduzir a confiança ou apagar línguas e costumes.",
    ],

    right_access: ["Direito de acesso", "Pode saber que dados seus existem, para que são usados e receber uma cópia."],
    right_algorithmic_transparency: [
      "Direito a saber como funciona",
      "Pode receber, em palavras simples, uma explicação de como o sistema funciona em geral.",
    ],
    right_be_forgotten: [
      "Direito ao apagamento",
      "Pode pedir que os seus dados sejam apagados quando já não são precisos ou retira o seu acordo.",
    ],
    right_contest: [
      "Direito a contestar",
      "Pode discordar de uma decisão sobre você, dar a sua versão e pedir que seja revista.",
    ],
    right_correction: ["Direito a corrigir", "Pode pedir que dados errados ou incompletos sobre si sejam corrigidos."],
    right_individual_decision_explanation: [
      "Direito a uma explicação",
      "Pode saber por que houve certa decisão sobre si e que parte o sistema teve nela.",
    ],
    right_non_discrimination: [
      "Direito a tratamento igual",
      "Não pode ser tratado pior por causa de origem, sexo, idade, religião, deficiência ou orientação sexual.",
    ],
    right_object: [
      "Direito a parar o uso",
      "Pode pedir que deixem de usar os seus dados, mesmo que não sejam apagados.",
    ],
    right_purpose_limitation: [
      "Direito a um uso limitado",
      "Os seus dados só podem ser usados para o que lhe foi dito quando foram recolhidos.",
    ],
    right_to_human_review: [
      "Direito a uma decisão humana",
      "Pode pedir que uma pessoa com poder para mudar o resultado decida ou reveja o seu caso.",
    ],
    right_to_notice: [
      "Direito a ser avisado",
      "Tem de ser avisado, antes de uma decisão, de que é usado um sistema automático.",
    ],

    input_about_a_measurement: [
      "Medidas de sensores",
      "O sistema recebe valores medidos, como temperatura, ruído, consumo ou qualidade do ar.",
    ],
    input_about_a_place: ["Dados sobre um lugar", "O sistema recebe posições, percursos, mapas ou plantas."],
    input_about_behaviour: [
      "Dados sobre comportamento",
      "O sistema recebe o que pessoas fizeram, como toques, escolhas, percursos ou compras.",
    ],
    input_biometric: [
      "Dados do corpo",
      "O sistema recebe traços do corpo, como rosto, voz, impressão digital ou modo de andar.",
    ],
    input_decision: [
      "Decisão anterior sobre uma pessoa",
      "O sistema recebe o que outro sistema já decidiu sobre uma pessoa.",
    ],
    input_generated_content: [
      "Conteúdo feito por IA",
      "O sistema recebe textos, imagens, sons ou vídeos feitos por outra IA.",
    ],
    input_operational_data: [
      "Dados de funcionamento",
      "O sistema recebe horários, rotas, ocupação ou contas de um serviço, não de uma pessoa.",
    ],
    input_physical_action: [
      "Acontecimento físico",
      "O sistema recebe o sinal de que algo físico mudou, como uma porta que se abriu.",
    ],
    input_recommendation: [
      "Sugestão ou previsão",
      "O sistema recebe de outro uma sugestão, previsão ou pontuação, que não obriga a nada.",
    ],
    input_sensitive_personal: [
      "Dados pessoais sensíveis",
      "O sistema recebe dados sobre saúde, dinheiro, crenças, sexualidade, situação de residência ou outros temas protegidos.",
    ],

    affect_emotion_analysis: [
      "Análise de emoções",
      "Tenta adivinhar sentimentos a partir de textos, vozes ou rostos; a sua precisão é contestada.",
    ],
    anomaly_detection: [
      "Detecção de anomalias",
      "Aprende o que é normal e avisa quando algo foge disso, como uma fuga de água.",
    ],
    biometric_recognition: [
      "Reconhecimento biométrico",
      "Reconhece uma pessoa certa pelo rosto, pela voz, pela impressão digital ou pelo andar.",
    ],
    classification_prediction: [
      "Classificação e previsão",
      "Aprende com casos anteriores a dar uma categoria ou a prever um número.",
    ],
    clustering_segmentation: [
      "Formação de grupos",
      "Junta pessoas, lugares ou casos parecidos em grupos que ninguém definiu antes.",
    ],
    language_models: [
      "Modelo de linguagem",
      "Lê e escreve textos ao prever as palavras seguintes, por exemplo para conversar ou resumir.",
    ],
    optimization: [
      "Otimização",
      "Procura a melhor rota, o melhor horário ou a melhor divisão dentro de certos limites.",
    ],
    privacy_transformation: [
      "Proteção da privacidade",
      "Retira, desfoca ou troca o que identifica pessoas antes que os dados sejam usados.",
    ],
    recommendation_ranking: [
      "Sugestões e ordem",
      "Escolhe o que mostrar e em que ordem, segundo gostos ou comportamentos.",
    ],
    search_retrieval: ["Busca", "Encontra, entre muitos documentos ou dados, o que responde a uma pergunta."],
    speech_audio: ["Fala e som", "Passa fala para texto ou texto para fala, ou reconhece sons, mas não quem fala."],

    output_about_a_measurement: [
      "Valores medidos ou previstos",
      "O sistema produz números ao longo do tempo, como um índice do ar ou uma previsão de passageiros.",
    ],
    output_about_a_place: ["Dados sobre um lugar", "O sistema produz posições, percursos, zonas ou mapas."],
    output_about_behaviour: [
      "Dados sobre comportamento",
      "O sistema descreve o que pessoas fizeram, como percursos, escolhas ou tempo de permanência.",
    ],
    output_biometric: [
      "Dados do corpo",
      "O sistema produz um modelo do rosto, da voz ou do andar, com que se pode reconhecer alguém.",
    ],
    output_decision: [
      "Decisão sobre uma pessoa",
      "O sistema produz um resultado que vale para uma pessoa, como sim ou não a um pedido.",
    ],
    output_generated_content: ["Conteúdo feito por IA", "O sistema cria textos, imagens, sons ou vídeos novos."],
    output_operational_data: [
      "Dados de funcionamento",
      "O sistema produz horários, rotas ou planos de um serviço, não sobre uma pessoa.",
    ],
    output_physical_action: [
      "Ação física",
      "O sistema faz algo acontecer, como abrir uma porta, mudar um semáforo ou tocar um alarme.",
    ],
    output_recommendation: ["Sugestão ou previsão", "O sistema aconselha, prevê ou pontua; quem decide é outro."],
    output_sensitive_personal: [
      "Dados pessoais sensíveis",
      "O sistema produz dados sobre saúde, dinheiro, crenças, sexualidade, situação de residência ou outros temas protegidos.",
    ],
  },
};
