import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DesignOwner } from '#shared/design/design.ts';
import { designEditorMessages as messages } from '#shared/messages/design.ts';
import type { DesignEditing } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Choices } from './Choices.tsx';
import { DesignActions } from './DesignActions.tsx';
import { DesignControls } from './DesignControls.tsx';
import { DesignIntroduction } from './DesignIntroduction.tsx';
import { DesignPreview } from './DesignPreview.tsx';
import { type DesignOwnerInput, useDesignEditing } from './use-design-editing.ts';
import styles from './DesignEditor.module.css';

type DesignEditorProps = {
  readonly title: string;
  /** Whose pages they are. */
  readonly name: string;
  readonly kind: DesignOwner;
  readonly owner: DesignOwnerInput;
  readonly edit: DesignEditing;
  /** Asks what is drafted now, after somebody else drafted it. */
  readonly onAskAgain: () => void;
  readonly introductionSeen: number;
  /** Of the address: which part is open, and what is done at once. */
  readonly query: URLSearchParams;
};

/** The editor of a design: controls, and beside them what comes of them; on a phone one or the other. */
export function DesignEditor(props: DesignEditorProps) {
  // Nothing of it works without a script, and what could be typed before one comes would be lost.
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1} dir="auto">
        {props.title}
      </h1>
      {isAlive ? <LiveEditor {...props} /> : <Note>{messages.loading}</Note>}
    </div>
  );
}

const never = () => () => undefined;

function LiveEditor({ kind, owner, name, edit: newest, onAskAgain, introductionSeen, query }: DesignEditorProps) {
  const [first] = useState(newest);
  const [asked] = useState(() => ({ unfold: query.get('unfold'), action: query.get('action') }));
  const [view, setView] = useState<'edit' | 'preview'>(asked.action === 'preview' ? 'preview' : 'edit');
  const editing = useDesignEditing(owner, first, newest);
  const { edit, design } = editing;
  const isInConflict = editing.fault?.isConflict === true;
  useEffect(() => {
    if (isInConflict) onAskAgain();
    // Once for each conflict.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isInConflict]);
  return (
    <>
      <DesignIntroduction seen={introductionSeen} />
      <div className={styles.views}>
        <Choices label={messages.views} names={['edit', 'preview']} value={view} onChange={setView} />
      </div>
      <div className={`${styles.editor} ${view === 'edit' ? styles.editing : styles.previewing}`}>
        <section className={styles.controls} aria-label={messages.controls}>
          <DesignActions editing={editing} kind={kind} action={asked.action} />
          <DesignControls
            owner={kind}
            design={design}
            canHaveColours={edit.canHaveColours}
            onChange={editing.change}
            unfolded={asked.unfold}
          />
        </section>
        <DesignPreview previewKey={edit.previewKey} revision={edit.revision} name={name} />
      </div>
    </>
  );
}
