import type { MetricFamily, MetricSample } from './metrics.ts';

/** Pure: what several processes counted as one, family by family. */
export function mergeMetrics(lists: readonly (readonly MetricFamily[])[]): readonly MetricFamily[] {
  const merged = new Map<string, { readonly family: MetricFamily; readonly samples: Map<string, MetricSample> }>();
  for (const family of lists.flat()) {
    const kept = merged.get(family.name) ?? { family, samples: new Map<string, MetricSample>() };
    merged.set(family.name, kept);
    for (const sample of family.samples) {
      const key = sample.suffix + writeLabels(sample.labels);
      const before = kept.samples.get(key);
      const value = before === undefined ? sample.value : join(family.merge, before.value, sample.value);
      kept.samples.set(key, { ...sample, value });
    }
  }
  return [...merged.values()].map(({ family, samples }) => ({ ...family, samples: [...samples.values()] }));
}

function join(merge: MetricFamily['merge'], one: number, other: number): number {
  return merge === 'sum' ? one + other : Math.max(one, other);
}

/** The text that Prometheus reads, version 0.0.4. */
export function writeMetrics(families: readonly MetricFamily[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(({ suffix, labels, value }) => `${name}${suffix}${writeLabels(labels)} ${value}`);
      return [`# HELP ${name} ${escape(help)}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
    })
    .join('');
}

function writeLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value).replaceAll('"', '\\"')}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escape = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
