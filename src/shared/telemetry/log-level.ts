/** Levels of what a browser logs; a threshold lets through what is at least as high, and `silent` lets nothing. */
export const logLevels = { silent: 100, error: 50, warn: 40, info: 30, debug: 20, trace: 10 } as const;

export type LogThreshold = keyof typeof logLevels;
export type LogLevel = Exclude<LogThreshold, 'silent'>;

/** What a browser tells of unless an operator says otherwise. */
export const defaultLogThreshold: LogThreshold = 'silent';

export function isLogged(level: LogLevel, threshold: LogThreshold): boolean {
  return logLevels[level] >= logLevels[threshold];
}

/** Where a log service takes records in. */
export type LogOutlet = {
  readonly threshold: LogThreshold;
  /** Names the operator's account there; it is made to be public. */
  readonly clientToken: string;
  /** The host of the datacenter. */
  readonly datacenter: string;
};
