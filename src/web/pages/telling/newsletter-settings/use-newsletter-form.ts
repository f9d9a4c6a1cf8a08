import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterFaultMessages } from '#shared/messages/newsletters.ts';
import { newsletterSettingsMessages as messages } from '#shared/messages/newsletter-settings.ts';
import {
  findNewsletterFault,
  mostOfField,
  type NewsletterField,
  type NewsletterTexts,
  trimNewsletter,
} from '#shared/newsletters/newsletter-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { CreateNewsletterDocument } from '#web/generated/CreateNewsletter.ts';
import type { NewsletterForm } from '#web/generated/fragments.ts';
import { UpdateNewsletterDocument } from '#web/generated/UpdateNewsletter.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

type TypedNewsletter = NewsletterTexts & { readonly sendsStories: boolean };
type Faults = Partial<Readonly<Record<NewsletterField, string>>>;

type Given = {
  readonly newsletter: NewsletterForm | null;
  readonly collectionId: string | null;
  readonly ownerName: string;
  readonly onMade: (newsletterId: string) => void;
};

const fields: Readonly<Record<string, NewsletterField>> = {
  NAME: 'name',
  DESCRIPTION: 'description',
  CADENCE: 'cadence',
  SENDER_NAME: 'senderName',
  REPLY_TO: 'replyTo',
  WELCOME_SUBJECT: 'welcomeSubject',
  WELCOME_TEXT: 'welcomeText',
};

/** What the form of a newsletter holds, what is wrong with it, and the way to keep it. */
export function useNewsletterForm({ newsletter, collectionId, ownerName, onMade }: Given) {
  const [typed, setTyped] = useState(() => typedOf(newsletter, ownerName));
  const [faults, setFaults] = useState<Faults>({});
  const making = useChange(CreateNewsletterDocument);
  const changing = useChange(UpdateNewsletterDocument);
  const edit = (changes: Partial<TypedNewsletter>) => {
    making.clear();
    changing.clear();
    setFaults({});
    setTyped((now) => ({ ...now, ...changes }));
  };
  const save = async () => {
    const input = { ...trimNewsletter(typed), sendsStories: typed.sendsStories };
    const found = faultOfTexts(input);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    if (newsletter === null) {
      const { done, failure } = await making.send({ collectionId, input });
      if (done === undefined) return setFaults(faultOfRefusal(failure?.refusal));
      onMade(done.id);
      void showToast({ message: formatMessage(messages.created, { name: done.name }), testId: 'newsletter-created' });
      return;
    }
    const { done, failure } = await changing.send({ newsletterId: newsletter.id, input });
    if (done === undefined) return setFaults(faultOfRefusal(failure?.refusal));
    void showToast({ message: messages.saved, testId: 'newsletter-saved' });
  };
  const hasFault = Object.keys(faults).length > 0;
  return {
    typed,
    edit,
    save,
    faults,
    isBusy: making.isRunning || changing.isRunning,
    error: hasFault ? undefined : (making.error ?? changing.error),
  };
}

function typedOf(newsletter: NewsletterForm | null, ownerName: string): TypedNewsletter {
  return {
    name: newsletter?.name ?? ownerName,
    description: newsletter?.description ?? '',
    cadence: newsletter?.cadence ?? '',
    senderName: newsletter?.settings?.senderName ?? '',
    replyTo: newsletter?.settings?.replyTo ?? '',
    sendsStories: newsletter?.settings?.sendsStories ?? true,
    welcomeSubject: newsletter?.settings?.welcomeSubject ?? '',
    welcomeText: newsletter?.settings?.welcomeText ?? '',
  };
}

/** The first thing that is wrong, at its field, before anything is sent. */
function faultOfTexts(texts: NewsletterTexts): Faults {
  const found = findNewsletterFault(texts);
  if (found === undefined) return {};
  return { [found.field]: formatMessage(newsletterFaultMessages[found.fault], { most: mostOfField[found.field] }) };
}

/** The sentence of the server at its field; none where it is about no field. */
function faultOfRefusal(refusal: object | undefined): Faults {
  if (refusal === undefined || !('field' in refusal) || !('message' in refusal)) return {};
  const field = fields[String(refusal.field)];
  return field === undefined ? {} : { [field]: String(refusal.message) };
}
