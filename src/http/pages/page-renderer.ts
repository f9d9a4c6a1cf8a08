import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAssets, PageRequest, PageResult, PageSession } from '#shared/pages/page-contract.ts';
import { createDrawnPages, type DrawnPage, packDrawing, type PageOutcome } from './drawn-pages.ts';
import { readPageAssets } from './page-assets.ts';

export type RenderPage = (request: PageRequest) => Promise<PageResult>;

/** What draws pages: the built bundle, or in development Vite. */
export type PageRenderer = {
  readonly isDevelopment: boolean;
  render(request: Omit<PageRequest, 'assets' | 'isDrawn'>): Promise<PageOutcome>;
  /** The page for a failure; undefined where the entry draws none. */
  renderError(status: number, statusText: string, request: ErrorPageRequest): Promise<DrawnPage | undefined>;
};

/** What an error page needs to know: it asks nothing. */
export type ErrorPageRequest = Pick<PageRequest, 'siteName' | 'look' | 'siteUrl' | 'context'> &
  Pick<PageSession, 'impersonation'>;
type RenderErrorPage = (
  status: number,
  statusText: string,
  request: ErrorPageRequest & Pick<PageRequest, 'assets'>,
) => Promise<PageResult>;

/** The module that `web/entry.server` is. */
export type EntryServer = { readonly renderPage: RenderPage; readonly renderErrorPage?: RenderErrorPage };

/** Draws pages by the bundle of `npm run build`; throws where it is not there. */
export async function openBuiltRenderer(distFolder: string): Promise<PageRenderer> {
  const entryFile = join(distFolder, 'server/entry.server.js');
  if (!existsSync(entryFile)) throw new Error(`There is no build in ${distFolder}: run npm run build.`);
  const [entry, assets] = await Promise.all([
    import(pathToFileURL(entryFile).href),
    readPageAssets(join(distFolder, 'client')),
  ]);
  return rendererOf(entry, assets);
}

/** A renderer of one entry and one set of assets. Throws where the module is no server entry. */
function rendererOf(entry: unknown, assets: PageAssets): PageRenderer {
  if (!isEntryServer(entry)) throw new Error('The server bundle has no renderPage: run npm run build.');
  const drawn = createDrawnPages();
  return {
    isDevelopment: false,
    render: (request) => drawn((isDrawn) => entry.renderPage({ ...request, assets, isDrawn })),
    renderError: async (status, statusText, request) => drawError(entry, status, statusText, { ...request, assets }),
  };
}

/** The page for a failure as an entry draws it; undefined where it draws none. */
export async function drawError(
  { renderErrorPage }: EntryServer,
  ...given: Parameters<RenderErrorPage>
): Promise<DrawnPage | undefined> {
  const result = await renderErrorPage?.(...given);
  return result?.kind === 'page' ? packDrawing(result) : undefined;
}

export function isEntryServer(module: unknown): module is EntryServer {
  return (
    typeof module === 'object' && module !== null && 'renderPage' in module && typeof module.renderPage === 'function'
  );
}
