import type { AllTemplateFaqs } from "../template-ids.ts";

export const tl: AllTemplateFaqs = {
  people_counter: [
    [
      "Nare-record ba ang mukha ko?",
      "Hindi. Napapansin lang ng device na may dumaan at nagdaragdag ito ng isa sa bilang. Sa loob ng device pinoproseso ang mga larawan at hindi iniimbak.",
    ],
    [
      "Sino ang nakakakita ng mga bilang?",
      "Kabuuan ang nakikita ng lungsod, halimbawa kung ilang tao ang dumaan sa isang oras. Walang nakakakita sa iyo.",
    ],
    [
      "Para saan ang mga bilang?",
      "Tumutulong ang mga ito sa pagpapasya, gaya ng kung gaano kalapad dapat ang daanan o kailan kailangang linisin ang plasa.",
    ],
  ],
  licence_plate_reader: [
    [
      "Malalaman ba nito kung sino ako?",
      "Oo. Sa rehistro ng mga sasakyan, nagtuturo ang plaka sa may-ari. Ang kawaning may pahintulot lang ang puwedeng tumingin dito, at para lang sa layuning nakasaad dito.",
    ],
    [
      "Gaano katagal iniimbak ang plaka ko?",
      "Sa tagal na nakasaad sa pahinang ito. Pagkatapos, binubura ang larawan at ang numero ng plaka.",
    ],
    [
      "Puwede ko bang makita ang nakaimbak tungkol sa akin?",
      "Oo. Humiling sa organisasyong nakasaad sa pahinang ito, at ibigay ang numero ng plaka, lugar, petsa at oras.",
    ],
  ],
  cctv: [
    [
      "Nare-record ba ang mukha ko?",
      "Oo, kung nasa harap ka ng kamera. Sapat na malinaw ang video para makilala ang mga tao. Walang programang naghahanap ng mukha.",
    ],
    [
      "Sino ang nanonood ng video?",
      "Mga sinanay na kawani ng organisasyong nakasaad sa pahinang ito. Nakakakuha lang ng video ang pulis kapag may kahilingang pinapayagan ng batas.",
    ],
    [
      "Gaano katagal iniimbak ang video?",
      "Sa tagal na nakasaad sa pahinang ito. Pagkatapos, pinapatungan ito ng bago, maliban kung kailangan bilang ebidensiya.",
    ],
  ],
  wifi_counter: [
    [
      "Mababasa ba nito ang laman ng telepono ko?",
      "Hindi. Sinasagap lang nito ang signal na inilalabas ng telepono kapag naghahanap ng Wi-Fi, kasama ang numero ng device.",
    ],
    [
      "Puwede ba akong masundan?",
      "Pinapalitan ng kodigo ang numero ng device mo. Habang ginagamit ang kodigong iyon, makikilala ang parehong telepono sa ilang tagabilang.",
    ],
    ["Puwede ba akong tumanggi?", "Oo. Patayin ang Wi-Fi ng telepono mo, at hindi ito mabibilang."],
  ],
  air_quality: [
    [
      "May nire-record ba ito tungkol sa akin?",
      "Wala. Hangin lang ang sinusukat nito. Wala itong kamera at mikropono.",
    ],
    ["Saan ko makikita ang mga sukat?", "Inilalathala ang mga ito. Nasa pahinang ito ang link."],
  ],
  noise_meter: [
    [
      "Nakikinig ba ito sa mga usapan?",
      "Hindi. Sa loob ng device, agad na ginagawang sukat ng lakas ang tunog. Walang tunog na iniimbak o ipinadadala.",
    ],
    [
      "Para saan ang mga sukat?",
      "Ipinakikita ng mga ito kung saan at kailan masyadong maingay, para makakilos ang lungsod.",
    ],
  ],
  bin_sensor: [
    [
      "Alam ba nito kung sino ang nagtapon?",
      "Hindi. Gamit ang tunog, sinusukat nito ang layo ng basura. Wala itong kamera.",
    ],
    ["Ano ang pakinabang nito?", "Mas maagang nahahakot ang punong basurahan, at mas kaunti ang biyahe ng mga trak."],
  ],
  parking_sensor: [
    [
      "Alam ba nito kung kaninong kotse ang nakaparada?",
      "Hindi. Napapansin lang nito na may sasakyan. Hindi ito nagbabasa ng plaka.",
    ],
    ["Puwede ba akong pagmultahin dahil dito?", "Hindi kung ito lang. Hindi nito alam kung aling sasakyan ang naroon."],
  ],
  smart_lighting: [
    ["Kinukunan ba ako ng video ng ilaw?", "Hindi. Napapansin nito ang galaw at init, at wala itong kamera."],
    [
      "May nakaaalam ba kapag dumaan ako?",
      "Wala. Doon mismo tumutugon ang ilaw, at walang iniimbak na tala ng bawat galaw.",
    ],
  ],
  ev_charger: [
    [
      "Ano ang alam nito tungkol sa akin?",
      "Ang kailangan para sa singil: ang card o account mo, ang oras at kung gaano karami ang kinarga mo.",
    ],
    [
      "Sino ang nakakakita ng datos ko?",
      "Ang kompanyang nagpapatakbo ng charging station at ang serbisyo mo sa pagbabayad. Kabuuang walang pangalan ang nakikita ng lungsod.",
    ],
    [
      "Gaano katagal ito iniimbak?",
      "Iniimbak ang mga singil hangga’t hinihingi ng batas. Nakasaad ang tagal sa pahinang ito.",
    ],
  ],
  kiosk: [
    ["Kinukunan ba ako ng video ng kiosk?", "Hindi. Pinipindot lang ito, at wala itong kamera."],
    [
      "Iniimbak ba ang hinahanap ko?",
      "Binibilang kung aling mga pahina ang binubuksan, nang walang kaugnayan sa iyo. Binubura ang itina-type mo pag-alis mo.",
    ],
  ],
  drone: [
    [
      "Puwede ba akong makita sa mga kuha?",
      "Oo, puwedeng mangyari iyon. Isang lugar ang kinukunan ng drone, at maaaring makilala ang mga tao roon.",
    ],
    [
      "Kailan ito lumilipad?",
      "Para lang sa layuning nakasaad sa pahinang ito. Ipinaaalam ang mga nakaplanong lipad kung maaari.",
    ],
    [
      "Ano ang nangyayari sa mga kuha sa akin?",
      "Pinalalabo ang mga tao bago ipasa sa iba ang mga kuha. Binubura ang iba pa pagkatapos ng tagal na nakasaad sa pahinang ito.",
    ],
  ],
  chatbot: [
    [
      "Tao ba ang kausap ko?",
      "Hindi. Programa ang sumasagot. Puwede mong hilingin anumang oras na makausap ang isang tao.",
    ],
    [
      "Puwede bang mali ang mga sagot?",
      "Oo. Awtomatikong binubuo ang mga sagot at maaaring may mali. Ang opisyal na impormasyong nasa link ang dapat sundin.",
    ],
    [
      "Iniimbak ba ang isinusulat ko?",
      "Oo, sa tagal na nakasaad sa pahinang ito, para mapahusay ang mga sagot. Pakiusap, huwag magsulat ng anumang pribado.",
    ],
  ],
  permit_triage: [
    [
      "Computer ba ang nagpapasya sa aplikasyon ko?",
      "Hindi. Nagmumungkahi ito ng ayos at itinuturo ang kulang. Tao ang nagpapasya.",
    ],
    [
      "Ano ang tinitingnan nito?",
      "Ang nasa aplikasyon mo at sa mga dokumento nito. Wala na itong kinukuhang iba pa tungkol sa iyo.",
    ],
    [
      "Ano ang magagawa ko kung hindi ako sang-ayon?",
      "Puwede kang humingi ng paliwanag, at hilinging tingnan ito muli ng ibang tao.",
    ],
  ],
  signal_timing: [
    [
      "Alam ba nito kung sino ang nagmamaneho?",
      "Hindi. Bilang lang ng mga sasakyan, bisikleta at naglalakad ang ginagamit nito.",
    ],
    [
      "Paano kung magkamali ito?",
      "Laging sinusunod ang mga takdang tuntunin sa kaligtasan, gaya ng pinakamaikling oras ng pagtawid. Binabantayan ito ng mga kawani at puwede nilang patayin.",
    ],
  ],
  benefit_check: [
    [
      "Puwede bang tanggihan ng computer ang aplikasyon ko?",
      "Hindi. Nagmumungkahi lang ang sistema. Tao ang nagpapasya at nagpapaliwanag ng bawat pagtanggi.",
    ],
    [
      "Anong datos ko ang ginagamit nito?",
      "Ang sinabi mo at ang alam ng mga tanggapang nakasaad sa pahinang ito, gaya ng kita at mga kasama sa bahay. Sensitibo ang datos na ito.",
    ],
    [
      "Ano ang magagawa ko laban sa isang pasya?",
      "Puwede mong makita at itama ang datos mo, itanong ang mga dahilan, at tumutol. Nakasaad sa pahinang ito kung paano.",
    ],
  ],
  document_redaction: [
    [
      "Siguradong natatanggal ba ang mga detalye ko?",
      "Minamarkahan ng sistema ang nahahanap nito, at sinusuri ng isang tao ang bawat dokumento bago ilathala. Puwede pa ring magkamali.",
    ],
    [
      "Ano ang magagawa ko kung makita ko ang pangalan ko?",
      "Ipaalam sa organisasyong nakasaad sa pahinang ito. Aalisin ang dokumento at itatama.",
    ],
  ],
};
