import { useQuery } from '#web/app/graph/use-query.ts';
import { MailRecipientsQueryDocument } from '#web/generated/MailRecipientsQuery.ts';
import { mailingInput, type PublishForm } from './publish-form.ts';

/** How many people get a story by mail as the form stands; undefined until that is known, and of what is not mailed. */
export function useMailCount(postId: string, form: PublishForm): number | undefined {
  const { isMailed, visibility, mailing, collectionId, topics } = form;
  const isSkipped = !isMailed || (visibility === 'UNLISTED' && mailing.newsletterId === null);
  const variables = { postId, collectionId, topics, ...mailingInput(mailing) };
  const { data } = useQuery(MailRecipientsQueryDocument, { variables, isSkipped });
  if (isSkipped || data?.postResult.__typename !== 'Post') return undefined;
  return data.postResult.mailRecipientCount ?? undefined;
}
