import type { DraftDelta } from '#shared/story/delta/draft-delta.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { DraftBase, DraftOrigin, DraftRecord } from './draft-record.ts';

/** What came of a save. Nothing is thrown. */
export type SaveAnswer =
  | { readonly kind: 'saved'; readonly postId: string; readonly rev: number }
  /** Somebody else, or another tab, saved since: `theirs` is what the server has. */
  | { readonly kind: 'conflict'; readonly theirs: DraftBase }
  /** It will not be taken as it is; `message` is for the writer. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'signedOut' }
  /**
   * It may or may not have arrived. `retryAfter` in milliseconds, where the server asked to wait; `message` where it is
   * there and saves nothing for now.
   */
  | { readonly kind: 'unreachable'; readonly retryAfter?: number | undefined; readonly message?: string | undefined };

export type DraftToSave = {
  readonly postId: string;
  readonly baseRev: number;
  readonly saveId: string;
  readonly delta: DraftDelta;
  readonly isMerge: boolean;
  /** The page is being left: the request has to outlive it. */
  readonly isLeaving: boolean;
};

/** The way to the server. */
export type DraftTransport = {
  readonly create: (draft: {
    readonly saveId: string;
    readonly value: DraftValue;
    readonly origin: DraftOrigin;
    readonly isLeaving: boolean;
  }) => Promise<SaveAnswer>;
  readonly save: (draft: DraftToSave) => Promise<SaveAnswer>;
  /** What the server has now; undefined where it cannot be read. */
  readonly load: (postId: string) => Promise<DraftBase | undefined>;
};

/** Whose a record on a device is, and which of two copies of it is the younger. */
export type KeptRecord = Pick<DraftRecord, 'id' | 'personId' | 'turn'>;

/** What lasts on this device when the tab is gone. */
export type DeviceStore<Kept extends KeptRecord = DraftRecord> = {
  /** False where the device has no room, or keeps nothing. */
  readonly put: (record: Kept) => Promise<boolean>;
  /** The same before it returns, for a page that is being left; as well as the device can. */
  readonly putNow: (record: Kept) => void;
  readonly remove: (id: string) => Promise<void>;
  /** Everything that this person left here, the youngest last. */
  readonly list: (personId: string) => Promise<readonly Kept[]>;
};

/** Which work belongs to a tab that is still open. A tab that is killed holds nothing any more. */
export type TabHolds = {
  /** Whether the record is ours from now on: nobody held it. */
  readonly tryHold: (id: string) => Promise<boolean>;
  /** Runs once, when the tab that holds the record is gone, and it is ours. Returns what stops waiting. */
  readonly whenFree: (id: string, run: () => void) => () => void;
};

/** Timers without a clock: they keep going right when somebody moves it. */
export type Timers = {
  /** Returns what stops it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
};

export type AutosaveMeans = {
  readonly personId: string;
  readonly transport: DraftTransport;
  readonly device: DeviceStore;
  readonly timers: Timers;
  /** Made of random letters; never the same twice. */
  readonly createId: () => string;
  /** Between 0 and 1, to spread what many tabs do at once. */
  readonly random: () => number;
  /** Shows a draft in the editor, in place of what stands there. */
  readonly show: (value: DraftValue) => void;
  /** The story exists now and has an address. */
  readonly onCreated?: ((postId: string) => void) | undefined;
  /** The server has a new revision, for other tabs to hear of. */
  readonly onSaved?: ((postId: string, rev: number) => void) | undefined;
};
