import { figmaPath, fromPath, soundcloudPath, youtubePath } from './embed-frame-paths.ts';

/** Proportions of a frame: the style sheet has a class for each, since inline styles are forbidden. */
export type EmbedShape = 'wide' | 'classic' | 'square' | 'tall' | 'post' | 'audio' | 'track';

export type FoundEmbed = {
  readonly provider: string;
  /** As a reader knows it. */
  readonly name: string;
  /** Address of the frame. */
  readonly src: string;
  readonly shape: EmbedShape;
};

type Provider = {
  readonly provider: string;
  readonly name: string;
  readonly hosts: readonly string[];
  /** Host that the frame comes from: the content policy names it. */
  readonly frameHost: string;
  readonly shape: EmbedShape;
  /** Path and query of the frame on `frameHost`, or undefined where the page cannot be embedded. */
  readonly framePath: (url: URL) => string | undefined;
};

const ID = '([A-Za-z0-9_-]+)';

const providers: readonly Provider[] = [
  {
    provider: 'youtube',
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    frameHost: 'www.youtube-nocookie.com',
    shape: 'wide',
    framePath: youtubePath,
  },
  {
    provider: 'vimeo',
    name: 'Vimeo',
    hosts: ['vimeo.com'],
    frameHost: 'player.vimeo.com',
    shape: 'wide',
    framePath: (url) =>
      fromPath(url, /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d+)/, (id) => `/video/${id}?dnt=1`),
  },
  {
    provider: 'codepen',
    name: 'CodePen',
    hosts: ['codepen.io'],
    frameHost: 'codepen.io',
    shape: 'classic',
    framePath: (url) =>
      fromPath(
        url,
        /^\/([\w-]+\/)(?:pen|details|full|embed)\/(?:preview\/)?([\w-]+)/,
        (user, pen) => `/${user}embed/${pen}?default-tab=result`,
      ),
  },
  {
    provider: 'codesandbox',
    name: 'CodeSandbox',
    hosts: ['codesandbox.io'],
    frameHost: 'codesandbox.io',
    shape: 'classic',
    framePath: (url) => fromPath(url, /^\/(?:s|embed|p\/sandbox)\/([\w-]+)/, (id) => `/embed/${id}`),
  },
  {
    provider: 'jsfiddle',
    name: 'JSFiddle',
    hosts: ['jsfiddle.net'],
    frameHost: 'jsfiddle.net',
    shape: 'classic',
    framePath: (url) => fromPath(url, /^\/((?:[\w-]+\/)?[\w-]+)(?:\/\d+)?\/?$/, (id) => `/${id}/embedded/`),
  },
  {
    provider: 'spotify',
    name: 'Spotify',
    hosts: ['open.spotify.com'],
    frameHost: 'open.spotify.com',
    shape: 'audio',
    framePath: (url) =>
      fromPath(
        url,
        /^\/(?:embed(?:-podcast)?\/)?(track|album|playlist|episode|show|artist)\/(\w+)/,
        (kind, id) => `/embed/${kind}/${id}`,
      ),
  },
  {
    provider: 'soundcloud',
    name: 'SoundCloud',
    hosts: ['soundcloud.com'],
    frameHost: 'w.soundcloud.com',
    shape: 'track',
    framePath: soundcloudPath,
  },
  {
    provider: 'x',
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    frameHost: 'platform.twitter.com',
    shape: 'post',
    framePath: (url) =>
      fromPath(url, /^\/(?:#!\/)?\w+\/status(?:es)?\/(\d+)/, (id) => `/embed/Tweet.html?dnt=true&id=${id}`),
  },
  {
    provider: 'gist',
    name: 'GitHub Gist',
    hosts: ['gist.github.com'],
    frameHost: 'gist.github.com',
    shape: 'classic',
    framePath: (url) =>
      fromPath(url, /^\/([\w-]+\/)?([0-9a-f]{5,40})(?:\.(?:js|pibb))?\/?$/, (user, id) => `/${user}${id}.pibb`),
  },
  {
    provider: 'slideshare',
    name: 'SlideShare',
    hosts: ['slideshare.net'],
    frameHost: 'www.slideshare.net',
    shape: 'classic',
    framePath: (url) =>
      fromPath(url, /^\/slideshow\/embed_code\/(key\/)?(\w+)/, (key, id) => `/slideshow/embed_code/${key}${id}`),
  },
  {
    provider: 'speakerdeck',
    name: 'Speaker Deck',
    hosts: ['speakerdeck.com'],
    frameHost: 'speakerdeck.com',
    shape: 'wide',
    framePath: (url) => fromPath(url, /^\/player\/(\w+)/, (id) => `/player/${id}`),
  },
  {
    provider: 'loom',
    name: 'Loom',
    hosts: ['loom.com'],
    frameHost: 'www.loom.com',
    shape: 'wide',
    framePath: (url) => fromPath(url, /^\/(?:share|embed)\/(\w+)/, (id) => `/embed/${id}`),
  },
  {
    provider: 'figma',
    name: 'Figma',
    hosts: ['figma.com'],
    frameHost: 'www.figma.com',
    shape: 'classic',
    framePath: figmaPath,
  },
  {
    provider: 'giphy',
    name: 'Giphy',
    hosts: ['giphy.com', 'media.giphy.com', 'gph.is'],
    frameHost: 'giphy.com',
    shape: 'classic',
    framePath: (url) => fromPath(url, /^\/(?:gifs|embed|media|stickers)\/(?:[\w-]*-)?(\w+)/, (id) => `/embed/${id}`),
  },
  {
    provider: 'ted',
    name: 'TED',
    hosts: ['ted.com', 'embed.ted.com'],
    frameHost: 'embed.ted.com',
    shape: 'wide',
    framePath: (url) => fromPath(url, /^\/talks\/(?:lang\/\w+\/)?([\w-]+?)(?:\.html)?\/?$/, (id) => `/talks/${id}`),
  },
  {
    provider: 'archive',
    name: 'Internet Archive',
    hosts: ['archive.org'],
    frameHost: 'archive.org',
    shape: 'classic',
    framePath: (url) => fromPath(url, /^\/(?:details|embed)\/([\w.-]+)/, (id) => `/embed/${id}`),
  },
  {
    provider: 'dailymotion',
    name: 'Dailymotion',
    hosts: ['dailymotion.com', 'dai.ly'],
    frameHost: 'www.dailymotion.com',
    shape: 'wide',
    framePath: (url) => fromPath(url, /^\/(?:embed\/)?(?:video\/)?([a-z0-9]{5,12})\b/i, (id) => `/embed/video/${id}`),
  },
  {
    provider: 'mixcloud',
    name: 'Mixcloud',
    hosts: ['mixcloud.com'],
    frameHost: 'www.mixcloud.com',
    shape: 'track',
    framePath: (url) =>
      fromPath(
        url,
        /^\/([\w-]+)\/([\w-]+)\/?$/,
        (user, show) => `/widget/iframe/?feed=${encodeURIComponent(`/${user}/${show}/`)}`,
      ),
  },
  {
    provider: 'observable',
    name: 'Observable',
    hosts: ['observablehq.com'],
    frameHost: 'observablehq.com',
    shape: 'classic',
    framePath: (url) => fromPath(url, new RegExp(`^/(?:embed/)?(@${ID}/${ID}|d/[0-9a-f]+)`), (id) => `/embed/${id}`),
  },
  {
    provider: 'googleslides',
    name: 'Google Slides',
    hosts: ['docs.google.com'],
    frameHost: 'docs.google.com',
    shape: 'wide',
    framePath: (url) =>
      fromPath(url, /^\/presentation\/d\/(e\/)?([\w-]+)/, (published, id) => `/presentation/d/${published}${id}/embed`),
  },
];

/** Hosts that frames may come from: for `frame-src` of the content policy. */
export const embedFrameHosts: readonly string[] = [...new Set(providers.map((provider) => provider.frameHost))];

/** The provider that can show this page in a frame, with the frame's address; undefined where none of the list can. */
export function findEmbed(address: string): FoundEmbed | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = url.host.replace(/^(?:www|m|mobile)\./, '');
  for (const { provider, name, hosts, frameHost, shape, framePath } of providers) {
    if (!hosts.includes(host) && !(url.host === frameHost)) continue;
    const path = framePath(url);
    if (path !== undefined) return { provider, name, src: `https://${frameHost}${path}`, shape };
  }
  return undefined;
}
