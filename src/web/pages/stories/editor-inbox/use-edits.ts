import { useEffect, useRef, useState } from 'react';
import { suggestedEditsMessages as messages, suggestionMessages } from '#shared/messages/suggestions.ts';
import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import { mergeDrafts } from '#shared/story/delta/merge-drafts.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { suggestedParts } from '#shared/submissions/suggestion-parts.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { leaveFreely, useUnsaved } from '#web/app/router/use-unsaved.ts';
import type { DraftBase } from '#web/features/stories/drafts/draft-record.ts';
import { EditAcceptedDocument } from '#web/generated/EditAccepted.ts';
import { SuggestEditsDocument } from '#web/generated/SuggestEdits.ts';
import type { SuggestEditsPageQuery } from '#web/generated/SuggestEditsPageQuery.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { EditorHandle } from '#web/story/editor/editor-handle.ts';
import type { EditsKeeper } from './edits-keeper.ts';

export type EditsOptions = {
  readonly submissionId: string;
  readonly content: NonNullable<NonNullable<SuggestEditsPageQuery['submission']>['content']>;
  /** Whether what is sent is in the story at once. */
  readonly isDirect: boolean;
  readonly backTo: string;
  /** Asks for the text that stands there now. */
  readonly onStale: () => void;
};

/** The edits of the page: kept on the device while they are made, above what the writer changes meanwhile, and sent. */
export function useEdits({ submissionId, content, isDirect, backTo, onStale }: EditsOptions, keeper: EditsKeeper) {
  const { navigate } = useRoute();
  const editor = useRef<EditorHandle>(undefined);
  const base = useRef<DraftBase>(undefined);
  // What is put into the editor is not what is typed there.
  const isReplacing = useRef(false);
  const [start] = useState(() => startOf(baseOf(content), keeper));
  const [isKept, setIsKept] = useState(start.isKept);
  const [isTouched, setIsTouched] = useState(start.isKept);
  const [note, setNote] = useState(start.note);
  const [problem, setProblem] = useState<string | undefined>(start.problem);
  const suggestion = useChange(SuggestEditsDocument);
  const edit = useChange(EditAcceptedDocument);
  const change = isDirect ? edit : suggestion;
  useUnsaved(isTouched || note !== '');
  useEffect(() => {
    const newest = baseOf(content);
    const { rev, value } = base.current ?? start.base;
    if (newest.rev === rev) return;
    base.current = newest;
    const { current } = editor;
    if (current === undefined) return;
    const mine = current.read();
    isReplacing.current = true;
    current.replace(mergeDrafts(value, mine, newest.value).value, true);
    isReplacing.current = false;
    if (suggestedParts({ base: value, suggested: mine }).length > 0) setProblem(suggestionMessages.textWentOn);
  }, [content, start]);
  const touch = (words = note) => {
    change.clear();
    setProblem(undefined);
    keeper.keep(() => {
      const from = base.current ?? start.base;
      return { base: from, value: editor.current?.read() ?? start.value, note: words };
    });
  };
  const send = async () => {
    if (change.isRunning || editor.current === undefined) return;
    change.clear();
    setProblem(undefined);
    const { rev: baseRev, value } = base.current ?? start.base;
    const suggested = editor.current.read();
    if (editor.current.pendingUploads() > 0) return setProblem(messages.uploading);
    if (suggestedParts({ base: value, suggested }).length === 0) return setProblem(suggestionMessages.nothing);
    const edits = { submissionId, baseRev, delta: diffDrafts(value, suggested) };
    const { done, failure } = isDirect
      ? await edit.send({ input: edits })
      : await suggestion.send({ input: { ...edits, message: note } });
    if (failure?.refusal !== undefined) onStale();
    if (done === undefined) return;
    keeper.forget();
    leaveFreely();
    void showToast({
      message: isDirect ? messages.directSaved : messages.sent,
      testId: 'suggestion-sent',
      about: 'suggested-edits',
    });
    await navigate(backTo);
  };
  return {
    initial: start.value,
    note,
    error: problem ?? change.error,
    isRunning: change.isRunning,
    /** Whether what was left on the device stands there, and nobody said what becomes of it. */
    isKept,
    ready(handle: EditorHandle) {
      editor.current = handle;
    },
    typed() {
      if (isReplacing.current) return;
      touch();
      setIsTouched(true);
    },
    writeNote(words: string) {
      touch(words);
      setNote(words);
    },
    startOver() {
      keeper.forget();
      isReplacing.current = true;
      editor.current?.replace((base.current ?? start.base).value);
      isReplacing.current = false;
      change.clear();
      setProblem(undefined);
      setNote('');
      setIsTouched(false);
      setIsKept(false);
      editor.current?.focus();
      void showToast({ message: messages.dropped, testId: 'edits-dropped', about: 'suggested-edits' });
    },
    send,
  };
}

/** The newest text, with what was left on the device on top of it. */
function startOf(base: DraftBase, { left }: EditsKeeper) {
  if (left === null) return { base, value: base.value, note: '', isKept: false, problem: undefined };
  const { value } = mergeDrafts(left.base.value, left.value, base.value);
  const problem = left.base.rev === base.rev ? undefined : suggestionMessages.textWentOn;
  return { base, value, note: left.note, isKept: true, problem };
}

/** The server let in nothing but story documents. */
function baseOf({ rev, title, subtitle, document, previewBreak }: EditsOptions['content']): DraftBase {
  return { rev, value: { title, subtitle, document: document as StoryDocument, previewBreak } };
}
