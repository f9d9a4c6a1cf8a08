import type { FakeClock } from '#platform/clock/clock.ts';
import { createAccount } from '#modules/identity/accounts/create-account.ts';
import type { WaitingMail } from '#modules/ground/mails/waiting-mail.ts';
import { type EmailBrowser, emailBrowser } from './email-browser.ts';
import { readMail } from './read-mail.ts';
import { createTestGraph, type TestGraph } from './test-graph.ts';

/** A graph with people in it who sign in by email. */
export type EmailWorld = TestGraph & {
  readonly clock: FakeClock;
  /** Makes an account, and answers with an address that no other test uses. */
  account(): Promise<string>;
  /** A browser that nobody used before, in a network of its own unless told. */
  open(network?: string): EmailBrowser;
  /** Throws where no mail went to that address. */
  newestMail(to: string): Promise<WaitingMail>;
};

export async function createEmailWorld(): Promise<EmailWorld> {
  const world = await createTestGraph();
  let count = 0;
  return {
    ...world,
    clock: world.context.clock as FakeClock,
    account: async () => {
      count += 1;
      const email = `person${count}@example.org`;
      await createAccount(world.context, { email, isEmailVerified: true, name: `Person ${count}` });
      return email;
    },
    open: (network) => {
      count += 1;
      return emailBrowser(world.graph, `browser ${count}`, {}, network);
    },
    newestMail: async (to) => {
      const mail = (await readMail(world.context)).findLast((one) => one.to === to);
      if (mail === undefined) throw new Error(`There is no mail to ${to}.`);
      return mail;
    },
  };
}
