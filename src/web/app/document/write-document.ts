import { bannerCss, drawBanner, type ShownImpersonation } from '#shared/impersonation/draw-banner.ts';
import type { PageAssets } from '#shared/pages/page-contract.ts';
import sansFont from '#web/design/fonts/longhand-sans.woff2?url';
import serifFont from '#web/design/fonts/longhand-serif.woff2?url';
import { themeBootScript } from '#web/features/ground/header/theme.ts';
import { androidBootScript } from '#web/features/running/open-in-app/android-boot.ts';
import { noticeBootScript } from '#web/features/money/membership-notices/notice-boot.ts';
import { settingsAnchorScript } from '#web/features/ground/settings/anchor-boot.ts';
import { sidebarBootScript } from '#web/features/ground/sidebar/sidebar-boot.ts';
import type { PageHead } from '../page-definition.ts';
import { escapeHtml, scriptJson, styleText } from './escape.ts';
import { writeHead } from './write-head.ts';

export type DocumentInput = {
  readonly head: PageHead;
  readonly siteName: string;
  /** Before the look of a publication or a person; empty where the style sheets say it all. */
  readonly siteCss: string;
  readonly robots: string | undefined;
  /** What React drew. */
  readonly body: string;
  /** What stands behind it and React does not take over. */
  readonly behind?: string;
  /** Where staff look at the site as somebody: over everything, drawn here so that no script has to (rule 248). */
  readonly impersonation?: ShownImpersonation | undefined;
  /** Preloads that React asked for while it drew. */
  readonly hoistedLinks: string;
  /** Instead of the site's icon: a publication's, on its own domain. */
  readonly icon?: string;
  /** Whatever the reader chose. */
  readonly theme?: 'light' | 'dark' | undefined;
  readonly assets: PageAssets;
  /** Whether what is there for a viewer was drawn: its styles then stand in the head. */
  readonly isSignedIn?: boolean;
  /** Whether the app is offered everywhere but on Android. */
  readonly hidesAppOnAndroid?: boolean;
  /** Name of the page, for its styles; undefined for the shell alone. */
  readonly page: string | undefined;
  /** Undefined where the page stays as it is, as a last resort does. */
  readonly start?: { readonly preloadedState: unknown; readonly apolloState: unknown; readonly graphqlUri: string };
};

export type WrittenDocument = {
  readonly html: string;
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
};

/** The whole document, from the doctype on, with the text of its inline scripts and styles for the policy. */
export function writeDocument(input: DocumentInput): WrittenDocument {
  const { head, assets, page, start } = input;
  const styles = new Set(assets.styles[page ?? ''] ?? assets.styles['']);
  if (input.isSignedIn === true) for (const sheet of assets.signedInStyles) styles.add(sheet);
  const scripts = start === undefined ? [] : [startScript(start)];
  // Before anything paints: what the reader chose on this device, and what the device is.
  const bootScripts = [
    ...(input.theme === undefined ? [themeBootScript] : []),
    ...(input.isSignedIn === true ? [sidebarBootScript, noticeBootScript] : []),
    ...(input.hidesAppOnAndroid === true ? [androidBootScript] : []),
    ...(page === 'settings' ? [settingsAnchorScript] : []),
  ];
  // First, so that it sees what is pressed from the first paint on.
  const loader = start === undefined ? undefined : assets.loader;
  const { impersonation } = input;
  const siteStyle = input.siteCss === '' ? [] : [styleText(input.siteCss)];
  const bannerStyle = impersonation === undefined ? [] : [bannerCss];
  const html = [
    `<!doctype html><html lang="${escapeHtml(head.language ?? 'en')}"`,
    head.direction === 'rtl' ? ' dir="rtl"' : '',
    input.theme === undefined ? '' : ` data-theme="${input.theme}"`,
    '><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    ...bootScripts.map((text) => `<script>${text}</script>`),
    loader === undefined ? '' : writeLoader(loader, input),
    '<meta name="theme-color" content="#fdfcf9" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#161513" media="(prefers-color-scheme: dark)">',
    // The face of the text above the fold; its fallback has the same widths.
    ...[serifFont, sansFont].map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    input.hoistedLinks,
    ...[...styles].map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    assets.inlineStyles ?? '',
    ...[...siteStyle, ...bannerStyle].map((text) => `<style>${text}</style>`),
    // React preloads the first picture by itself where it is one of its images.
    writeHead(input.hoistedLinks === '' ? head : { ...head, preloadImage: undefined }, input.siteName, input.robots),
    input.icon === undefined
      ? '<link rel="icon" href="/favicon.ico" sizes="any">'
      : `<link rel="icon" href="${escapeHtml(input.icon)}" sizes="128x128">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    '</head><body>',
    impersonation === undefined ? '' : drawBanner(input.siteName, impersonation),
    `<div id="root">${input.body}</div>${input.behind ?? ''}`,
    ...scripts.map((text) => `<script>${text}</script>`),
    '</body></html>',
  ].join('');
  const themeStyle = head.themeCss === undefined || head.themeCss === '' ? [] : [styleText(head.themeCss)];
  const ownText = loader !== undefined && 'text' in loader ? [loader.text] : [];
  return {
    html,
    inlineScripts: [...bootScripts, ...ownText, ...scripts],
    inlineStyles: [...siteStyle, ...bannerStyle, ...themeStyle],
  };
}

type Loaded = Pick<DocumentInput, 'assets' | 'isSignedIn' | 'page'>;

/** With all that is fetched at once for whoever is signed in, so that nothing is found out late. */
function writeLoader(loader: PageAssets['loader'], { assets, isSignedIn = false, page }: Loaded): string {
  const { entry, scripts, signedInScripts } = assets;
  const atOnce = isSignedIn ? ' data-at-once' : '';
  const addresses = `data-entry="${escapeHtml(entry)}" data-page="${escapeHtml(pageModule(assets, page))}"${atOnce}`;
  const wanted = isSignedIn ? new Set([entry, ...(scripts[page ?? ''] ?? []), ...signedInScripts]) : [];
  const preloads = [...wanted].map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`).join('');
  return preloads + writeScript(loader, addresses);
}

function writeScript(loader: PageAssets['loader'], addresses: string): string {
  return 'text' in loader
    ? `<script ${addresses}>${loader.text}</script>`
    : `<script type="module" src="${escapeHtml(loader.address)}" ${addresses} async></script>`;
}

/** The code of a page stands last, behind what it imports. */
function pageModule(assets: PageAssets, page = ''): string {
  return assets.scripts[page]?.at(-1) ?? '';
}

function startScript(start: NonNullable<DocumentInput['start']>): string {
  return [
    `window.__PRELOADED_STATE__=${scriptJson(start.preloadedState)}`,
    `window.__GRAPHQL_URI__=${scriptJson(start.graphqlUri)}`,
    `window.__APOLLO_STATE__=${scriptJson(start.apolloState)}`,
  ].join(';');
}
