import { formatMessage } from '#shared/messages/format-message.ts';
import { mailPreviewMessages as messages } from '#shared/messages/issues.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import { mailPreviewPath } from '#shared/routes/mail-preview-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import { isMailLook, mailLooks } from '#shared/story/render/mail/mail-look.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { MailPreviewPageQueryDocument } from '#web/generated/MailPreviewPageQuery.ts';
import { SendTestIssueDocument } from '#web/generated/SendTestIssue.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import styles from './MailPreview.module.css';

type MailPreviewProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

/** A story as a mail, in either theme, without pictures and as plain text, and the way to have it in one's own inbox. */
export function MailPreview({ route, query }: MailPreviewProps) {
  const postId = postIdFromParam(route.params['postId'] ?? '') ?? '';
  const { data } = useQuery(MailPreviewPageQueryDocument, { variables: { postId } });
  const sending = useChange(SendTestIssueDocument, { says: 'here' });
  if (data?.postResult.__typename !== 'Post') return null;
  const wanted = query.get('tab');
  const look = isMailLook(wanted) ? wanted : 'light';
  const addressOf = (one: string) => (one === 'light' ? route.path : `${route.path}?tab=${one}`);
  const send = async () => {
    const { done, failure } = await sending.send({ postId });
    // The newest says what is so now: several presses queue no toasts, and a refusal is seen at once.
    const message = failure === undefined ? formatMessage(messages.sent, { email: done.email }) : failure.message;
    const tone = failure === undefined ? 'plain' : 'danger';
    void showToast({ message, tone, about: `test-issue:${postId}`, testId: 'test-issue-sent' });
  };
  return (
    <StackedPage
      title={messages.title}
      width="wide"
      before={
        <Actions>
          <Link to={postSubPath(postId, 'edit')}>{messages.back}</Link>
        </Actions>
      }
    >
      <Actions>
        <Button look="outlined" size="small" disabled={sending.isRunning} onClick={() => void send()}>
          {messages.send}
        </Button>
      </Actions>
      <TabBar
        label={messages.looks}
        tabs={mailLooks.map((one) => ({ label: messages[one], to: addressOf(one) }))}
        activeTo={addressOf(look)}
      />
      <iframe
        key={look}
        className={styles.frame}
        title={formatMessage(messages.frame, { look: messages[look] })}
        src={`${mailPreviewPath(postId)}?look=${look}`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
    </StackedPage>
  );
}
