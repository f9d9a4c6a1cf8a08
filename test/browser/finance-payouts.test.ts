import { readFile } from 'node:fs/promises';
import { beforeAll, expect } from 'vitest';
import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { payoutMessages } from '#shared/messages/payouts.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { postTransfers } from '#modules/money/ledger/post-transfers.ts';
import { makePayouts } from '#modules/money/payouts/make-payouts.ts';
import { proveLedger } from '#modules/money/payouts/prove-ledger.ts';
import { workPayouts } from '#modules/money/payouts/work-payouts.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { asksBeforeLeaving } from '#test/support/asks-before-leaving.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const IBAN = 'DE89370400440532013000';
const VIEWS = [
  [1280, 'light'],
  [390, 'dark'],
] as const;
const { program, browser } = await openSite({ withWorld: false });
beforeAll(async () => {
  const { context } = program;
  await setSetting(context, 'payouts.debtor', `Example Press ${IBAN}`);
  await setSetting(context, 'payouts.rates', 'USDEUR=0.9');
  await setSetting(context, 'payouts.twoPersons', 'USD=10000');
});

type Person = Awaited<ReturnType<typeof signIn>>;

const openAs = (person: Person, path: string) =>
  browser.openAs(person, path, { viewport: { width: 1280, height: 900 } });

async function financier(): Promise<Person> {
  const person = await signIn(program);
  await changeRole(program.context, { personId: person.personId, role: 'FINANCE', isGranted: true });
  return person;
}

/** Lets two hundred dollars be earned, and the payout of the month be made. */
async function earn(personId: string): Promise<void> {
  const { database, clock } = program.context;
  const now = clock.now();
  program.clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 6, 8) - now.getTime());
  const transfer = { amount: 20_000, currency: 'USD', kind: 'CREDIT', reference: `earned:${personId}` } as const;
  await database.transaction((inside) =>
    postTransfers(inside, [{ ...transfer, debit: { kind: 'fund' }, credit: { kind: 'writer', owner: personId } }]),
  );
  await makePayouts(program.context);
}

/** What a bank says of a payment: taken from the account, or put back on it with a reason. */
const notice = (key: string, returned = '') => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><Ntfctn><Ntry>
<Amt Ccy="EUR">180.00</Amt><CdtDbtInd>${returned === '' ? 'DBIT' : 'CRDT'}</CdtDbtInd><NtryDtls><TxDtls>
<Refs><EndToEndId>${key}</EndToEndId></Refs><Amt Ccy="EUR">180.00</Amt>${returned}
</TxDtls></NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;

test('PART-3, PART-4: two people approve a payout, it goes to the bank in a file, is paid, comes back, and is paid again', async () => {
  const writer = await signIn(program);
  const setUp = await openAs(writer, '/me/settings/payout');
  await setUp.page.getByRole('radio', { name: payoutMessages.providers.BANK_TRANSFER }).check();
  await setUp.page.getByLabel(payoutMessages.country).selectOption('GR');
  await setUp.page.getByLabel(payoutMessages.holder).fill('ليلى حداد');
  await setUp.page.getByRole('textbox', { name: payoutMessages.iban }).fill(IBAN);
  await setUp.page.getByRole('button', { name: payoutMessages.save }).click();
  await setUp.page.getByText(payoutMessages.holderInLatin).waitFor();
  await setUp.page.getByLabel(payoutMessages.holder).fill('Ελένη Παπαδοπούλου');
  // Rule 309: who looks at another way and comes back finds what they typed, and leaving asks.
  await setUp.page.getByRole('radio', { name: payoutMessages.providers.SANDBOX }).check();
  await setUp.page.getByRole('radio', { name: payoutMessages.providers.BANK_TRANSFER }).check();
  expect(await setUp.page.getByRole('textbox', { name: payoutMessages.iban }).inputValue()).toBe(IBAN);
  expect(await asksBeforeLeaving(setUp.page, payoutMessages.taxes)).toEqual(['beforeunload', 'beforeunload']);
  await setUp.page.getByRole('button', { name: payoutMessages.save }).click();
  await setUp.page.getByText(payoutMessages.statusTexts.ACTIVE).waitFor();
  // A link of Stripe's that is opened late says nothing of an account at a bank.
  for (const path of ['/partner-program/stripe/callback', '/partner-program/stripe/refresh']) {
    await setUp.page.goto(`${program.url}${path}`);
    await setUp.page.getByText(payoutMessages.statusTexts.ACTIVE).waitFor();
    expect(await setUp.page.locator('main output').count(), path).toBe(0);
  }
  await earn(writer.personId);
  const [one, other] = [await financier(), await financier()];

  const first = await openAs(one, '/_/admin/finance');
  const { page } = first;
  await page.getByText(formatMessage(messages.needsTwo, { votes: 0, needed: 2 }), { exact: false }).waitFor();
  await page.getByLabel(messages.statement).fill('I called them.');
  await page.getByRole('button', { name: messages.approve, exact: true }).click();
  await page.getByText(messages.decidedByYou).waitFor();
  // Another decision has another reason, which the writer reads.
  expect(await page.getByLabel(messages.statement).inputValue()).toBe('');
  expect(await axeFindings(page)).toEqual([]);
  await keepScreens(page, 'finance-one-vote', VIEWS);
  await workPayouts(program.context);

  const second = await openAs(other, '/_/admin/finance');
  await second.page.getByText('I called them.').waitFor();
  await second.page.getByLabel(messages.statement).fill('Their card is theirs.');
  await second.page.getByRole('button', { name: messages.approve, exact: true }).click();
  await second.page.getByText(messages.noReviews).waitFor();
  expect(second.problems).toEqual([]);
  await workPayouts(program.context);

  const takeFile = async () => {
    await page.reload();
    await wake(page);
    await page.getByText(formatMessage(messages.waiting, { count: 1 })).waitFor();
    await page.getByRole('button', { name: messages.makeFile }).click();
    await page.getByText(formatMessage(messages.fileFactIn, { count: 1, open: 1, currency: 'EUR' })).waitFor();
    const loading = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /as XML$/ })
      .first()
      .click();
    const text = await readFile(await (await loading).path(), 'utf8');
    expect(text).toContain('<CtrlSum>180.00</CtrlSum>');
    expect(text).toContain('<Nm>Eleni Papadopoulou</Nm>');
    return /<EndToEndId>([^<]+)</.exec(text)?.[1] ?? '';
  };
  const readBack = async (xml: string) => {
    const file = { name: 'camt.054.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) };
    await page.getByLabel(messages.readAnswer).setInputFiles(file);
  };
  const key = await takeFile();
  await keepScreens(page, 'finance-file', VIEWS);
  expect(await axeFindings(page)).toEqual([]);

  await readBack('<Document/>');
  await page.getByText(messages.noAnswers).waitFor();
  await readBack(notice('0123456789ab-1'));
  await page.getByText(formatMessage(messages.unclear, { keys: '0123456789ab-1' })).waitFor();
  // What is newer takes the place of what is older, also of what somebody points at.
  await page.getByText(formatMessage(messages.answerRead, { paid: 0, returned: 0, known: 0 })).hover();
  await readBack(notice(key));
  await page.getByText(formatMessage(messages.answerRead, { paid: 1, returned: 0, known: 0 })).waitFor();
  await page.getByRole('heading', { name: messages.paidByBank }).waitFor();
  const own = await openAs(writer, '/me/settings/payout/dashboard');
  await own.page.getByText(payoutMessages.states.PAID, { exact: true }).waitFor();
  await own.page.getByText(payoutMessages.yearFacts.paidOut).waitFor();
  expect(await axeFindings(own.page)).toEqual([]);
  await keepScreens(own.page, 'payouts-of-writer', VIEWS);

  await readBack(notice(key, '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>'));
  await page.getByText(formatMessage(messages.answerRead, { paid: 0, returned: 1, known: 0 })).waitFor();
  const attention = page.getByRole('listitem').filter({ hasText: payoutMessages.reasons.AC04 });
  await attention.getByRole('button', { name: /^Send again/ }).waitFor();
  await own.page.reload();
  await own.page.getByText(payoutMessages.states.REVERSED, { exact: true }).waitFor();
  await own.page.getByText(payoutMessages.reasons.AC04, { exact: false }).waitFor();

  await second.page.reload();
  await wake(second.page);
  const late = second.page.getByRole('button', { name: /^Send again/ });
  await late.waitFor();
  await attention.getByRole('button', { name: /^Send again/ }).click();
  await page.getByText(messages.retried).waitFor();
  // Whoever presses too late is told, and what waits no more is gone.
  await late.click();
  await second.page.getByText(messages.cannotRetry).waitFor();
  await expect.poll(() => late.count()).toBe(0);
  await workPayouts(program.context);
  const again = await takeFile();
  expect(again).not.toBe(key);
  expect(again.split('-')[0]).toBe(key.split('-')[0]);
  await readBack(notice(again));
  await page.getByText(formatMessage(messages.answerRead, { paid: 1, returned: 0, known: 0 })).waitFor();
  await own.page.reload();
  await own.page.getByText(payoutMessages.states.PAID, { exact: true }).waitFor();
  expect(await proveLedger(program.context)).toEqual([]);
  const deeds = await program.context.database.query<{ action: string }>(
    'test_payout_deeds',
    `select distinct action from audit_entry where target_kind in ('payout', 'payoutBatch') order by 1`,
    [],
  );
  expect(deeds.map(({ action }) => action)).toEqual([
    'payout.fileMade',
    'payout.fileRead',
    'payout.retried',
    'payout.reviewed',
    'payout.settled',
  ]);

  const year = String(program.clock.now().getUTCFullYear());
  await page.getByLabel(messages.yearOfSums).fill(year);
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: messages.exportYears }).click();
  const text = await readFile(await (await loading).path(), 'utf8');
  expect(text).toContain(`,${year},USD,0,200,0,0,200,0,0`);
  const summing = own.page.waitForEvent('download');
  await own.page.getByRole('button', { name: formatMessage(payoutMessages.sumsDownload, { year }) }).click();
  expect(await readFile(await (await summing).path(), 'utf8')).toContain(`${year},USD,0,200,0,0,200,0,0`);

  // A month that could not be closed says so, and how far it came.
  await program.context.database.query(
    'test_late_month',
    `insert into earning_month (period, rules, state, cost_basis_points, cost_fixed, counted_at)
     values ('2026-01', '2027-01', 'FROZEN', 0, 0, now())`,
    [],
  );
  await page.reload();
  await wake(page);
  await page.getByText(messages.lateStates.FROZEN).waitFor();
  await page.getByText('Feb 5, 2026').waitFor();
  expect(await page.getByText(messages.noAttention).count()).toBe(0);
  // Errors are for administrators.
  expect(await page.getByRole('link', { name: messages.lateWhy }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await keepScreens(page, 'finance-late-month', VIEWS);
  expect([...first.problems, ...setUp.problems, ...own.problems]).toEqual([]);
});
