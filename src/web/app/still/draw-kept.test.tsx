import { use, useId } from 'react';
import { expect, test, vi } from 'vitest';
import { GraphContext } from '../graph/graph-context.ts';
import { useRoute } from '../router/use-route.ts';
import type { Site } from '../site-context.ts';
import { Link } from '../router/Link.tsx';
import { createKeptDrawer } from './draw-kept.tsx';
import { kept } from './kept.tsx';

const site: Site = { name: 'Site', url: 'https://site.example', context: { type: 'DEFAULT' }, flags: [] };
const elsewhere: Site = { ...site, context: { type: 'COLLECTION', host: 'own.example', collectionSlug: 'own' } };

const drawing = vi.fn<() => void>();
function Card({ title, note }: { readonly title: string; readonly note?: string }) {
  drawing();
  return (
    <article className="card">
      <Link to="/m/help">{title}</Link>
      {note}
    </article>
  );
}

test('a card is drawn once for all pages that show it, and again where anything of it differs', () => {
  const drawer = createKeptDrawer(site);
  const first = drawer.draw('Card', Card, { title: 'One & all' });
  expect(first).toMatchObject({ element: 'article', className: 'card', html: '<a href="/m/help">One &amp; all</a>' });
  expect(createKeptDrawer({ ...site }).draw('Card', Card, { title: 'One & all' })).toBe(first);
  expect(drawing).toHaveBeenCalledTimes(1);
  expect(drawer.draw('Card', Card, { title: 'One & all', note: 'Mine' }).html).toContain('Mine');
  expect(drawer.draw('Card', Card, { title: 'Another' }).html).toContain('Another');
  expect(createKeptDrawer(elsewhere).draw('Card', Card, { title: 'One & all' }).html).toContain('https://site.example');
  expect(drawing).toHaveBeenCalledTimes(4);
});

test('what hangs on the route, on the graph or on its place in the page cannot be kept', () => {
  const { draw } = createKeptDrawer(site);
  const Routed = () => <p className="p">{useRoute().path}</p>;
  const Asking = () => <p className="p">{use(GraphContext).read('key', false).isLoading}</p>;
  const Named = () => <p id={useId()}>named</p>;
  expect(() => draw('Routed', Routed, {})).toThrow('for everybody');
  expect(() => draw('Asking', Asking, {})).toThrow('for everybody');
  expect(() => draw('Named', Named, {})).toThrow('class and nothing else');
});

test('cards in a card are taken from those that were drawn before', () => {
  const List = ({ titles }: { readonly titles: readonly string[] }) => (
    <ul className="list">
      {titles.map((title) => (
        <KeptCard key={title} title={title} />
      ))}
    </ul>
  );
  const KeptCard = kept('InList', Card);
  const { draw } = createKeptDrawer(site);
  drawing.mockClear();
  expect(draw('List', List, { titles: ['A', 'B'] }).html).toBe(
    '<article class="card"><a href="/m/help">A</a></article><article class="card"><a href="/m/help">B</a></article>',
  );
  expect(draw('List', List, { titles: ['A', 'C'] }).html).toContain('>C<');
  // Of the second list only what is new.
  expect(drawing).toHaveBeenCalledTimes(3);
});
