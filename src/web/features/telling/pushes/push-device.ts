import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { AllowPushesDocument } from '#web/generated/AllowPushes.ts';
import { type PushPublicKeyQuery, PushPublicKeyQueryDocument } from '#web/generated/PushPublicKeyQuery.ts';
import { StopPushesDocument } from '#web/generated/StopPushes.ts';
import { openPushStorage } from './push-storage.ts';

/** `denied`: its owner said no to this site; `none`: it cannot. */
export type PushState = 'on' | 'off' | 'denied' | 'none';

const WORKER = '/service-worker.js';
const DAY = 86_400_000;

/** How this browser stands for this person; the worker is there only where pushes were turned on. */
export async function readPushState(personId: string): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  const isTheirs = openPushStorage().read()?.personId === personId;
  return isTheirs && (await findSubscription()) ? 'on' : 'off';
}

/** Asks for leave, registers the worker, and tells the server how this browser is reached. */
export async function allowPushesHere(graph: Graph, personId: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  // Whoever closes the question may be asked again.
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const { data } = await graph.load(PushPublicKeyQueryDocument, {});
  // The answer to the document of the key.
  const { pushPublicKey } = data as PushPublicKeyQuery;
  const subscription = await subscribe(pushManager, pushPublicKey);
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const variables = { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
  const { failure } = await sendChange(graph, AllowPushesDocument, variables);
  if (failure !== undefined) throw new Error(failure.message);
  openPushStorage().write({ personId, endpoint, toldAt: Date.now() });
  return 'on';
}

/** A site that came back with another secret has another key: what was made for the old one reaches nobody. */
async function subscribe(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return await pushManager.subscribe(options);
  }
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
  openPushStorage().remove();
  await registration?.unregister();
  return 'off';
}

/**
 * With each page: whoever turned pushes on here goes on to get them, though the browser lost or changed what reaches it,
 * or the server forgot it; and while they are signed out, or somebody else is signed in, this browser gets none of
 * theirs. The server forgets what is unsubscribed when its push service says that it is gone.
 */
export async function keepPushes(graph: Graph, personId: string | undefined): Promise<void> {
  const kept = openPushStorage().read();
  if (kept === undefined) return;
  const subscription = await findSubscription();
  if (kept.personId !== personId) {
    await subscription?.unsubscribe();
    return;
  }
  const isWell = subscription?.endpoint === kept.endpoint && Date.now() - kept.toldAt < DAY;
  if (!isWell) await allowPushesHere(graph, personId);
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}
