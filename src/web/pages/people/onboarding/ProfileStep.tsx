import { type SubmitEvent, use, useState } from 'react';
import { NAME_MAX } from '#shared/identity/profile-rules.ts';
import { USERNAME_MAX } from '#shared/identity/username-rules.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { onboardingMessages as messages } from '#shared/messages/onboarding.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import stepStyles from '#web/parts/form/Steps.module.css';
import { useChange } from '#web/app/graph/use-change.ts';
import { useUsernameCheck } from '#web/features/ground/settings/use-username-check.ts';
import { ChangeUsernameDocument } from '#web/generated/ChangeUsername.ts';
import type { OnboardingPageQuery } from '#web/generated/OnboardingPageQuery.ts';
import { UpdateProfileDocument } from '#web/generated/UpdateProfile.ts';
import { StepField } from './StepField.tsx';
import styles from './Onboarding.module.css';

type ProfileStepProps = {
  readonly viewer: NonNullable<OnboardingPageQuery['viewer']>;
  readonly next: string;
  readonly onDone: () => void;
};

/** The form of name and username; what did not change is not sent. */
export function ProfileStep({ viewer, next, onDone }: ProfileStepProps) {
  const site = use(SiteContext);
  const [name, setName] = useState(viewer.name);
  const [typed, setTyped] = useState(viewer.username);
  const check = useUsernameCheck(typed, viewer.username);
  const username = check.wanted;
  const profile = useChange(UpdateProfileDocument);
  const handle = useChange(ChangeUsernameDocument);
  const isRunning = profile.isRunning || handle.isRunning;

  const submit = async () => {
    if (isRunning || check.fault !== undefined) return;
    if (name.trim() !== viewer.name && (await profile.run({ input: { name } })) === undefined) return;
    if (username !== viewer.username && (await handle.run({ username })) === undefined) return;
    onDone();
  };
  const address = `${site.url.replace(/^https?:\/\//, '')}/@${username}`;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      }}
    >
      <StepField
        label={messages.name}
        autoComplete="name"
        maxLength={NAME_MAX}
        value={name}
        error={profile.error}
        onType={(value) => {
          profile.clear();
          setName(value);
        }}
      />
      <StepField
        label={messages.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_MAX + 1}
        value={typed}
        note={formatMessage(messages.usernameNote, { address })}
        state={check.note}
        error={handle.error ?? check.fault}
        onType={(value) => {
          handle.clear();
          setTyped(value);
        }}
      />
      <div className={stepStyles.ways}>
        <Button type="submit" disabled={isRunning}>
          {messages.continue}
        </Button>
        <Link className={stepStyles.skip} to={next}>
          {messages.skip}
        </Link>
      </div>
    </form>
  );
}
