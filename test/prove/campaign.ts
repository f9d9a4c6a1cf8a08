/** What a campaign found. `tried` counts what was really tried; a failure is one sentence with how to repeat it. */
export type Finding = { readonly tried: number; readonly failures: readonly string[] };

/** A long trial of one promise: bounded, on loopback only. */
export type Campaign = {
  readonly name: string;
  /** What is promised, as it stands in docs/reliability.md. */
  readonly promise: string;
  /** How many trials `npm run prove` makes unless told. */
  readonly count: number;
  run(count: number, seed: number): Promise<Finding>;
  /** The same trial of something broken on purpose: it must find at least one failure. */
  control(seed: number): Promise<Finding>;
};
