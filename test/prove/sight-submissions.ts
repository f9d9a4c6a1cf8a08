import { submitStory } from '#modules/stories/submissions/submit-story.ts';
import { moveSubmission } from '#modules/stories/submissions/move-submission.ts';
import { writeSubmissionNote } from '#modules/stories/submissions/write-submission-note.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import type { TestProgram } from '#test/support/test-program.ts';
import { type Kind, only } from './sight-kind.ts';
import { type Cast, word } from './sight-people.ts';
import { bodyWith } from './sight-stories.ts';

export type SightSubmissions = {
  readonly kinds: readonly Kind[];
  /** One that waits, and one that was declined. */
  readonly all: readonly { readonly id: string; readonly storyId: string; readonly path: string }[];
};

/** Drafts that the author submitted to the publication: its editors see them and nothing else, and only while they wait. */
export async function submitDrafts(program: TestProgram, cast: Cast): Promise<SightSubmissions> {
  const { context } = program;
  const { people, publicationId } = cast;
  const { author, coAuthor, editor } = people;
  await openToEverybody(program, publicationId);
  const authors = ['author', 'coAuthor'] as const;
  const kinds: Kind[] = [];
  const all: { id: string; storyId: string; path: string }[] = [];
  for (const isDeclined of [false, true]) {
    const [text, title, note] = [word(), word(), word()];
    const story = await buildStory(context, {
      authorIds: [author.personId, coAuthor.personId],
      title: `The harbour ${title}`,
      state: 'draft',
      document: bodyWith(text),
    });
    const input = { storyId: story.id, publicationId, note: `Hidden: ${note}`, isAiDisclosed: false, editorCut: 0 };
    const viewer = buildViewer({ personId: author.personId });
    const made = await submitStory({ ...context, isProgram: false, viewer }, input);
    if (made.type !== 'Submission') throw new Error(made.message);
    const { submissionId } = made;
    const deciding = buildViewer({ personId: editor.personId, staffRoles: new Map([[publicationId, 'editor']]) });
    const [shared, kept] = [word(), word()];
    const noting = { ...context, isProgram: false, viewer: deciding };
    for (const [body, isShared] of [
      [shared, true],
      [kept, false],
    ] as const) {
      await writeSubmissionNote(noting, { submissionId, body: `Hidden: ${body}`, isShared, blockId: null, quote: '' });
    }
    if (isDeclined) {
      const move = { submissionId, action: 'decline', declineReason: 'OFF_TOPIC' } as const;
      await moveSubmission(noting, move);
    }
    const name = isDeclined ? 'declined draft' : 'submitted draft';
    kinds.push({ name, canary: text, allowed: isDeclined ? only(...authors) : only(...authors, 'editor') });
    kinds.push({ name: `title of a ${name}`, canary: title, allowed: only(...authors, 'editor') });
    kinds.push({ name: `note on a ${name}`, canary: shared, allowed: only('author', 'editor') });
    kinds.push({ name: `note among editors of a ${name}`, canary: kept, allowed: only('editor') });
    kinds.push({ name: `note with a ${name}`, canary: note, allowed: only('author', 'editor') });
    all.push({ id: submissionId, storyId: story.id, path: story.path });
  }
  return { kinds, all };
}

async function openToEverybody({ context }: TestProgram, publicationId: string): Promise<void> {
  const row = {
    publication_id: publicationId,
    open_to: 'EVERYONE',
    accepts: 'BOTH',
    least_words: null,
    most_words: null,
    topics: [],
    needs_cover: false,
    needs_ai_disclosure: false,
    least_account_days: 0,
    guidelines: '',
    is_paused: false,
    pause_reason: '',
    paused_until: null,
    updated_at: context.clock.now(),
  } as const;
  await context.database.kysely
    .insertInto('publication_criteria')
    .values({ ...row, topics: [] })
    .execute();
}
