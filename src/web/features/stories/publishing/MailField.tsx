import { useId } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { MailRecipientsQueryDocument } from '#web/generated/MailRecipientsQuery.ts';
import type { FieldProps } from './field-props.ts';
import styles from './PublishFields.module.css';

/** Whether it goes to subscribers by mail, and to how many of them where it is published as it stands here. */
export function MailField({ form, change, postId }: FieldProps & { readonly postId: string }) {
  const id = useId();
  const variables = { postId, collectionId: form.collectionId };
  const { data } = useQuery(MailRecipientsQueryDocument, { variables });
  const count = data?.postResult.__typename === 'Post' ? data.postResult.mailRecipientCount : undefined;
  const isUnlisted = form.visibility === 'UNLISTED';
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={form.isMailed}
          aria-describedby={id}
          onChange={({ target }) => change({ isMailed: target.checked })}
        />
        {messages.mail}
      </label>
      <p className={styles.hint} id={id}>
        {isUnlisted && messages.mailUnlisted}
        {!isUnlisted && typeof count === 'number' && formatMessage(messages.mailCount, { count })} {messages.mailOnce}
      </p>
    </div>
  );
}
