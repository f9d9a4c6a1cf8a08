import { publishSheetMessages as messages } from '#shared/messages/publish-sheet.ts';
import type { Publisher, StorySettings } from '#web/generated/fragments.ts';
import { StoryCard } from '../stories/StoryCard.tsx';
import type { DraftFacts } from './draft-facts.ts';
import type { PublishForm } from './publish-form.ts';
import styles from './PublishSheet.module.css';

type PreviewCardProps = {
  readonly story: StorySettings;
  readonly publisher: Publisher;
  readonly facts: DraftFacts;
  readonly form: PublishForm;
};

/** The card that readers will see in lists: the same one, of what is chosen now. Its links lead nowhere yet. */
export function PreviewCard({ story, publisher, facts, form }: PreviewCardProps) {
  const { cover } = form;
  const collection = publisher.publications.find(({ id }) => id === form.collectionId) ?? null;
  const card = {
    ...story,
    title: facts.title,
    subtitle: facts.subtitle,
    excerpt: facts.excerpt,
    authors: [story.creator],
    collection: collection ?? (story.collection?.id === form.collectionId ? story.collection : null),
    isLocked: form.visibility === 'LOCKED',
    previewImage:
      cover.imageId === null
        ? null
        : {
            __typename: 'PreviewImage' as const,
            id: cover.imageId,
            focusPercentX: cover.focusX,
            focusPercentY: cover.focusY,
            alt: cover.alt,
            originalWidth: cover.width,
            originalHeight: cover.height,
          },
  };
  return (
    <section aria-label={messages.preview}>
      <h3 className={styles.subtitle}>{messages.preview}</h3>
      <p className={styles.text}>{messages.previewText}</p>
      <div className={styles.preview} inert>
        <StoryCard story={card} level={4} />
      </div>
    </section>
  );
}
