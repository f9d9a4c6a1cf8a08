import { type SubmitEvent, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { splitMessages as messages } from '#shared/messages/splits.ts';
import { keptPercent, splitFault } from '#shared/splits/split-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import type { StorySplitsFields } from '#web/generated/fragments.ts';
import { ProposeStorySplitDocument } from '#web/generated/ProposeStorySplit.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import styles from '#web/parts/list/PartyRows.module.css';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { percentOf } from './SplitShares.tsx';

/** One percent for each of the others; what is left is the author's own. */
export function ProposeSplitForm({ splits }: { readonly splits: StorySplitsFields }) {
  const { id: postId, parties, standing, proposed, creator } = splits;
  const equal = Math.floor(100 / (parties.length + 1));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const change = useChange(ProposeStorySplitDocument);
  const [isTried, setIsTried] = useState(false);
  const before = proposed ?? standing;
  const textOf = (userId: string) => typed[userId] ?? String(before === null ? equal : percentOf(before, userId));
  const shares = parties.map(({ id: personId }) => ({ personId, percent: numberOf(textOf(personId)) }));
  const fault = splitFault(shares);
  const kept = keptPercent(shares);
  const propose = async () => {
    setIsTried(true);
    if (fault !== undefined || change.isRunning) return;
    const asked = shares.map(({ personId: userId, percent }) => ({ userId, percent }));
    if ((await change.run({ postId, shares: asked })) === undefined) return;
    setTyped({});
    setIsTried(false);
    void showToast({ message: messages.asked, testId: 'split-proposed' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void propose();
  };
  const isWrong = fault !== undefined && isTried;
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={messages.proposeOther}>
      {parties.map(({ id, name }) => (
        <Field
          key={id}
          label={formatMessage(messages.shareOf, { name })}
          inputMode="numeric"
          autoComplete="off"
          value={textOf(id)}
          aria-invalid={isWrong ? true : undefined}
          onChange={({ target }) => {
            change.clear();
            setTyped((now) => ({ ...now, [id]: target.value }));
          }}
        />
      ))}
      <output className={styles.text} data-kept={creator?.username}>
        {messages.yours} {formatMessage(messages.percent, { percent: fault === undefined ? kept : '–' })}
      </output>
      <ErrorNote role="alert">{isWrong ? messages.faults[fault] : change.error}</ErrorNote>
      <Button type="submit" look="outlined" aria-busy={change.isRunning}>
        {messages.propose}
      </Button>
    </form>
  );
}

/** Nothing is no number. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
