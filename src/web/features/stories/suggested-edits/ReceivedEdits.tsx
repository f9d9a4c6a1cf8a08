import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { suggestedEditsMessages as messages } from '#shared/messages/suggestions.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { tellSaved } from '#web/features/stories/drafts/draft-channel.ts';
import type { SuggestedPart } from './part-words.ts';
import { SetFacts } from './SetFacts.tsx';
import styles from './SuggestedEdits.module.css';
import { SuggestedParts } from './SuggestedParts.tsx';
import { AnswerSuggestionDocument } from '#web/generated/AnswerSuggestion.ts';
import { UndoSuggestionAnswerDocument } from '#web/generated/UndoSuggestionAnswer.ts';
import type { SuggestedEdits } from '#web/generated/fragments.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { Outcome } from './Outcome.tsx';
import { PartAnswer } from './PartAnswer.tsx';

type SectionProps = {
  readonly postId: string;
  readonly sets: readonly SuggestedEdits[];
  /** Asks again how everything stands. */
  readonly onChanged: () => void;
};

/** What the editors would change in one's story: each edit is used or not, by itself or all at once. */
export function ReceivedEdits({ sets, ...rest }: SectionProps) {
  if (sets.length === 0) return null;
  return (
    <Section title={messages.title}>
      <p>{messages.intro}</p>
      <div className={styles.sets}>
        {sets.map((set) => (
          <SetOfEdits key={set.id} set={set} {...rest} />
        ))}
      </div>
    </Section>
  );
}

type SetProps = Omit<SectionProps, 'sets'> & { readonly set: SuggestedEdits };

function SetOfEdits({ set, postId, onChanged }: SetProps) {
  const { id, message, parts, state, viewerCanAnswer, takenCount, refusedCount } = set;
  const change = useChange(AnswerSuggestionDocument, { says: 'toast' });
  const undoing = useChange(UndoSuggestionAnswerDocument, { says: 'toast' });
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const undo = async (keys: readonly string[]) => {
    const { done, failure } = await undoing.send({ suggestionId: id, parts: keys });
    if (failure?.refusal !== undefined) onChanged();
    if (done === undefined) return;
    if (done.content !== null) tellSaved(postId, done.content.rev);
    void showToast({ message: messages.saidUndone, testId: 'suggestion-undone', about: 'suggested-edits' });
  };
  const answer = async (isTaken: boolean, part: SuggestedPart | null) => {
    const { done, failure } = await change.send({ suggestionId: id, parts: part && [part.key], isTaken });
    if (failure?.refusal !== undefined) onChanged();
    if (done === undefined) return;
    if (isTaken && done.content !== null) tellSaved(postId, done.content.rev);
    const now = done.suggestions.find((one) => one.id === id);
    const isOver = now?.state === 'ANSWERED';
    const open = new Set(parts.filter((one) => one.isTaken === null).map(({ key }) => key));
    const pressed = (now?.parts ?? []).filter((one) => open.has(one.key) && (part === null || one.key === part.key));
    // Answers given elsewhere meanwhile are not this press's to take back.
    const at = Math.max(...pressed.map(({ answeredAt }) => answeredAt ?? 0));
    const answered = pressed.filter(({ answeredAt }) => answeredAt !== null && answeredAt === at);
    const used = part === null && !isOver ? messages.saidUsedFitting : messages.saidUsed;
    void showToast({
      message: isOver && state === 'OPEN' ? messages.answeredAll : isTaken ? used : messages.saidKept,
      testId: 'suggestion-answered',
      about: 'suggested-edits',
      // What was kept first and used after all stays kept or used: only what had no answer goes back to having none.
      ...(answered.length === 0
        ? {}
        : { action: { label: messages.undo, run: () => void undo(answered.map(({ key }) => key)) } }),
    });
    // What was pressed is gone.
    goOn(place, part?.key);
  };
  const press = (isTaken: boolean, part: SuggestedPart | null) => () => {
    if (!change.isRunning) void answer(isTaken, part);
  };
  const isBegun = takenCount + refusedCount > 0;
  const fits = parts.some(({ isTaken, isOutOfDate }) => isTaken === null && !isOutOfDate);
  return (
    <article className={styles.set} ref={setPlace} data-suggestion={id} tabIndex={-1}>
      <SetFacts set={set} by={messages.fromEditors} state={stateOf(state)} />
      {message !== '' && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
      <SuggestedParts parts={parts}>
        {(part, number, name) => (
          <PartAnswer
            part={part}
            canAnswer={viewerCanAnswer}
            isBusy={change.isRunning}
            named={(deed) => formatMessage(messages.named, { deed, number, name })}
            onTake={press(true, part)}
            onKeep={press(false, part)}
          />
        )}
      </SuggestedParts>
      {state === 'OPEN' && viewerCanAnswer && (
        <>
          <Outcome key={takenCount + refusedCount} postId={postId} suggestionId={id} />
          <div className={styles.actions}>
            {fits && (
              <Button size="small" aria-disabled={change.isRunning} onClick={press(true, null)}>
                {isBegun ? messages.takeRest : messages.takeAll}
              </Button>
            )}
            <Button look="outlined" size="small" aria-disabled={change.isRunning} onClick={press(false, null)}>
              {isBegun ? messages.keepRest : messages.keepAll}
            </Button>
          </div>
        </>
      )}
    </article>
  );
}

/** To the next edit without an answer; where there is none, to the one that was answered, else to all of them. */
function goOn(place: HTMLElement | null, key: string | undefined): void {
  const parts = [...(place?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];
  const answered = parts.findIndex((part) => part.dataset['part'] === key);
  const next = parts.slice(answered + 1).find((part) => part.querySelector('[data-open]') !== null);
  const target = next?.querySelector<HTMLElement>('[data-open]') ?? parts[answered] ?? place;
  target?.focus();
}

function stateOf(state: SuggestedEdits['state']): string | undefined {
  switch (state) {
    case 'WITHDRAWN':
      return messages.withdrawnForWriter;
    case 'LAPSED':
      return messages.lapsedForWriter;
    case 'OPEN':
    case 'ANSWERED':
      return undefined;
  }
}
