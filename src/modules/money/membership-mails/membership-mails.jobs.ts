import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import { membershipMailReactions } from './membership-mail-reactions.ts';

export const jobs = {
  'membership-mails:remind': {
    run: async (context, reminder) => {
      const { remindOfMembership } = await import('./membership-reminders.ts');
      await remindOfMembership(context, reminder);
    },
  },
} satisfies Jobs;

export const reactions: Reactions = membershipMailReactions;
