import type { Messages } from "../messages.ts";

export const maps = {
  skip: "រំលងផែនទី",
  end: "ចុងផែនទី",
  failed_title: "មិនអាចផ្ទុកផែនទីបានទេ",
  failed: "បញ្ជីបង្ហាញអ្វីៗទាំងអស់ដែលមានលើផែនទី។",
  no_ground: "ផែនទីផ្ទៃខាងក្រោយមិនអាចប្រើបានទេ។ ទីកន្លែងត្រឹមត្រូវ។",
  zoom_in: "ពង្រីក",
  zoom_out: "បង្រួម",
  fit: "បង្ហាញទាំងអស់",
  place_here: "ដាក់នៅទីនេះ",
  crosshair_help: "គ្រាប់ចុចព្រួញរំកិលផែនទីក្រោមសញ្ញាខ្វែង ជាមួយ Shift ជំហានធំជាង។ បូក និងដកពង្រីក ឬបង្រួម។ Enter ដើម្បីដាក់។",
  group_other: "ទីកន្លែង {{count, number}}។ ពង្រីកដើម្បីមើល។",
  legend: "អត្ថន័យនៃម្ជុល",
} satisfies Messages["maps"];
