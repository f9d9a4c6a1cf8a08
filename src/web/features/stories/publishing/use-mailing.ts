import { useChange } from '#web/app/graph/use-change.ts';
import { ChoosePostMailingDocument } from '#web/generated/ChoosePostMailing.ts';
import type { StorySettings } from '#web/generated/fragments.ts';
import { mailingInput, mailingOf, type PublishForm } from './publish-form.ts';

/** Says how a story is mailed, where that is another way than it was; resolves with the sentence why it could not. */
export function useMailing(story: StorySettings): (form: PublishForm) => Promise<string | undefined> {
  const { send } = useChange(ChoosePostMailingDocument, { says: 'here' });
  return async ({ mailing }) => {
    const isSame = JSON.stringify(mailingInput(mailing)) === JSON.stringify(mailingInput(mailingOf(story)));
    if (story.isPublished || story.mailing?.isCorrection === true || isSame) return undefined;
    return (await send({ postId: story.id, ...mailingInput(mailing) })).failure?.message;
  };
}
