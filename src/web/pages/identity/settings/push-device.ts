import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { AllowPushesDocument } from '#web/generated/AllowPushes.ts';
import { type PushPublicKeyQuery, PushPublicKeyQueryDocument } from '#web/generated/PushPublicKeyQuery.ts';
import { StopPushesDocument } from '#web/generated/StopPushes.ts';

/** `denied`: its owner said no to this site; `none`: it cannot. */
export type PushState = 'on' | 'off' | 'denied' | 'none';

const WORKER = '/service-worker.js';

/** How this browser stands; the worker is there only where pushes were turned on. */
export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? 'on' : 'off';
}

/** Asks for leave, registers the worker, and tells the server how this browser is reached. */
export async function allowPushesHere(graph: Graph): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const registration = await navigator.serviceWorker.ready;
  const { data } = await graph.load(PushPublicKeyQueryDocument, {});
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    // The answer to the document of the key.
    applicationServerKey: (data as PushPublicKeyQuery).pushPublicKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const variables = { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
  const { failure } = await sendChange(graph, AllowPushesDocument, variables);
  if (failure !== undefined) throw new Error(failure.message);
  return 'on';
}

/** Ends it on both sides; the worker goes too, since it does nothing else. */
export async function stopPushesHere(graph: Graph): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    const { failure } = await sendChange(graph, StopPushesDocument, { endpoint: subscription.endpoint });
    if (failure !== undefined) throw new Error(failure.message);
    await subscription.unsubscribe();
  }
  await registration?.unregister();
  return 'off';
}
