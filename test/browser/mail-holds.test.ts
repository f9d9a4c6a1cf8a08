import { afterAll, beforeAll, expect } from 'vitest';
import { mailHoldMessages as messages } from '#shared/messages/mail-holds.ts';
import { unsubscribeMessages } from '#shared/messages/unsubscribing.ts';
import { sendingDomainMessages } from '#shared/messages/sending-domain.ts';
import { noteComplaint, noteReturned } from '#modules/ground/mail-suppressions/suppress-address.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { makeUnsubscribeToken } from '#modules/telling/unsubscribing/unsubscribe-token.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import { startZoneServer, type ZoneServer } from '#test/support/zone-server.ts';

let zone: ZoneServer;
let program: TestProgram;
let browser: TestBrowser;
beforeAll(async () => {
  zone = await startZoneServer();
  const settings = { DNS_SERVERS: zone.address, SMTP_URL: 'smtp://mail.relay.example?from=hello@stories.example' };
  program = await startTestProgram({ withWorld: false, settings });
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
  await zone.close();
});

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

test('rule 168: whose mail came back hears it when they come, and has it go on in their settings, by keyboard', async () => {
  const person = await signIn(program);
  const [row] = await program.context.database.query<{ address: string }>(
    'test_address',
    'select address from email_address where person_id = $1',
    [person.personId],
  );
  await noteReturned(program.context, row?.address ?? '', '5.1.1');
  const { page, problems } = await browser.open('/healthz', phone);
  await page.context().addCookies([...person.cookies]);
  await page.goto(program.url);
  await wake(page);
  await page.getByText(messages.toast).waitFor();
  await page.getByRole('button', { name: messages.toastAction }).click();
  await page.getByText(messages.reasons.BOUNCED).waitFor();
  await wake(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: messages.lift }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(messages.lifted).waitFor();
  await page.getByText(messages.reasons.BOUNCED).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('rule 168: without an account the page of everything says why nothing comes, and has it go on without script', async () => {
  const { context } = program;
  const author = await signIn(program);
  const newsletterId = await ensureFirstNewsletter(context, { kind: 'person', id: author.personId });
  const address = 'ann@hold.example';
  await context.database.query(
    'test_reader',
    `insert into subscriber (id, newsletter_id, address, state, source, created_at)
     values ('aaaaaaaaaaaa', $1, $2, 'active', 'form', $3)`,
    [newsletterId, address, program.clock.now()],
  );
  await noteComplaint(context, address);
  const token = makeUnsubscribeToken(context.secrets, { personId: '', target: 'reader/aaaaaaaaaaaa' });
  const { page, problems } = await browser.open(`/m/unsubscribe-newsletters/${token}`, phone);
  await page.getByText('was marked as spam').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  // Nothing stands beside anything on so narrow a screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: messages.lift }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('was marked as spam').waitFor({ state: 'detached' });
  await page.getByText(unsubscribeMessages.question).waitFor();
  expect(problems).toEqual([]);
});

test('NEWS-1: an administrator reads on a phone in the dark what the domain lacks, and makes its keys', async () => {
  const person = await signIn(program);
  await changeRole(program.context, { personId: person.personId, role: 'ADMIN', isGranted: true });
  const { page, problems } = await browser.open('/healthz', phone);
  await page.context().addCookies([...person.cookies]);
  await page.goto(`${program.url}/_/admin/mail`);
  await wake(page);
  await page.getByText(sendingDomainMessages.problems.dmarcMissing).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: sendingDomainMessages.check }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(sendingDomainMessages.problems.dkimMissing).waitFor();
  await page.getByText('v=DKIM1; k=ed25519;').waitFor();
  zone.set('_dmarc.stories.example', 'TXT', 'v=DMARC1; p=none');
  await page.getByRole('button', { name: sendingDomainMessages.check }).click();
  await page.getByText(sendingDomainMessages.problems.dmarcMissing).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: sendingDomainMessages.makeKeys }).click();
  await page.getByText(sendingDomainMessages.keysWaiting).waitFor();
  expect(problems).toEqual([]);
});
