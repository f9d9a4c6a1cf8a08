/** Names that programs give themselves; Cubot makes phones. */
const NAMES =
  /(?<!cu)bot|crawl|spider|slurp|archiver|inspectiontool|headless|lighthouse|phantomjs|selenium|puppeteer|playwright|preview|mediapartners|google-read-aloud|facebookexternalhit|facebookcatalog|meta-external|whatsapp\/|embedly|chatgpt-user|perplexity-user|pingdom|uptime|curl\/|wget|python|libwww|okhttp|go-http-client|java\/|axios|node-fetch|undici|httpclient|\+https?:/i;

/** Whether a request says itself, by its user agent, that no person reads (CORE-10). Browsers always say who they are. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === '' || NAMES.test(userAgent);
}

const CRAWLERS = /(?<!cu)bot\b|crawler|spider|slurp|facebookexternalhit|mediapartners|archiver/i;

/** Whether a request says itself that it reads for an index or a preview: only these get their pages past the cache. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && CRAWLERS.test(userAgent);
}
