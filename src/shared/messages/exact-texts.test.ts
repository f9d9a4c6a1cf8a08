import { expect, test } from 'vitest';
import { errorScreenMessages } from './error-screen.ts';
import { errorMessages } from './errors.ts';
import { formatMessage } from './format-message.ts';
import { graphErrorMessages } from './graph-errors.ts';
import { lookupMessages } from './lookups.ts';
import { resultMessages } from './results.ts';
import { footerMessages } from './footer.ts';
import { shellMessages } from './shell.ts';
import { storyMessages } from './story.ts';

test('ROUTE-10, ROUTE-11, ROUTE-14: the screens of errors say exactly this', () => {
  expect(errorMessages).toMatchObject({
    notFoundHeading: 'PAGE NOT FOUND',
    notFoundStatus: '404',
    notFoundSlogan: 'Out of nothing, something.',
    serverErrorHeading: 'Apologies, but something went wrong on our end.',
  });
  expect(Object.values(errorScreenMessages)).toEqual([
    'Error',
    'We’re sorry, but there was a problem displaying this page.',
    'Please reload and try again.',
  ]);
});

test('SHELL-6, SHELL-13, TOAST-3: the words of the shell are exactly these', () => {
  expect(Object.values(footerMessages).join(', ')).toBe(
    'Help, Status, About, Careers, Press, Blog, Privacy, Rules, Terms, Text to speech',
  );
  expect(shellMessages).toMatchObject({
    openInApp: 'Open in app',
    nextSections: 'next sections',
    previousSections: 'previous sections',
    paymentMethodUpdated: 'Your payment method has been updated successfully.',
  });
});

test('STORY-4: reading time in the three forms', () => {
  const { minutesRead, minutes, seconds } = storyMessages;
  const texts = [minutesRead, minutes, seconds].map((message) => formatMessage(message, { count: 4 }));
  expect(texts).toEqual(['4 min read', '4 min', '4 sec']);
});

test('STORY-2, CORE-4: suspension, refusal and blocking in the words of rules 31 and 149', () => {
  const { AccountSuspended, PostSuspended, Blocked } = lookupMessages;
  const suspended = [AccountSuspended.text, PostSuspended.text, resultMessages.accountSuspended];
  for (const text of [...suspended, graphErrorMessages.accountSuspended, graphErrorMessages.postSuspended]) {
    expect(text).toContain('was found in violation of the Rules');
  }
  expect(graphErrorMessages.forbidden).toBe("You don't have access");
  expect(resultMessages.noAccess).toBe(graphErrorMessages.forbidden);
  expect(resultMessages.tooManyRequests).toBe('Too many attempts. Please try again later.');
  expect(resultMessages.failedChallenge).toBe('reCAPTCHA verification failed.');
  expect(`${Blocked.title} ${Blocked.text}`, 'who is blocked is not told').not.toMatch(/block/i);
});
