import '#web/story/story-body.css';
import { type SubmitEvent, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { sitePageEditingMessages as messages } from '#shared/messages/site-page-editing.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Actions, FieldForm } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import { PreviewSitePageDocument } from '#web/generated/PreviewSitePage.ts';
import { PublishSitePageDocument } from '#web/generated/PublishSitePage.ts';
import type { EditedSitePage } from '#web/generated/fragments.ts';
import { SitePageHistory } from './SitePageHistory.tsx';
import { SitePageState } from './SitePageState.tsx';

type EditSitePageProps = {
  readonly page: EditedSitePage;
  readonly source: NonNullable<EditedSitePage['source']>;
  readonly route: RouteMatch;
};

/** One page: its text in Markdown, how it will look, its badge, and what stood there. */
export function EditSitePage({ page, source, route }: EditSitePageProps) {
  const publishing = useChange(PublishSitePageDocument, { says: 'here' });
  const previewing = useChange(PreviewSitePageDocument, { says: 'here' });
  const [words, setWords] = useState({ title: source.title, markdown: source.markdown });
  const [said, setSaid] = useState('');
  const { path } = page;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaid('');
    const newUntil = endOf(fieldText(new FormData(event.currentTarget), 'newUntil'));
    if ((await publishing.run({ path, ...words, newUntil })) !== undefined) setSaid(messages.published);
  };
  const shown = previewing.done;
  return (
    <AdminFrame title={formatMessage(messages.editTitle, { path })}>
      <Actions>
        <a href={buildPath('ShowAdminSitePages')}>{messages.back}</a>
        <a href={path}>{messages.view}</a>
        <Note>{messages.states[page.state]}</Note>
      </Actions>
      <FieldForm onSubmit={(event) => void submit(event)}>
        <label>
          {messages.title}
          <input
            value={words.title}
            onChange={({ target }) => setWords({ ...words, title: target.value })}
            required
            autoComplete="off"
          />
        </label>
        <label>
          {messages.text}
          <textarea
            value={words.markdown}
            onChange={({ target }) => setWords({ ...words, markdown: target.value })}
            rows={16}
            required
          />
        </label>
        <label>
          {messages.newUntil}
          <input name="newUntil" type="date" defaultValue={dayOf(source.newUntil)} />
        </label>
        <Actions>
          <Button type="submit" disabled={publishing.isRunning}>
            {messages.publish}
          </Button>
          <Button look="outlined" onClick={() => void previewing.run({ markdown: words.markdown })}>
            {messages.preview}
          </Button>
        </Actions>
        <output>{said}</output>
        <AdminError failure={publishing.failure ?? previewing.failure} route={route} />
      </FieldForm>
      {shown !== undefined && (
        <Section title={messages.previewTitle}>
          <div className="story-body" dangerouslySetInnerHTML={{ __html: shown.bodyHtml }} />
        </Section>
      )}
      <SitePageState page={page} route={route} />
      <SitePageHistory
        versions={source.versions}
        onRestore={({ title, markdown }) => {
          setWords({ title, markdown });
          setSaid(messages.restored);
        }}
      />
    </AdminFrame>
  );
}

/** The end of a day, UTC; null for none. */
function endOf(day: string): number | null {
  const time = Date.parse(`${day}T23:59:59.999Z`);
  return Number.isNaN(time) ? null : time;
}

function dayOf(timestamp: number | null): string {
  return timestamp === null ? '' : new Date(timestamp).toISOString().slice(0, 10);
}
