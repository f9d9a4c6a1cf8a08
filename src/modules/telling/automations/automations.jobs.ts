import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import { queueNewMember, queueSubscriber, queueTriedMember } from './queue-turns.ts';

export const jobs = {
  'automations:send': {
    schedule: '* * * * *',
    run: async (context) => {
      const { sendTurns } = await import('./send-turns.ts');
      await sendTurns(context);
    },
  },
} satisfies Jobs;

export const reactions: Reactions = ({ clock }) => [
  queueSubscriber(clock),
  queueNewMember(clock),
  queueTriedMember(clock),
];
