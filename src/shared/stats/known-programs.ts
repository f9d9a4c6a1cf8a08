/** What programs read for, in kinds that writers think in. */
export type ProgramKind = 'ai' | 'search' | 'preview' | 'feed' | 'archive' | 'analysis' | 'watch' | 'tool' | 'other';

/** Names that stand for what has none: in brackets, so that no program can have them. */
export const unnamedPrograms = {
  /** Says that it is a program, by a name that nobody here knows. */
  other: '(other)',
  /** A page that was open and that nobody touched. */
  unattended: '(unattended)',
  /** More visits within an hour than a person has. */
  crowd: '(crowd)',
  /** Out of a network that the operator named. */
  network: '(network)',
} as const;

type Known = readonly [name: string, kind: ProgramKind, pattern: RegExp];

/** The first that fits counts: assistants before the searches whose names they bear. */
const KNOWN: readonly Known[] = [
  ['GPTBot', 'ai', /gptbot/i],
  ['ChatGPT', 'ai', /chatgpt|oai-searchbot|openai/i],
  ['ClaudeBot', 'ai', /claudebot|claude-web|anthropic/i],
  ['Claude', 'ai', /claude-(?:user|searchbot)/i],
  ['Perplexity', 'ai', /perplexity/i],
  ['Common Crawl', 'ai', /\bccbot/i],
  ['Bytespider', 'ai', /bytespider|bytedance|tiktokspider/i],
  ['Amazonbot', 'ai', /amazonbot|amzn-|novaact/i],
  ['Meta AI', 'ai', /meta-external|meta-webindexer|facebookbot/i],
  ['Google AI', 'ai', /google-extended|googleother|google-cloudvertex|gemini/i],
  ['Cohere', 'ai', /cohere/i],
  ['Mistral', 'ai', /mistralai/i],
  ['DuckAssist', 'ai', /duckassist/i],
  ['You.com', 'ai', /youbot/i],
  ['Diffbot', 'ai', /diffbot/i],
  ['AI2', 'ai', /ai2bot/i],
  ['Huawei PanguBot', 'ai', /pangubot/i],
  ['Timpi', 'ai', /timpibot/i],
  ['Webz.io', 'ai', /omgili|webzio/i],
  ['Firecrawl', 'ai', /firecrawl/i],
  ['ImageSift', 'ai', /imagesift/i],
  ['img2dataset', 'ai', /img2dataset/i],
  ['Google', 'search', /google(?!.*\bother)|mediapartners|adsbot/i],
  ['Bing', 'search', /bing|msnbot/i],
  ['Yandex', 'search', /yandex/i],
  ['Baidu', 'search', /baidu/i],
  ['DuckDuckGo', 'search', /duckduck/i],
  ['Apple', 'search', /applebot/i],
  ['PetalBot', 'search', /petalbot/i],
  ['Yahoo', 'search', /slurp|yahoo/i],
  ['Sogou', 'search', /sogou/i],
  ['Seznam', 'search', /seznam/i],
  ['Qwant', 'search', /qwant/i],
  ['Naver', 'search', /\byeti\/|naver/i],
  ['Mojeek', 'search', /mojeek/i],
  ['Facebook', 'preview', /facebookexternalhit|facebookcatalog/i],
  ['X', 'preview', /twitterbot/i],
  ['LinkedIn', 'preview', /linkedin/i],
  ['Slack', 'preview', /slack/i],
  ['Discord', 'preview', /discord/i],
  ['Telegram', 'preview', /telegram/i],
  ['WhatsApp', 'preview', /whatsapp/i],
  ['Pinterest', 'preview', /pinterest/i],
  ['Reddit', 'preview', /reddit/i],
  ['Bluesky', 'preview', /bluesky|cardyb/i],
  ['Mastodon', 'preview', /mastodon/i],
  ['Embedly', 'preview', /embedly/i],
  ['Feedly', 'feed', /feedly/i],
  ['Inoreader', 'feed', /inoreader/i],
  ['NewsBlur', 'feed', /newsblur/i],
  ['Feedbin', 'feed', /feedbin/i],
  ['Feed readers', 'feed', /\bfeed|rss|simplepie|miniflux|theoldreader|netvibes/i],
  ['Internet Archive', 'archive', /archive\.org|archiver|heritrix|wayback|archive-it/i],
  ['Ahrefs', 'analysis', /ahrefs/i],
  ['Semrush', 'analysis', /semrush/i],
  ['Majestic', 'analysis', /mj12bot/i],
  ['Moz', 'analysis', /\bdotbot|rogerbot/i],
  ['Screaming Frog', 'analysis', /screaming frog/i],
  ['Pingdom', 'watch', /pingdom/i],
  ['UptimeRobot', 'watch', /uptimerobot/i],
  ['Uptime checks', 'watch', /uptime|statuscake|site24x7|datadog|newrelic|checkly|nagios|check_http|zabbix/i],
  ['Lighthouse', 'watch', /lighthouse|gtmetrix|ptst\//i],
  ['Headless browsers', 'tool', /headless|phantomjs|puppeteer|playwright|selenium|slimerjs/i],
  ['curl', 'tool', /\bcurl\b/i],
  ['Wget', 'tool', /wget/i],
  ['Python', 'tool', /python|scrapy|aiohttp|httpx/i],
  ['Go', 'tool', /go-http-client|colly/i],
  ['Java', 'tool', /java\/|okhttp|apache-httpclient|jersey/i],
  ['Node.js', 'tool', /node-fetch|axios|undici|\bgot\b/i],
];

const kinds: ReadonlyMap<string, ProgramKind> = new Map(KNOWN.map(([name, kind]) => [name, kind]));

/** The name that people know a program by, of what it says of itself. */
export function programName(userAgent: string): string {
  return KNOWN.find(([, , pattern]) => pattern.test(userAgent))?.[0] ?? unnamedPrograms.other;
}

export function programKind(name: string): ProgramKind {
  return kinds.get(name) ?? 'other';
}
