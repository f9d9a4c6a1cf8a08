import { parseEmail } from '../identity/email-rule.ts';

/** Own judgement, but for the days (rule 75). */
export const newsletterLimits = {
  mostOfPublication: 20,
  mostName: 80,
  mostDescription: 280,
  mostCadence: 60,
  mostSenderName: 60,
  mostWelcomeSubject: 150,
  mostWelcomeText: 5_000,
  daysToConfirm: 7,
} as const;

export type NewsletterTexts = {
  readonly name: string;
  readonly description: string;
  readonly cadence: string;
  readonly senderName: string;
  /** Empty: answers go nowhere. */
  readonly replyTo: string;
  readonly welcomeSubject: string;
  readonly welcomeText: string;
};

export type NewsletterField = keyof NewsletterTexts;

/** Characters of each field; of an address what mail allows. */
export const mostOfField: Readonly<Record<NewsletterField, number>> = {
  name: newsletterLimits.mostName,
  description: newsletterLimits.mostDescription,
  cadence: newsletterLimits.mostCadence,
  senderName: newsletterLimits.mostSenderName,
  replyTo: 254,
  welcomeSubject: newsletterLimits.mostWelcomeSubject,
  welcomeText: newsletterLimits.mostWelcomeText,
};

export type NewsletterFault =
  | 'nameMissing'
  | 'nameTooLong'
  | 'descriptionTooLong'
  | 'cadenceTooLong'
  | 'senderNameTooLong'
  | 'replyToInvalid'
  | 'welcomeSubjectMissing'
  | 'welcomeSubjectTooLong'
  | 'welcomeTextMissing'
  | 'welcomeTextTooLong';
export type FoundNewsletterFault = { readonly field: NewsletterField; readonly fault: NewsletterFault };

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Texts as they are kept. */
export function trimNewsletter(texts: NewsletterTexts): NewsletterTexts {
  return {
    name: oneLine(texts.name),
    description: oneLine(texts.description),
    cadence: oneLine(texts.cadence),
    senderName: oneLine(texts.senderName),
    replyTo: parseEmail(texts.replyTo) ?? texts.replyTo.trim(),
    welcomeSubject: oneLine(texts.welcomeSubject),
    welcomeText: texts.welcomeText.trim(),
  };
}

const isLonger = (text: string, most: number): boolean => [...text].length > most;

/** The first thing that is wrong with trimmed texts. A welcome has both a subject and a text, or neither. */
export function findNewsletterFault(texts: NewsletterTexts): FoundNewsletterFault | undefined {
  const { name, description, cadence, senderName, replyTo, welcomeSubject, welcomeText } = texts;
  const limits = newsletterLimits;
  if (name === '') return { field: 'name', fault: 'nameMissing' };
  if (isLonger(name, limits.mostName)) return { field: 'name', fault: 'nameTooLong' };
  if (isLonger(description, limits.mostDescription)) return { field: 'description', fault: 'descriptionTooLong' };
  if (isLonger(cadence, limits.mostCadence)) return { field: 'cadence', fault: 'cadenceTooLong' };
  if (isLonger(senderName, limits.mostSenderName)) return { field: 'senderName', fault: 'senderNameTooLong' };
  if (replyTo !== '' && parseEmail(replyTo) !== replyTo) return { field: 'replyTo', fault: 'replyToInvalid' };
  if (isLonger(welcomeSubject, limits.mostWelcomeSubject)) {
    return { field: 'welcomeSubject', fault: 'welcomeSubjectTooLong' };
  }
  if (isLonger(welcomeText, limits.mostWelcomeText)) return { field: 'welcomeText', fault: 'welcomeTextTooLong' };
  if (welcomeText !== '' && welcomeSubject === '') return { field: 'welcomeSubject', fault: 'welcomeSubjectMissing' };
  return welcomeText === '' && welcomeSubject !== ''
    ? { field: 'welcomeText', fault: 'welcomeTextMissing' }
    : undefined;
}
