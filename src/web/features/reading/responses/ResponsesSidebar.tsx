import { useEffect, useId, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { abbreviateNumber } from '#shared/numbers/abbreviate-number.ts';
import { IconButton } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import { closeResponses } from './open-responses.ts';
import type { Passage, Place } from './responses-context.ts';
import { ResponsesPanel } from './ResponsesPanel.tsx';
import styles from './Responses.module.css';

type ResponsesSidebarProps = {
  readonly place: Place;
  readonly count: number;
  readonly passage: Passage | undefined;
};

/** Below this it lies over everything, and nothing behind it can be reached. */
const WIDE = '(min-width: 728px)';

/** The responses beside the story, which can be read on; closed by Escape, with the focus back where it was. */
export function ResponsesSidebar({ place, count, passage }: ResponsesSidebarProps) {
  const id = useId();
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    if (dialog === null) return undefined;
    const before = document.activeElement;
    if (window.matchMedia(WIDE).matches) dialog.show();
    else dialog.showModal();
    const field = dialog.querySelector<HTMLElement>('textarea') ?? dialog.querySelector('h2');
    field?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      // What lies over it, a menu or a window, closes first; the focus may have gone with what was deleted.
      const isHere = event.target === document.body || (event.target instanceof Node && dialog.contains(event.target));
      if (event.key !== 'Escape' || event.defaultPrevented || !isHere || isInMenu(event.target)) return;
      event.preventDefault();
      closeResponses();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog]);
  return (
    <dialog
      ref={setDialog}
      className={styles.sidebar}
      aria-labelledby={id}
      data-testid="responses-sidebar"
      onClose={closeResponses}
    >
      <header className={styles.sidebarHead}>
        <h2 className={styles.sidebarTitle} id={id} tabIndex={-1}>
          {formatMessage(messages.titleCount, { count: abbreviateNumber(count) })}
        </h2>
        <IconButton label={messages.close} onClick={closeResponses}>
          <Icon name="close" />
        </IconButton>
      </header>
      <div className={styles.sidebarBody}>
        <ResponsesPanel place={place} passage={passage} wantsFocus />
      </div>
    </dialog>
  );
}

function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"], dialog dialog') !== null;
}
