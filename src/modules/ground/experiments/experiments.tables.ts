import type { Once } from '#modules/ground/tables.ts';

type ExperimentSwitchTable = { experiment_id: Once<string>; is_running: boolean; updated_at: Date };

type ExposureTable = {
  kind: Once<'experiment' | 'gate'>;
  exposed_id: Once<string>;
  subject_hash: Once<string>;
  variant: Once<string>;
  post_id: Once<string | null>;
  publication_id: Once<string | null>;
  created_at: Once<Date>;
};

/** Written by `experiments.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    experiment_switch: ExperimentSwitchTable;
    exposure: ExposureTable;
  }
}
