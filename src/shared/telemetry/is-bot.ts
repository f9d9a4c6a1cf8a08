/** Names that programs give themselves; Cubot makes phones. */
const NAMES =
  /(?<!cu)bot|crawl|spider|slurp|archiver|inspectiontool|headless|lighthouse|phantomjs|selenium|puppeteer|playwright|preview|mediapartners|google-read-aloud|facebookexternalhit|facebookcatalog|meta-external|whatsapp\/|embedly|chatgpt-user|perplexity-user|pingdom|uptime|curl\/|wget|python|libwww|okhttp|go-http-client|java\/|axios|node-fetch|undici|httpclient|\+https?:/i;

/** Whether a request says itself, by its user agent, that no person reads (CORE-10). Browsers always say who they are. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === '' || NAMES.test(userAgent);
}
