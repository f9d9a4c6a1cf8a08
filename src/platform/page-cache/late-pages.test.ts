import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { RenderedPage } from '#platform/page-cache/cached-page.ts';
import { createPageCache, type ServedPage } from '#platform/page-cache/page-cache.ts';
import { createPurgeLog } from '#platform/page-cache/purge-log.ts';

const setUp = () =>
  createPageCache({ clock: createFakeClock('2026-01-01T00:00:00Z'), maxBytes: 10_000_000, isReadLate: true });
const textOf = ({ page }: ServedPage): string => page.variants.identity.body.toString();
const page = (body: string, rest: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: {},
  body,
  tags: ['x'],
  isCacheable: true,
  ...rest,
});
/** A moment that no purge before this call shares. */
const later = (): number => {
  const at = performance.now();
  while (performance.now() === at);
  return performance.now();
};

describe('rule 236: pages that are made from what is a moment old', () => {
  const renderBoth = (old: Partial<RenderedPage>) => (isNewest: boolean) =>
    Promise.resolve(isNewest ? page('new') : page('old', old));

  test('are made again where what they show was purged since, and kept', async () => {
    const cache = setUp();
    const asOf = later();
    cache.purge(['x']);
    expect(textOf(await cache.fill('/', renderBoth({ asOf })))).toBe('new');
    expect(cache.get('/')?.status).toBe('hit');
  });

  test('are as good as new where nothing of theirs was', async () => {
    const cache = setUp();
    cache.purge(['x']);
    const asOf = later();
    cache.purge(['y']);
    expect(textOf(await cache.fill('/', renderBoth({ asOf })))).toBe('old');
  });

  test('are made again where there is nothing, where purges may have been missed, and where it was long ago', async () => {
    expect(textOf(await setUp().fill('/', renderBoth({ asOf: later(), status: 404 })))).toBe('new');
    const cache = setUp();
    const asOf = later();
    cache.purgeAll();
    expect(textOf(await cache.fill('/', renderBoth({ asOf })))).toBe('new');
    cache.purge(['x']);
    expect(textOf(await cache.fill('/other', renderBoth({ asOf: performance.now() - 11_000 })))).toBe('new');
  });

  test('never miss a purge that came before the question, however late they are read', async () => {
    const step = fc.record({ kind: fc.constantFrom('ask', 'write', 'replay'), key: fc.integer({ min: 0, max: 2 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const cache = setUp();
        const primary = [0, 0, 0];
        let replica = { asOf: later(), values: [0, 0, 0] };
        for (const { kind, key } of steps) {
          if (kind === 'write') {
            primary[key] = (primary[key] ?? 0) + 1;
            cache.purge([`t${key}`]);
          } else if (kind === 'replay') replica = { asOf: later(), values: [...primary] };
          else {
            const { asOf, values } = replica;
            const served = await cache.serve(String(key), async (isNewest) =>
              page(String((isNewest ? primary : values)[key]), {
                tags: [`t${key}`],
                asOf: isNewest ? undefined : asOf,
              }),
            );
            expect(textOf(served)).toBe(String(primary[key]));
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('cost no memory for purges that are long gone', () => {
    const purges = createPurgeLog(1);
    for (let count = 0; count < 5_000; count += 1) {
      purges.note([`t${count}`]);
      if (count % 500 === 0) for (const end = performance.now() + 3; performance.now() < end;);
    }
    for (const end = performance.now() + 3; performance.now() < end;);
    purges.note(['last']);
    expect(purges.size()).toBeLessThan(600);
  });
});
