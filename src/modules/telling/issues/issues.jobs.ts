import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import { welcomeSubscriber } from './welcome-subscriber.ts';
import { enqueueSending, freezeIssuesOfStory, SEND_PRIORITY } from './freeze-issues.ts';

/** Milliseconds. Own judgement: after so long it is looked at anew whether anything else is due. */
const LONGEST_RUN = 60_000;

export const jobs = {
  'issues:send': {
    schedule: '* * * * *',
    isAlone: true,
    priority: SEND_PRIORITY,
    run: async ({ mail: _mail, bulkMail, ...context }, _payload, { stopping }) => {
      const { sendIssues } = await import('./send-issues.ts');
      const end = performance.now() + LONGEST_RUN;
      // A job that follows this one begins up to seconds later, in which nothing would leave.
      while (await sendIssues(context, bulkMail)) {
        if (!stopping.aborted && performance.now() < end) continue;
        return await enqueueSending(context.database);
      }
    },
  },
} satisfies Jobs;

export const reactions: Reactions = (context) => [freezeIssuesOfStory(context), welcomeSubscriber(context)];
