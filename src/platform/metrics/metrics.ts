/** Metrics, as Prometheus reads them. */
export type MetricFamily = {
  /** `longhand_…`; times are in seconds and sizes in bytes. */
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** How the values of several processes become one. */
  readonly merge: 'sum' | 'max';
  readonly samples: readonly MetricSample[];
};

export type MetricSample = {
  /** Of the family's name: `_bucket`, `_sum` and `_count` of a histogram, and nothing elsewhere. */
  readonly suffix: '' | '_bucket' | '_sum' | '_count';
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

type About = Pick<MetricFamily, 'name' | 'help'>;

export type Counter = { readonly add: (...labels: readonly string[]) => void; readonly read: () => MetricFamily };
export type Histogram = { readonly see: (value: number, label: string) => void; readonly read: () => MetricFamily };

const OTHER = 'other';

/**
 * Counts by labels, at most `most` different ones: anything beyond that, which somebody could make up endlessly, is
 * counted as `other`.
 */
export function createCounter(about: About & { readonly labels: readonly string[]; readonly most: number }): Counter {
  const { name, help, labels: names, most } = about;
  const counts = new Map<string, number>();
  return {
    add: (...labels) => {
      const wanted = labels.join('\n');
      const key = counts.has(wanted) || counts.size < most ? wanted : names.map(() => OTHER).join('\n');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    read: () => ({
      name,
      help,
      type: 'counter',
      merge: 'sum',
      samples: [...counts].map(([key, value]) => {
        const values = key.split('\n');
        return { suffix: '', labels: Object.fromEntries(names.map((label, at) => [label, values[at] ?? ''])), value };
      }),
    }),
  };
}

type Series = { readonly buckets: number[]; sum: number; count: number };

/** Counts values below each bound, by one label that has few values. */
export function createHistogram(
  about: About & { readonly label: string; readonly bounds: readonly number[] },
): Histogram {
  const { name, help, label: labelName, bounds } = about;
  const all = new Map<string, Series>();
  return {
    see: (value, label) => {
      const series = all.get(label) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 };
      all.set(label, series);
      const place = bounds.findIndex((bound) => value <= bound);
      if (place !== -1) series.buckets[place] = (series.buckets[place] ?? 0) + 1;
      series.sum += value;
      series.count += 1;
    },
    read: () => ({ name, help, type: 'histogram', merge: 'sum', samples: [...all].flatMap(samplesOf) }),
  };

  function samplesOf([label, { buckets, sum, count }]: readonly [string, Series]): readonly MetricSample[] {
    const labels = { [labelName]: label };
    let below = 0;
    const bounded = bounds.map((bound, place): MetricSample => {
      below += buckets[place] ?? 0;
      return { suffix: '_bucket', labels: { ...labels, le: String(bound) }, value: below };
    });
    return [
      ...bounded,
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
      { suffix: '_sum', labels, value: sum },
      { suffix: '_count', labels, value: count },
    ];
  }
}

/** A current value, by one label if there are several. */
export function gauge(
  about: About & { readonly merge?: MetricFamily['merge']; readonly label?: string },
  values: number | ReadonlyMap<string, number>,
): MetricFamily {
  const { name, help, merge = 'sum', label = 'kind' } = about;
  const samples =
    typeof values === 'number'
      ? [{ suffix: '' as const, labels: {}, value: values }]
      : [...values].map(([key, value]) => ({ suffix: '' as const, labels: { [label]: key }, value }));
  return { name, help, type: 'gauge', merge, samples };
}
