import { cleanHref } from '#shared/story/safe-href.ts';

/**
 * The address of a pasted link: of the web or of mail. Addresses that lead somewhere only on the page that they came
 * from (`/about`, `#part`) are left out, and the redirects that Google Docs puts before addresses are taken away.
 */
export function pastedHref(raw: string): string | undefined {
  const href = cleanHref(raw);
  if (href === undefined || !/^(?:https?|mailto):/i.test(href)) return undefined;
  const url = URL.parse(href);
  const inner = url?.host === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null;
  const meant = inner === null ? undefined : cleanHref(inner);
  return meant !== undefined && /^https?:/i.test(meant) ? meant : href;
}
