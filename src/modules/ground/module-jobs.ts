import type { JobName, JobPayloads, JobRun } from '#platform/jobs/jobs.ts';
import type { SomeReaction } from '#platform/jobs/outbox.ts';
import type { MailTransport } from '#platform/mail/mail-transport.ts';
import type { CommandContext } from './command-context.ts';
import type { Tables } from './tables.ts';

/** What the background process has beside what every command is given; no mail server, no transport. */
export type JobContext = CommandContext & {
  readonly mail: MailTransport | undefined;
  /** For what goes to many, with connections of its own: nobody's code to sign in waits behind it. */
  readonly bulkMail: MailTransport | undefined;
  /** Where the database is and the folder of its history, for what needs a connection or a database beside. */
  readonly own: { readonly connectionString: string; readonly migrations: string };
};

export type Job<Payload> = {
  /** Five fields of a crontab, in UTC, where it runs by the clock. */
  readonly schedule?: string;
  /** Those that the clock starts run one after another. */
  readonly isAlone?: boolean;
  /** Of two that may run, the one with the lower number does; 0 unless told. Of those that the clock starts. */
  readonly priority?: number;
  /** Loads what it needs when it runs, so that a job which is not due costs no memory. */
  readonly run: (context: JobContext, payload: Payload, run: JobRun) => Promise<void>;
};

/** `export const jobs` of an `x.jobs.ts`; the payloads are declared in `JobPayloads` beside who enqueues them. */
export type Jobs = { readonly [Name in JobName]?: Job<JobPayloads[Name]> };

/** `export const reactions`: what follows from events, each exactly once. */
export type Reactions = (context: CommandContext) => readonly SomeReaction<Tables>[];

/** `export const atStart`: before the first job is taken. */
export type AtStart = (context: CommandContext) => Promise<void>;

/** `export const alongside`: what goes on for as long as the process lives. */
export type Alongside = (context: CommandContext) => Promise<{ readonly stop: () => Promise<void> }>;

/** What an `x.jobs.ts` may export; the background process finds each by the name of its file. */
export type ModuleJobs = {
  readonly jobs?: Jobs;
  readonly reactions?: Reactions;
  readonly atStart?: AtStart;
  readonly alongside?: Alongside;
};
