import type { Once } from '#modules/ground/tables.ts';

type FederationActorTable = {
  person_id: Once<string>;
  public_key: Once<string>;
  /** Closed with a secret of the site, for this person alone. */
  sealed_private_key: Once<string>;
  opened_at: Date;
  closed_at: Date | null;
};

/** Somebody on a server elsewhere, as their server described them. */
type FederationRemoteTable = {
  actor_uri: Once<string>;
  host: string;
  username: string;
  key_id: string;
  public_key: string;
  inbox: string;
  shared_inbox: string | null;
  fetched_at: Date;
};

type FederationFollowerTable = {
  id: Once<string>;
  person_id: Once<string>;
  actor_uri: Once<string>;
  follow_uri: string;
  followed_at: Once<Date>;
};

/** What a person has to do with a server elsewhere. */
type FederationServerTable = {
  person_id: Once<string>;
  host: Once<string>;
  is_blocked: boolean;
  last_sent_at: Date | null;
  failing_since: Date | null;
};

/** Activities that were taken: each is taken once. */
type FederationActivityTable = { hash: Once<string>; received_at: Once<Date> };

/** Stories as followers were last told of them. */
type FederationStoryTable = { story_id: Once<string>; person_id: string; hash: string };

type FederationPendingTable = { seq: string; kind: 'story' | 'person'; id: string; person_id: string };

/** Written by the stores of this folder. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    federation_actor: FederationActorTable;
    federation_remote: FederationRemoteTable;
    federation_follower: FederationFollowerTable;
    federation_server: FederationServerTable;
    federation_activity: FederationActivityTable;
    federation_story: FederationStoryTable;
    federation_pending: FederationPendingTable;
  }
}
