import { signInMessages as messages } from '#shared/messages/sign-in.ts';
import { IconButton } from '#web/design/Button.tsx';

import { SignInIcon } from './SignInIcon.tsx';
import { useHasScript } from './use-has-script.ts';

/** Lets a password be read while it is typed. */
export function ShowPasswordButton({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  if (!useHasScript()) return null;
  return (
    <IconButton label={isShown ? messages.hide : messages.show} aria-pressed={isShown} onClick={onToggle}>
      <SignInIcon name={isShown ? 'eyeOff' : 'eye'} />
    </IconButton>
  );
}
