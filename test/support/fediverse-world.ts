import { outboxTasks } from '#platform/jobs/outbox.ts';
import { closeFederationWithAccount } from '#modules/finding/federation/close-with-account.ts';
import { deliverMessage } from '#modules/finding/federation/deliver-message.ts';
import { readFederation } from '#modules/finding/federation/read-federation.ts';
import { switchFederation } from '#modules/finding/federation/switch-federation.ts';
import { tellFollowers } from '#modules/finding/federation/tell-followers.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { type FediversePeer, type Received, startFediversePeer } from './fediverse-peer.ts';
import { runJobs } from './run-jobs.ts';
import { startTestSite, type TestSite } from './test-site.ts';

export const HOST = 'stories.example';
export const SITE = `https://${HOST}`;
export const AS = { accept: 'application/activity+json' };
const ENTRY = `
export async function renderPage() {
  return { kind: 'page', status: 200, routeName: 'ShowUserProfile', html: '<!doctype html>page', inlineScripts: [],
    inlineStyles: [], cacheTags: [], cacheable: true };
}`;

type Writer = { readonly personId: string; readonly username: string; readonly path: string; readonly url: string };
type Follow = { readonly id: string; readonly type: 'Follow'; readonly actor: string; readonly object: string };
type Told = {
  readonly status: number;
  readonly type: string | undefined;
  readonly location: string | undefined;
  readonly cache: string | undefined;
  readonly body: Readonly<Record<string, unknown>> | undefined;
};

/** A site and a server elsewhere, which is all that it may ask. */
export type FediverseWorld = {
  readonly site: TestSite;
  readonly peer: FediversePeer;
  /** Somebody who opted in. */
  writer(): Promise<Writer>;
  /** That `name` of the peer follows the actor at `target`; another `number` is another activity. */
  follow(name: string, target: string, number?: number): Follow;
  /** Does what the worker would do. */
  work(): Promise<void>;
  followersOf(personId: string): Promise<number>;
  /** Asks as a server of the fediverse does. */
  json(path: string, headers?: Readonly<Record<string, string>>): Promise<Told>;
  /** Holds a story back in one country. */
  withhold(storyId: string): Promise<void>;
  /** The types of what the peer received. */
  kinds(): readonly unknown[];
  /** Before each test: nothing was received, and buckets of the limits are full again. */
  rest(): void;
  close(): Promise<void>;
};

/** What an activity that the peer received is about. */
export function objectOf(received: Received | undefined): Readonly<Record<string, unknown>> {
  return received?.activity['object'] as Readonly<Record<string, unknown>>;
}

export async function startFediverseWorld(): Promise<FediverseWorld> {
  let site: TestSite | undefined;
  const siteThere = (): TestSite => {
    if (site === undefined) throw new Error('The site has not started.');
    return site;
  };
  const peer = await startFediversePeer({
    host: HOST,
    now: () => siteThere().clock.now(),
    ask: (path, options) => siteThere().ask(path, { headers: AS, ...options }),
  });
  const started = await startTestSite(ENTRY, {}, { TRUSTED_ORIGINS: peer.origin });
  site = started;
  const { context, database, clock } = started;
  let count = 0;
  return {
    site: started,
    peer,
    writer: async () => {
      count += 1;
      const username = `writer${count}`;
      const personId = await buildPerson(context, { username, name: `Writer <${count}>`, bio: 'A & B' });
      await switchFederation(context, { personId, isOn: true });
      const path = `/_/federation/people/${personId}`;
      return { personId, username, path, url: SITE + path };
    },
    follow: (name, target, number = 1) => {
      const actor = peer.actor(name);
      return { id: `${actor}/follows/${target.slice(-12)}/${number}`, type: 'Follow', actor, object: target };
    },
    work: async () => {
      await tellFollowers(context);
      await runJobs(database, {
        ...outboxTasks(database, [closeFederationWithAccount(context)]),
        'federation:deliver': (delivery) => deliverMessage(context, delivery),
      });
    },
    followersOf: async (personId) => (await readFederation(database, personId)).followerCount,
    json: async (path, headers = AS) => {
      const { status, text, headers: answered } = await started.ask(path, { headers });
      const isJson = status === 200 && answered['content-type']?.includes('json') === true;
      return {
        status,
        type: answered['content-type'],
        location: answered.location,
        cache: answered['cache-control'],
        body: isJson ? (JSON.parse(text) as Record<string, unknown>) : undefined,
      };
    },
    withhold: async (storyId) => {
      const { kysely } = database;
      const row = { story_id: storyId, country: 'FR', reason: 'Law', created_at: clock.now() };
      await kysely.insertInto('story_withholding').values(row).execute();
      await kysely.updateTable('story').set({ is_withheld: true }).where('id', '=', storyId).execute();
    },
    kinds: () => peer.received.map(({ activity }) => activity['type']),
    rest: () => {
      peer.received.length = 0;
      peer.asked.length = 0;
      peer.answerWith(202);
      clock.advance(60_000);
    },
    close: async () => {
      await started.close();
      await peer.close();
    },
  };
}
