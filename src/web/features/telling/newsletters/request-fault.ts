import { newsletterPageMessages as messages } from '#shared/messages/newsletters.ts';

/** The sentence for what came of a plain form, by the word in the address; undefined where nothing went wrong. */
export function requestFault(said: string | null): string | undefined {
  switch (said) {
    case 'wrong':
      return messages.wrong;
    case 'gone':
      return messages.gone;
    case 'busy':
      return messages.busy;
    default:
      return undefined;
  }
}
