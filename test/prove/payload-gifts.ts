import { randomBytes } from 'node:crypto';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { GIFT_NOTE_LENGTH } from '#shared/membership/gifts.ts';
import { createId } from '#modules/ground/create-id.ts';
import { findDanger } from '#test/support/find-danger.ts';
import { readMail } from '#test/support/read-mail.ts';
import type { TestProgram } from '#test/support/test-program.ts';

const GIVE = `mutation($input: BuyGiftInput!) { made: buyGift(input: $input) {
  __typename ... on PaymentSucceeded { id: paymentId } ... on UserError { message } } }`;
const CHARGES = 'select id from charge where person_id = $1';
/** As long as the name of a sender may be. */
const MOST_NAME = 100;

type Make = (query: string, variables: Readonly<Record<string, unknown>>) => Promise<string>;

/** Somebody gives a membership for each payload, in its words and names. Answers the pages on which they come out. */
export async function giveAway(
  { context }: TestProgram,
  make: Make,
  { personId, payloads }: { readonly personId: string; readonly payloads: readonly string[] },
): Promise<readonly string[]> {
  let bought = 0;
  for (const payload of payloads) {
    const input = {
      tier: 'MEMBER',
      currency: 'USD',
      provider: 'SANDBOX',
      token: sandboxToken({ name: 'visa', month: 12, year: 2099 }),
      formKey: randomBytes(16).toString('hex'),
      country: 'US',
      senderName: payload.slice(0, MOST_NAME),
      recipientName: payload.slice(-MOST_NAME),
      recipientEmail: `${createId()}@mail.example`,
      note: payload.slice(-GIFT_NOTE_LENGTH),
    };
    bought += (await make(GIVE, { input })) === '' ? 0 : 1;
  }
  if (bought < payloads.length) throw new Error(`${bought} of ${payloads.length} gifts were bought`);
  const charges = await context.database.query<{ id: string }>('prove_charges', CHARGES, [personId]);
  return ['/me/settings/membership', ...charges.map(({ id }) => `/me/billing-history/receipt/${id}`)];
}

/** What in the mails of a program could run, or go elsewhere; every mark that stands in one of them is added to `seen`. */
export async function findInMails(
  { context }: TestProgram,
  marker: RegExp,
  seen: Set<string>,
): Promise<readonly string[]> {
  const failures: string[] = [];
  const all = new RegExp(marker, 'gu');
  for (const { to, subject, text, html } of await readMail(context)) {
    for (const [mark] of `${subject} ${text} ${html}`.matchAll(all)) seen.add(mark);
    const dangers = findDanger(html, marker);
    failures.push(...dangers.slice(0, 3).map((danger) => `the mail “${subject.slice(0, 60)}” has ${danger}`));
    if (/\p{Cc}/u.test(subject)) failures.push(`a subject has signs of control: ${JSON.stringify(subject)}`);
    if (!/^[\w.+-]+@mail\.example$/.test(to)) failures.push(`a mail goes to ${JSON.stringify(to)}`);
  }
  return failures;
}
