import { documentTitle } from '../document/document-title.ts';
import type { PageHead } from '../page-definition.ts';

let themeSheet: CSSStyleSheet | undefined;

/** What a change of screen changes in the head: title, language, canonical address, theme. The rest is for robots, who load documents. */
export function applyHead(head: PageHead, siteName: string): void {
  document.title = documentTitle(head, siteName);
  document.documentElement.lang = head.language ?? 'en';
  document.documentElement.dir = head.direction ?? 'ltr';
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (head.canonicalUrl === undefined) canonical?.remove();
  else if (canonical !== null) canonical.href = head.canonicalUrl;
  // The theme that the server wrote belongs to the first page; a sheet made by script needs no hash in the policy.
  for (const style of document.head.querySelectorAll('style[data-theme-css]')) style.remove();
  themeSheet ??= new CSSStyleSheet();
  themeSheet.replaceSync(head.themeCss ?? '');
  document.adoptedStyleSheets = [themeSheet];
}
