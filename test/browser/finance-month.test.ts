import { readFile } from 'node:fs/promises';
import { beforeAll, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { earningsMessages } from '#shared/messages/earnings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { payoutMessages } from '#shared/messages/payouts.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { closeDueMonths } from '#modules/money/earnings/close-month.ts';
import { estimateMonth } from '#modules/money/earnings/count-month.ts';
import { comparePayouts } from '#modules/money/payouts/compare-payouts.ts';
import { makePayouts } from '#modules/money/payouts/make-payouts.ts';
import { proveLedger } from '#modules/money/payouts/prove-ledger.ts';
import { workPayouts } from '#modules/money/payouts/work-payouts.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { buildCharge, buildMemberVisit } from '#test/factories/build-earning-rows.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { enrollPartner } from '#test/factories/build-partner.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { byKeyboard } from '#test/support/by-keyboard.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const IBAN = 'DE89370400440532013000';
const { program, browser } = await openSite({ withWorld: false });
beforeAll(async () => {
  await setSetting(program.context, 'payouts.debtor', `Example Press ${IBAN}`);
  await setSetting(program.context, 'payouts.rates', 'USDEUR=0.9');
  await setSetting(program.context, 'payouts.twoPersons', 'USD=1000');
});

type Person = Awaited<ReturnType<typeof signIn>>;

const openAs = (person: Person, path: string) =>
  browser.openAs(person, path, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

async function again(page: Page): Promise<void> {
  await page.reload();
  await wake(page);
}

async function financier(): Promise<Person> {
  const person = await signIn(program);
  await changeRole(program.context, { personId: person.personId, role: 'FINANCE', isGranted: true });
  return person;
}

/** Lets five members pay and read a story, and the time be the 6th of the month after, with that month closed. */
async function earnAMonth(personId: string): Promise<void> {
  const { context, clock } = program;
  await buildMembership(context, { personId });
  const now = clock.now();
  await enrollPartner(context, personId, new Date(now.getTime() - 86_400_000).toISOString());
  const story = await buildStory(context, { authorIds: [personId], title: 'A month', isMembersOnly: true });
  for (let reader = 0; reader < 5; reader += 1) {
    const readerId = await buildPerson(context);
    await buildCharge(context, { personId: readerId, at: new Date(now.getTime() - 60_000).toISOString() });
    await buildMemberVisit(context, { personId: readerId, storyId: story.id, at: now.toISOString() });
  }
  await estimateMonth(context);
  clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 6, 8) - now.getTime());
  await closeDueMonths(context);
  await makePayouts(context);
}

/** What a bank says of a payment of what a month brought. */
const notice = (key: string, amount: string, returned = '') => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><Ntfctn><Ntry>
<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${returned === '' ? 'DBIT' : 'CRDT'}</CdtDbtInd><NtryDtls><TxDtls>
<Refs><EndToEndId>${key}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt>${returned}
</TxDtls></NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;

/** What stays of a page at the width of a phone: nothing beside it, and nothing that a screen reader cannot tell. */
async function isWell(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
}

test('PART-3, PART-4: a closed month is approved, filed, paid, returned and paid again, by keyboard on a phone', async () => {
  const writer = await signIn(program);
  const account = await openAs(writer, '/me/settings/payout');
  const typing = byKeyboard(account.page);
  await typing.choose(account.page.getByRole('radio', { name: payoutMessages.providers.BANK_TRANSFER }));
  await typing.select(account.page.getByLabel(payoutMessages.country), 'Greece');
  await typing.type(account.page.getByLabel(payoutMessages.holder), 'Ada Quill');
  await typing.type(account.page.getByRole('textbox', { name: payoutMessages.iban }), IBAN);
  await typing.press(account.page.getByRole('button', { name: payoutMessages.save }));
  await account.page.getByText(payoutMessages.statusTexts.ACTIVE).waitFor();
  // Who looked at the form may leave it: nothing is changed, and the focus stays near.
  await typing.press(account.page.getByRole('button', { name: payoutMessages.change }));
  await typing.press(account.page.getByRole('button', { name: payoutMessages.keep }));
  await account.page.getByRole('button', { name: payoutMessages.change }).waitFor();
  expect(await account.page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await isWell(account.page);

  const period = program.clock.now().toISOString().slice(0, 7);
  await earnAMonth(writer.personId);
  const earned = await openAs(writer, `/me/partner/dashboard?year=${period}`);
  await earned.page.getByRole('heading', { name: earningsMessages.statement.split(' {')[0] }).waitFor();
  await isWell(earned.page);
  const own = await openAs(writer, '/me/settings/payout/dashboard');
  const stands = async (state: keyof typeof payoutMessages.states) => {
    await again(own.page);
    await own.page.getByText(payoutMessages.states[state], { exact: true }).waitFor();
    expect(await own.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  };
  await stands('ON_HOLD');

  const [one, other] = [await financier(), await financier()];
  const first = await openAs(one, '/_/admin/finance');
  const second = await openAs(other, '/_/admin/finance');
  for (const [{ page }, left] of [
    [first, messages.decidedByYou],
    [second, messages.noReviews],
  ] as const) {
    await again(page);
    const keyboard = byKeyboard(page);
    // Without a reason nothing is decided, and it is said why.
    await keyboard.press(page.getByRole('button', { name: messages.approve, exact: true }));
    await page.getByText(messages.statementNeeded).waitFor();
    await keyboard.type(page.getByLabel(messages.statement), 'I called them.');
    await keyboard.press(page.getByRole('button', { name: messages.approve, exact: true }));
    await page.getByText(left).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  }
  await isWell(second.page);
  await workPayouts(program.context);
  await stands('PROCESSING');

  const { page } = second;
  const keyboard = byKeyboard(page);
  const takeFile = async () => {
    await again(page);
    await keyboard.press(page.getByRole('button', { name: messages.makeFile }));
    await page.getByText(formatMessage(messages.fileFactIn, { count: 1, open: 1, currency: 'EUR' })).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    const loading = page.waitForEvent('download');
    await keyboard.press(page.getByRole('button', { name: /as XML$/ }).first());
    const text = await readFile(await (await loading).path(), 'utf8');
    return { key: /<EndToEndId>([^<]+)</.exec(text)?.[1] ?? '', amount: /<CtrlSum>([^<]+)</.exec(text)?.[1] ?? '' };
  };
  const readBack = async (xml: string, paid: number, returned: number) => {
    const file = { name: 'camt.054.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) };
    const field = page.getByLabel(messages.readAnswer);
    await keyboard.reach(field);
    await field.setInputFiles(file);
    await page.getByText(formatMessage(messages.answerRead, { paid, returned, known: 0 })).waitFor();
    // Empty again: browsers tell nobody of the same file chosen twice.
    expect(await field.inputValue()).toBe('');
  };
  const { key, amount } = await takeFile();
  await readBack(notice(key, amount), 1, 0);
  await stands('PAID');
  await readBack(notice(key, amount, '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'), 0, 1);
  await stands('REVERSED');
  await isWell(page);
  await isWell(own.page);
  await own.page.getByText(payoutMessages.reasons.AC04, { exact: false }).waitFor();

  const attention = page.getByRole('listitem').filter({ hasText: payoutMessages.reasons.AC04 });
  await keyboard.press(attention.getByRole('button', { name: /^Send again/ }));
  await page.getByText(messages.retried).waitFor();
  await attention.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await stands('PENDING');
  await workPayouts(program.context);
  const next = await takeFile();
  expect(next.key).not.toBe(key);
  await readBack(notice(next.key, next.amount), 1, 0);
  await stands('PAID');
  expect(await proveLedger(program.context)).toEqual([]);
  await comparePayouts(program.context);
  await again(page);
  await page.getByText(payoutMessages.providers.SANDBOX, { exact: true }).waitFor();
  expect([first, second, own, account, earned].flatMap(({ problems }) => problems)).toEqual([]);
});
