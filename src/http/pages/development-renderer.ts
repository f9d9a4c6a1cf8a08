import { globSync } from 'node:fs';
import { join } from 'node:path';
import middie from '@fastify/middie';
import react from '@vitejs/plugin-react';
import type { FastifyInstance } from 'fastify';
import type { Connect } from 'vite';
import type { PageAssets } from '#shared/pages/page-contract.ts';
import { createDrawnPages } from './drawn-pages.ts';
import { drawError, isEntryServer, type EntryServer, type PageRenderer } from './page-renderer.ts';

/** Modules of components refuse to run in a page that did not start the refreshing of them first. */
const REFRESH = `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`;
const ROOT = join(import.meta.dirname, '../../..');
const ENTRY = '/src/web/entry.server.tsx';

/** Draws pages from the sources by Vite, which also serves the modules and reloads what changes. */
export async function openDevelopmentRenderer(app: FastifyInstance): Promise<PageRenderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    // Node reads it as it is: a bundled copy would be a changed file, and the watching start would begin again.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares satisfies Connect.Server);
  app.addHook('onClose', () => vite.close());
  const load = async (): Promise<{ readonly entry: EntryServer; readonly assets: PageAssets }> => {
    const entry: unknown = await vite.ssrLoadModule(ENTRY);
    if (!isEntryServer(entry)) throw new Error(`${ENTRY} exports no renderPage`);
    return { entry, assets: { ...developmentAssets, inlineStyles: REFRESH + (await collectStyles()) } };
  };
  const drawn = createDrawnPages();
  return {
    isDevelopment: true,
    // Sources change: every page is drawn.
    render: (request) =>
      drawn(async () => {
        const { entry, assets } = await load();
        return await entry.renderPage({ ...request, assets });
      }),
    renderError: async (status, statusText, request) => {
      const { entry, assets } = await load();
      return await drawError(entry, status, statusText, { ...request, assets });
    },
  };

  /** The styles of every module that the server entry reaches, so that no page flashes unstyled. */
  async function collectStyles(): Promise<string> {
    const graph = vite.environments.ssr.moduleGraph;
    const addresses = [...graph.urlToModuleMap.keys()].filter((url) => /\.css(?:$|\?)/.test(url));
    const styles = await Promise.all(
      addresses.map(async (url) => {
        const code = (await vite.environments.client.transformRequest(url))?.code ?? '';
        return { id: readConstant(code, '__vite__id'), css: readConstant(code, '__vite__css') };
      }),
    );
    return styles
      .flatMap(({ id, css }) =>
        id === undefined || css === undefined ? [] : [`<style data-vite-dev-id="${id}">${css}</style>`],
      )
      .join('');
  }
}

const developmentAssets: PageAssets = {
  loader: { address: '/src/web/app/loader.ts' },
  entry: '/src/web/entry.client.tsx',
  styles: {},
  signedInStyles: [],
  signedInScripts: [],
  // In development the source of a page is its address.
  scripts: Object.fromEntries(
    globSync('src/web/pages/*/*/*.page.tsx', { cwd: ROOT }).map((path) => [path.split('/').at(-2) ?? '', [`/${path}`]]),
  ),
};

function readConstant(code: string, name: string): string | undefined {
  const literal = new RegExp(`const ${name} = (".*?(?<!\\\\)(?:\\\\\\\\)*")`).exec(code)?.[1];
  const value: unknown = literal === undefined ? undefined : JSON.parse(literal);
  return typeof value === 'string' ? value : undefined;
}
