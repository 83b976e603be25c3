/** Texts of the questions that only a register abroad asks. */

export const section = {
  title: "Mga rehistro sa ibang bansa",
  intro: "Mga tanong na para lang sa rehistro ng Britanya o ng Amerika.",
};

export const questions = {
  reported_to: {
    label: "Sa aling mga rehistro ito iniuulat?",
    help: "Pumili ng isa para makita ang mga tanong nito. Walang sariling tanong ang rehistrong Dutch.",
  },
  atrs_region: {
    label: "Saang rehiyon ito nakaaapekto sa mga tao?",
    help: "Ayon sa mga pangalan sa rehistro ng Britanya. Piliin ang lahat ng angkop.",
  },
  atrs_beta: {
    label: "Pribado ba o pampubliko ang pagsubok?",
    help: "Pribado: mga inimbitahan lang. Pampubliko: kahit sino ay puwede.",
  },
  system_input: {
    label: "Ano ang ipinapasok sa sistema?",
    help: "Ang ibinibigay ng mga tao o ibang sistema tuwing ginagamit ito.",
  },
  company_numbers: {
    label: "Mga numero ng kumpanya ng ikatlong panig",
    help: "Mga numero sa Companies House, pinaghihiwalay ng kuwit.",
  },
  omb_withheld: { label: "Hindi ba ito isinasama sa pampublikong ulat?", help: "Kung hindi, piliin ang dahilan." },
  omb_high_impact: { label: "Malaki ba ang epekto nito?", help: "Ayon sa memorandum M-25-21 ng OMB." },
  omb_high_impact_reason: {
    label: "Bakit hindi malaki ang epekto nito?",
    help: "Ipaliwanag kung bakit inakalang malaki at bakit hindi.",
  },
  omb_topic: { label: "Ano ang paksa nito?", help: "Piliin ang pinakamalapit." },
  omb_classification: {
    label: "Anong uri ng AI ito?",
    help: "Piliin ang pinakamalapit, kahit ilang uri ang gamit nito.",
  },
  omb_ato: { label: "May pahintulot ba itong gamitin?", help: "Sarili nito, o ng sistemang kinabibilangan nito." },
  omb_ato_system: { label: "Pangalan ng sistemang may pahintulot", help: "Ayon sa nakasulat sa pahintulot." },
  omb_demographics: {
    label: "Aling datos tungkol sa tao ang gamit ng modelo?",
    help: "Iyon lang na ipinapasok sa modelo. Piliin ang lahat ng angkop.",
  },
  omb_custom_code: { label: "May code ba na sadyang ginawa para rito?", help: "Code na isinulat para sa ahensya." },
  omb_testing: {
    label: "Sinubok ba ito bago ginamit?",
    help: "Pinakamababang pamantayan para sa AI na malaki ang epekto.",
  },
  omb_assessment: {
    label: "May natapos bang pagtatasa ng epekto ng AI?",
    help: "Pinakamababang pamantayan para sa AI na malaki ang epekto.",
  },
  omb_review: { label: "Sino ang malayang nagsuri nito?", help: "Taong hindi kasali sa paggawa nito." },
  omb_monitoring: {
    label: "May tuloy-tuloy bang pagbabantay?",
    help: "Sa husay, seguridad, pagkapribado, at mga karapatang sibil.",
  },
  omb_training: { label: "Sinasanay ba ang mga gumagamit nito?", help: "Sapat, at inuulit paminsan-minsan." },
  omb_fail_safe: { label: "May pananggalang ba ito?", help: "Bagay na pumipigil sa malubhang pinsala." },
  omb_appeal: { label: "May paraan ba para umapela?", help: "Para sa mga taong naaapektuhan ng resulta." },
  omb_consultation: {
    label: "Paano kinonsulta ang mga gumagamit at ang publiko?",
    help: "Piliin ang lahat ng angkop.",
  },
};

const unknown = "Hindi alam";
const YES_NO = { yes: "Oo", no: "Hindi", unknown };
const OPEN = { in_progress: "Isinasagawa pa", waived: "Pinaubaya ng pinuno ng AI", unknown };
const PRACTICE = { yes: "Oo", ...OPEN };

export const options = {
  reported_to: {
    atrs: "UK: pamantayang ATRS 4.0",
    omb: "US: pederal na imbentaryo ng AI 2025",
    none: "Wala sa dalawa",
    unknown,
  },
  atrs_region: {
    uk: "United Kingdom",
    england: "England",
    scotland: "Scotland",
    wales: "Wales",
    northern_ireland: "Northern Ireland",
    london: "London",
    north_east: "Hilagang-Silangan",
    north_west: "Hilagang-Kanluran",
    yorkshire_humber: "Yorkshire at Humber",
    east_midlands: "Silangang Midlands",
    west_midlands: "Kanlurang Midlands",
    east_of_england: "Silangang England",
    south_east: "Timog-Silangan",
    south_west: "Timog-Kanluran",
    international: "Pandaigdig",
    unknown,
  },
  atrs_beta: { private_beta: "Pribadong pagsubok", public_beta: "Pampublikong pagsubok", unknown },
  omb_withheld: {
    no: "Isinasama ito",
    disclosure_risk: "Hindi, may panganib kung isasapubliko",
    prohibited: "Hindi, ipinagbabawal ng batas",
    other: "Iba pa",
    unknown,
  },
  omb_high_impact: {
    high: "Malaki ang epekto",
    presumed_but_not: "Inakalang malaki ang epekto, pero hindi",
    not_high: "Hindi malaki ang epekto",
    unknown,
  },
  omb_topic: {
    administration: "Pangangasiwa",
    benefits: "Mga benepisyo mula sa pamahalaan",
    cybersecurity: "Cybersecurity",
    emergency: "Pamamahala sa emerhensiya",
    energy_environment: "Enerhiya at kapaligiran",
    health: "Kalusugan at medisina",
    human_resources: "Yamang-tao",
    information_technology: "Teknolohiya ng impormasyon",
    international: "Ugnayang pandaigdig",
    law_enforcement: "Pagpapatupad ng batas",
    procurement_finance: "Pagbili at pananalapi",
    science: "Agham",
    service_delivery: "Paghahatid ng serbisyo",
    transportation: "Transportasyon",
    other: "Iba pa",
    unknown,
  },
  omb_classification: {
    agentic: "Kumikilos nang mag-isa (agentic AI)",
    classical: "Klasikong machine learning",
    vision: "Computer vision",
    generative: "Generative AI",
    language: "Pagproseso ng wika",
    reinforcement: "Reinforcement learning",
    unknown,
  },
  omb_ato: YES_NO,
  omb_demographics: {
    race_ethnicity: "Lahi o etnisidad",
    sex: "Kasarian",
    age: "Edad",
    religion: "Relihiyon",
    socioeconomic: "Kalagayang sosyo-ekonomiko",
    ability: "Kapansanan",
    residency: "Paninirahan",
    marital: "Katayuang sibil",
    income: "Kita",
    employment: "Trabaho",
    none: "Wala sa mga ito",
    other: "Iba pa",
    unknown,
  },
  omb_custom_code: YES_NO,
  omb_testing: PRACTICE,
  omb_assessment: PRACTICE,
  omb_review: {
    other_office: "Ibang tanggapan",
    oversight_board: "Lupon na nangangasiwa sa AI",
    chief_officer: "Pinuno ng AI",
    ...OPEN,
  },
  omb_monitoring: PRACTICE,
  omb_training: PRACTICE,
  omb_fail_safe: { yes: "Oo", not_applicable: "Hindi angkop", ...OPEN },
  omb_appeal: {
    yes: "Oo",
    not_applicable: "Hindi angkop",
    precluded: "Hindi pinapayagan ng batas o operasyon",
    ...OPEN,
  },
  omb_consultation: {
    usability_testing: "Pagsubok sa paggamit",
    public_comments: "Komento ng publiko",
    hearings: "Pampublikong pagdinig o pulong",
    other: "Iba pa",
    ...OPEN,
  },
};
