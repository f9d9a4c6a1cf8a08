import { GIFT_NOTE_LENGTH } from '#shared/membership/gifts.ts';
import { giftPageMessages as messages } from '#shared/messages/gift-pages.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import type { GiftFault, GiftWords } from './gift-words.ts';

type GiftWordsFieldsProps = {
  readonly words: GiftWords;
  readonly fault: GiftFault | undefined;
  readonly onChange: (words: GiftWords) => void;
};

/** For whom, from whom, by which way and when, and what the giver writes. */
export function GiftWordsFields({ words, fault, onChange }: GiftWordsFieldsProps) {
  const errorOf = (field: GiftFault['field']) => (fault?.field === field ? fault.message : undefined);
  const change = (part: Partial<GiftWords>) => onChange({ ...words, ...part });
  const ways = [
    { value: 'mail', label: messages.byMail, text: messages.byMailText },
    { value: 'hand', label: messages.byHand, text: messages.byHandText },
  ] as const;
  return (
    <>
      <Field
        label={messages.recipientName}
        autoComplete="off"
        dir="auto"
        maxLength={100}
        value={words.recipientName}
        onChange={({ target }) => change({ recipientName: target.value })}
        error={errorOf('recipientName')}
      />
      <Field
        label={messages.senderName}
        autoComplete="name"
        dir="auto"
        maxLength={100}
        value={words.senderName}
        onChange={({ target }) => change({ senderName: target.value })}
        error={errorOf('senderName')}
      />
      <ChoiceField
        legend={messages.delivery}
        choices={ways}
        value={words.isByMail ? 'mail' : 'hand'}
        onChange={(way) => change({ isByMail: way === 'mail' })}
      />
      {words.isByMail && (
        <>
          <Field
            label={messages.recipientEmail}
            type="email"
            autoComplete="off"
            dir="ltr"
            value={words.recipientEmail}
            onChange={({ target }) => change({ recipientEmail: target.value })}
            error={errorOf('recipientEmail')}
          />
          <Field
            label={messages.day}
            note={messages.dayHint}
            type="date"
            value={words.day}
            onChange={({ target }) => change({ day: target.value })}
          />
        </>
      )}
      <CountedField
        label={messages.note}
        lines={4}
        most={GIFT_NOTE_LENGTH}
        hint={messages.noteHint}
        value={words.note}
        onChange={(note) => change({ note })}
        error={errorOf('note')}
      />
    </>
  );
}
