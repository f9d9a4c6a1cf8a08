import { givenUpJobMessages as messages } from '#shared/messages/given-up-jobs.ts';

const titles: Readonly<Record<string, string>> = messages.tasks;
const losses: Readonly<Record<string, string>> = messages.lost;

/** What a kind of job does; of another version’s, its own name. */
export function taskTitle(task: string): string {
  return titles[task] ?? task;
}

/** What is lost when one of a kind is forgotten. */
export function lossOf(task: string): string {
  return losses[task] ?? (task in titles ? messages.lostByClock : messages.lostUnknown);
}
