/** What a page needed besides itself, of one kind: how many, milliseconds until the last of them, and bytes. */
export type ResourceTimes = Readonly<Record<string, number | string>>;

/** Milliseconds after which nobody looks any more: what comes later was asked for by the reader. */
const STOP_AFTER = 2_500;
const KINDS: Readonly<Record<string, string>> = {
  script: 'script',
  link: 'style',
  css: 'style',
  img: 'image',
  fetch: 'fetch',
};

type WatchMeans = {
  readonly tell: (times: ResourceTimes) => void;
  readonly wait?: (run: () => void, milliseconds: number) => unknown;
};

/** Watches what a page loads until 2,500 ms after it is alive, and then tells once of each kind. */
export function watchResources({ tell, wait = setTimeout }: WatchMeans): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('resource')) return;
  const kinds = new Map<string, { count: number; last: number; bytes: number }>();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry instanceof PerformanceResourceTiming) add(entry);
  });
  const add = ({ initiatorType, responseEnd, transferSize }: PerformanceResourceTiming) => {
    const kind = KINDS[initiatorType] ?? 'other';
    const sum = kinds.get(kind) ?? { count: 0, last: 0, bytes: 0 };
    kinds.set(kind, { count: sum.count + 1, last: Math.max(sum.last, responseEnd), bytes: sum.bytes + transferSize });
  };
  observer.observe({ type: 'resource', buffered: true });
  wait(() => {
    observer.disconnect();
    for (const [kind, { count, last, bytes }] of kinds)
      tell({ name: `resources_${kind}`, value: Math.round(last), count, bytes });
  }, STOP_AFTER);
}
