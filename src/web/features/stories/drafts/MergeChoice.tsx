import { useId } from 'react';
import { mergeMessages as messages, versionMessages } from '#shared/messages/edit-post.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { DraftConflict } from '#shared/story/delta/merge-drafts.ts';
import { blockName, blockText } from './block-text.ts';
import { diffWords, type WordPiece } from './diff-words.ts';
import type { Meeting } from './meeting.ts';
import styles from './Merge.module.css';
import type { Choice } from './resolve-conflicts.ts';
import { WordPieces } from './WordPieces.tsx';

type MergeChoiceProps = {
  readonly conflict: DraftConflict;
  readonly source: Meeting['kind'];
  readonly number: number;
  readonly count: number;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
};

const labels: Readonly<Record<Choice, string>> = {
  mine: messages.keepMine,
  theirs: messages.keepTheirs,
  both: messages.keepBoth,
};
const choices = ['mine', 'theirs', 'both'] as const;

/** One passage in both versions, with what is different in each, and which of them stays. */
export function MergeChoice({ conflict, source, number, count, choice, onChoose }: MergeChoiceProps) {
  const name = useId();
  const [mine, theirs] = [textOf(conflict, 'mine'), textOf(conflict, 'theirs')];
  const pieces = diffWords(theirs ?? '', mine ?? '');
  return (
    <fieldset className={styles.passage}>
      <legend>{formatMessage(messages.passage, { number, count, kind: nameOf(conflict) })}</legend>
      <div className={styles.sides}>
        <Side title={messages.mine} text={mine} pieces={pieces.filter(({ kind }) => kind !== 'removed')} />
        <Side
          title={messages[source]}
          text={theirs}
          // What only the other has is what it would add.
          pieces={pieces.filter(({ kind }) => kind !== 'added').map(turned)}
        />
      </div>
      <div className={styles.choices}>
        {choices.map((one) => (
          <label key={one} className={styles.choice}>
            <input type="radio" name={name} checked={choice === one} onChange={() => onChoose(one)} />
            {labels[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SideProps = {
  readonly title: string;
  readonly text: string | undefined;
  readonly pieces: readonly WordPiece[];
};

function Side({ title, text, pieces }: SideProps) {
  return (
    <div className={styles.side}>
      <h3>{title}</h3>
      {text === undefined ? <p className={styles.nothing}>{messages.nothing}</p> : <WordPieces pieces={pieces} />}
    </div>
  );
}

const turned = ({ kind, text }: WordPiece): WordPiece => ({ kind: kind === 'removed' ? 'added' : kind, text });

/** The words of one side; undefined where that side took the passage away. */
function textOf(conflict: DraftConflict, side: 'mine' | 'theirs'): string | undefined {
  switch (conflict.kind) {
    case 'title':
    case 'subtitle':
      return conflict[side];
    case 'block': {
      const block = conflict[side];
      return block === null ? undefined : blockText(block);
    }
    case 'footnote':
      return conflict[side]?.blocks.map(blockText).join('\n');
  }
}

function nameOf(conflict: DraftConflict): string {
  switch (conflict.kind) {
    case 'title':
      return versionMessages.fieldTitle;
    case 'subtitle':
      return versionMessages.fieldSubtitle;
    case 'footnote':
      return messages.footnote;
    case 'block': {
      const block = conflict.mine ?? conflict.theirs;
      return block === null ? '' : blockName(block);
    }
  }
}
