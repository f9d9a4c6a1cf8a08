const CHANNEL = 'longhand-drafts';

type Message =
  /** A tab opened the story; the others say that they have it too. */
  | { readonly kind: 'opened' | 'alsoOpen' | 'closed'; readonly postId: string; readonly from: string }
  | { readonly kind: 'saved'; readonly postId: string; readonly from: string; readonly rev: number };

export type DraftChannel = {
  readonly opened: (postId: string) => void;
  readonly saved: (postId: string, rev: number) => void;
  readonly close: () => void;
};

type Listeners = {
  readonly postId: () => string | null;
  /** How many other tabs have the same story open. */
  readonly onOthers: (count: number) => void;
  readonly onSaved: (rev: number) => void;
  /** Runs once, when that tab is gone, however it went. Returns what stops waiting. */
  readonly whenGone: (other: string, run: () => void) => () => void;
};

/** What the tabs of one browser tell each other about a story that is open in several. */
export function openDraftChannel(from: string, { postId, onOthers, onSaved, whenGone }: Listeners): DraftChannel {
  const others = new Map<string, () => void>();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  const post = channel?.postMessage.bind(channel);
  const say = (message: Message) => post?.(message);
  const note = (other: string, isThere: boolean) => {
    if (isThere && !others.has(other))
      others.set(
        other,
        whenGone(other, () => note(other, false)),
      );
    if (!isThere) {
      others.get(other)?.();
      others.delete(other);
    }
    onOthers(others.size);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.postId !== postId()) return;
    if (data.kind === 'saved') return onSaved(data.rev);
    note(data.from, data.kind !== 'closed');
    if (data.kind === 'opened') say({ kind: 'alsoOpen', postId: data.postId, from });
  });
  return {
    opened: (id) => say({ kind: 'opened', postId: id, from }),
    saved: (id, rev) => say({ kind: 'saved', postId: id, from, rev }),
    close() {
      const id = postId();
      if (id !== null) say({ kind: 'closed', postId: id, from });
      for (const stop of others.values()) stop();
      channel?.close();
    },
  };
}

/** Tells every tab that has a story open of a revision that was made outside the editor, so that it takes that in. */
export function tellSaved(postId: string, rev: number): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  const post = channel.postMessage.bind(channel);
  const message: Message = { kind: 'saved', postId, from: 'page', rev };
  post(message);
  channel.close();
}
