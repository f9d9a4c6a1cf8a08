import { useId, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { reportMessages as messages } from '#shared/messages/reports.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { type SuspensionRule, suspensionRules } from '#shared/moderation/suspension-rules.ts';
import { ReportCatalogDocument } from '#web/generated/ReportCatalog.ts';
import { ReportPostDocument } from '#web/generated/ReportPost.ts';
import { ReportResponseDocument } from '#web/generated/ReportResponse.ts';
import { ReportUserDocument } from '#web/generated/ReportUser.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Form } from '#web/parts/form/Form.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { Reported } from './open-report.ts';
import styles from './ReportDialog.module.css';

type ReportDialogProps = { readonly reported: Reported; readonly onClosed: () => void };

const reasons = suspensionRules.map((value) => ({ value, label: messages[value] }));
const titles = {
  post: messages.reportStory,
  user: messages.reportPerson,
  response: messages.reportResponse,
  catalog: messages.reportList,
} as const;

/** The form for what is against the law, filled in with where it stands. */
function noticePath({ kind, id }: Reported): string {
  const { origin, href } = globalThis.location;
  const about = kind === 'post' || kind === 'response' ? origin + buildPath('ShowPost', { postId: id }) : href;
  return buildPath('ShowLegalNotice', {}, { about });
}

/** Tells moderators what is wrong with something (rule 162). */
export function ReportDialog({ reported, onClosed }: ReportDialogProps) {
  const [reason, setReason] = useState<SuspensionRule>('SPAM');
  const id = useId();
  const changes = {
    post: useChange(ReportPostDocument),
    user: useChange(ReportUserDocument),
    response: useChange(ReportResponseDocument),
    catalog: useChange(ReportCatalogDocument),
  };
  const change = changes[reported.kind];
  const send = async (comment: string, close: () => void) => {
    if ((await change.run({ id: reported.id, reason, comment })) === undefined) return;
    close();
    void showToast({ message: messages.received, testId: 'reported' });
  };
  return (
    <Dialog title={formatMessage(titles[reported.kind], { name: reported.name ?? '' })} onClosed={onClosed}>
      {(close) => (
        <Form
          close={close}
          change={change}
          submitLabel={messages.send}
          onSubmit={(fields) => void send(fieldText(fields, 'comment'), close)}
        >
          <ChoiceField legend={messages.title} choices={reasons} value={reason} onChange={setReason} />
          <label className={styles.label} htmlFor={id}>
            {messages.comment}
          </label>
          <textarea className={styles.comment} id={id} name="comment" rows={3} maxLength={1_000} dir="auto" />
          <p className={styles.legal}>
            {messages.legal} <a href={noticePath(reported)}>{messages.legalLink}</a>
          </p>
        </Form>
      )}
    </Dialog>
  );
}
