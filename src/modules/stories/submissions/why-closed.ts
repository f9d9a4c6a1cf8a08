import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import { isFollowing } from '#modules/people/follows/is-following.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import { isPausedNow, readCriteria } from './publication-criteria.ts';

/** Why a publication takes nothing from the viewer now; undefined where it does (rule 57). */
export async function whyClosedTo(
  context: ReadContext,
  publicationId: string,
): Promise<Refusal<'Forbidden' | 'NotFound'> | undefined> {
  const { viewer } = context;
  const publication = visiblePublication(await context.loaders.get(publicationLoader).load(publicationId));
  if (publication === null || viewer === null) return refuse('NotFound', messages.noSuchPublication);
  const words = { name: publication.name };
  if (publication.state !== 'active') return refuse('Forbidden', formatMessage(messages.archived, words));
  const criteria = await readCriteria(context, publicationId);
  if (isPausedNow(criteria, context.clock.now())) {
    const { pauseReason: reason } = criteria;
    return refuse(
      'Forbidden',
      formatMessage(reason === '' ? messages.paused : messages.pausedBecause, { ...words, reason }),
    );
  }
  if (viewer.staffRoles.has(publicationId) || criteria.openTo === 'EVERYONE') return undefined;
  if (criteria.openTo === 'WRITERS') return refuse('Forbidden', formatMessage(messages.writersOnly, words));
  return (await isFollowing(context, 'publication', publicationId))
    ? undefined
    : refuse('Forbidden', formatMessage(messages.followersOnly, words));
}

/** Why the writer changes nothing about a submission where nobody decides; undefined where the publication is active. */
export async function whyAtRest(
  { loaders }: Pick<ReadContext, 'loaders'>,
  publicationId: string,
): Promise<Refusal<'Forbidden'> | undefined> {
  const publication = await loaders.get(publicationLoader).load(publicationId);
  if (publication === undefined || publication.state === 'active') return undefined;
  return refuse('Forbidden', formatMessage(messages.atRest, { name: publication.name }));
}
