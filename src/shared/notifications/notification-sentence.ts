import { formatMessage } from '../messages/format-message.ts';
import { notificationSentences as sentences } from '../messages/notifications.ts';
import { formatNumber } from '../numbers/format-number.ts';
import { type NotificationKind, MOST_COUNTED } from './notification-kinds.ts';

/** What a sentence about a notification is made of. */
export type Spoken = {
  readonly kind: NotificationKind;
  /** Of those who did it, newest first. */
  readonly names: readonly string[];
  /** How many did it, counted up to 101. */
  readonly actorCount: number;
  /** Of the story or list that it is about; the empty text where it is about none. */
  readonly title: string;
  readonly amount: number | null;
};

/** A part of a sentence; names and titles are set off. */
export type SentencePiece = { readonly text: string; readonly isName: boolean };

/** What happened, as one sentence in pieces: the same on the page, in mails and in pushes. */
export function notificationSentence(spoken: Spoken): readonly SentencePiece[] {
  const { kind, title } = spoken;
  const amount = formatNumber(spoken.amount ?? 0);
  // Who and what are set off, so they stay marked until the sentence is cut.
  const late = spoken.amount ?? 0;
  const sentence = formatMessage(sentences[kind], { who: '{who}', what: '{what}', amount, late });
  return sentence.split(/(\{who\}|\{what\})/).flatMap((part): readonly SentencePiece[] => {
    if (part === '{who}') return whoOf(spoken);
    if (part === '{what}') return [{ text: title, isName: true }];
    return part === '' ? [] : [{ text: part, isName: false }];
  });
}

/** The same as plain text. */
export function notificationText(spoken: Spoken): string {
  return notificationSentence(spoken)
    .map(({ text }) => text)
    .join('');
}

function whoOf({ names, actorCount }: Spoken): readonly SentencePiece[] {
  const [first = '', second = ''] = names;
  const name = (text: string): SentencePiece => ({ text, isName: true });
  const others = actorCount - 1;
  if (others <= 0) return [name(first)];
  if (others === 1 && second !== '') return [name(first), { text: sentences.and, isName: false }, name(second)];
  const rest = others > MOST_COUNTED ? sentences.many : formatMessage(sentences.others, { count: others });
  return [name(first), { text: sentences.and, isName: false }, name(rest)];
}
