import type { ActivityKind } from '#shared/publications/activity-kinds.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { insertActivity } from './publication-activity.store.ts';

/** Of what something was called then; more would be no name. */
const MOST_CHARACTERS = 200;

export type Activity = {
  readonly publicationId: string;
  readonly kind: ActivityKind;
  /** Whom it was about. */
  readonly personId?: string;
  /** What it was about, as it is called now. Never an address of mail. */
  readonly subject?: string;
};

/**
 * Writes down what somebody changed in a publication, for its owner and editors. Inside the transaction of the
 * deed: neither is there without the other.
 */
export async function recordActivity(inside: CommandContext, activity: Activity): Promise<void> {
  const { publicationId, kind, personId, subject = '' } = activity;
  await insertActivity(inside.database, {
    id: createId(),
    publication_id: publicationId,
    actor_id: inside.viewer?.personId ?? null,
    kind,
    subject_person_id: personId ?? null,
    subject: [...subject].slice(0, MOST_CHARACTERS).join(''),
    created_at: inside.clock.now(),
  });
}
