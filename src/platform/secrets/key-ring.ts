import { hkdfSync } from 'node:crypto';
import type { NumberedKey, Secrets } from './secrets.ts';

const LENGTH = 32;

export type RingState = {
  /** Which of the roots is in use. */
  readonly used: number;
  readonly roots: readonly { readonly number: number; readonly root: Buffer }[];
  /** What outlives its root: the keys of single purposes. */
  readonly kept: readonly (NumberedKey & { readonly purpose: string })[];
};

export type KeyRing = Secrets & {
  readonly state: RingState;
  /** From now on; holders of the ring don't have to be told. */
  change(state: RingState): void;
};

/** 32 bytes of a root for one purpose; the root itself is never used. */
export function deriveKey(root: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', root, '', purpose, LENGTH));
}

/** The keys of a site, which may change while it runs. Throws if the one in use isn't among them. */
export function createKeyRing(first: RingState): KeyRing {
  let state = checked(first);
  let byPurpose = new Map<string, readonly NumberedKey[]>();
  const known = (purpose: string): readonly NumberedKey[] => {
    const found = byPurpose.get(purpose) ?? keysOf(state, purpose);
    byPurpose.set(purpose, found);
    return found;
  };
  return {
    get used() {
      return state.used;
    },
    get state() {
      return state;
    },
    secret: (purpose) => first32(known(purpose)[0]),
    known,
    standing: (purpose) => first32(known(purpose).reduce((one, other) => (other.number < one.number ? other : one))),
    change(next) {
      state = checked(next);
      byPurpose = new Map();
    },
  };
}

function checked(state: RingState): RingState {
  if (!state.roots.some(({ number }) => number === state.used)) throw new Error(`There is no key ${state.used}.`);
  return state;
}

function keysOf({ used, roots, kept }: RingState, purpose: string): readonly NumberedKey[] {
  const ofRoots = roots.map(({ number, root }) => ({ number, key: deriveKey(root, purpose) }));
  const outlived = kept.filter((one) => one.purpose === purpose && !roots.some(({ number }) => number === one.number));
  const rank = ({ number }: NumberedKey) => (number === used ? Number.POSITIVE_INFINITY : number);
  return [...ofRoots, ...outlived].toSorted((one, other) => rank(other) - rank(one));
}

function first32(found: NumberedKey | undefined): Buffer {
  if (found === undefined) throw new Error('A site has a key.');
  return found.key;
}
