import { expect, test } from 'vitest';
import { startSignIn } from './sign-in-state.ts';
import { titlesOf } from './sign-in-titles.ts';

test.each(['login', 'register'] as const)(
  'IDEN-2: where no mail leaves, %s sends nobody to an inbox, and says once that no code is on its way',
  (operation) => {
    const config = { operation, step: 'CHECK_YOUR_INBOX', isEmbedded: false } as const;
    const titles = (mail: 'KEPT' | 'SHOWN') => titlesOf(startSignIn(config), config, 'Harbor', mail);
    expect(titles('SHOWN')).toMatchObject({ title: 'Check your inbox' });
    expect(titles('KEPT').title).not.toMatch(/inbox/i);
    expect(titles('KEPT').text).toMatch(/no code is on its way/);
    // The command signs in who has an account, and helps nobody who wants one.
    expect(titles('KEPT').text.includes('login-link')).toBe(operation === 'login');
  },
);
