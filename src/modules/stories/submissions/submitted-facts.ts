import type { SubmittedFacts } from '#shared/submissions/submission-criteria.ts';
import { countWords } from '#shared/story/count-words.ts';
import { plainText } from '#shared/story/plain-text.ts';
import { walkOwnPictures } from '#shared/story/walk.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { required } from '#modules/ground/required.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import type { Draft } from '#modules/stories/drafts/draft.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { tagLoader } from '#modules/stories/topics/load-tags.ts';

const DAY = 86_400_000;

/** What criteria ask of a story and of who submits it; whether a machine helped is the writer's own word. */
export async function submittedFacts(
  { loaders, clock }: Pick<ReadContext, 'loaders' | 'clock'>,
  story: Story,
  { document }: Pick<Draft, 'document'>,
  { writerId, isAiDisclosed }: { readonly writerId: string; readonly isAiDisclosed: boolean },
): Promise<SubmittedFacts> {
  const tags = await Promise.all(story.tagIds.map((id) => loaders.get(tagLoader).load(id)));
  const writer = required(await loaders.get(personLoader).load(writerId), 'writer');
  return {
    isPublished: story.state === 'published',
    wordCount: countWords(plainText(document), story.language),
    topics: tags.flatMap((tag) => (tag === undefined ? [] : [tag.title])),
    // The first picture becomes the cover where none was chosen.
    hasCover: story.coverImageId !== null || !walkOwnPictures(document).next().done,
    isAiDisclosed: isAiDisclosed || story.aiDisclosure !== 'none',
    accountDays: Math.floor((clock.now().getTime() - writer.createdAt.getTime()) / DAY),
  };
}
