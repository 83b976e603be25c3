import type { ReaderWords } from "../reader-words.ts";

/** Lists join with "ព្រមទាំង" because titles join with "និង". */
export const km: ReaderWords = {
  undisclosed: "មិនបង្ហាញជាសាធារណៈទេ។",
  missing: "មិនទាន់មានព័ត៌មានអំពីចំណុចនេះនៅឡើយទេ។",
  no_answer: "មិនទាន់មានចម្លើយ",
  proposed: "មិនមែនជាផ្នែកនៃស្តង់ដារ",
  sources: "ប្រភព",
  disclosure: {
    disclosed: "បង្ហាញជាសាធារណៈ",
    partly_disclosed: "បង្ហាញមួយផ្នែក",
    not_disclosed: "មិនបង្ហាញ",
    not_applicable: "មិនពាក់ព័ន្ធ",
  },
  here: "ទីនេះ",
  more: "និង {count} ទៀត",
  identifiability: {
    none: "មិនផ្ទាល់ខ្លួន",
    de_identified: "លុបអត្តសញ្ញាណ",
    identifiable: "អាចស្គាល់អ្នក",
  },
  sentences: {
    and: " ព្រមទាំង ",
    comma: ", ",
    kept: "ទិន្នន័យត្រូវបានរក្សាទុក{time} {place}។",
    undisclosed: "{category}៖ មិនបង្ហាញជាសាធារណៈទេ។ {reason}",
    missing: "{category}៖ មិនទាន់មានព័ត៌មាននៅឡើយទេ។",
    identifiability: {
      none: "វាមិនប្រមូលទិន្នន័យដែលអាចស្គាល់អត្តសញ្ញាណមនុស្សទេ។",
      de_identified: "ទិន្នន័យដែលអាចស្គាល់អត្តសញ្ញាណមនុស្ស មិនត្រូវបានរក្សាទុកទេ។",
      identifiable: "វាអាចស្គាល់អត្តសញ្ញាណមនុស្សបាន។",
    },
    gap: "[ខ្វះអត្ថបទ]",
  },
};
