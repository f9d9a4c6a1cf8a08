/** Paths of frames, made from the addresses that people open. Undefined where a page cannot be framed. */

export function fromPath(
  url: URL,
  pattern: RegExp,
  build: (...parts: readonly string[]) => string,
): string | undefined {
  const match = pattern.exec(url.pathname);
  return match === null ? undefined : build(...match.slice(1).map((part) => part ?? ''));
}

export function youtubePath(url: URL): string | undefined {
  const list = safeId(url.searchParams.get('list'));
  const inPath = /^\/(?:embed|shorts|live|v)\/([\w-]{11})/.exec(url.pathname)?.[1];
  const short = url.host === 'youtu.be' ? /^\/([\w-]{11})/.exec(url.pathname)?.[1] : undefined;
  const id = inPath ?? short ?? safeId(url.searchParams.get('v'));
  if (id === undefined) return list === undefined ? undefined : `/embed/videoseries?list=${list}`;
  const start = /^(\d+)s?$/.exec(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')?.[1];
  return `/embed/${id}${start === undefined ? '' : `?start=${start}`}`;
}

export function soundcloudPath(url: URL): string | undefined {
  if (url.host === 'w.soundcloud.com') return `/player/?url=${encodeURIComponent(url.searchParams.get('url') ?? '')}`;
  if (!/^\/[\w-]+\/[\w-]+/.test(url.pathname)) return undefined;
  return `/player/?url=${encodeURIComponent(`https://soundcloud.com${url.pathname}`)}`;
}

export function figmaPath(url: URL): string | undefined {
  if (!/^\/(?:file|design|proto|board)\/\w+/.test(url.pathname)) return undefined;
  return `/embed?embed_host=share&url=${encodeURIComponent(`https://www.figma.com${url.pathname}`)}`;
}

function safeId(value: string | null): string | undefined {
  return value !== null && /^[\w-]{1,64}$/.test(value) ? value : undefined;
}
