/** Where a reader came from, in kinds that writers think in. */
export type Medium = 'inside' | 'search' | 'social' | 'assistant' | 'mail' | 'feed' | 'fediverse' | 'site' | 'direct';

export type VisitSource = {
  readonly medium: Medium;
  /** The name of a service or a host; empty where there is none to tell. */
  readonly name: string;
};

/** By the end of a host, or by the name before its ending, the name that people know a service by. */
const SERVICES: Readonly<Record<Exclude<Medium, 'inside' | 'direct' | 'site'>, Readonly<Record<string, string>>>> = {
  search: {
    google: 'Google',
    bing: 'Bing',
    duckduckgo: 'DuckDuckGo',
    ecosia: 'Ecosia',
    yahoo: 'Yahoo',
    'search.brave.com': 'Brave Search',
    qwant: 'Qwant',
    startpage: 'Startpage',
    'kagi.com': 'Kagi',
    yandex: 'Yandex',
    'ya.ru': 'Yandex',
    baidu: 'Baidu',
    naver: 'Naver',
    seznam: 'Seznam',
    mojeek: 'Mojeek',
    sogou: 'Sogou',
    swisscows: 'Swisscows',
    metager: 'MetaGer',
  },
  social: {
    'facebook.com': 'Facebook',
    'instagram.com': 'Instagram',
    'threads.net': 'Threads',
    'threads.com': 'Threads',
    'twitter.com': 'X',
    'x.com': 'X',
    't.co': 'X',
    'linkedin.com': 'LinkedIn',
    'lnkd.in': 'LinkedIn',
    'reddit.com': 'Reddit',
    pinterest: 'Pinterest',
    'pin.it': 'Pinterest',
    youtube: 'YouTube',
    'youtu.be': 'YouTube',
    'tiktok.com': 'TikTok',
    'news.ycombinator.com': 'Hacker News',
    'lobste.rs': 'Lobsters',
    'bsky.app': 'Bluesky',
    'tumblr.com': 'Tumblr',
    'vk.com': 'VK',
    'quora.com': 'Quora',
    slashdot: 'Slashdot',
    'whatsapp.com': 'WhatsApp',
    't.me': 'Telegram',
    'telegram.org': 'Telegram',
    'discord.com': 'Discord',
    'slack.com': 'Slack',
    'xing.com': 'XING',
    weibo: 'Weibo',
    'flipboard.com': 'Flipboard',
    'medium.com': 'Medium',
    'substack.com': 'Substack',
  },
  assistant: {
    'chatgpt.com': 'ChatGPT',
    'chat.openai.com': 'ChatGPT',
    'claude.ai': 'Claude',
    'gemini.google.com': 'Gemini',
    'copilot.microsoft.com': 'Copilot',
    'perplexity.ai': 'Perplexity',
    'chat.mistral.ai': 'Le Chat',
    'chat.deepseek.com': 'DeepSeek',
    'you.com': 'You.com',
    'meta.ai': 'Meta AI',
    'grok.com': 'Grok',
    'phind.com': 'Phind',
  },
  mail: {
    'mail.google.com': 'Gmail',
    'outlook.live.com': 'Outlook',
    'outlook.office.com': 'Outlook',
    'outlook.office365.com': 'Outlook',
    'mail.yahoo.com': 'Yahoo Mail',
    'mail.proton.me': 'Proton Mail',
    'app.fastmail.com': 'Fastmail',
    'mail.ru': 'Mail.ru',
    'mail.aol.com': 'AOL Mail',
    'mail.zoho.com': 'Zoho Mail',
    gmx: 'GMX',
    'web.de': 'WEB.DE',
  },
  feed: {
    feedly: 'Feedly',
    inoreader: 'Inoreader',
    newsblur: 'NewsBlur',
    theoldreader: 'The Old Reader',
    feedbin: 'Feedbin',
    netvibes: 'Netvibes',
    'getpocket.com': 'Pocket',
    instapaper: 'Instapaper',
    miniflux: 'Miniflux',
    freshrss: 'FreshRSS',
    'omnivore.app': 'Omnivore',
    'readwise.io': 'Readwise',
    bazqux: 'BazQux',
  },
  fediverse: {
    mastodon: 'Mastodon',
    mstdn: 'Mastodon',
    fosstodon: 'Mastodon',
    hachyderm: 'Mastodon',
    'infosec.exchange': 'Mastodon',
    'mas.to': 'Mastodon',
    lemmy: 'Lemmy',
    kbin: 'Kbin',
    pixelfed: 'Pixelfed',
    misskey: 'Misskey',
    pleroma: 'Pleroma',
    peertube: 'PeerTube',
    writefreely: 'WriteFreely',
  },
};

/** Apps name themselves instead of a host: `android-app://com.google.android.gm/`. */
const APPS: ReadonlyMap<string, VisitSource> = new Map(
  Object.entries({
    'com.google.android.gm': { medium: 'mail', name: 'Gmail' },
    'com.google.android.googlequicksearchbox': { medium: 'search', name: 'Google' },
    'com.linkedin.android': { medium: 'social', name: 'LinkedIn' },
    'com.reddit.frontpage': { medium: 'social', name: 'Reddit' },
    'org.telegram.messenger': { medium: 'social', name: 'Telegram' },
    'com.slack': { medium: 'social', name: 'Slack' },
    'com.twitter.android': { medium: 'social', name: 'X' },
    'com.facebook.katana': { medium: 'social', name: 'Facebook' },
  } satisfies Record<string, VisitSource>),
);

const DIRECT: VisitSource = { medium: 'direct', name: '' };
const INSIDE: VisitSource = { medium: 'inside', name: '' };
/** More specific kinds first: `gemini.google.com` is no search, `mail.google.com` neither. */
const ORDER = ['assistant', 'mail', 'feed', 'fediverse', 'social', 'search'] as const;

export type Arrival = {
  /** Address of the page before, without its query; empty where the browser told none. */
  readonly referrer: string;
  /** True where the page before was one of this site. */
  readonly isInside: boolean;
  /** `utm_source`, `utm_medium` or our own `source` of the address, as far as there are any. */
  readonly tagged: string;
};

/** Says where somebody came from: by what the address is tagged with, else by the page before (rule 124). */
export function sourceOf({ referrer, isInside, tagged }: Arrival): VisitSource {
  if (isInside) return INSIDE;
  if (/^(?:e-?mail|newsletter)\b/i.test(tagged)) return { medium: 'mail', name: '' };
  if (/^rss\b|^feed\b/i.test(tagged)) return { medium: 'feed', name: '' };
  const host = hostOf(referrer);
  if (host === undefined)
    return tagged === ''
      ? DIRECT
      : (serviceOf(tagged.toLowerCase()) ?? serviceOf(`${tagged.toLowerCase()}.com`) ?? DIRECT);
  return APPS.get(host) ?? serviceOf(host) ?? { medium: 'site', name: host };
}

function hostOf(referrer: string): string | undefined {
  const url = URL.parse(referrer);
  if (url === null || url.hostname === '') return undefined;
  return url.hostname.toLowerCase().replace(/^(?:www|m|mobile|old|out|amp)\./, '');
}

/** What stands behind the name of a service: a country's own ending, with or without a second level. */
const ENDING = /\.(?:(?:co|com|net|org|ac)\.[a-z]{2}|[a-z]{2,})$/;

/** A name with a dot is a host or the end of one; one without is a service with an ending for each country. */
function serviceOf(host: string): VisitSource | undefined {
  const labels = host.split('.');
  const ends = labels.map((_, start) => labels.slice(start).join('.'));
  const bare = host.replace(ENDING, '').split('.').at(-1) ?? '';
  for (const medium of ORDER) {
    const services = SERVICES[medium];
    const found = [...ends, bare].find((name) => Object.hasOwn(services, name));
    if (found !== undefined) return { medium, name: services[found] ?? '' };
  }
  return undefined;
}
