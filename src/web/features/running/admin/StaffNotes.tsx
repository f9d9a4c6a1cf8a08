import { type SubmitEvent, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { staffNoteMessages as messages } from '#shared/messages/staff-notes.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { DeleteStaffNoteDocument } from '#web/generated/DeleteStaffNote.ts';
import type { StaffNoteRow } from '#web/generated/fragments.ts';
import { WriteStaffNoteDocument } from '#web/generated/WriteStaffNote.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { ItemActions, ItemFacts, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import { AdminError } from './AdminError.tsx';
import styles from './StaffNotes.module.css';

type StaffNotesProps = {
  readonly target: { readonly kind: 'USER' | 'POST'; readonly id: string };
  readonly notes: readonly StaffNoteRow[];
  readonly route: RouteMatch;
};

/** What those who work for the site noted about an account or a story, with a form for more. */
export function StaffNotes({ target, notes: asLoaded, route }: StaffNotesProps) {
  const writing = useChange(WriteStaffNoteDocument, { says: 'here' });
  const deleting = useChange(DeleteStaffNoteDocument, { says: 'here' });
  const [changed, setChanged] = useState<readonly StaffNoteRow[]>();
  const notes = changed ?? asLoaded;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (writing.isRunning) return;
    const form = event.currentTarget;
    const text = fieldText(new FormData(form), 'text');
    const after = await writing.run({ targetKind: target.kind, targetId: target.id, text });
    if (after === undefined) return;
    setChanged(after.items);
    form.reset();
  };
  const remove = async (id: string) => {
    const after = await deleting.run({ id });
    if (after !== undefined) setChanged(after.items);
  };
  return (
    <Section title={messages.title}>
      <Note>{notes.length === 0 ? `${messages.none} ${messages.text}` : messages.text}</Note>
      <List>
        {notes.map(({ id, text, author, createdAt, viewerCanDelete }) => {
          const name = author ?? messages.gone;
          return (
            <ListItem key={id}>
              <ItemWords>
                <p className={styles.text} dir="auto">
                  {text}
                </p>
                <ItemFacts>
                  <span>{formatMessage(messages.by, { author: name })}</span>
                  <span>
                    <DateTime timestamp={createdAt} />
                  </span>
                </ItemFacts>
              </ItemWords>
              {viewerCanDelete && (
                <ItemActions>
                  <Button
                    look="plain"
                    size="small"
                    aria-label={formatMessage(messages.deleteNamed, { author: name })}
                    onClick={() => void remove(id)}
                  >
                    {messages.delete}
                  </Button>
                </ItemActions>
              )}
            </ListItem>
          );
        })}
      </List>
      <FieldForm onSubmit={(event) => void submit(event)}>
        <label>
          {messages.label}
          <textarea name="text" rows={2} required dir="auto" />
        </label>
        <Button type="submit" look="outlined" size="small" aria-disabled={writing.isRunning}>
          {messages.add}
        </Button>
        <AdminError failure={writing.failure ?? deleting.failure} route={route} />
      </FieldForm>
    </Section>
  );
}
