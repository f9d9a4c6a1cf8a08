import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import { welcomeSubscriber } from './welcome-subscriber.ts';
import { enqueueSending, freezeIssuesOfStory, SEND_PRIORITY } from './freeze-issues.ts';

export const jobs = {
  'issues:send': {
    schedule: '* * * * *',
    isAlone: true,
    priority: SEND_PRIORITY,
    run: async ({ mail: _mail, bulkMail, ...context }) => {
      const { sendIssues } = await import('./send-issues.ts');
      if (await sendIssues(context, bulkMail)) await enqueueSending(context.database);
    },
  },
} satisfies Jobs;

export const reactions: Reactions = (context) => [freezeIssuesOfStory(context), welcomeSubscriber(context)];
