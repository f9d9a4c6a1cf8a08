import { useEffect, useState } from 'react';
import { findUsernameFault, foldUsername, USERNAME_MAX, USERNAME_MIN } from '#shared/identity/username-rules.ts';
import { accountMessages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { accountSettingsMessages as messages } from '#shared/messages/settings.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { UsernameAvailabilityQueryDocument } from '#web/generated/UsernameAvailabilityQuery.ts';

/** Milliseconds after the last key: at most 30 questions a minute are answered (rule 128). */
const PAUSE = 500;

const faults = {
  tooShort: formatMessage(accountMessages.usernameTooShort, { minimum: USERNAME_MIN }),
  tooLong: formatMessage(accountMessages.usernameTooLong, { maximum: USERNAME_MAX }),
  invalid: accountMessages.usernameInvalid,
  reserved: accountMessages.usernameReserved,
} as const;

export type UsernameCheck = {
  /** As it would be written. */
  readonly wanted: string;
  readonly fault: string | undefined;
  /** What is known of it besides. */
  readonly note: string | undefined;
};

/** What there is to say of a username that is being typed: the rules at once, the server's word after a pause. */
export function useUsernameCheck(typed: string, current: string): UsernameCheck {
  const wanted = foldUsername(typed);
  const ruleFault = findUsernameFault(wanted);
  const [asked, setAsked] = useState(current);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isAsked = asked === wanted && wanted !== current && ruleFault === undefined;
  const variables = { username: wanted };
  const { data, error } = useQuery(UsernameAvailabilityQueryDocument, { variables, isSkipped: !isAsked });
  if (wanted === current) return { wanted, fault: undefined, note: undefined };
  if (ruleFault !== undefined) return { wanted, fault: faults[ruleFault], note: undefined };
  const answer = data?.usernameAvailability;
  if (answer === undefined) {
    // Unasked for once, saving tells.
    return { wanted, fault: undefined, note: error === undefined ? messages.usernameChecking : undefined };
  }
  if ('message' in answer) return { wanted, fault: answer.message, note: undefined };
  const { username, isAvailable } = answer;
  if (!isAvailable) return { wanted, fault: formatMessage(messages.usernameTaken, { username }), note: undefined };
  return { wanted, fault: undefined, note: formatMessage(messages.usernameFree, { username }) };
}
