const PEOPLE = '/_/federation/people/';
const ID = /^[0-9a-f]{12}$/;

/** The actor of a person: their id and not their name, which may change. */
export function actorUrl(siteUrl: string, personId: string): string {
  return siteUrl + PEOPLE + personId;
}

export function actorKeyUrl(siteUrl: string, personId: string): string {
  return `${actorUrl(siteUrl, personId)}#main-key`;
}

/** A story as its author's server names it. */
export function articleUrl(siteUrl: string, personId: string, storyId: string): string {
  return `${actorUrl(siteUrl, personId)}/stories/${storyId}`;
}

export function sharedInboxUrl(siteUrl: string): string {
  return `${siteUrl}/_/federation/inbox`;
}

/** The person whose actor an address names; undefined where it is none of ours. */
export function personOfActorUrl(siteUrl: string, url: string): string | undefined {
  const start = siteUrl + PEOPLE;
  const id = url.startsWith(start) ? url.slice(start.length) : '';
  return ID.test(id) ? id : undefined;
}

/** `username@host`, as one types it elsewhere. */
export function handleOf(siteUrl: string, username: string): string {
  return `${username}@${new URL(siteUrl).host}`;
}
