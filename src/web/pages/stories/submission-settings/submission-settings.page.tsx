import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionSettingsMessages as messages } from '#shared/messages/submission-settings.ts';
import { type ManagementProps, managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import {
  type SubmissionSettingsPageQuery,
  SubmissionSettingsPageQueryDocument,
} from '#web/generated/SubmissionSettingsPageQuery.ts';
import { EditorPartsForm } from './EditorPartsForm.tsx';
import { SubmissionReplies } from './SubmissionReplies.tsx';
import { SubmissionSettingsForm } from './SubmissionSettingsForm.tsx';

function SettingsContent({ publication, refetch }: ManagementProps<SubmissionSettingsPageQuery>) {
  const { id, submissionSettings, submissionReplies, editorParts } = publication;
  return (
    <ManagementFrame publication={publication} title={messages.title}>
      <SubmissionSettingsForm settings={submissionSettings} isOwner={editorParts?.viewerCanChange === true} />
      {editorParts?.viewerCanChange === true && <EditorPartsForm parts={editorParts} />}
      <SubmissionReplies publicationId={id} replies={submissionReplies} onChanged={refetch} />
    </ManagementFrame>
  );
}

/** `/{slug}/manage/submissions/settings`: which stories a publication takes, from whom, and the answers it keeps ready (PUB-5). */
export default managementPage<SubmissionSettingsPageQuery>({
  document: SubmissionSettingsPageQueryDocument,
  right: 'editSettings',
  titleOf: ({ name }) => formatMessage(messages.titleOf, { name }),
  Content: SettingsContent,
});
