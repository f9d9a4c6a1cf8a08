import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { openProgram } from '#test/support/open-site.ts';
import { pageTypes } from '#test/support/page-types.ts';

const program = await openProgram();

type Node = {
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
};

/** Every address that a document leads to or loads, resolved. */
function addressesOf(html: string, base: string): readonly string[] {
  const found = new Set<string>();
  const walk = (node: Node): void => {
    for (const { name, value } of node.attrs ?? []) {
      if (name === 'href' || name === 'src') found.add(new URL(value, base).href.replace(/#.*$/, ''));
      if (name === 'srcset' || name === 'imagesrcset') {
        for (const part of value.split(/,\s+/)) found.add(new URL(part.trim().split(' ')[0] ?? '', base).href);
      }
    }
    node.childNodes?.forEach(walk);
  };
  walk(parse(html) as unknown as Node);
  return [...found];
}

test('ROUTE-2, ROUTE-16: every internal link of a crawl from the front page leads to a page, in one redirect at most', async () => {
  const hosts = new Set([new URL(program.url).host, program.domain]);
  const from = new Map<string, string>(pageTypes(program).map(({ name, url }) => [url, `the list: ${name}`]));
  from.set(`${program.url}/`, 'the start');
  const expected = new Map(pageTypes(program).map(({ url, status }) => [url, status]));
  const dead: string[] = [];
  const waiting = [...from.keys()];
  const kinds = new Map<string, number>();
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    // Pictures of one size tell nothing that those of another do not: each kind is asked for a few times.
    const size = /\/image\/([a-z]+:\d+)/.exec(address)?.[1];
    if (size !== undefined) {
      kinds.set(size, (kinds.get(size) ?? 0) + 1);
      if ((kinds.get(size) ?? 0) > 2) continue;
    }
    program.clock.advance(2_000);
    let answer = await program.ask(address);
    let here = address;
    if ([301, 302, 303].includes(answer.status)) {
      // The domain has no HTTPS here.
      here = new URL(answer.headers.location ?? '', address).href.replace(
        `https://${program.domain}`,
        `http://${program.domain}`,
      );
      // A story is shared elsewhere, where nobody is asked.
      if (!hosts.has(new URL(here).host)) continue;
      answer = await program.ask(here);
      // Signing in on a domain of its own goes by way of the main site, and answers there.
      if (answer.status === 303) continue;
    }
    // The link that reloads a page that failed is the same address with an empty query.
    const wanted = expected.get(address.replace(/\?$/, '')) ?? 200;
    if (answer.status !== wanted) dead.push(`${answer.status} ${address} from ${from.get(address)}`);
    if (!answer.headers['content-type']?.startsWith('text/html')) continue;
    for (const link of addressesOf(answer.text, here)) {
      const { host, protocol } = new URL(link);
      const next = link.replace(`https://${program.domain}`, `http://${program.domain}`);
      if (!/^https?:$/.test(protocol) || !hosts.has(host) || from.has(next)) continue;
      from.set(next, address);
      waiting.push(next);
    }
  }
  expect(dead).toEqual([]);
  expect(from.size).toBeGreaterThan(120);
});
