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
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { leaveFreely, useUnsaved } from '#web/app/router/use-unsaved.ts';
import { CreateNewsletterDocument } from '#web/generated/CreateNewsletter.ts';
import type { NewsletterForm } from '#web/generated/fragments.ts';
import { UpdateNewsletterDocument } from '#web/generated/UpdateNewsletter.ts';
import { rememberFocus } from '#web/parts/dialog/remember-focus.ts';
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

const labels = [
  ['name', messages.name],
  ['description', messages.description],
  ['cadence', messages.cadence],
  ['senderName', messages.senderName],
  ['replyTo', messages.replyTo],
  ['sendsStories', messages.sendsStories],
  ['welcomeSubject', messages.welcomeSubject],
  ['welcomeText', messages.welcomeBody],
] as const;

/**
 * What the form of a newsletter holds, what is wrong with it, and the way to keep it. Nothing is overwritten that
 * somebody else saved meanwhile, unless the viewer chooses to.
 */
export function useNewsletterForm({ newsletter, collectionId, ownerName, onMade }: Given) {
  const [base, setBase] = useState(newsletter);
  const [typed, setTyped] = useState(() => typedOf(newsletter, ownerName));
  const [saved, setSaved] = useState(typed);
  const [faults, setFaults] = useState<Faults>({});
  const [standing, setStanding] = useState<{ readonly message: string; readonly newsletter: NewsletterForm }>();
  const making = useChange(CreateNewsletterDocument);
  const changing = useChange(UpdateNewsletterDocument);
  useUnsaved(!isSameJson(typed, saved));
  const edit = (changes: Partial<TypedNewsletter>) => {
    making.clear();
    changing.clear();
    setFaults({});
    setTyped((now) => ({ ...now, ...changes }));
  };
  const saveOver = async (over: NewsletterForm | null) => {
    const input = { ...trimNewsletter(typed), sendsStories: typed.sendsStories };
    const found = faultOfTexts(input);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    if (over === null) {
      const { done, failure } = await making.send({ collectionId, input });
      if (done === undefined) return setFaults(faultOfRefusal(failure?.refusal));
      leaveFreely();
      // The form gives way to the newsletter: who has a keyboard alone goes on from its heading.
      rememberFocus()();
      onMade(done.id);
      void showToast({ message: formatMessage(messages.created, { name: done.name }), testId: 'newsletter-created' });
      return;
    }
    const { done, failure } = await changing.send({
      newsletterId: over.id,
      revision: over.settings?.revision ?? 0,
      input,
    });
    if (done !== undefined) {
      setBase(done);
      // What was typed while it was sent is not saved yet.
      setSaved(typed);
      setStanding(undefined);
      void showToast({ message: messages.saved, testId: 'newsletter-saved' });
      return;
    }
    if (failure.refusal?.__typename === 'NewsletterConflict') setStanding(failure.refusal);
    else setFaults(faultOfRefusal(failure.refusal));
  };
  const takeTheirs = () => {
    if (standing === undefined) return;
    const theirs = typedOf(standing.newsletter, ownerName);
    setBase(standing.newsletter);
    setTyped(theirs);
    setSaved(theirs);
    setFaults({});
    setStanding(undefined);
    changing.clear();
  };
  const hasFault = Object.keys(faults).length > 0;
  return {
    typed,
    edit,
    save: () => saveOver(base),
    faults,
    isBusy: making.isRunning || changing.isRunning,
    error: hasFault || standing !== undefined ? undefined : (making.error ?? changing.error),
    conflict: standing && {
      message: standing.message,
      theirs: wordsOfDifference(typedOf(standing.newsletter, ownerName), typed),
    },
    keepMine: () => saveOver(standing?.newsletter ?? base),
    takeTheirs,
  };
}

/** What somebody else saved in each field that is not as it was typed here. */
function wordsOfDifference(theirs: TypedNewsletter, mine: TypedNewsletter): string {
  return labels
    .filter(([field]) => theirs[field] !== mine[field])
    .map(([field, label]) => `${label}: ${wordOf(theirs[field])}`)
    .join('\n\n');
}

function wordOf(value: string | boolean): string {
  if (typeof value !== 'boolean') return value;
  return value ? messages.yes : messages.no;
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
