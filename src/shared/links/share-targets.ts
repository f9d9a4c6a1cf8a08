/** What is shared: its canonical address and its title in plain text. */
export type Shared = { readonly url: string; readonly title: string };

type ShareTarget = {
  /** The name of a network is the same in every language. */
  readonly name: string;
  readonly address: (shared: Shared) => string;
};

/** An address with its query; undefined values are left out. */
function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  // `+` for a space is read as a plus by mail programs and by some of the networks.
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${address}?${pairs.join('&')}`;
}

const inOneLine = ({ title, url }: Shared) => `${title} ${url}`.trim();

/**
 * Where a story can be shared by a link (rule 159). Instagram takes no links, so it
 * is not among them; Pocket has closed, and answers where an old page still leads.
 */
export const shareTargets = {
  aolMail: {
    name: 'AOL Mail',
    address: (it) => withQuery('https://mail.aol.com/webmail/compose-message.aspx', mail(it)),
  },
  bluesky: { name: 'Bluesky', address: (it) => withQuery('https://bsky.app/intent/compose', { text: inOneLine(it) }) },
  email: { name: 'Email', address: (it) => withQuery('mailto:', mail(it)) },
  facebook: {
    name: 'Facebook',
    address: ({ url }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  flipboard: {
    name: 'Flipboard',
    address: (it) => withQuery('https://share.flipboard.com/bookmarklet/popout', { v: '2', ...it }),
  },
  gmail: {
    name: 'Gmail',
    address: ({ url, title }) => withQuery('https://mail.google.com/mail/', { view: 'cm', su: title, body: url }),
  },
  hackerNews: {
    name: 'Hacker News',
    address: ({ url, title }) => withQuery('https://news.ycombinator.com/submitlink', { u: url, t: title }),
  },
  linkedIn: {
    name: 'LinkedIn',
    address: ({ url }) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  mastodon: {
    name: 'Mastodon',
    address: (it) => withQuery('https://share.joinmastodon.org/', { text: inOneLine(it) }),
  },
  pinterest: {
    name: 'Pinterest',
    address: ({ url, title }) => withQuery('https://www.pinterest.com/pin/create/button/', { url, description: title }),
  },
  pocket: { name: 'Pocket', address: ({ url, title }) => withQuery('https://getpocket.com/save', { url, title }) },
  reddit: { name: 'Reddit', address: ({ url, title }) => withQuery('https://www.reddit.com/submit', { url, title }) },
  telegram: {
    name: 'Telegram',
    address: ({ url, title }) => withQuery('https://t.me/share/url', { url, text: title }),
  },
  threads: {
    name: 'Threads',
    address: (it) => withQuery('https://www.threads.net/intent/post', { text: inOneLine(it) }),
  },
  tumblr: {
    name: 'Tumblr',
    address: ({ url, title }) => withQuery('https://www.tumblr.com/widgets/share/tool', { canonicalUrl: url, title }),
  },
  twitter: {
    name: 'X',
    address: ({ url, title }) => withQuery('https://twitter.com/intent/tweet', { url, text: title }),
  },
  whatsApp: { name: 'WhatsApp', address: (it) => withQuery('https://wa.me/', { text: inOneLine(it) }) },
  yahooMail: {
    name: 'Yahoo Mail',
    address: ({ url, title }) => withQuery('https://compose.mail.yahoo.com/', { subject: title, body: url }),
  },
} as const satisfies Readonly<Record<string, ShareTarget>>;

function mail({ url, title }: Shared) {
  return { subject: title, body: url };
}

export type ShareChannel = keyof typeof shareTargets;

/** What is offered beside a story, in this order. */
export const offeredChannels = [
  'email',
  'bluesky',
  'mastodon',
  'threads',
  'linkedIn',
  'facebook',
  'reddit',
  'twitter',
  'whatsApp',
] as const satisfies readonly ShareChannel[];

/** `HACKER_NEWS`, `hacker-news` and `hackerNews` are one. */
const plain = (channel: string) => channel.replaceAll(/[-_]/g, '').toLowerCase();
const channels = new Map<string, ShareTarget>(Object.entries(shareTargets).map(([name, to]) => [plain(name), to]));

/** Where sharing by a channel leads; undefined for a channel that nobody knows. */
export function shareAddress(channel: string, shared: Shared): string | undefined {
  return channels.get(plain(channel))?.address(shared);
}
