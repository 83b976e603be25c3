/** Detects crawlers, so that they do not index error pages. */
const CRAWLERS =
  /(?<!cu)bot(?=[/;)\s-]|$)|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|quora link preview|outbrain|pinterest|vkshare|w3c_validator|whatsapp|mediapartners|archive\.org/i;

export const isCrawler = (userAgent = navigator.userAgent) => CRAWLERS.test(userAgent);
