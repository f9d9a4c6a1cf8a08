import type { Answer, Ask } from './ask.ts';

/** Where a walk ended. */
export type Stop = { readonly url: URL; readonly status: number; readonly text: string; readonly headers: Headers };

export type WalkingBrowser = {
  /** Goes to an address and on, wherever it is led; ends where `until` says so, before it goes there. */
  readonly go: (address: string, until?: (url: URL) => boolean) => Promise<Stop>;
  readonly cookie: (name: string) => string | undefined;
  /** Addresses of the last walk. */
  readonly path: readonly URL[];
};

type Step = { readonly url: URL; readonly form?: URLSearchParams | undefined; readonly from: string | undefined };
const MOST_STEPS = 20;

/**
 * A browser over real sockets: it keeps cookies for each origin, follows redirects, `refresh` headers and
 * forms that send themselves, and sends no cookie along with a form from another site (`SameSite=Lax`).
 */
export function createWalkingBrowser(
  siteUrl: string,
  askSite: (path: string, options?: Ask) => Promise<Answer>,
): WalkingBrowser {
  const jars = new Map<string, Map<string, string>>();
  const path: URL[] = [];
  const jarOf = (origin: string): Map<string, string> => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };

  return {
    path,
    cookie: (name) => jarOf(siteUrl).get(`__Host-${name}`) ?? jarOf(siteUrl).get(name),
    go: async (address, until = () => false) => {
      path.length = 0;
      let step: Step = { url: new URL(address, siteUrl), from: undefined };
      for (let count = 0; count < MOST_STEPS; count += 1) {
        path.push(step.url);
        if (until(step.url)) return { url: step.url, status: 0, text: '', headers: new Headers() };
        const stop = await take(step);
        const next = nextStep(stop);
        if (next === undefined) return stop;
        step = next;
      }
      throw new Error(`The walk goes on and on: ${path.map((url) => url.href).join(' ')}`);
    },
  };

  async function take({ url, form, from }: Step): Promise<Stop> {
    const jar = jarOf(url.origin);
    const isCrossSiteForm = form !== undefined && from !== url.origin;
    const cookie = isCrossSiteForm ? '' : [...jar].map((pair) => pair.join('=')).join('; ');
    const headers = {
      accept: 'text/html',
      ...(cookie === '' ? {} : { cookie }),
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const method = form === undefined ? 'GET' : 'POST';
    const stop = await send(url, method, headers, form?.toString());
    for (const line of stop.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return stop;
  }

  async function send(
    url: URL,
    method: string,
    headers: Readonly<Record<string, string>>,
    body: string | undefined,
  ): Promise<Stop> {
    if (url.origin !== siteUrl) {
      const answer = await fetch(url, { method, headers, body: body ?? null, redirect: 'manual' });
      return { url, status: answer.status, text: await answer.text(), headers: answer.headers };
    }
    const answer = await askSite(url.pathname + url.search, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const given = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value ?? []].flat()) given.append(name, one);
    }
    return { url, status: answer.status, text: answer.text, headers: given };
  }
}

function nextStep({ url, status, text, headers }: Stop): Step | undefined {
  const from = url.origin;
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location !== null) return { url: new URL(location, url), from };
  const refresh = /^0;url=(.+)$/.exec(headers.get('refresh') ?? '')?.[1];
  if (refresh !== undefined) return { url: new URL(refresh, url), from };
  const action = /<form[^>]*method="post"[^>]*action="([^"]+)"/.exec(text)?.[1];
  if (action === undefined || !text.includes('.submit()')) return undefined;
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, unescapeHtml(value)]));
  return { url: new URL(unescapeHtml(action), url), form, from };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
