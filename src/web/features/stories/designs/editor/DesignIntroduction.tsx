import { useState } from 'react';
import { INTRODUCTION_VERSION } from '#shared/design/introduction.ts';
import { designEditorMessages as messages } from '#shared/messages/design.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { SetStyleEditorOnboardingVersionSeenDocument } from '#web/generated/SetStyleEditorOnboardingVersionSeen.ts';
import { Notice } from '#web/parts/frame/Note.tsx';
import styles from './DesignEditor.module.css';

/** For who opens the editor for the first time, on any device of theirs. */
export function DesignIntroduction({ seen }: { readonly seen: number }) {
  const [isOpen, setIsOpen] = useState(seen < INTRODUCTION_VERSION);
  const change = useChange(SetStyleEditorOnboardingVersionSeenDocument, { says: 'toast' });
  if (!isOpen) return null;
  const close = () => {
    setIsOpen(false);
    void change.run({ version: INTRODUCTION_VERSION });
  };
  return (
    <div className={styles.introduction}>
      <Notice>
        <p>
          <strong>{messages.introTitle}</strong> {messages.intro}
        </p>
        <Button look="plain" size="small" onClick={close}>
          {messages.introDone}
        </Button>
      </Notice>
    </div>
  );
}
