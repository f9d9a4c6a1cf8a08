import { formatMessage } from '#shared/messages/format-message.ts';
import { impersonationMessages as messages } from '#shared/messages/impersonations.ts';
import { useMoment } from '#web/features/ground/dates/use-moment.ts';
import type { StaffLooksSetting } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';

/** When staff looked at the site as one sees it, and why (rule 248). */
export function StaffLooksGroup({ person }: { readonly person: StaffLooksSetting }) {
  const at = useMoment();
  const looks = person.staffLooks ?? [];
  return (
    <RowGroup anchor="staff-looks" title={messages.listTitle}>
      <Note>{looks.length === 0 ? messages.listEmpty : messages.listText}</Note>
      {looks.length > 0 && (
        <List>
          {looks.map(({ id, reason, createdAt, endedAt }) => (
            <ListItem key={id}>
              <ItemWords>
                <ItemTitle>{reason}</ItemTitle>
                <ItemFacts>
                  <span>{formatMessage(messages.listAt, { from: at(createdAt), until: at(endedAt) })}</span>
                </ItemFacts>
              </ItemWords>
            </ListItem>
          ))}
        </List>
      )}
    </RowGroup>
  );
}
