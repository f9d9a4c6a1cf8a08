import { expect } from 'vitest';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { askTokens, codeFor, makeApp, makeProof, requestOf, type Tokens } from '#test/support/oauth-world.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const BACK = 'https://notes.example/back';

const { program, browser } = await openSite({ withWorld: false });

test('rule 153: an app with access says what it may do, and loses it by keyboard', async () => {
  const [owner, reader] = [await signIn(program), await signIn(program)];
  const app = await makeApp(program, owner, [BACK]);
  const proof = makeProof();
  const answer = await askTokens(program, {
    grant_type: 'authorization_code',
    code: await codeFor(program, reader, requestOf(app, BACK, proof)),
    redirect_uri: BACK,
    code_verifier: proof.verifier,
    client_id: app.id,
    client_secret: app.secret,
  });
  const { access_token: token } = JSON.parse(answer.text) as Tokens;
  const me = async () => (await program.ask('/v1/me', { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await me()).toBe(200);

  const { page, problems } = await browser.open('/healthz');
  await page.context().addCookies([...reader.cookies]);
  await page.goto(`${program.url}/me/settings/security#apps`);
  await wake(page);
  const items = page.locator('#apps li');
  expect(await items.count()).toBe(1);
  expect(await items.textContent()).toMatch(/^Notes.*@reader\d+.*Nov 21, 2026/);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove access for Notes' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove access for Notes?' });
  await dialog.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove access' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('You haven’t given any apps access.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Apps with access');
  expect(await me()).toBe(401);
  expect(problems).toEqual([]);
});
