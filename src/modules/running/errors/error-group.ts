/** Who saw it fail. */
export type ErrorSource = 'browser' | 'server';
/** A resolved one opens again when it is seen later; a muted one never does (rule 245). */
export type ErrorState = 'open' | 'resolved' | 'muted';

/** An error as it is kept until it is grouped: masked, and of nobody. */
export type TakenError = {
  readonly name: string;
  readonly message: string;
  /** As it came in. */
  readonly stack: string;
  readonly build: string;
  readonly about: ErrorAbout;
};

/** What is known around it; empty where it is not. */
export type ErrorAbout = {
  readonly location: string;
  readonly routeName: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** What could not be done, by the log. */
  readonly said: string;
};

/** One of a group, with its stack by our sources. */
export type ErrorSample = Pick<TakenError, 'message' | 'stack' | 'build' | 'about'>;

export type ErrorGroup = {
  readonly id: string;
  readonly source: ErrorSource;
  readonly name: string;
  readonly message: string;
  /** The place of ours next to where it was thrown, such as `src/web/app/App.tsx:12`; empty where unknown. */
  readonly place: string;
  readonly build: string;
  readonly count: number;
  readonly state: ErrorState;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
};
