import type { AllTemplateTexts } from "../template-ids.ts";

export const tl: AllTemplateTexts = {
  accountable: "Nagpapasya kung paano ginagamit ang sistema at nananagot sa mga resulta nito.",
  supplier: "Nagbibigay ng sistema.",
  rights: {
    right_to_notice: "Sinasabi sa inyo kung saan ginagamit ang sistemang ito at kung ano ang ginagawa nito.",
    right_to_human_review: "Hilinging tingnan ng isang tao ang tanong o kaso ninyo.",
    right_be_forgotten: "Hilinging burahin ang datos tungkol sa inyo kapag hindi na ito kailangan.",
    right_individual_decision_explanation:
      "Itanong kung bakit ginawa ang isang pasya tungkol sa inyo, at kung ano ang naging bahagi ng sistema.",
    right_contest: "Tutulan ang isang pasya tungkol sa inyo at ipasuri itong muli.",
    right_algorithmic_transparency:
      "Itanong kung paano nakukuha ng sistema ang mga resulta nito, at tumanggap ng sagot sa simpleng salita.",
    right_access: "Itanong kung aling datos tungkol sa inyo ang ginagamit, at kumuha ng kopya.",
    right_correction: "Hilinging itama ang mali o kulang na datos tungkol sa inyo.",
    right_non_discrimination:
      "Hindi kayo dapat tratuhin nang mas masama dahil sa kung sino kayo. Sabihin sa amin kung sa tingin ninyo ay nangyari ito.",
  },
  chatbot: {
    affected: {
      title: "Mga taong gumagamit ng chatbot",
      description:
        "Sinumang nagtatanong sa chatbot tungkol sa mga serbisyo ng lungsod. Maaaring mali o kulang ang mga sagot nito.",
    },
    elements: {
      societal_cultural_harm: "Maaaring mali o may kinikilingan ang mga sagot, at maaaring paniwalaan ng mga tao.",
      environmental_harm: "Malakas kumonsumo ng kuryente at tubig ang malalaking language model.",
      input_about_behaviour: "Ang tina-type ng mga tao, at ang ginagawa nila sa mga sagot.",
      input_operational_data: "Ang mga pahina at dokumento ng lungsod na pinagbabatayan ng mga sagot.",
      output_generated_content: "Isang nakasulat na sagot sa tanong.",
    },
  },
  permit_triage: {
    affected: {
      title: "Mga taong nag-a-apply ng permit",
      description:
        "Ang mga aplikante at ang mga kumikilos para sa kanila. Nakaaapekto ang pagkakasunod-sunod ng mga kaso sa haba ng paghihintay.",
    },
    elements: {
      financial_harm:
        "Maaaring maghintay nang mas matagal ang kasong mali ang pagkakauri, na gastos sa oras at pera ng aplikante.",
      input_about_a_place: "Ang mga plano at ang address sa aplikasyon.",
      input_operational_data: "Ang form at mga kalakip nito, kasama ang pangalan at contact ng aplikante.",
      output_recommendation: "Kung gaano kakumpleto at kakomplikado ang aplikasyon, bilang mungkahi sa mga kawani.",
    },
  },
  signal_timing: {
    affected: {
      title: "Mga tao sa kalsada",
      description: "Sinumang naglalakad, nagbibisikleta o nagmamaneho sa mga tawirang ito.",
    },
    elements: {
      physical_harm: "Sa maling oras ng ilaw, maaaring kulangin ang panahon para makatawid nang ligtas.",
      input_about_a_measurement: "Bilang ng mga sasakyan, bisikleta at tao sa mga tawiran.",
      output_operational_data: "Isang plano kung gaano katagal na berde ang bawat ilaw.",
      output_physical_action: "Nagbabago ang mga ilaw-trapiko ayon sa planong ito.",
    },
  },
  benefit_check: {
    affected: {
      title: "Mga taong nag-a-apply ng benepisyo",
      description: "Ang mga aplikante at ang mga kasama nila sa bahay.",
    },
    elements: {
      financial_harm: "Maaaring may pagkaitan ng perang karapat-dapat sa kanya, o pabayaran ito pabalik.",
      psychological_harm: "Mabigat sa loob ang masuri, o mapaghinalaan nang mali.",
      civil_liberties_harm: "Maaaring mas madalas masuri ang ilang grupo kaysa iba.",
      input_sensitive_personal:
        "Kita, sambahayan at ang sinasabi ng mga tao sa aplikasyon, at ang nasa opisyal na talaan.",
      output_recommendation: "Isang mungkahi sa mga kawani: karapat-dapat, hindi karapat-dapat, o suriin pa.",
      output_sensitive_personal: "Ang resulta ng bawat aplikante, na may ibinubunyag tungkol sa kita niya.",
    },
  },
  document_redaction: {
    affected: {
      title: "Mga taong pinangalanan sa mga dokumento",
      description: "Sinumang ang pangalan, address o ibang datos ay nasa dokumentong ilalathala.",
    },
    elements: {
      reputational_harm: "Nagiging pampubliko ang pangalang nakaligtaan.",
      civil_liberties_harm: "Kapag sobra ang tinakpan, natatago ang may karapatang malaman ng publiko.",
      input_sensitive_personal: "Mga dokumento bago ilathala, kasama ang personal na datos sa mga ito.",
      output_operational_data: "Ang parehong mga dokumento na tinakpan ang personal na datos.",
    },
  },
};
