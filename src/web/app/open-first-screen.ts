import { createElement } from 'react';
import { loadLayout } from './layouts/layout-registry.tsx';
import { loadPage } from './page-registry.ts';
import type { PreloadedState } from './preloaded-state.ts';
import type { Screen } from './screen.ts';

/** The screen that the server drew, from what it says of it: matching and asking are for the next one. */
export async function openFirstScreen({ screen, navigation }: PreloadedState): Promise<Screen> {
  const { kind, route, page, layout: layoutName, status } = screen;
  const [definition, layout] = await Promise.all([loadPage(page), loadLayout(layoutName)]);
  const query = new URLSearchParams(navigation.queryString);
  return {
    kind,
    route: kind === 'page' ? route : undefined,
    path: navigation.currentLocation,
    query,
    layout,
    content: createElement(definition.Component, { route, query }),
    // It stands in the document already.
    head: { title: document.title },
    queries: [],
    drawn: undefined,
    status,
    isCacheable: false,
  };
}
