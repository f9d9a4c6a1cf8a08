import { formatMessage } from '#shared/messages/format-message.ts';
import { sitePageEditingMessages as messages } from '#shared/messages/site-page-editing.ts';
import { Button } from '#web/design/Button.tsx';
import { Entry, PlainList } from '#web/parts/list/PlainList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import type { EditedSitePage } from '#web/generated/fragments.ts';

type Version = NonNullable<EditedSitePage['source']>['versions'][number];

type SitePageHistoryProps = {
  readonly versions: readonly Version[];
  readonly onRestore: (version: Version) => void;
};

/** What stood on a page, the newest first; each can be put into the form again. */
export function SitePageHistory({ versions, onRestore }: SitePageHistoryProps) {
  return (
    <Section title={messages.history}>
      {versions.length === 0 && <EmptyText text={messages.noHistory} />}
      <PlainList>
        {versions.map((version) => (
          <Entry key={version.id}>
            <div>
              <p dir="auto">{formatMessage(messages.version, { title: version.title, author: version.author })}</p>
              <Note>
                <DateTime timestamp={version.createdAt} />
              </Note>
            </div>
            <Button look="outlined" size="small" onClick={() => onRestore(version)}>
              {messages.restore}
            </Button>
          </Entry>
        ))}
      </PlainList>
    </Section>
  );
}
