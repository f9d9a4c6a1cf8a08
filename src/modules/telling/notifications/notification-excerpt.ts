import { truncateText } from '#shared/text/truncate-text.ts';
import type { Notification } from './notification.ts';

/** Own judgement: two lines. */
const MOST_CHARACTERS = 160;

/** The first words of what was written, or the passage that was marked; empty where there are none. */
export function excerptOf({ response, note, quote }: Pick<Notification, 'response' | 'note' | 'quote'>): string {
  const text = response?.response.excerpt ?? note?.body ?? quote ?? '';
  return truncateText(text.replace(/\s+/g, ' ').trim(), MOST_CHARACTERS);
}
