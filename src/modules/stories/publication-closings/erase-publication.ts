import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { findOpenClaim } from '#modules/ground/domains/find-claims.ts';
import { endClaim } from '#modules/ground/domains/show-domain.ts';
import { lockStaff } from '#modules/stories/publications/hand-over-publication.ts';
import { erasePublicationRows } from '#modules/stories/publications/set-publication-state.ts';
import { changeStory } from '#modules/stories/stories/change-story.ts';
import { lockManagedStory } from '#modules/stories/stories/managed-story.ts';
import { eraseDesignsOf } from '#modules/stories/designs/erase-designs-of.ts';
import { forgetPublication } from '#modules/stories/submissions/forget-publication.ts';
import { removeAccepted } from '#modules/stories/submissions/remove-accepted.ts';
import { mailErased } from './mail-closing.ts';
import { deleteClosing } from './publication-closings.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** Nothing of it is left but its address, which nobody gets. */
    'publication.erased': { readonly publicationId: string };
  }
}

const DUE = `
  select publication_id as id from publication_closing where delete_at <= $1 order by delete_at, publication_id limit 20`;
const IS_DUE = 'select publication_id as id from publication_closing where publication_id = $1 and delete_at <= $2';
const STORIES = `
  select id from story where publication_id = $1 and id > $2 order by id limit 200`;

const OWNER = "select person_id as id from publication_member where publication_id = $1 and role = 'owner'";

type Row = { readonly id: string };

/** Deletes what nobody took back in time (rule 54); what one run leaves the next goes on with. For the program alone. */
export async function erasePublications(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const due = await context.database.query<Row>('publications_to_erase', DUE, [context.clock.now()]);
  for (const { id } of due) await erasePublication(context, id);
}

/** One of them, at its time; nothing where its owner took the deletion back or it begins anew. For the program alone. */
export async function eraseIfDue(context: CommandContext, publicationId: string): Promise<void> {
  mustBeProgram(context);
  const now = context.clock.now();
  const due = await context.database.query<Row>('publication_to_erase', IS_DUE, [publicationId, now]);
  for (const { id } of due) await erasePublication(context, id);
}

async function erasePublication(context: CommandContext, publicationId: string): Promise<void> {
  for (let after = ''; ;) {
    const stories = await context.database.query<Row>('stories_to_hand_back', STORIES, [publicationId, after]);
    for (const { id } of stories) await handBack(context, publicationId, id);
    const last = stories.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  await withTransaction(context, async (inside) => {
    await lockStaff(inside, publicationId);
    const claim = await findOpenClaim(inside.database, { personId: null, publicationId });
    if (claim !== undefined) await endClaim(inside, claim);
    const [owner] = await inside.database.query<Row>('owner_of_erased', OWNER, [publicationId]);
    if (owner !== undefined) await mailErased(inside, publicationId, owner.id);
    await erasePublicationRows(inside, publicationId);
    await forgetPublication(inside, publicationId);
    await eraseDesignsOf(inside, publicationId);
    await deleteClosing(inside.database, publicationId);
    await emitEvent(inside.database, 'publication.erased', { publicationId });
  });
}

/** A story stays its authors', at an address of theirs, to which the old one leads; what waited for its time waits no more. */
function handBack(context: CommandContext, publicationId: string, storyId: string): Promise<void> {
  return withTransaction(context, async (inside) => {
    const story = await lockManagedStory(inside.database, storyId);
    if (story?.publicationId !== publicationId) return;
    await removeAccepted(inside, story, publicationId);
    await changeStory(inside, storyId, {
      publication_id: null,
      ...(story.state === 'draft' ? { scheduled_at: null, schedule_time_zone: null, schedule_failure: null } : {}),
    });
  });
}
