import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { Button } from '#web/design/Button.tsx';
import { ReplaceFeaturedDialog } from '#web/features/stories/publication-stories/ReplaceFeaturedDialog.tsx';
import { useFeaturing } from '#web/features/stories/publication-stories/use-featuring.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import type { ManagedPublication, PublicationStory } from '#web/generated/fragments.ts';
import { titleOf } from './use-featured.ts';

type FeatureThisProps = {
  readonly story: PublicationStory;
  readonly publication: ManagedPublication;
  readonly onFeatured: () => void;
};

/** The story that the address names: featured at once, or no longer. */
export function FeatureThis({ story, publication, onFeatured }: FeatureThisProps) {
  const title = titleOf(story);
  const featuring = useFeaturing({ id: story.id, title }, publication, onFeatured);
  const { isFeatured } = story;
  return (
    <Section title={messages.thisStory} look="quiet">
      <Note>{formatMessage(isFeatured ? messages.thisFeatured : messages.thisNot, { title })}</Note>
      <Actions>
        <Button
          look={isFeatured ? 'outlined' : 'filled'}
          size="small"
          aria-disabled={featuring.isBusy}
          aria-busy={featuring.isBusy}
          onClick={() => featuring.isBusy || void featuring.set(!isFeatured)}
        >
          {isFeatured ? messages.unfeature : messages.featureThis}
        </Button>
      </Actions>
      <ReplaceFeaturedDialog featuring={featuring} />
    </Section>
  );
}
