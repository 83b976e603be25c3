import type { RareMessages } from "../messages.ts";

export const preview = {
  title: "មើលជាមុន",
  open: "បើកមើលជាមុនក្នុងផ្ទាំងថ្មី",
  width: "ទទឹងនៃការមើលជាមុន",
  phone: "ទូរសព្ទ",
  desktop: "កុំព្យូទ័រ",
  frame: "ទំព័រដូចដែលប្រជាពលរដ្ឋនឹងឃើញ",
  failed: "ការមើលជាមុនមិនបានផ្ទុកទេ។",
  /** For guests of a share link. */
  shared: {
    as_public: "នេះជាទំព័រដូចដែលសាធារណជនឃើញ។",
    as_drafted: "នេះជាទំព័រដូចដែលសាធារណជននឹងឃើញនៅពេលផ្សាយ។",
    language: "ភាសា",
  },
} satisfies RareMessages["preview"];
