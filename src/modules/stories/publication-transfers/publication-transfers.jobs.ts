import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import type { Tables } from '#modules/ground/tables.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'publication-transfers:leave': { readonly personId: string };
    'publication-transfers:sweep': undefined;
  }
}

const DAY = 86_400_000;
/** Own judgement: longer than anybody asks what became of an offer; the log of the publication remembers. */
const KEPT_AFTERWARDS = 90 * DAY;

const LEAVING = `
  select distinct m.person_id as "personId" from account_closure c
  join publication_member m on m.person_id = c.person_id and m.role = 'owner'
  where c.erase_at is not null`;

export const jobs = {
  'publication-transfers:leave': {
    run: async (context, { personId }) => {
      const { offerOfLeaving } = await import('./offer-of-leaving.ts');
      await offerOfLeaving(context, personId);
    },
  },
  'publication-transfers:sweep': {
    schedule: '23 * * * *',
    isAlone: true,
    run: async (context) => {
      mustBeProgram(context);
      const { database, clock } = context;
      const { deleteEnded, endOverdue } = await import('./publication-transfers.store.ts');
      const { offerOfLeaving } = await import('./offer-of-leaving.ts');
      await endOverdue(database, clock.now());
      await deleteEnded(database, new Date(clock.now().getTime() - KEPT_AFTERWARDS));
      // An editor to whom it was offered may have left the staff since.
      const owners = await database.query<{ personId: string }>('owners_leaving', LEAVING, []);
      for (const { personId } of owners) await offerOfLeaving(context, personId);
    },
  },
} satisfies Jobs;

const OWNS = `
  select 1 from account_closure c where c.person_id = $1 and c.erase_at is not null
    and exists (select from publication_member m where m.person_id = c.person_id and m.role = 'owner')`;

/** Whoever deletes their account leaves what they own to be taken over. */
const leaveWithAccount: Reaction<Tables, 'person.stateChanged'> = {
  name: 'publication-transfers:person-state-changed',
  event: 'person.stateChanged',
  react: async (database, { personId }) => {
    const found = await database.query('owner_is_leaving', OWNS, [personId]);
    if (found.length > 0) await enqueueJob(database, 'publication-transfers:leave', { personId });
  },
};

export const reactions: Reactions = () => [leaveWithAccount];
