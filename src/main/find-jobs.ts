import type { JobTask, JobTasks } from '#platform/jobs/jobs.ts';
import type { SomeReaction } from '#platform/jobs/outbox.ts';
import type { Alongside, AtStart, Job, JobContext, ModuleJobs } from '#modules/ground/module-jobs.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { jobParts } from './generated/job-parts.ts';

const PARTS: ReadonlySet<string> = new Set(['jobs', 'reactions', 'atStart', 'alongside']);

export type FoundJobs = {
  readonly tasks: JobTasks;
  readonly crontab: string;
  readonly reactions: readonly SomeReaction<Tables>[];
  readonly atStart: readonly AtStart[];
  readonly alongside: readonly Alongside[];
};

/** What every module does in the background: each one declares it in its `*.jobs.ts`, found by that name. */
export function findJobs(context: JobContext): FoundJobs {
  const parts = Object.entries(jobParts).map(([path, part]) => checkPart(path, part));
  const tasks = new Map<string, JobTask<never>>();
  const crontab: string[] = [];
  for (const [name, job] of parts.flatMap(({ jobs = {} }) => Object.entries(jobs as Record<string, Job<never>>))) {
    if (tasks.has(name)) throw new Error(`Two modules have a job ${name}.`);
    tasks.set(name, (payload, run) => job.run(context, payload, run));
    if (job.schedule) crontab.push(`${job.schedule} ${name}${optionsOf(name, job)}`);
  }
  return {
    tasks: Object.fromEntries(tasks) as JobTasks,
    crontab: crontab.join('\n'),
    reactions: parts.flatMap(({ reactions }) => reactions?.(context) ?? []),
    atStart: parts.flatMap(({ atStart }) => atStart ?? []),
    alongside: parts.flatMap(({ alongside }) => alongside ?? []),
  };
}

function optionsOf(name: string, { isAlone, priority }: Pick<Job<never>, 'isAlone' | 'priority'>): string {
  const options = [...(isAlone ? [`queue=${name}`] : []), ...(priority === undefined ? [] : [`priority=${priority}`])];
  return options.length === 0 ? '' : ` ?${options.join('&')}`;
}

function checkPart(path: string, part: Readonly<Record<string, unknown>>): ModuleJobs {
  const names = Object.keys(part);
  if (names.length > 0 && names.every((name) => PARTS.has(name))) return part;
  throw new Error(`${path} may export ${[...PARTS].join(', ')} and nothing else.`);
}
