/** What of all that asks for an account is done by itself afterwards. */
const DEED_ENTRIES = [
  'bookmark',
  'clap',
  'follow_collection',
  'follow_topic',
  'follow_user',
  'highlight',
  'respond',
] as const;

/** What a visitor pressed that needs an account. */
export type Deed = {
  readonly entry: (typeof DEED_ENTRIES)[number];
  /** Of the story, person or publication; of a topic its slug. */
  readonly id: string;
  /** The words that it is about, as a passage is found again. */
  readonly anchor?: { readonly text: string; readonly prefix: string; readonly suffix: string } | undefined;
};

/** As it stands on the device: since when, and the name of the sign-in that was begun for it. */
export type KeptDeed = Deed & { readonly at: number; readonly attempt: string };

/** Slugs of topics and ids are far shorter; the words of a passage have their own bound at the server. */
const MOST_ID_CHARACTERS = 200;

export const deedEntryOf = (text: string | undefined) => DEED_ENTRIES.find((entry) => entry === text);

/** Reads what the device kept, which anybody who sits at it may have changed. Throws where it is no deed. */
export function readKeptDeed(json: unknown): KeptDeed {
  const { entry, id, at, attempt, anchor } = recordOf(json);
  const known = deedEntryOf(textOf(entry));
  const target = textOf(id);
  if (known === undefined || target === '' || target.length > MOST_ID_CHARACTERS) throw new Error('No deed');
  if (typeof at !== 'number' || !Number.isFinite(at)) throw new Error('No time');
  return { entry: known, id: target, at, attempt: textOf(attempt), anchor: anchorOf(anchor) };
}

function anchorOf(json: unknown): Deed['anchor'] {
  if (json === undefined) return undefined;
  const { text, prefix, suffix } = recordOf(json);
  return { text: textOf(text), prefix: textOf(prefix), suffix: textOf(suffix) };
}

function recordOf(json: unknown): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null) throw new Error('No object');
  return { ...json };
}

function textOf(json: unknown): string {
  if (typeof json !== 'string') throw new Error('No text');
  return json;
}
