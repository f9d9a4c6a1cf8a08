import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationSectionMessages as messages, sectionFaultMessages } from '#shared/messages/publication-sections.ts';
import { findSectionFault, type SectionForm, sectionLimits, trimSection } from '#shared/publications/section-rules.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { ensureTags } from '#modules/stories/topics/tag-story.ts';
import { findSections, findStrangeStory, type SectionRow } from './find-sections.ts';
import {
  changeSection,
  insertSection,
  replaceSectionStories,
  takeOldSectionSlug,
} from './publication-sections.store.ts';
import { lockPublication } from './publications.store.ts';
import { conflictWithSection, refuseSection, type SectionOutcome } from './section-outcome.ts';

/** Own judgement: more than anybody saves in an hour; each drops pages that are kept. */
const RULE = { most: 120, windowSeconds: 3_600 } as const;

export type SectionInput = SectionForm & {
  readonly publicationId: string;
  /** Null for one that is new. */
  readonly sectionId: string | null;
  /** That of the section which was open when somebody began. */
  readonly revision: number | null;
};

/** Makes or changes a feature page. Of two who change one at once the second is told. */
export async function saveSection(context: CommandContext, input: SectionInput): Promise<SectionOutcome> {
  const { publicationId, sectionId } = input;
  mustHaveRight(context, publicationId, 'arrange stories');
  const taken = await takeOperation(context, 'save section', publicationId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  // One more than there may be is enough to refuse them, and no more than that is worked on.
  const storyIds = input.storyIds.slice(0, sectionLimits.mostStories + 1);
  const form = trimSection({ ...input, storyIds });
  const found = findSectionFault(form);
  if (found !== undefined) return refuseSection(found.field, sectionFaultMessages[found.fault]);
  return withTransaction(context, async (inside): Promise<SectionOutcome> => {
    const { database } = inside;
    await lockPublication(database, publicationId);
    const sections = await findSections(database, publicationId);
    const now = sections.find(({ id }) => id === sectionId);
    if (sectionId !== null && now === undefined) return conflictWithSection(null);
    if (now !== undefined && now.revision !== input.revision) return conflictWithSection(now.revision);
    if (sections.some(({ id, slug }) => slug === form.slug && id !== now?.id)) {
      return refuseSection('slug', messages.slugTaken);
    }
    if (now === undefined && sections.length >= sectionLimits.mostSections) {
      return refuseSection(null, formatMessage(messages.tooMany, { most: sectionLimits.mostSections }));
    }
    const strange = await findStrangeStory(database, publicationId, form.storyIds);
    if (strange !== undefined) return refuseSection('stories', formatMessage(messages.storyGone, { title: strange }));
    await write(inside, publicationId, form, { now, position: (sections.at(-1)?.position ?? -1) + 1 });
    await recordActivity(inside, { publicationId, kind: 'section.arranged', subject: form.title });
    await purgeTags(inside, [collectionCacheTag(publicationId)]);
    return { type: 'SavedCollectionSection', publicationId, slug: form.slug };
  });
}

async function write(
  inside: CommandContext,
  publicationId: string,
  { title, slug, topic, storyIds }: SectionForm,
  { now, position }: { readonly now: SectionRow | undefined; readonly position: number },
): Promise<void> {
  const { database } = inside;
  const [tagId = null] = topic === null ? [] : await ensureTags(inside, [topic]);
  await takeOldSectionSlug(database, publicationId, slug);
  const row = { title, slug, tag_id: tagId };
  const id = now?.id ?? createId();
  if (now === undefined) await insertSection(database, { ...row, id, publication_id: publicationId, position });
  else await changeSection(database, publicationId, now, row);
  await replaceSectionStories(database, { id, publicationId }, storyIds);
}
