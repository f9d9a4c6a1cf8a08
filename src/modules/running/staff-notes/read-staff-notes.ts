import type { CommandContext } from '#modules/ground/command-context.ts';
import { canLookUpPeople } from '#modules/ground/roles/roles.policy.ts';
import type { NoteTarget } from './write-staff-note.ts';

export type StaffNote = {
  readonly id: string;
  readonly text: string;
  /** A name; null where the account is gone. */
  readonly author: string | null;
  readonly authorId: string | null;
  readonly createdAt: Date;
};

const MOST_SHOWN = 100;

const notesBy = (column: 'person_id' | 'story_id') => `
  select n.id, n.text, p.name as author, n.author_id as "authorId", n.created_at as "createdAt"
  from staff_note n left join person p on p.id = n.author_id
  where n.${column} = $1 order by n.created_at desc, n.id limit ${MOST_SHOWN}`;

const OF_PERSON = notesBy('person_id');
const OF_STORY = notesBy('story_id');

/** What was noted about an account or a story, the newest first; nothing for whoever does not look people up. */
export async function readStaffNotes(context: CommandContext, { kind, id }: NoteTarget): Promise<readonly StaffNote[]> {
  if (!canLookUpPeople(context)) return [];
  return kind === 'user'
    ? await context.database.query<StaffNote>('staff_notes_of_person', OF_PERSON, [id])
    : await context.database.query<StaffNote>('staff_notes_of_story', OF_STORY, [id]);
}
