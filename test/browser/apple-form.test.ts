import { chromium } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '#test/support/browser.ts';
import { findBrowser } from '#test/support/find-browser.ts';
import { freePort } from '#test/support/free-port.ts';
import { startOpenIdProvider } from '#test/support/open-id-provider.ts';
import { startTestSite } from '#test/support/test-site.ts';

const ENTRY = `export async function renderPage() {
  count();
  return { kind: 'redirect', status: 302, location: '/m/the-end', routeName: 'X' };
}`;

test('IDEN-4: the form that Apple posts from its own site signs in, though cookies do not come along with it', async () => {
  const port = await freePort();
  const url = `http://stories.example:${port}`;
  const apple = await startOpenIdProvider({ redirectUris: [`${url}/m/callback/apple`] });
  const site = await startTestSite(
    ENTRY,
    {},
    {
      PORT: String(port),
      LONGHAND_URL: url,
      OIDC_APPLE_ISSUER: apple.origin,
      OIDC_APPLE_CLIENT_ID: apple.clientId,
      OIDC_APPLE_CLIENT_SECRET: apple.clientSecret,
    },
  );
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.example 127.0.0.1'],
  });
  try {
    apple.seat({ sub: 'ada', email: 'ada@example.org', email_verified: 'true' });
    apple.tellUser({ name: { firstName: 'Ada', lastName: 'Marlowe' } });
    const context = await browser.newContext();
    context.setDefaultTimeout(90_000);
    const page = await context.newPage();
    const posted: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !request.url().startsWith(url)) return;
      posted.push(request.url());
      void request.allHeaders().then((headers) => posted.push(headers['cookie']));
    });
    // The end is a redirect without end, which the browser leaves.
    await page.goto(`${url}/m/start-auth/apple?operation=register`).catch(() => undefined);
    await expect
      .poll(async () => (await context.cookies(url)).map((cookie) => cookie.name).toSorted(), { timeout: 60_000 })
      .toEqual(['session', 'visitor']);
    expect(posted).toEqual([`${url}/m/callback/apple`, undefined]);
    const people = await site.database.kysely.selectFrom('person').select('name').execute();
    expect(people).toEqual([{ name: 'Ada Marlowe' }]);
  } finally {
    await browser.close();
    await site.close();
    await apple.close();
  }
});
