import { afterEach, expect, test, vi } from 'vitest';
import { type ResourceTimes, watchResources } from './watch-resources.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose resources come when the test says so. */
function openPage() {
  class Timing {
    readonly initiatorType: string;
    readonly responseEnd: number;
    readonly transferSize: number;
    constructor(initiatorType: string, responseEnd: number, transferSize: number) {
      this.initiatorType = initiatorType;
      this.responseEnd = responseEnd;
      this.transferSize = transferSize;
    }
  }
  type See = (list: { readonly getEntries: () => readonly Timing[] }) => void;
  const watching = new Set<See>();
  class Observer {
    static readonly supportedEntryTypes = ['resource'];
    readonly see: See;
    constructor(see: See) {
      this.see = see;
    }
    observe = () => void watching.add(this.see);
    disconnect = () => void watching.delete(this.see);
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('PerformanceResourceTiming', Timing);
  const told: ResourceTimes[] = [];
  const waits: { readonly run: () => void; readonly milliseconds: number }[] = [];
  watchResources({ tell: (times) => told.push(times), wait: (run, milliseconds) => waits.push({ run, milliseconds }) });
  const load = (...entry: ConstructorParameters<typeof Timing>) => {
    for (const see of watching) see({ getEntries: () => [new Timing(...entry)] });
  };
  return { told, waits, load, watching };
}

test('CORE-8: what a page loads is watched for 2,500 ms, and told once of each kind', () => {
  const { told, waits, load, watching } = openPage();
  load('script', 120.4, 3_000);
  load('script', 80, 1_000);
  load('img', 300, 9_000);
  load('beacon', 10, 1);
  expect([told, waits.map(({ milliseconds }) => milliseconds)]).toEqual([[], [2_500]]);
  waits[0]?.run();
  expect(watching.size).toBe(0);
  load('img', 4_000, 9_000);
  expect(told).toEqual([
    { name: 'resources_script', value: 120, count: 2, bytes: 4_000 },
    { name: 'resources_image', value: 300, count: 1, bytes: 9_000 },
    { name: 'resources_other', value: 10, count: 1, bytes: 1 },
  ]);
});
