import { type Browser, chromium, type Page, type Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { outboxTasks } from '#platform/jobs/outbox.ts';
import { publishResponse } from '#modules/reading/responses/publish-response.ts';
import { reactions } from '#modules/telling/notifications/notifications.jobs.ts';
import { pushNotification } from '#modules/telling/notifications/push-notification.ts';
import { tellOfNotification } from '#modules/telling/notifications/tell-of-notification.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { test, wake } from '#test/support/browser.ts';
import { findBrowser } from '#test/support/find-browser.ts';
import { startPushService, type TestPushService } from '#test/support/push-service.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SETTINGS = '/me/settings/notifications';

let program: TestProgram;
let browser: Browser | undefined;
let pushes: TestPushService;
beforeAll(async () => {
  pushes = await startPushService();
  program = await startTestProgram({ withWorld: false, settings: { TRUSTED_ORIGINS: pushes.origin } });
  const executablePath = findBrowser();
  // A whole Chromium: what opens no window shows no notification, and gives nobody leave to.
  if (executablePath !== undefined)
    browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser?.close();
  await program.close();
  await pushes.close();
});

/** Brings the news to browsers, as the background process does. */
async function tell(): Promise<void> {
  const { context } = program;
  await runJobs(context.database, {
    ...outboxTasks(context.database, reactions(context)),
    'notifications:tell': ({ notificationId }) => tellOfNotification(context, notificationId),
    'pushes:send': (push) => pushNotification(context, push),
  });
}

/** Somebody responds to a story of `author`; what the push service was sent since. */
async function respondTo(author: SignedIn, storyId: string): Promise<readonly string[]> {
  pushes.received.length = 0;
  const ada = await buildPerson(program.context, { name: 'Ada' });
  const context = { ...program.context, viewer: buildViewer({ personId: ada }), isProgram: false };
  program.clock.advance(60_000);
  await publishResponse(context, { storyId, listId: null, parentId: null, passage: null, text: 'Well said.' });
  await tell();
  program.clock.advance(60_000);
  expect(author.personId).not.toBe(ada);
  return pushes.received.map(({ text }) => text);
}

/**
 * Chromium asks a service on the network for the address of a browser. What stands in for it keeps that address in the
 * window: the first is `…-1`, and each later one another.
 */
async function standIn(page: Page, name: string): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: program.url });
  await page.addInitScript((device) => {
    const read = (key: string) => localStorage.getItem(`stand-in ${key}`);
    const write = (key: string, value: string) => localStorage.setItem(`stand-in ${key}`, value);
    const current = () => {
      const endpoint = read('endpoint') ?? '';
      if (endpoint === '') return null;
      const keys = { p256dh: device.p256dh, auth: device.auth };
      const unsubscribe = () => Promise.resolve(write('endpoint', '')).then(() => true);
      return { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe };
    };
    Reflect.set(PushManager.prototype, 'getSubscription', () => Promise.resolve(current()));
    Reflect.set(PushManager.prototype, 'subscribe', () => {
      if (current() === null) {
        write('count', String(Number(read('count') ?? '0') + 1));
        write('endpoint', `${device.endpoint}-${read('count')}`);
      }
      return Promise.resolve(current());
    });
  }, pushes.device(name));
}

async function become(page: Page, who: SignedIn | undefined, path: string): Promise<void> {
  await page.context().clearCookies();
  if (who !== undefined) await page.context().addCookies([...who.cookies]);
  program.clock.advance(3_000);
  await page.goto(program.url + path);
  await wake(page);
  await page.waitForLoadState('networkidle');
}

/** Somebody with a story, in a browser where they turned pushes on. */
async function openAuthor(name: string) {
  const author = await signIn(program);
  const story = await buildStory(program.context, { authorIds: [author.personId], title: 'On maps' });
  if (browser === undefined) throw new Error('There is no Chromium on this machine');
  const context = await browser.newContext({ userAgent: PERSON });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await standIn(page, name);
  await become(page, author, SETTINGS);
  await page.getByRole('button', { name: 'Turn on here' }).click();
  await page.getByText('Notifications are on in this browser.').waitFor();
  return { author, page, problems, storyId: story.id };
}

const devices = ({ personId }: SignedIn) =>
  program.context.database.query('test_devices_of', 'select id from push_device where person_id = $1', [personId]);
const endpoint = (page: Page) => page.evaluate(() => localStorage.getItem('stand-in endpoint'));

async function workerOf(page: Page): Promise<Worker> {
  const [worker] = page.context().serviceWorkers();
  return worker ?? (await page.context().waitForEvent('serviceworker'));
}

/** What the service worker shows. */
const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const all = await registration.getNotifications();
    return all.map(({ title, tag, icon, data }) => ({ title, tag, icon, path: (data as { path: string }).path }));
  });

test('NOTI-2: a push is shown with its sentence and the mark of the site, once though it comes twice, and leads to the story', async () => {
  const { author, page, problems, storyId } = await openAuthor('shown');
  const worker = await workerOf(page);
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL === `${program.url}/`);
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  const [data = ''] = await respondTo(author, storyId);
  // Services may bring one push twice.
  for (let time = 0; time < 2; time += 1) {
    await session.send('ServiceWorker.deliverPushMessage', { origin: program.url, registrationId, data });
    await expect.poll(() => shown(worker)).toHaveLength(1);
  }
  const [notification] = await shown(worker);
  expect(notification).toMatchObject({
    title: expect.stringMatching(/responded to On maps$/) as string,
    icon: `${program.url}/icon-192.png`,
    path: expect.stringMatching(/^\/p\/[0-9a-f]{12}\/responses$/) as string,
  });
  expect((await program.ask('/icon-192.png')).status).toBe(200);
  // Only a hand opens a window; that the worker asks for it is seen here.
  const opened = await worker.evaluate(async () => {
    const scope = globalThis as unknown as EventTarget & {
      readonly clients: object;
      readonly registration: ServiceWorkerRegistration;
    };
    const asked: string[] = [];
    Reflect.set(scope.clients, 'openWindow', (url: string) => Promise.resolve(asked.push(url)));
    const [first] = await scope.registration.getNotifications();
    const waited: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => waited.push(work);
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification: first, waitUntil }));
    await Promise.all(waited);
    return asked;
  });
  expect(opened).toEqual([`${program.url}${notification?.path}`]);
  expect(await shown(worker)).toEqual([]);
  await page.goto(opened[0] ?? '');
  await page.getByText('Well said.').first().waitFor();
  expect(problems).toEqual([]);
});

test('NOTI-2: what reaches a browser is mended with the next page where the browser lost it or the server forgot it', async () => {
  const { author, page, storyId } = await openAuthor('mended');
  expect(await respondTo(author, storyId)).toHaveLength(1);
  await page.evaluate(() => localStorage.setItem('stand-in endpoint', ''));
  pushes.answerWith(410);
  expect(await respondTo(author, storyId)).toHaveLength(1);
  expect(await devices(author)).toEqual([]);
  pushes.answerWith(201);
  await become(page, author, '/me/lists');
  await expect.poll(() => devices(author)).toHaveLength(1);
  expect(await endpoint(page)).toMatch(/-2$/);
  expect(await respondTo(author, storyId)).toHaveLength(1);
  await program.context.database.query('test_forget_devices', 'delete from push_device', []);
  await page.clock.setFixedTime(Date.now() + 2 * 86_400_000);
  await become(page, author, '/me/lists');
  await expect.poll(() => devices(author)).toHaveLength(1);
});

test('NOTI-2: whoever signs out here, or gives the browser to another, has nothing of theirs shown; and it comes back with them', async () => {
  const { author, page, storyId } = await openAuthor('shared');
  await become(page, undefined, '/about');
  await expect.poll(() => endpoint(page)).toBe('');
  await become(page, author, '/me/lists');
  await expect.poll(() => endpoint(page)).toMatch(/-2$/);
  await expect.poll(() => devices(author)).toHaveLength(2);
  const other = await signIn(program);
  await become(page, other, SETTINGS);
  await page.getByText('Notifications are off in this browser.').waitFor();
  await expect.poll(() => endpoint(page)).toBe('');
  expect(await devices(other)).toEqual([]);
  pushes.answerWith(410);
  await respondTo(author, storyId);
  pushes.answerWith(201);
  expect(await devices(author)).toEqual([]);
});

test('NOTI-2: turned off, nothing is sent any more, and it stays off', async () => {
  const { author, page, storyId } = await openAuthor('off');
  await page.getByRole('button', { name: 'Turn off here' }).click();
  await page.getByText('Notifications are off in this browser.').waitFor();
  expect(await respondTo(author, storyId)).toEqual([]);
  await become(page, author, SETTINGS);
  await page.getByText('Notifications are off in this browser.').waitFor();
  expect([await endpoint(page), await devices(author)]).toEqual(['', []]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
