import type { RouteName } from '#shared/routes/route-table.ts';

/** A question that is asked of readers by showing them different things, with who asks it and until when. */
export type Experiment = {
  readonly id: string;
  readonly purpose: string;
  readonly owner: string;
  /** `YYYY-MM-DD`: a test fails after it, so that no experiment is forgotten. */
  readonly endsOn: string;
  /** The first is what everybody sees while it does not run. */
  readonly variants: readonly { readonly name: string; readonly weight: number }[];
  /** Pages that read it: only these are kept once for each variant. */
  readonly routes: readonly RouteName[];
};

/** None of them runs until an administrator starts it. */
export const experiments: readonly Experiment[] = [
  {
    id: 'topic_order',
    purpose: 'Whether a topic’s page starts with picked stories or with the newest ones.',
    owner: 'topics',
    endsOn: '2027-11-30',
    variants: [
      { name: 'picked_first', weight: 50 },
      { name: 'newest_first', weight: 50 },
    ],
    routes: ['ShowTopic'],
  },
];

/** The experiment of an id, or undefined. */
export function findExperiment(id: string): Experiment | undefined {
  return experiments.find((experiment) => experiment.id === id);
}
