import { draftSavingMessages as messages } from '#shared/messages/draft-saving.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { CreateDraftDocument } from '#web/generated/CreateDraft.ts';
import { CreateLetterDocument } from '#web/generated/CreateLetter.ts';
import { DraftQueryDocument } from '#web/generated/DraftQuery.ts';
import type { DraftText } from '#web/generated/DraftQuery.ts';
import { SaveDraftDocument } from '#web/generated/SaveDraft.ts';
import type { DraftTransport, SaveAnswer } from './autosave-means.ts';
import type { DraftBase } from './draft-record.ts';
import type { CallAnswer, CallGraph } from './graph-call.ts';

type Saved = { readonly __typename: 'DraftSaved'; readonly postId: string; readonly rev: number };
type Limited = { readonly __typename: 'RateLimited'; readonly retryAfter: number };
type Conflict = { readonly __typename: 'Conflict'; readonly draft: DraftText | null };
type Refused = {
  readonly __typename: 'BadRequest' | 'Forbidden' | 'NotFound';
  readonly message: string;
};
type Outcome = Saved | Limited | Conflict | Refused;

/** The text of a draft as the graph gives it: the server let in nothing but story documents. */
export function draftBase({ rev, title, subtitle, document, previewBreak }: Omit<DraftText, '__typename'>): DraftBase {
  return { rev, value: { title, subtitle, document: document as StoryDocument, previewBreak } };
}

/** The way to the server over the graph. */
export function createDraftTransport(call: CallGraph, language: string): DraftTransport {
  return {
    async create({ saveId, value, origin, isLeaving }) {
      const { newsletterId, ...place } = origin;
      const text = { saveId, ...fieldsOf(value), language };
      if (newsletterId !== undefined) {
        const answer = await call(CreateLetterDocument, { newsletterId, input: text }, isLeaving);
        return readAnswer(answer, (data) => data.createLetter);
      }
      const input = { ...text, ...place };
      const answer = await call(CreateDraftDocument, { input }, isLeaving);
      return readAnswer(answer, (data) => data.createDraft);
    },
    async save({ isLeaving, ...variables }) {
      const answer = await call(SaveDraftDocument, variables, isLeaving);
      return readAnswer(answer, (data) => data.saveDraft);
    },
    async load(postId) {
      const answer = await call(DraftQueryDocument, { postId });
      const draft = answer.kind === 'data' ? answer.data.draft : undefined;
      return draft?.__typename === 'Draft' ? draftBase(draft) : undefined;
    },
  };
}

function fieldsOf({ title, subtitle, document, previewBreak }: DraftValue): DraftValue {
  return { title, subtitle, document, previewBreak };
}

function readAnswer<Data>(answer: CallAnswer<Data>, outcomeOf: (data: Data) => Outcome): SaveAnswer {
  if (answer.kind === 'refused') return { kind: 'refused', message: answer.message ?? messages.tooLarge };
  return answer.kind === 'data' ? readOutcome(outcomeOf(answer.data)) : answer;
}

function readOutcome(outcome: Outcome): SaveAnswer {
  switch (outcome.__typename) {
    case 'DraftSaved':
      return { kind: 'saved', postId: outcome.postId, rev: outcome.rev };
    case 'RateLimited':
      return { kind: 'unreachable', retryAfter: outcome.retryAfter * 1_000 };
    case 'Conflict':
      // Without the other side nothing can be joined yet; it comes with the next try.
      return outcome.draft === null ? { kind: 'unreachable' } : { kind: 'conflict', theirs: draftBase(outcome.draft) };
    default:
      return { kind: 'refused', message: outcome.message };
  }
}
