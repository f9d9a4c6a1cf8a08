import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publishSheetMessages as messages } from '#shared/messages/publish-sheet.ts';
import type { Refused } from '#web/app/graph/change-outcome.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import type { StorySettings } from '#web/generated/fragments.ts';
import { type PublishPost, PublishPostDocument } from '#web/generated/PublishPost.ts';
import { formatMoment } from '#web/features/ground/dates/format-moment.ts';
import { publishInput, type PublishForm } from './publish-form.ts';
import { savedRevision } from './saved-revision.ts';
import { useMailing } from './use-mailing.ts';
import { ownTimeZone } from './zoned-time.ts';

export type Problem = {
  readonly message: string;
  /** Links that may not be published. */
  readonly links?: readonly string[];
};

export type Publish = {
  readonly isRunning: boolean;
  readonly problem: Problem | undefined;
  /** Saves, and publishes what was saved; undefined where nothing was published. */
  readonly run: (form: PublishForm) => Promise<StorySettings | undefined>;
  readonly clear: () => void;
};

/** Publishes a draft with what was chosen in the form; to whom it is mailed is said before. */
export function usePublish(story: StorySettings, flush: () => Promise<number>): Publish {
  const { id: postId } = story;
  const chooseMailing = useMailing(story);
  const publish = useChange(PublishPostDocument, { says: 'here' });
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const attempt = async (form: PublishForm): Promise<StorySettings | Problem> => {
    const saved = await savedRevision(flush);
    if ('message' in saved) return saved;
    const refused = await chooseMailing(form);
    if (refused !== undefined) return { message: refused };
    const { done, failure } = await publish.send({ input: publishInput(postId, saved.rev, form) });
    if (failure === undefined) return done;
    return failure.refusal === undefined ? { message: failure.message } : problemOf(failure.refusal);
  };
  const run = async (form: PublishForm) => {
    setProblem(undefined);
    setIsRunning(true);
    const outcome = await attempt(form);
    setIsRunning(false);
    if ('id' in outcome) return outcome;
    setProblem(outcome);
    return undefined;
  };
  return { isRunning, problem, run, clear: () => setProblem(undefined) };
}

function problemOf(answer: Refused<PublishPost['publishPost']>): Problem {
  switch (answer.__typename) {
    case 'PublishingRestrictedBannedLinks':
      return { message: answer.message, links: answer.links };
    case 'RateLimited': {
      const when = formatMoment(Date.now() + answer.retryAfter * 1000, ownTimeZone());
      return { message: formatMessage(messages.tryLater, { message: answer.message, when }) };
    }
    case 'Conflict':
      return { message: messages.conflict };
    default:
      return { message: answer.message };
  }
}
