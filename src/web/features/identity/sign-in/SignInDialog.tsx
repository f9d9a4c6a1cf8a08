import { useEffect, useState } from 'react';
import type { SignInConfig } from '#shared/identity/sign-in-config.ts';
import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { SignInOptionsQueryDocument } from '#web/generated/SignInOptionsQuery.ts';
import { type SignInSubjectsQuery, SignInSubjectsQueryDocument } from '#web/generated/SignInSubjectsQuery.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { askAnew } from './sign-in-graph.ts';
import type { SignInOptions } from './sign-in-options.ts';
import { subjectVariables, withSubjects } from './sign-in-subjects.ts';
import { SignInPanel } from './SignInPanel.tsx';
import styles from './SignIn.module.css';
import { useSignIn } from './use-sign-in.ts';

type Answers = { readonly options: SignInOptions; readonly subjects: SignInSubjectsQuery | undefined };

/** The window over a page; `onClosed` runs after each way of closing. */
export function SignInDialog({ config, onClosed }: { config: SignInConfig; onClosed: () => void }) {
  const [answers, setAnswers] = useState<Answers>();
  const [hasFailed, setHasFailed] = useState(false);
  const options = answers?.options;
  const flow = useSignIn(config, options);
  useEffect(() => {
    ask(config).then(setAnswers, () => setHasFailed(true));
  }, [config]);
  return (
    <Dialog title={messages.signIn} look="wide" onClosed={onClosed}>
      {() =>
        hasFailed ? (
          <p className={styles.failed} role="alert">
            {navigator.onLine ? messages.unexpected : messages.offline}
          </p>
        ) : (
          <SignInPanel
            flow={flow}
            config={withSubjects(config, answers?.subjects)}
            options={options}
            heading="h2"
            isFocused
          />
        )
      }
    </Dialog>
  );
}

async function ask(config: SignInConfig): Promise<Answers> {
  const about = subjectVariables(config);
  const [{ signInOptions: options }, subjects] = await Promise.all([
    askAnew(SignInOptionsQueryDocument, {}),
    about && askAnew(SignInSubjectsQueryDocument, about),
  ]);
  return { options, subjects };
}
