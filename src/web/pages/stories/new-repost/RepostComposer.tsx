import { type SubmitEvent, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { repostMessages as messages } from '#shared/messages/reposts.ts';
import { MOST_REPOST_NOTE } from '#shared/story/repost-note.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button } from '#web/design/Button.tsx';
import { FormButtons } from '#web/parts/form/Form.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { StoryCard } from '#web/features/stories/stories/StoryCard.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { NewRepostPageQuery } from '#web/generated/NewRepostPageQuery.ts';
import { RepostPostDocument } from '#web/generated/RepostPost.ts';
import { UndoRepostDocument } from '#web/generated/UndoRepost.ts';

type RepostedStory = Extract<NewRepostPageQuery['postResult'], { readonly __typename: 'Post' }>;

/** Writes the note of a repost, changes it, or takes the repost back. */
export function RepostComposer({ story }: { readonly story: RepostedStory }) {
  const { repostNote } = story.viewerEdge;
  const [note, setNote] = useState(repostNote ?? '');
  const { navigate } = useRoute();
  const change = useChange(RepostPostDocument);
  const undoing = useChange(UndoRepostDocument, { says: 'toast' });
  const isReposted = repostNote !== null;
  const postId = story.id;
  const about = `repost:${postId}`;
  const undo = async () => {
    if ((await undoing.run({ postId })) !== undefined) void showToast({ message: messages.undone, about });
  };
  const send = async () => {
    if ((await change.run({ postId, note })) === undefined) return;
    const title = story.title || messages.untitled;
    void showToast({
      message: isReposted ? messages.saved : formatMessage(messages.done, { title }),
      ...(isReposted ? {} : { action: { label: messages.again, run: () => void undo() } }),
      about,
      testId: 'reposted',
    });
    void navigate(storyPath(story));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!change.isRunning) void send();
  };
  return (
    <Frame>
      <PageHeading title={messages.title}>
        <p>{isReposted ? messages.yours : messages.text}</p>
      </PageHeading>
      <form onSubmit={submit} noValidate>
        <CountedField
          label={messages.note}
          hint={messages.noteHint}
          value={note}
          most={MOST_REPOST_NOTE}
          lines={4}
          error={change.error}
          onChange={(value) => {
            change.clear();
            setNote(value);
          }}
          isFirst
        />
        <FormButtons>
          {isReposted && (
            <Button look="plain" aria-busy={undoing.isRunning} onClick={() => void undo()}>
              {messages.undo}
            </Button>
          )}
          <Button type="submit" aria-busy={change.isRunning}>
            {isReposted ? messages.save : messages.send}
          </Button>
        </FormButtons>
      </form>
      <StoryCard story={story} />
    </Frame>
  );
}
