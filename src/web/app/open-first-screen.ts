import { createElement } from 'react';
import { loadLayout } from './layouts/layout-registry.tsx';
import type { PageDefinition } from './page-definition.ts';
import type { PreloadedState } from './preloaded-state.ts';
import type { Screen } from './screen.ts';

/** The screen that the server drew, from what it says of it: matching and asking are for the next one. */
export async function openFirstScreen({ screen, navigation }: PreloadedState, page: PageDefinition): Promise<Screen> {
  const { kind, route, layout: layoutName, status } = screen;
  const layout = await loadLayout(layoutName);
  const query = new URLSearchParams(navigation.queryString);
  return {
    kind,
    route: kind === 'page' ? route : undefined,
    path: navigation.currentLocation,
    query,
    layout,
    content: createElement(page.Component, { route, query }),
    // It stands in the document already.
    head: { title: document.title },
    queries: [],
    drawn: undefined,
    status,
    isCacheable: false,
  };
}
