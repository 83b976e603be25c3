import * as registers from "./registers.ts";
import type { QuestionWords, SectionWords } from "../../words.ts";

export const sections = {
  purpose: { title: "Layunin", intro: "Kung para saan ito, at kung sapat na dahilan iyon." },
  process: {
    title: "Paggamit sa totoo",
    intro: "Kung paano ginagamit ang mga resulta nito at ang pinagpapasyahan pa ng mga tao.",
  },
  working: {
    title: "Paano ito gumagana",
    intro: "Mula sa isang payak na talata hanggang sa teknikal na detalye.",
  },
  data: { title: "Datos", intro: "Ang pumapasok, ang lumalabas, gaano katagal iniimbak at sino ang makakakita." },
  law: { title: "Batas at mga pagtatasa", intro: "Ang nagpapahintulot dito at kung paano sinuri ang epekto nito." },
  risks_and_rights: {
    title: "Mga panganib at karapatan",
    intro: "Ang maaaring magkamali, at ang magagawa ng mga tao.",
  },
  accountability: { title: "Pananagutan at mga supplier", intro: "Sino ang nananagot dito at sino ang gumawa nito." },
  classification: { title: "Pag-uuri", intro: "Kung paano ito inuuri ng batas sa AI." },
  publication: { title: "Paglalathala", intro: "Kung saan pa ito nakalathala at paano ito nahahanap ng mga tao." },
  registers: registers.section,
} satisfies SectionWords;

export const questions = {
  purpose: {
    label: "Para saan ito, at ano ang kahulugan nito sa mga tao?",
    help: "Magsimula sa problemang nilulutas nito. Saka sabihin ang nagbabago para sa mga naaapektuhan.",
  },
  people_affected: {
    label: "Sino ang naaapektuhan?",
    help: "Lahat ng maaaring maapektuhan ng mga resulta nito, hindi lang ang gumagamit.",
  },
  people_affected_note: {
    label: "Dagdag tungkol sa mga naaapektuhan",
    help: "Kung ilang tao, at kung may mas naaapektuhan kaysa iba.",
  },
  necessity: { label: "Bakit ito kailangan?", help: "Ang magkakamali o mawawala kung wala ito." },
  proportionality: {
    label: "Higit ba ang pakinabang kaysa pinsala?",
    help: "Banggitin ang dalawa at ipaliwanag kung paano tinimbang.",
  },
  alternatives: {
    label: "Ano pa ang pinag-isipan?",
    help: "Ibang paraan para maabot ang layunin, kahit walang algoritmo, at kung bakit hindi mo pinili.",
  },
  benefits: {
    label: "Anong mga benepisyo ang inaasahan mo?",
    help: "Mga nasusukat na resulta, gaya ng natipid na oras o naiwasang mali.",
  },
  out_of_scope: { label: "Saan ito hindi para gamitin?", help: "Mga gamit na hindi pinapayagan." },
  previous_process: { label: "Paano ito ginagawa dati?", help: "Upang makita ng mambabasa ang nagbago." },
  political_decisions: {
    label: "Mga pasyang nasa likod nito",
    help: "Mga pasya ng konseho o pamunuan, may link kung pampubliko.",
  },
  effectiveness: { label: "Ano na ang nagawa nito?", help: "Mga resulta ng ebalwasyon, mabuti man o masama." },
  effectiveness_measured_on: { label: "Kailan iyon sinukat?", help: "Ang petsa ng mga resulta." },

  autonomy_level: {
    label: "Ano ang pinagpapasyahan ng mga tao?",
    help: "Piliin ang nangyayari sa totoo, hindi ang nasa manwal.",
  },
  decision_effect: {
    label: "Ano ang epekto ng resulta nito?",
    help: "Piliin ang pinakamalakas na epektong maaari nitong idulot.",
  },
  process_integration: {
    label: "Nasaan ito sa proseso?",
    help: "Ang nangyayari bago at pagkatapos nito, at sino ang gumagawa ng ano.",
  },
  human_oversight: {
    label: "Paano ito sinusuri at itinatama ng mga tao?",
    help: "Sino ang makakapagbaligtad ng resulta, kailan, at gaano kadalas itong nangyayari.",
  },
  notice_given: {
    label: "Sinasabihan ba ang mga tao?",
    help: "Kung alam ng mga naaapektuhan na may algoritmong sangkot.",
  },
  notice_note: {
    label: "Paano sila sinasabihan, o bakit hindi?",
    help: "Ang sinasabi sa kanila, saan at kailan. Kung hindi sila sinasabihan, ipaliwanag kung bakit.",
  },
  use_type: { label: "Ano ang ginagawa nito sa datos?", help: "Piliin ang naglalarawan sa pangunahing gawain nito." },
  outputs: {
    label: "Ano ang nakukuha ng mga gumagamit?",
    help: "Numero, listahan, teksto o larawan: ang nakikita nila sa screen.",
  },
  usage_count: {
    label: "Gaano kadalas itong ginagamit?",
    help: "Kung ilang kaso, tao o larawan ang pinoproseso nito.",
  },
  usage_period: { label: "Sa loob ng anong panahon?", help: "Ang panahong saklaw ng numero sa itaas." },
  usage_note: { label: "Dagdag tungkol sa dalas", help: "Halimbawa mga panahon ng taon, o tantiya." },
  fallback: {
    label: "Paano kung pumalya ito?",
    help: "Paano nagpapatuloy ang trabaho nang wala ito, at paano ito papatayin.",
  },
  staff_training: {
    label: "Paano sinasanay ang mga kawani?",
    help: "Ang kailangang malaman ng mga gagamit bago magtrabaho gamit ito.",
  },

  explanation: {
    label: "Paano ito gumagana, para sa lahat?",
    help: "Gaya ng pagpapaliwanag mo sa kapitbahay, nang walang teknikal na salita.",
  },
  technical_description: {
    label: "Paano ito gumagana, para sa mga eksperto?",
    help: "Mga pamamaraan, modelo at katangian. Puwede rito ang teknikal na salita.",
  },
  fairness_tests: {
    label: "Mga pagsubok sa pagkiling at pagkamakatarungan",
    help: "Isang hanay sa bawat pagsubok, pati ang may hindi kanais-nais na resulta.",
  },
  capabilities: { label: "Ano ang kaya nitong gawin?", help: "Piliin ang lahat ng naaangkop." },
  models: { label: "Mga modelo", help: "Isang hanay sa bawat modelo." },
  performance: { label: "Gaano ito kahusay?", help: "Isang hanay sa bawat sukat, kasama ang datos na pinagsukatan." },
  maintenance: {
    label: "Paano ito pinananatili?",
    help: "Sino ang nag-a-update nito at gaano kadalas itong sinasanay muli.",
  },
  code_url: { label: "Source code", help: "Link sa repository, hindi sa pahina ng produkto." },
  code_license: { label: "Lisensiya ng code", help: "Halimbawa EUPL-1.2, o “proprietary”." },
  product_url: { label: "Pahina ng produkto ng supplier", help: "Kung saan ito inilalarawan ng supplier." },
  architecture_url: { label: "Diagram ng arkitektura", help: "Link sa isang larawan o dokumento." },

  data_summary: {
    label: "Anong datos ang ginagamit nito?",
    help: "Saan galing at ano ang nilalaman, sa payak na salita.",
  },
  personal_data: {
    label: "Gumagamit ba ito ng personal na datos?",
    help: "Piliin ang pinakasensitibong uri. Ito ang tutukoy sa mga susunod na tanong.",
  },
  retention: { label: "Gaano katagal iniimbak ang datos?", help: "Piliin ang yunit, saka ang bilang." },
  retention_length: { label: "Ilan?", help: "Halimbawa, 30 kung 30 araw iniimbak ang datos." },
  retention_note: {
    label: "Dagdag tungkol sa tagal",
    help: "Halimbawa, magkakaibang tagal para sa magkakaibang datos.",
  },
  access: {
    label: "Sino ang makakakita ng datos?",
    help: "Piliin ang lahat ng makakakita ng datos tungkol sa mga indibidwal.",
  },
  access_note: {
    label: "Dagdag tungkol sa kung sino ang makakakita ng datos",
    help: "Mga pangalan ng tanggapan, at paano ibinibigay ang access.",
  },
  data_quality_bias: {
    label: "Ano ang kulang o baluktot sa datos?",
    help: "Mga alam na puwang at mali, at mga pangkat na bihira o labis na naroon.",
  },
  datasets: { label: "Mga dataset", help: "Isang hanay sa bawat dataset. Sapat na ang pamagat sa simula." },
  output_data: { label: "Anong datos ang nagagawa nito?", help: "Ang iniimbak tungkol sa mga resulta nito." },
  storage: { label: "Saan iniimbak ang datos?", help: "Piliin ang lahat ng naaangkop." },
  storage_countries: {
    label: "Sa aling mga bansa?",
    help: "Mga bansang pinag-iimbakan ng datos o kung saan ito maa-access.",
  },
  sharing: {
    label: "Sino ang tumatanggap ng datos?",
    help: "Isang hanay sa bawat organisasyong regular na tumatanggap.",
  },

  legal_basis: {
    label: "Ano ang nagpapahintulot sa paggamit?",
    help: "Ang tungkulin at ang batas, sa payak na salita.",
  },
  legal_refs: {
    label: "Mga batas at tuntunin",
    help: "Isang hanay sa bawat isa. Maglagay ng petsa para mabalaan ka kapag nawalan ng bisa ang tuntunin.",
  },
  gdpr_grounds: { label: "Legal na batayan sa paggamit ng personal na datos", help: "Piliin ang lahat ng naaangkop." },
  privacy_statement_url: {
    label: "Pahayag sa privacy",
    help: "Ang pahinang nagsasabi sa mga tao tungkol sa kanilang datos.",
  },
  processing_register_url: {
    label: "Tala sa rehistro ng mga gawain sa pagproseso",
    help: "Kung pampubliko ang rehistro mo.",
  },
  assessments: {
    label: "Mga pagtatasa ng epekto",
    help: "Isang hanay sa bawat isa, pati ang nakaplano o hindi kinailangan.",
  },
  assessments_note: {
    label: "Bakit hindi ginawa ang ilan",
    help: "Ipaliwanag para sa bawat isang maaaring asahan ng mga tao.",
  },
  independent_reviews: {
    label: "Mga malayang pagsusuri",
    help: "Mga audit at pagsusuri ng mga independiyenteng partido.",
  },

  risks: { label: "Mga panganib at hakbang", help: "Isang hanay sa bawat panganib, kasama ang ginagawa mo rito." },
  monitoring: {
    label: "Paano ito binabantayan?",
    help: "Ang binabantayan, sino ang nagbabantay, at ang nangyayari kapag may mali.",
  },
  monitoring_interval: { label: "Gaano kadalas?", help: "Gaano kadalas itong sinusuri." },
  objection: {
    label: "Paano makatututol ang mga tao?",
    help: "Sino ang kokontakin, hanggang kailan, at ano ang susunod.",
  },
  objection_url: { label: "Pahina para tumutol", help: "Ang form o pahina kung saan tumututol." },
  rights: {
    label: "Anong mga karapatan ang taglay ng mga tao?",
    help: "Gaya ng pagtingin, pagtatama o pagbura ng kanilang datos, at paano gamitin ang mga karapatang ito.",
  },
  opt_out: {
    label: "Puwede bang hindi sumali ang mga tao?",
    help: "Kung may makatatanggi nang walang pinsala sa kaniya.",
  },
  incidents: {
    label: "Mga alam na insidente",
    help: "Ang nangyari at ang ginawa. Para sa kawani lang, maliban kung iba ang pasya mo.",
  },
  consultations: {
    label: "Sino ang kinonsulta?",
    help: "Mga konsultasyon sa publiko, eksperto o kinatawan ng kawani.",
  },

  accountable_role: { label: "Sino ang nananagot?", help: "Isang tungkulin, hindi pangalan: “Pinuno ng mga permit”." },
  developed_in_house: {
    label: "In-house ba itong ginawa?",
    help: "Kung oo, hindi mo kailangang magbanggit ng supplier.",
  },
  supplier_data_access: {
    label: "Ano ang nakikita ng supplier?",
    help: "Aling datos, para saan, at paano nililimitahan ang access.",
  },
  products: { label: "Mga produktong ginagamit", help: "Isang hanay sa bawat produkto o serbisyo." },
  procurement: { label: "Paano ito binili?", help: "Ang pamamaraang humantong sa kontrata." },
  procurement_note: { label: "Dagdag tungkol sa pagbili", help: "Halimbawa kung saan inilathala ang bidding." },
  contract_reference: { label: "Numero ng kontrata", help: "Para sa kawani lang, maliban kung iba ang pasya mo." },
  contract_ends_on: { label: "Katapusan ng kontrata", help: "Para sa kawani lang, maliban kung iba ang pasya mo." },
  yearly_cost: { label: "Gastos bawat taon", help: "Kasama ang salapi, halimbawa “₱ 400,000”." },
  funding: { label: "Sino ang nagbabayad?", help: "Ang badyet, isang grant, isang katuwang." },
  registered_by: { label: "Inirehistro ni", help: "Kung iba ang pumupuno nito para sa iyo." },

  is_ai_system: {
    label: "Sistemang AI ba ito ayon sa batas?",
    help: "Ayon sa kahulugan ng EU AI Act. Wastong sagot ang “Hindi alam”.",
  },
  aia_risk: { label: "Antas ng panganib ayon sa AI Act", help: "Magtanong sa legal team kung hindi sigurado." },
  aia_not_high_reason: {
    label: "Bakit hindi ito mataas ang panganib?",
    help: "Aling kondisyon ng Artikulo 6(3) ang naaangkop, at bakit.",
  },
  aia_annex_iii_areas: { label: "Larangan ng annex III", help: "Piliin ang lahat ng naaangkop." },
  aia_role: { label: "Ang papel mo ayon sa AI Act", help: "Kung inilalagay mo ito sa merkado, ginagamit, o pareho." },
  aia_eu_entry_url: { label: "Tala sa database ng EU", help: "Ang pampublikong pahina ng tala." },
  aia_fria_summary: {
    label: "Buod ng pagtatasa sa mga pangunahing karapatan",
    help: "Ang mga natuklasan sa payak na salita.",
  },
  aia_dpia_summary: {
    label: "Buod ng pagtatasa sa proteksiyon ng datos",
    help: "Ang mga natuklasan sa payak na salita.",
  },
  aia_declaration_url: { label: "Deklarasyon ng pagsunod sa EU", help: "Link sa deklarasyon." },
  aia_instructions_url: { label: "Mga tagubilin sa paggamit", help: "Link sa mga tagubilin." },
  aia_member_states: {
    label: "Mga bansang kasapi kung saan ito iniaalok",
    help: "Kung saan ito nasa merkado o ginagamit.",
  },
  aia_certificates: { label: "Mga sertipiko", help: "Isang hanay sa bawat sertipiko." },

  status_note: { label: "Tala tungkol sa kalagayan nito", help: "Halimbawa kung bakit nakahinto muna." },
  public_page_url: { label: "Pahina tungkol dito", help: "Pahina sa ibang lugar na may dagdag na impormasyon." },
  source_register_url: { label: "Tala sa ibang rehistro", help: "Kung saan ito unang inilathala." },
  areas: { label: "Saan ito ginagamit?", help: "Mga pangalan ng distrito o lugar. Pindutin ang Enter para magdagdag." },
  search_terms: {
    label: "Mga salitang hinahanap ng mga tao",
    help: "Hindi ipinapakita sa publiko. Pindutin ang Enter para magdagdag.",
  },
  ...registers.questions,
} satisfies QuestionWords;
