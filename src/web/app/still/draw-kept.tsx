import { LRUCache } from 'lru-cache';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type Graph, GraphContext } from '../graph/graph-context.ts';
import { RouterContext, type RouterState } from '../router/router-context.ts';
import { type Site, SiteContext } from '../site-context.ts';
import { type DrawKept, DrawKeptContext, type PlainProps } from './kept.tsx';

type Drawn = {
  readonly element: string;
  readonly className: string;
  readonly html: string;
  /** What React wants in the head: pictures to be fetched early. */
  readonly hoistedLinks: string;
};

/** Of text, in each web process: some thousands of cards. */
const MOST_CHARACTERS = 6_000_000;
const drawnCards = new LRUCache<string, Drawn>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: ({ html }, key) => html.length + key.length + 100,
});

/** Sites as cards name them: a number is found sooner than all that is known of a site, and is never given twice. */
const places = new LRUCache<string, number>({ max: 1_000 });
let lastPlace = 0;

function placeOf(site: Site): number {
  const text = JSON.stringify(site);
  const known = places.get(text);
  if (known !== undefined) return known;
  lastPlace += 1;
  places.set(text, lastPlace);
  return lastPlace;
}

const CARD = /^(?<links>(?:<link [^>]*>)*)<(?<element>[a-z]+) class="(?<names>[^"]*)">(?<html>.*)<\/\k<element>>$/s;

/**
 * What draws the kept cards of one page for visitors. A card is known by its name, the site and all of its props:
 * whatever of it changes, it is another card, so nothing has to be told that it changed. It is drawn apart from the
 * page, where there is no viewer, no route and no graph that it could have read unnoticed. Cards may stand in a card:
 * where one of a list changes, the list is put together again of those that are kept.
 */
export function createKeptDrawer(site: Site): { readonly draw: DrawKept; readonly hoistedLinks: () => string } {
  const place = placeOf(site);
  const hoisted = new Set<string>();
  const draw = <Props extends PlainProps<Props>>(name: string, Card: ComponentType<Props>, props: Props): Drawn => {
    const key = `${name} ${place} ${JSON.stringify(props)}`;
    let drawn = drawnCards.get(key);
    if (drawn === undefined) {
      drawn = drawApart(name, Card, props, site);
      drawnCards.set(key, drawn);
    }
    if (drawn.hoistedLinks !== '') hoisted.add(drawn.hoistedLinks);
    return drawn;
  };
  return { draw, hoistedLinks: () => [...hoisted].join('') };
}

function drawApart<Props extends PlainProps<Props>>(
  name: string,
  Card: ComponentType<Props>,
  props: Props,
  site: Site,
): Drawn {
  const within = createKeptDrawer(site);
  const text = renderToString(
    <SiteContext value={site}>
      <RouterContext value={noRoute}>
        <GraphContext value={noGraph}>
          <DrawKeptContext value={within.draw}>
            <Card {...props} />
          </DrawKeptContext>
        </GraphContext>
      </RouterContext>
    </SiteContext>,
  );
  // React hands over thousands of small pieces; what is kept is one flat text.
  const { links = '', element = '', names = '', html = '' } = CARD.exec(Buffer.from(text).toString())?.groups ?? {};
  if (element === '') throw new Error(`The outermost element of ${name} has to have a class and nothing else`);
  return { element, className: names, html, hoistedLinks: links + within.hoistedLinks() };
}

function refuse(): never {
  throw new Error('A kept card is drawn for everybody: it reads neither the route nor the graph');
}

const noRoute: RouterState = {
  get route() {
    return refuse();
  },
  get path() {
    return refuse();
  },
  get query() {
    return refuse();
  },
  get isPending() {
    return refuse();
  },
  navigate: refuse,
};

const noGraph: Graph = { keyOf: refuse, read: refuse, watch: refuse, refetch: refuse, load: refuse, mutate: refuse };
