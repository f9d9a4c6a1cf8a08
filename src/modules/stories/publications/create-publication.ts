import { userCacheTag } from '#shared/cache/cache-tags.ts';
import type { PublicationTexts } from '#shared/publications/publication-rules.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { publicationLimits } from '#shared/publications/publication-rules.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { ensureTags } from '#modules/stories/topics/tag-story.ts';
import { defaultHeaderColour } from './default-header-colour.ts';
import { countOwnedLocked, replacePublicationTopics } from './owning.store.ts';
import {
  type PublicationForm,
  type PublicationRefusal,
  readPublicationForm,
  refusePublication,
  slugTaken,
} from './publication-form.ts';
import { isPublicationSlugHeld } from './publication-slugs.ts';
import { insertPublication, upsertMember } from './publications.store.ts';
import { tooManyOwned, whyNotCreate } from './why-not-create.ts';

/** Own judgement: more tries than a form has faults, fewer than who collects addresses wants. */
const RULE = { most: 30, windowSeconds: 3_600 } as const;

export type PublicationOutcome =
  | { readonly type: 'Collection'; readonly publicationId: string }
  | PublicationRefusal
  | Busy;

/** Makes a publication of the viewer, who owns it (rules 52, 53). */
export async function createPublication(context: CommandContext, form: PublicationForm): Promise<PublicationOutcome> {
  const { personId } = mustOwnAccount(context);
  if (context.viewer === null) throw new NotAllowed();
  const taken = await takeOperation(context, 'create publication', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const why = await whyNotCreate(context, context.viewer);
  if (why !== undefined) return refusePublication(null, why);
  const read = await readPublicationForm(context, form);
  if ('type' in read) return read;
  try {
    return await withTransaction(context, (inside) => create(inside, personId, read.texts, form.avatarImageId ?? null));
  } catch (error) {
    if (isUniqueViolation(error)) return slugTaken;
    throw error;
  }
}

async function create(
  inside: CommandContext,
  ownerId: string,
  texts: PublicationTexts,
  avatarImageId: string | null,
): Promise<PublicationOutcome> {
  const { database, clock } = inside;
  const { name, slug, tagline, description, topics } = texts;
  if ((await countOwnedLocked(database, ownerId)) >= publicationLimits.mostOwned) {
    return refusePublication(null, tooManyOwned);
  }
  if (await isPublicationSlugHeld(inside, slug, null)) return slugTaken;
  const [id, now] = [createId(), clock.now()];
  await insertPublication(database, {
    id,
    slug,
    name,
    tagline,
    description,
    avatar_image_id: avatarImageId,
    header_color: defaultHeaderColour(slug),
    created_at: now,
    updated_at: now,
  });
  await upsertMember(database, { publicationId: id, personId: ownerId, role: 'owner', now });
  await replacePublicationTopics(database, id, await ensureTags(inside, topics));
  await recordActivity(inside, { publicationId: id, kind: 'publication.created', subject: name });
  await purgeTags(inside, [userCacheTag(ownerId)]);
  return { type: 'Collection', publicationId: id };
}
