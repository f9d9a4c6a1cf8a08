import { expect, test } from 'vitest';
import { findNewsletterFault, newsletterLimits, type NewsletterTexts, trimNewsletter } from './newsletter-rules.ts';

const texts: NewsletterTexts = {
  name: 'Field notes',
  description: 'What moved this week.',
  cadence: 'Every Friday',
  senderName: '',
  replyTo: '',
  welcomeSubject: '',
  welcomeText: '',
};

test('NEWS-1: a newsletter has a name, and every text has its bounds', () => {
  expect(findNewsletterFault(texts)).toBeUndefined();
  expect(findNewsletterFault({ ...texts, name: '' })?.fault).toBe('nameMissing');
  const long = 'é'.repeat(newsletterLimits.mostWelcomeText + 1);
  for (const field of ['name', 'description', 'cadence', 'senderName', 'welcomeSubject', 'welcomeText'] as const) {
    expect(findNewsletterFault({ ...texts, [field]: long }), field).toEqual({ field, fault: `${field}TooLong` });
  }
  expect(findNewsletterFault({ ...texts, name: 'é'.repeat(newsletterLimits.mostName) })).toBeUndefined();
});

test('NEWS-1: answers go to one address, and a welcome has a subject and a text', () => {
  expect(findNewsletterFault({ ...texts, replyTo: 'letters@example.org' })).toBeUndefined();
  expect(findNewsletterFault({ ...texts, replyTo: 'a@example.org, b@example.org' })?.fault).toBe('replyToInvalid');
  expect(findNewsletterFault({ ...texts, welcomeText: 'Hello.' })?.fault).toBe('welcomeSubjectMissing');
  expect(findNewsletterFault({ ...texts, welcomeSubject: 'Hello' })?.fault).toBe('welcomeTextMissing');
});

test('NEWS-1: texts are kept on one line, without what stands around them', () => {
  expect(trimNewsletter({ ...texts, name: '  Field \n notes ', welcomeText: '\nHello\n\nthere ' })).toEqual({
    ...texts,
    welcomeText: 'Hello\n\nthere',
  });
});
