import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import type { Tables } from '#modules/ground/tables.ts';

export const jobs = {
  'submissions:settle': {
    run: async (context, { storyId }) => {
      const { settleSubmissionsOf } = await import('./settle-submissions.ts');
      await settleSubmissionsOf(context, storyId);
    },
  },
  'submissions:leave': {
    run: async (context, leaving) => {
      const { cancelSubmissionsOf } = await import('./settle-submissions.ts');
      await cancelSubmissionsOf(context, leaving);
    },
  },
  'submissions:free': {
    run: async (context, freed) => {
      const { freeSubmissionsOf } = await import('./settle-submissions.ts');
      await freeSubmissionsOf(context, freed);
    },
  },
  'submissions:sweep': {
    schedule: '13 * * * *',
    isAlone: true,
    run: async (context) => {
      const { sweepSubmissions } = await import('./sweep-submissions.ts');
      await sweepSubmissions(context);
    },
  },
} satisfies Jobs;

const SUBMITTED = 'select 1 from submission where story_id = $1 limit 1';

/** Most stories were never submitted anywhere: a job is only made for those that were. */
const settleStory: Reaction<Tables, 'story.placed'> = {
  name: 'submissions:story-placed',
  event: 'story.placed',
  react: async (database, { storyId }) => {
    const found = await database.query('submission_of_story', SUBMITTED, [storyId]);
    if (found.length > 0) await enqueueJob(database, 'submissions:settle', { storyId });
  },
};

const CLOSED = `
  select 1 from person p where p.id = $1 and p.state in ('deactivated', 'deleted')
    and exists (select from submission s where s.writer_id = p.id)`;

/** Whoever closes their account takes what waits for an answer with them. */
const leaveWithAccount: Reaction<Tables, 'person.stateChanged'> = {
  name: 'submissions:person-state-changed',
  event: 'person.stateChanged',
  react: async (database, { personId }) => {
    const found = await database.query('submissions_of_closed', CLOSED, [personId]);
    if (found.length > 0) await enqueueJob(database, 'submissions:leave', { personId, publicationId: null });
  },
};

/** An editor who is made a writer looks after nothing any more. */
const freeOfWriter: Reaction<Tables, 'staff.roleChanged'> = {
  name: 'submissions:staff-role-changed',
  event: 'staff.roleChanged',
  react: async (database, { personId, publicationId, role }) => {
    if (role === 'writer') await enqueueJob(database, 'submissions:free', { personId, publicationId });
  },
};

const AWAY = `
  select 1 from person p where p.id = $1 and p.state <> 'active'
    and exists (select from submission s where s.assignee_id = p.id)`;

/** Nor does an editor whose account is closed or suspended. */
const freeOfAway: Reaction<Tables, 'person.stateChanged'> = {
  name: 'submissions:editor-away',
  event: 'person.stateChanged',
  react: async (database, { personId }) => {
    const found = await database.query('submissions_of_away', AWAY, [personId]);
    if (found.length > 0) await enqueueJob(database, 'submissions:free', { personId, publicationId: null });
  },
};

export const reactions: Reactions = () => [settleStory, leaveWithAccount, freeOfWriter, freeOfAway];
