import { useEffect, useState } from 'react';
import { MOST_CLAPS, SEND_CLAPS_AFTER } from '#shared/claps/clap-rules.ts';
import { clapMessages as messages } from '#shared/messages/claps.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { abbreviateNumber } from '#shared/numbers/abbreviate-number.ts';
import { ActionIcon } from '#web/design/ActionIcon.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import styles from './ClapButton.module.css';
import { type Clappable, useClaps, useHold } from './use-claps.ts';

type ClapButtonProps = {
  readonly target: Clappable;
  readonly clapCount: number;
  /** The viewer's own part of it. */
  readonly own: number;
  /** False for one's own: the count is shown alone. */
  readonly canClap: boolean;
  readonly size?: 'small' | 'medium';
};

/** A clap for each press, more while it is held, and all taken back by the button beside it (rule 22). */
export function ClapButton({ target, clapCount, own, canClap, size = 'medium' }: ClapButtonProps) {
  const claps = useClaps(target, { clapCount, own });
  const hold = useHold(claps.add);
  const spoken = useSpoken(claps.viewerClapCount, claps.viewerHasClappedSinceFetch);
  const pixels = size === 'small' ? 18 : 22;
  const total = formatMessage(messages.clapsBy, { count: claps.clapCount });
  if (!canClap) {
    return (
      <span className={styles.count} title={total}>
        <ActionIcon name="clap" size={pixels} />
        <span aria-hidden="true">{abbreviateNumber(claps.clapCount)}</span>
        <VisuallyHidden>{total}</VisuallyHidden>
      </span>
    );
  }
  const mine = claps.viewerClapCount;
  return (
    <span className={styles.place} data-size={size}>
      <button type="button" className={styles.clap} aria-pressed={mine > 0} data-counts data-testid="clap" {...hold}>
        <ActionIcon name="clap" size={pixels} isFilled={mine > 0} />
        <span aria-hidden="true">{abbreviateNumber(claps.clapCount)}</span>
        <VisuallyHidden>
          {messages.clap}. {total}.
        </VisuallyHidden>
        {mine > 0 && claps.viewerHasClappedSinceFetch && (
          <span key={mine} className={styles.mine} aria-hidden="true">
            +{mine}
          </span>
        )}
      </button>
      {mine > 0 && (
        <button
          type="button"
          className={styles.undo}
          aria-label={messages.undo}
          title={messages.undo}
          onClick={claps.undo}
        >
          <ActionIcon name="undo" size={16} />
        </button>
      )}
      <VisuallyHidden>
        <output>{spoken}</output>
      </VisuallyHidden>
    </span>
  );
}

/** What is said of one's own claps: politely, once a row of them has come to rest. */
function useSpoken(own: number, hasClapped: boolean): string {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (!hasClapped) return undefined;
    const message = own >= MOST_CLAPS ? messages.mostReached : messages.announced;
    const timer = setTimeout(() => setSpoken(formatMessage(message, { count: own })), SEND_CLAPS_AFTER);
    return () => clearTimeout(timer);
  }, [own, hasClapped]);
  return spoken;
}
