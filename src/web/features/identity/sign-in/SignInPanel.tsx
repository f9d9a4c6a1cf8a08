import { use, useEffect, useId, useRef } from 'react';
import type { SignInConfig } from '#shared/identity/sign-in-config.ts';
import { registrationMessages } from '#shared/messages/registration.ts';
import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { SiteMark } from '#web/features/ground/header/SiteMark.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { EmailStep } from './EmailStep.tsx';
import { Envelope } from './Envelope.tsx';
import { FilledMessage } from './FilledMessage.tsx';
import { InboxStep } from './InboxStep.tsx';
import { OptionsStep } from './OptionsStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SignInAgreement } from './SignInAgreement.tsx';
import { SignInElsewhere } from './SignInElsewhere.tsx';
import type { SignInOptions } from './sign-in-options.ts';
import { titlesOf } from './sign-in-titles.ts';
import styles from './SignIn.module.css';
import { SignInToggle } from './SignInToggle.tsx';
import { TwoFactorStep } from './TwoFactorStep.tsx';
import type { SignInFlow } from './use-sign-in.ts';

const steps = {
  OPTIONS: OptionsStep,
  ENTER_EMAIL: EmailStep,
  UNRECOGNIZED_EMAIL: EmailStep,
  CHECK_YOUR_INBOX: InboxStep,
  ENTER_PASSWORD: PasswordStep,
  ENTER_TWO_FACTOR: TwoFactorStep,
} as const;

type SignInPanelProps = {
  readonly flow: SignInFlow;
  readonly config: SignInConfig;
  /** Undefined while they are on their way. */
  readonly options: SignInOptions | undefined;
  readonly xsrf?: string;
  /** Beside the title, where there is something to know first. */
  readonly callout?: string;
  readonly heading: 'h1' | 'h2';
  /** Whether the first input takes the focus at once, as in a window that has just opened. */
  readonly isFocused: boolean;
};

/** One step of signing in with its title above and the small print below: in a window, or as a page. */
export function SignInPanel({ flow, config, options, xsrf, callout, heading: Heading, isFocused }: SignInPanelProps) {
  const { state } = flow;
  const { name: siteName } = use(SiteContext);
  const { title, text } = titlesOf(state, config, siteName, options?.mail);
  const Step = steps[state.step];
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(isFocused ? '' : state.step + state.operation);
  const id = useId();
  const isReady = options !== undefined;
  const isFirst = state.step === 'OPTIONS' || state.step === 'ENTER_EMAIL';
  const isClosed = state.operation === 'register' && isFirst && options?.registration === 'CLOSED';

  useEffect(() => {
    const now = state.step + state.operation;
    if (!isReady || shown.current === now) return;
    shown.current = now;
    const first = panel.current?.querySelector<HTMLElement>('[data-first]') ?? panel.current?.querySelector('h1, h2');
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [state.step, state.operation, isReady]);

  return (
    <div ref={panel} className={styles.panel} data-sign-in={state.step}>
      <div className={styles.picture}>
        <Picture config={config} hasMail={state.step === 'CHECK_YOUR_INBOX' || state.isExpired} />
      </div>
      <Heading id={id} className={styles.title} tabIndex={-1} dir="auto">
        {title}
      </Heading>
      <p className={styles.subheader}>
        <FilledMessage
          message={text}
          email={
            <bdi className={styles.email} translate="no">
              {state.email}
            </bdi>
          }
        />
      </p>
      {state.operation === 'register' && isFirst && <RegistrationNote registration={options?.registration} />}
      {callout !== undefined && <p className={styles.callout}>{callout}</p>}
      <SignInElsewhere />
      {options === undefined ? (
        <output className={styles.loading}>{messages.loading}</output>
      ) : isClosed ? undefined : (
        <Step flow={flow} config={config} options={options} xsrf={xsrf} />
      )}
      {isFirst && !(state.operation === 'login' && options?.registration === 'CLOSED') && (
        <SignInToggle flow={flow} config={config} />
      )}
      {state.step !== 'ENTER_TWO_FACTOR' && <SignInAgreement captcha={options?.captcha} />}
    </div>
  );
}

/** What somebody who wants an account has to know first (rule 250). */
function RegistrationNote({ registration }: { readonly registration: SignInOptions['registration'] | undefined }) {
  switch (registration) {
    case 'CLOSED':
      return <p className={styles.callout}>{registrationMessages.closedText}</p>;
    case 'INVITATION':
      return (
        <p className={styles.callout}>
          <strong>{registrationMessages.invitationTitle}.</strong> {registrationMessages.invitationText}
        </p>
      );
    case 'INVITED':
      return <p className={styles.callout}>{registrationMessages.invited}</p>;
    case 'OPEN':
    case undefined:
      return undefined;
  }
}

/** Whom the sign-in is about where they have a picture, an envelope where mail is, else the mark of the house. */
function Picture({ config: { user, collection, newsletterV3 }, hasMail }: { config: SignInConfig; hasMail: boolean }) {
  if (hasMail) return <Envelope />;
  const person = user?.imageId ? user : newsletterV3;
  if (person?.imageId) return <NamedAvatar name={person.name ?? ''} imageId={person.imageId} size="XL" />;
  if (collection?.imageId)
    return <NamedAvatar name={collection.name ?? ''} imageId={collection.imageId} size="XL" shape="square" />;
  return <SiteMark size={44} />;
}
