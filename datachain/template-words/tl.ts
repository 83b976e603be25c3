import type { AllTemplateWords } from "../template-ids.ts";

export const tl: AllTemplateWords = {
  people_counter: {
    name: "Tagabilang ng tao",
    summary: "Binibilang kung ilang tao ang dumaraan o nananatili sa isang lugar, nang hindi inaalam kung sino sila.",
  },
  licence_plate_reader: {
    name: "Tagabasa ng plaka",
    summary: "Kinukunan ng larawan ang mga sasakyan at binabasa ang plaka, na nagtuturo sa rehistradong may-ari.",
  },
  cctv: {
    name: "CCTV",
    summary:
      "Kinukunan ng video ang isang pampublikong lugar para makaresponde ang mga kawani at mabalikan ang nangyari.",
  },
  wifi_counter: {
    name: "Tagabilang gamit ang Wi-Fi",
    summary:
      "Sinasagap ang signal ng Wi-Fi ng mga teleponong malapit para tantiyahin kung ilan ang tao at paano sila gumagalaw.",
  },
  air_quality: {
    name: "Sensor ng kalidad ng hangin",
    summary: "Sinusukat ang nasa hangin, gaya ng pinong alikabok at ozone.",
  },
  noise_meter: {
    name: "Panukat ng ingay",
    summary: "Sinusukat kung gaano kalakas ang tunog, nang hindi nire-record ang sinasabi.",
  },
  bin_sensor: {
    name: "Sensor ng basurahan",
    summary: "Sinusukat kung gaano na kapuno ang basurahan, para hakutin kung kailan kailangan.",
  },
  parking_sensor: {
    name: "Sensor ng paradahan",
    summary: "Napapansin kung bakante o may nakaparada sa isang paradahan.",
  },
  smart_lighting: {
    name: "Matalinong ilaw sa kalye",
    summary: "Pinalalakas ang ilaw kapag may lumalapit, at pinahihina kapag walang tao.",
  },
  ev_charger: {
    name: "Charging station",
    summary: "Nagcha-charge ng mga sasakyang de-kuryente, at tumatanggap ng bayad sa card, telepono o app.",
  },
  kiosk: {
    name: "Kiosk ng impormasyon",
    summary: "Pampublikong screen kung saan makikita ng mga tao ang direksiyon, serbisyo at balita.",
  },
  drone: {
    name: "Drone",
    summary:
      "Lumilipad sa ibabaw ng isang lugar na may kamera para suriin ang mga gusali, kalsada o takbo ng isang event.",
  },
  chatbot: {
    name: "Chatbot",
    summary:
      "Sumasagot nang nakasulat sa mga tanong tungkol sa serbisyo ng lungsod, gamit ang tekstong binubuo ng modelo ng wika.",
  },
  permit_triage: {
    name: "Pagsasaayos ng mga permit",
    summary:
      "Inaayos ang mga aplikasyon sa permit ayon sa kung gaano kakumpleto at kakomplikado; kawani ang nagpapasya sa bawat isa.",
  },
  signal_timing: {
    name: "Oras ng ilaw-trapiko",
    summary:
      "Kinukuwenta mula sa bilang ng trapiko kung gaano katagal berde ang mga ilaw-trapiko, at ito mismo ang nagtatakda.",
  },
  benefit_check: {
    name: "Pagsusuri ng benepisyo",
    summary:
      "Sinusuri mula sa sinasabi ng mga tao at sa opisyal na tala kung puwede silang tumanggap ng benepisyo; kawani ang nagpapasya.",
  },
  document_redaction: {
    name: "Pagtatakip sa mga dokumento",
    summary:
      "Hinahanap ang mga pangalan, address at iba pang personal na datos sa mga dokumento, para matakpan bago ilathala.",
  },
};
