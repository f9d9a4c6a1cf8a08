import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { outboxTasks } from '#platform/jobs/outbox.ts';
import { notificationReactions } from '#modules/notifications/notification-reactions.ts';
import { pushNotification } from '#modules/notifications/push-notification.ts';
import { tellOfNotification } from '#modules/notifications/tell-of-notification.ts';
import { publishResponse } from '#modules/responses/publish-response.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { startPushService, type TestPushService } from '#test/support/push-service.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let pushes: TestPushService;
let program: TestProgram;
let browser: TestBrowser;
beforeAll(async () => {
  pushes = await startPushService();
  program = await startTestProgram({ withWorld: false, settings: { TRUSTED_ORIGINS: pushes.origin } });
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
  await pushes.close();
});

/** This Chromium has no push service of its own: it takes the one of the test instead, and the rest is real. */
async function useTestService(page: Page): Promise<void> {
  await page.addInitScript((device) => {
    const subscription = {
      endpoint: device.endpoint,
      toJSON: () => ({ endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } }),
      unsubscribe: () => Promise.resolve(true),
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = () => Promise.resolve(subscription);
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
  }, pushes.device('chromium'));
}

/** Hands the worker of this site a push, as the browser does when its service brings one. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted, scopeURL }) => !isDeleted && scopeURL === `${program.url}/`);
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: program.url, registrationId, data });
  await session.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    const found = (await registration?.getNotifications()) ?? [];
    return found.map(({ title, tag }) => ({ title, tag }));
  });

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

/** What the worker opens when the notification that is shown is pressed; only a person's press may really open it. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration;
      readonly clients: { openWindow: (url: string) => Promise<null> };
    };
    const opened: string[] = [];
    scope.clients.openWindow = (url) => {
      opened.push(url);
      return Promise.resolve(null);
    };
    const Pressed = Reflect.get(globalThis, 'NotificationEvent') as new (type: string, init: object) => Event;
    for (const notification of await scope.registration.getNotifications()) {
      globalThis.dispatchEvent(new Pressed('notificationclick', { notification }));
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    return { opened, left: (await scope.registration.getNotifications()).length };
  });

test('NOTI-2: a browser that was turned on in the settings shows what is pushed to it, and a press opens its page', async () => {
  const { context } = program;
  const author = await signIn(program);
  const { page, problems } = await browser.open('/healthz');
  await page.context().addCookies([...author.cookies]);
  await page.context().grantPermissions(['notifications'], { origin: program.url });
  await useTestService(page);
  await page.goto(`${program.url}/me/settings/notifications`);
  await wake(page);
  await page.getByText('This browser is not told.').waitFor();
  await page.getByRole('button', { name: 'Turn on here' }).click();
  await page.getByText('This browser is told.').waitFor();

  const { id: storyId } = await buildStory(context, { authorIds: [author.personId], title: 'On maps' });
  const ada = buildViewer({ personId: await buildPerson(context, { name: 'Ada' }) });
  const response = { storyId, listId: null, parentId: null, passage: null, text: 'Well said.' };
  await publishResponse({ ...context, viewer: ada, isProgram: false }, response);
  await runJobs(context.database, {
    ...outboxTasks(context.database, notificationReactions(program.clock, context.config.siteUrl)),
    'notifications:tell': ({ notificationId }) => tellOfNotification(context, notificationId),
    'pushes:send': (push) => pushNotification(context, push),
  });
  const [push, ...more] = pushes.received;
  expect(more).toEqual([]);
  await deliver(page, push?.text ?? '');
  await expect.poll(() => shown(page), { timeout: 30_000 }).toMatchObject([{ title: 'Ada responded to On maps' }]);

  const { opened, left } = await press(await workerOf(page.context()));
  expect([opened.length, left]).toEqual([1, 0]);
  await page.goto(opened[0] ?? '');
  await page.getByText('Well said.').waitFor();

  // Nothing that is pushed leads away from the site.
  await deliver(page, JSON.stringify({ title: 'Away', path: 'https://elsewhere.example/', tag: 'away' }));
  await expect.poll(() => shown(page), { timeout: 30_000 }).toMatchObject([{ title: 'Away' }]);
  expect(await press(await workerOf(page.context()))).toEqual({ opened: [], left: 0 });
  expect(problems).toEqual([]);
});
