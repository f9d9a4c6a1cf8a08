import { expect } from 'vitest';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { readMail } from '#test/support/read-mail.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram } from '#test/support/test-program.ts';

const { program, browser } = await openSite({ withWorld: false });

const PATH = '/mobile-verification';

async function openVerification() {
  const person = await signIn(program);
  const opened = await browser.open('/healthz', { viewport: { width: 360, height: 800 } });
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(program.url + PATH);
  await wake(opened.page);
  return { ...opened, person };
}

async function newestCode(number: string): Promise<string> {
  const mail = (await readMail(program.context)).findLast(({ to }) => to === `${number}@sms.invalid`);
  return /^(\d{6}) is your/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('IDEN-11: a stranger signs in first', async () => {
  const answer = await program.ask(PATH);
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe('/m/signin?operation=login&redirect=%2Fmobile-verification');
});

test('IDEN-11: number, code, a new code, done, by keyboard; and the number is forgotten again', async () => {
  const { page, problems } = await openVerification();
  const [country, number] = [page.getByLabel('Country code'), page.getByLabel('Number')];
  const said = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await number.fill('030 7654321');
  await number.press('Enter');
  await said('Start with + and your country code');
  await country.fill('49');
  await number.fill('12');
  await number.press('Enter');
  await said('A number has at least 7 digits');
  await number.fill('301234567890123456');
  await number.press('Enter');
  await said('A number has up to 15 digits');
  await number.fill('call me');
  await number.press('Enter');
  await said('Enter digits only');
  await number.fill('030 7654321');
  await number.press('Enter');

  await page.getByText('We sent it to +49 30 7654321.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Enter the code');
  expect(await axeFindings(page)).toEqual([]);
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('123');
  await code.press('Enter');
  await said('The code has six digits.');
  const first = await newestCode('49307654321');
  await code.fill(String((Number(first) + 1) % 1_000_000).padStart(6, '0'));
  await code.press('Enter');
  await said('That code is wrong or has expired.');
  await page.getByRole('button', { name: 'Resend code' }).press('Enter');
  await page.getByText('Code sent!').waitFor();
  const second = await newestCode('49307654321');
  await code.fill(`${second.slice(0, 3)} ${second.slice(3)}`);
  await code.press('Enter');

  await page.getByRole('heading', { name: 'Your phone is verified' }).waitFor();
  await page.getByText('The number ending in 21 is yours.').waitFor();
  await page.reload();
  await wake(page);
  await page.getByText('The number ending in 21 is yours.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove number' }).press('Enter');
  await page.getByRole('heading', { name: 'Verify your phone' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Verify your phone' }).waitFor();
  expect(problems).toEqual([]);
});

test('rule 142: five codes a day; who is suspended is told why', async () => {
  const { page, person } = await openVerification();
  await page.getByLabel('Country code').fill('+49');
  await page.getByLabel('Number').fill('30 7654322');
  await page.getByRole('button', { name: 'Send code' }).click();
  const resend = page.getByRole('button', { name: 'Resend code' });
  for (let count = 2; count <= 5; count += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await resend.click();
    await answered;
  }
  await expect.poll(() => resend.getAttribute('aria-disabled')).toBe('false');
  await resend.click();
  await page.getByText('You can ask for 5 codes a day. Try again tomorrow.').waitFor();
  await suspendPerson(program.context, { personId: person.personId, rule: 'SPAM', reason: 'Spam' });
  await page.getByRole('textbox', { name: 'Code' }).fill('123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Your account was found in violation of the Rules').first().waitFor();
});

test('rule 142: where no way to send codes is set up, the page says so instead of asking', async () => {
  const plain = await startTestProgram({ withWorld: false, settings: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  try {
    const { cookie } = await signIn(plain);
    const answer = await plain.ask(PATH, { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Phone verification isn’t available');
    expect(answer.text).not.toContain('Send code');
  } finally {
    await plain.close();
  }
});

test('a change that did not arrive can be tried again from a toast', async () => {
  const { page } = await openVerification();
  await page.getByLabel('Country code').fill('+49');
  await page.getByLabel('Number').fill('30 7654323');
  let isDown = true;
  await page.route('**/_/graphql', (route) =>
    isDown && route.request().postData()?.includes('SendMobileVerificationCode') === true
      ? route.abort()
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Send code' }).click();
  const toast = page.getByTestId('retryable-error');
  await toast.waitFor();
  isDown = false;
  await toast.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
});

test('rule 144: who is suspended reads why a change of the profile is refused, and what is left to them', async () => {
  const { page, person } = await openVerification();
  await suspendPerson(program.context, { personId: person.personId, rule: 'SPAM', reason: 'Spam' });
  await page.goto(`${program.url}/me/settings`);
  await wake(page);
  await page.getByRole('button', { name: 'Edit profile information' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile information' });
  await dialog.getByLabel('Bio').fill('Still here.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('You can read, export your data, appeal and cancel your membership').waitFor();
});
