import { expect, test } from 'vitest';
import { openProgram } from '#test/support/open-site.ts';

const program = await openProgram();

/** One page of every kind of list: by day, by rank, by name, by place. */
const lists = (): readonly string[] => [
  '/',
  '/explore-topics',
  '/tag/letters',
  '/tag/letters/archive/2026',
  '/@ada',
  '/@ada/latest',
  '/@ada/lists',
  '/@ada/followers',
  '/field-notes',
  '/field-notes/latest',
  '/field-notes/trending',
  '/field-notes/followers',
  `/@ada/list/staff-picks-${program.world.lists.picks}`,
];
const forged = (text: string): string => Buffer.from(text).toString('base64url');

test('ROUTE-2: a cursor that we never gave leads to the not-found page, on every list', async () => {
  const unreadable = ['-1', 'zzz', forged('x:abc')];
  // Written as ours are, with values that no column has.
  const strange = [forged('1e300:abcdef'), forged('1.5:abcdef'), forged('-9e99:0')];
  for (const path of lists()) {
    expect([path, (await program.ask(path)).status]).toEqual([path, 200]);
    for (const cursor of unreadable) {
      const { status, text } = await program.ask(`${path}?page=${cursor}`);
      expect([path, cursor, status]).toEqual([path, cursor, 404]);
      expect(text).toContain('noindex');
    }
    for (const cursor of strange) {
      const { status } = await program.ask(`${path}?page=${cursor}`);
      expect([path, cursor, [200, 404].includes(status)]).toEqual([path, cursor, true]);
    }
  }
});

test('a cursor that no list gave is told to the graph as the mistake of the asker', async () => {
  const query = `{ latestPosts(paging: { to: "${forged('1e300:abcdef')}" }) { items { post { id } } } }`;
  const response = await program.graph.executeRequest({ query }, program.reader);
  expect(JSON.parse(response.body)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
});
