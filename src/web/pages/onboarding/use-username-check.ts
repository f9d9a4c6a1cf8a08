import { use, useEffect, useState } from 'react';
import { onboardingMessages } from '#shared/messages/onboarding.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import {
  type UsernameAvailabilityQuery,
  UsernameAvailabilityQueryDocument,
} from '#web/generated/UsernameAvailabilityQuery.ts';

/** Own judgement: a pause of typing, so that the 30 checks of a minute last (decisions 128). Milliseconds. */
const PAUSE = 500;

export type UsernameCheck =
  | { readonly kind: 'unasked' | 'checking' | 'free' }
  | { readonly kind: 'refused'; readonly message: string };

type Checked = { readonly username: string; readonly check: UsernameCheck };

/** Whether a username may be had, asked after a pause of typing; `undefined` asks nothing. */
export function useUsernameCheck(username: string | undefined): UsernameCheck {
  const graph = use(GraphContext);
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    if (username === undefined) return undefined;
    let isStale = false;
    const timer = setTimeout(() => {
      void graph.load(UsernameAvailabilityQueryDocument, { username }).then(
        ({ data }) =>
          isStale || setChecked({ username, check: readAnswer(data as UsernameAvailabilityQuery | undefined) }),
        () => isStale || setChecked({ username, check: { kind: 'unasked' } }),
      );
    }, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [graph, username]);
  if (username === undefined) return { kind: 'unasked' };
  return checked?.username === username ? checked.check : { kind: 'checking' };
}

function readAnswer(data: UsernameAvailabilityQuery | undefined): UsernameCheck {
  const answer = data?.usernameAvailability;
  if (answer === undefined) return { kind: 'unasked' };
  switch (answer.__typename) {
    case 'UsernameAvailability':
      return answer.isAvailable ? { kind: 'free' } : { kind: 'refused', message: onboardingMessages.taken };
    case 'SignUpRefusal':
      return { kind: 'refused', message: answer.message };
    case 'RateLimited':
      // Saving says whether it may be had.
      return { kind: 'unasked' };
  }
}
