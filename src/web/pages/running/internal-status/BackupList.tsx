import { adminMessages as messages } from '#shared/messages/admin.ts';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import type { InternalStatusPageQuery } from '#web/generated/InternalStatusPageQuery.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { Badge, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';

type BackupListProps = { readonly backups: NonNullable<InternalStatusPageQuery['backups']> };

/** The last backups, the newest first: when, where to, and what became of each. */
export function BackupList({ backups }: BackupListProps) {
  return (
    <Section title={messages.backups} look="quiet">
      {backups.length === 0 && <Note>{messages.noBackups}</Note>}
      <List>
        {backups.map(({ id, target, outcome, sentence, endedAt }) => (
          <ListItem key={id}>
            <ItemWords>
              <ItemTitle>
                <DateTime timestamp={endedAt} />
                {outcome === 'FAILED' && <Badge isWarning>{messages.backupFailed}</Badge>}
              </ItemTitle>
              <ItemFacts>
                <span translate="no">{target}</span>
                <span>{sentence}</span>
              </ItemFacts>
            </ItemWords>
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
