import type { AllTemplateWords } from "../template-ids.ts";

export const tl: AllTemplateWords = {
  people_counter: {
    name: "Tagabilang ng tao",
    summary: "Binibilang kung ilang tao ang dumaraan o nananatili sa isang lugar, nang hindi inaalam kung sino sila.",
    faq: [
      [
        "Nare-record ba ang mukha ko?",
        "Hindi. Napapansin lang ng device na may dumaan at nagdaragdag ito ng isa sa bilang. Sa loob ng device pinoproseso ang mga larawan at hindi itinatago.",
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
  },
  licence_plate_reader: {
    name: "Tagabasa ng plaka",
    summary: "Kinukunan ng larawan ang mga sasakyan at binabasa ang plaka, na nagtuturo sa rehistradong may-ari.",
    faq: [
      [
        "Malalaman ba nito kung sino ako?",
        "Oo. Sa rehistro ng mga sasakyan, nagtuturo ang plaka sa may-ari. Ang kawaning may pahintulot lang ang puwedeng tumingin dito, at para lang sa layuning nakasaad dito.",
      ],
      [
        "Gaano katagal itinatago ang plaka ko?",
        "Sa tagal na nakasaad sa pahinang ito. Pagkatapos, binubura ang larawan at ang numero ng plaka.",
      ],
      [
        "Puwede ko bang makita ang nakatago tungkol sa akin?",
        "Oo. Humiling sa organisasyong nakasaad sa pahinang ito, at ibigay ang numero ng plaka, lugar, petsa at oras.",
      ],
    ],
  },
  cctv: {
    name: "CCTV",
    summary:
      "Kinukunan ng video ang isang pampublikong lugar para makaresponde ang mga kawani at mabalikan ang nangyari.",
    faq: [
      [
        "Nare-record ba ang mukha ko?",
        "Oo, kung nasa harap ka ng kamera. Sapat na malinaw ang video para makilala ang mga tao. Walang programang naghahanap ng mukha.",
      ],
      [
        "Sino ang nanonood ng video?",
        "Mga sinanay na kawani ng organisasyong nakasaad sa pahinang ito. Nakakakuha lang ng video ang pulis kapag may kahilingang pinapayagan ng batas.",
      ],
      [
        "Gaano katagal itinatago ang video?",
        "Sa tagal na nakasaad sa pahinang ito. Pagkatapos, pinapatungan ito ng bago, maliban kung kailangan bilang ebidensiya.",
      ],
    ],
  },
  wifi_counter: {
    name: "Tagabilang gamit ang Wi-Fi",
    summary:
      "Sinasagap ang signal ng Wi-Fi ng mga teleponong malapit para tantiyahin kung ilan ang tao at paano sila gumagalaw.",
    faq: [
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
  },
  air_quality: {
    name: "Sensor ng kalidad ng hangin",
    summary: "Sinusukat ang nasa hangin, gaya ng pinong alikabok at ozone.",
    faq: [
      [
        "May nire-record ba ito tungkol sa akin?",
        "Wala. Hangin lang ang sinusukat nito. Wala itong kamera at mikropono.",
      ],
      ["Saan ko makikita ang mga sukat?", "Inilalathala ang mga ito. Nasa pahinang ito ang link."],
    ],
  },
  noise_meter: {
    name: "Panukat ng ingay",
    summary: "Sinusukat kung gaano kalakas ang tunog, nang hindi nire-record ang sinasabi.",
    faq: [
      [
        "Nakikinig ba ito sa mga usapan?",
        "Hindi. Sa loob ng device, agad na ginagawang sukat ng lakas ang tunog. Walang tunog na itinatago o ipinadadala.",
      ],
      [
        "Para saan ang mga sukat?",
        "Ipinakikita ng mga ito kung saan at kailan masyadong maingay, para makakilos ang lungsod.",
      ],
    ],
  },
  bin_sensor: {
    name: "Sensor ng basurahan",
    summary: "Sinusukat kung gaano na kapuno ang basurahan, para hakutin kung kailan kailangan.",
    faq: [
      [
        "Alam ba nito kung sino ang nagtapon?",
        "Hindi. Gamit ang tunog, sinusukat nito ang layo ng basura. Wala itong kamera.",
      ],
      ["Ano ang pakinabang nito?", "Mas maagang nahahakot ang punong basurahan, at mas kaunti ang biyahe ng mga trak."],
    ],
  },
  parking_sensor: {
    name: "Sensor ng paradahan",
    summary: "Napapansin kung bakante o may nakaparada sa isang paradahan.",
    faq: [
      [
        "Alam ba nito kung kaninong kotse ang nakaparada?",
        "Hindi. Napapansin lang nito na may sasakyan. Hindi ito nagbabasa ng plaka.",
      ],
      [
        "Puwede ba akong pagmultahin dahil dito?",
        "Hindi kung ito lang. Hindi nito alam kung aling sasakyan ang naroon.",
      ],
    ],
  },
  smart_lighting: {
    name: "Matalinong ilaw sa kalye",
    summary: "Pinalalakas ang ilaw kapag may lumalapit, at pinahihina kapag walang tao.",
    faq: [
      ["Kinukunan ba ako ng video ng ilaw?", "Hindi. Napapansin nito ang galaw at init, at wala itong kamera."],
      [
        "May nakaaalam ba kapag dumaan ako?",
        "Wala. Doon mismo tumutugon ang ilaw, at walang itinatagong tala ng bawat galaw.",
      ],
    ],
  },
  ev_charger: {
    name: "Charging station",
    summary: "Nagcha-charge ng mga sasakyang de-kuryente, at tumatanggap ng bayad sa card, telepono o app.",
    faq: [
      [
        "Ano ang alam nito tungkol sa akin?",
        "Ang kailangan para sa singil: ang card o account mo, ang oras at kung gaano karami ang kinarga mo.",
      ],
      [
        "Sino ang nakakakita ng datos ko?",
        "Ang kompanyang nagpapatakbo ng charging station at ang serbisyo mo sa pagbabayad. Kabuuang walang pangalan ang nakikita ng lungsod.",
      ],
      [
        "Gaano katagal ito itinatago?",
        "Itinatago ang mga singil hangga’t hinihingi ng batas. Nakasaad ang tagal sa pahinang ito.",
      ],
    ],
  },
  kiosk: {
    name: "Kiosk ng impormasyon",
    summary: "Pampublikong screen kung saan makikita ng mga tao ang direksiyon, serbisyo at balita.",
    faq: [
      ["Kinukunan ba ako ng video ng kiosk?", "Hindi. Pinipindot lang ito, at wala itong kamera."],
      [
        "Itinatago ba ang hinahanap ko?",
        "Binibilang kung aling mga pahina ang binubuksan, nang walang kaugnayan sa iyo. Binubura ang itina-type mo pag-alis mo.",
      ],
    ],
  },
  drone: {
    name: "Drone",
    summary:
      "Lumilipad sa ibabaw ng isang lugar na may kamera para suriin ang mga gusali, kalsada o takbo ng isang event.",
    faq: [
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
  },
  chatbot: {
    name: "Chatbot",
    summary:
      "Sumasagot nang nakasulat sa mga tanong tungkol sa serbisyo ng lungsod, gamit ang tekstong binubuo ng modelo ng wika.",
    faq: [
      [
        "Tao ba ang kausap ko?",
        "Hindi. Programa ang sumasagot. Puwede mong hilingin anumang oras na makausap ang isang tao.",
      ],
      [
        "Puwede bang mali ang mga sagot?",
        "Oo. Awtomatikong binubuo ang mga sagot at maaaring may mali. Ang opisyal na impormasyong nasa link ang dapat sundin.",
      ],
      [
        "Itinatago ba ang isinusulat ko?",
        "Oo, sa tagal na nakasaad sa pahinang ito, para mapahusay ang mga sagot. Pakiusap, huwag magsulat ng anumang pribado.",
      ],
    ],
  },
  permit_triage: {
    name: "Pagsasaayos ng mga permit",
    summary:
      "Inaayos ang mga aplikasyon sa permit ayon sa kung gaano kakumpleto at kakomplikado; kawani ang nagpapasya sa bawat isa.",
    faq: [
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
  },
  signal_timing: {
    name: "Oras ng ilaw-trapiko",
    summary:
      "Kinukuwenta mula sa bilang ng trapiko kung gaano katagal berde ang mga ilaw-trapiko, at ito mismo ang nagtatakda.",
    faq: [
      [
        "Alam ba nito kung sino ang nagmamaneho?",
        "Hindi. Bilang lang ng mga sasakyan, bisikleta at naglalakad ang ginagamit nito.",
      ],
      [
        "Paano kung magkamali ito?",
        "Laging sinusunod ang mga takdang tuntunin sa kaligtasan, gaya ng pinakamaikling oras ng pagtawid. Binabantayan ito ng mga kawani at puwede nilang patayin.",
      ],
    ],
  },
  benefit_check: {
    name: "Pagsusuri ng benepisyo",
    summary:
      "Sinusuri mula sa sinasabi ng mga tao at sa opisyal na tala kung puwede silang tumanggap ng benepisyo; kawani ang nagpapasya.",
    faq: [
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
  },
  document_redaction: {
    name: "Pagtatakip sa mga dokumento",
    summary:
      "Hinahanap ang mga pangalan, address at iba pang personal na datos sa mga dokumento, para matakpan bago ilathala.",
    faq: [
      [
        "Siguradong natatanggal ba ang mga detalye ko?",
        "Minamarkahan ng sistema ang nahahanap nito, at sinusuri ng isang tao ang bawat dokumento bago ilathala. Puwede pa ring magkamali.",
      ],
      [
        "Ano ang magagawa ko kung makita ko ang pangalan ko?",
        "Ipaalam sa organisasyong nakasaad sa pahinang ito. Aalisin ang dokumento at itatama.",
      ],
    ],
  },
};
