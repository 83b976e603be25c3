import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const links = {
  title: "តំណទៅក្រៅ",
  subtitle: "កន្លែងដែលទំព័រសាធារណៈភ្ជាប់ទៅ ត្រូវបានពិនិត្យម្តងក្នុងមួយសប្តាហ៍។ តំណដែលនាំទៅគ្មានអ្វី ត្រូវបានពិនិត្យរាល់ថ្ងៃ។",
  off: "ការដំឡើងនេះមិនពិនិត្យតំណទេ (LINK_CHECKS)។",
  site: "ការកំណត់គេហទំព័រ",
  tabs: {
    label: "តំណតាមលទ្ធផល",
    broken: "ខូច",
    not_checked: "ពិនិត្យមិនបាន",
    waiting: "មិនទាន់ពិនិត្យ",
    works: "ដំណើរការ",
  },
  columns: {
    url: "អាសយដ្ឋាន",
    result: "លទ្ធផល",
    pages: "នៅលើ",
    checked: "ពិនិត្យ",
  },
  list: {
    ...lists,
    caption: "តំណទៅក្រៅ",
    search: "ស្វែងរកអាសយដ្ឋាន",
    count_other: "តំណ {{count, number}}",
    empty_title: "គ្មានតំណ",
    empty: "តំណទៅគេហទំព័រផ្សេងត្រូវបានរកម្តងក្នុងមួយថ្ងៃនៅលើទំព័រសាធារណៈ។",
    none_broken: "គ្មានតំណខូច",
  },
  results: {
    works: "ដំណើរការ",
    waiting: "មិនទាន់ពិនិត្យ",
    gone: "ទំព័រនេះលែងមានទៀតហើយ ({{status}})។",
    refused: "គេហទំព័រនេះមិនអនុញ្ញាតឱ្យកម្មវិធីចូលទេ ({{status}})។ សូមបើកវាដើម្បីមើលថាដំណើរការឬអត់។",
    later: "គេហទំព័រសុំឱ្យត្រឡប់មកពេលក្រោយ ({{status}})។",
    server: "គេហទំព័រមានបញ្ហា ({{status}})។",
    other: "គេហទំព័រឆ្លើយ {{status}}។",
    name_not_found: "គ្មានគេហទំព័រណាមានឈ្មោះនេះទេ។",
    certificate_invalid: "វិញ្ញាបនបត្ររបស់គេហទំព័រមិនត្រឹមត្រូវ៖ កម្មវិធីរុករកព្រមានមនុស្ស។",
    too_many_redirects: "អាសយដ្ឋាននេះវិលជុំ។",
    timed_out: "គ្មានចម្លើយក្នុងរយៈពេលដប់វិនាទី។",
    connection_failed: "ចូលទៅគេហទំព័រមិនបាន។",
    address_not_allowed: "ពិនិត្យតែអាសយដ្ឋាន https សាធារណៈប៉ុណ្ណោះ។",
  },
} satisfies Messages["links"];
