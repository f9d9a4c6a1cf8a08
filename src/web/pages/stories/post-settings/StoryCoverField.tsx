import { useState } from 'react';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { CoverField } from '#web/features/stories/publishing/CoverField.tsx';
import { bodyPictures } from '#web/features/stories/publishing/draft-facts.ts';
import type { FieldProps } from '#web/features/stories/publishing/field-props.ts';
import { DraftToPublishQueryDocument } from '#web/generated/DraftToPublishQuery.ts';

/** The cover; the words, whose pictures are offered, come when somebody chooses. */
export function StoryCoverField({ form, change, faults, postId }: FieldProps & { readonly postId: string }) {
  const [isWanted, setIsWanted] = useState(false);
  const { data } = useQuery(DraftToPublishQueryDocument, { variables: { postId }, isSkipped: !isWanted });
  const draft = data?.draft;
  // The door has validated it as a document of ours.
  const pictures = draft?.__typename === 'Draft' ? bodyPictures(draft.document as StoryDocument) : [];
  return (
    <CoverField
      cover={form.cover}
      pictures={pictures}
      onChange={(cover) => change({ cover })}
      onChoosing={() => setIsWanted(true)}
      error={faults.coverAlt}
    />
  );
}
