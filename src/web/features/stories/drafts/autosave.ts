import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { MergedDraft } from '#shared/story/delta/merge-drafts.ts';
import type { AutosaveMeans, SaveAnswer } from './autosave-means.ts';
import { dispatchSave, settleRecord } from './dispatch-save.ts';
import type { DraftBase, DraftRecord, PendingSave } from './draft-record.ts';
import { baseOfRecord, type Meeting, mergeMeeting } from './meeting.ts';
import { isSameState, type SaveState } from './save-state.ts';
import { createSaveTiming, retryDelay } from './save-timing.ts';
import { createWorkingCopy } from './working-copy.ts';

export type Autosave = {
  readonly state: () => SaveState;
  readonly watch: (onChange: () => void) => () => void;
  readonly postId: () => string | null;
  /** The revision that what is in the editor was made from; undefined until the story exists. */
  readonly revision: () => number | undefined;
  readonly value: () => DraftValue;
  /** Something of the draft changed; `read` is asked when it is needed, and not now. */
  readonly change: (read: () => DraftValue) => void;
  /** Sends now what is not sent: on blur, and when the writer asks. Resolves when that was tried. */
  readonly flush: () => Promise<void>;
  /** The page is hidden or left: keeps at once, and sends by a request that outlives it. */
  readonly leave: () => void;
  /** The network, the window or the viewer is back. */
  readonly wake: () => void;
  /** Another tab saved that revision. */
  readonly hear: (rev: number) => Promise<void>;
  /** Joins what another tab of this draft left on the device. */
  readonly absorb: (record: DraftRecord) => void;
  /** What clashes; undefined where nothing does. */
  readonly conflict: () => Conflict | undefined;
  /** Goes on with what the writer made of a conflict. */
  readonly resolve: (value: DraftValue) => void;
  /** Whether the server does not have everything: a page that is left then asks. */
  readonly hasUnsent: () => boolean;
  readonly stop: () => void;
};

/** `kind` says where the other side comes from. */
export type Conflict = MergedDraft & { readonly kind: Meeting['kind'] };

type Trouble = { readonly kind: 'refused' | 'signedOut' | 'unreachable'; readonly message?: string | undefined };

/**
 * Saves one draft of one tab (rule 6): first on the device, then on the server, one save at a time, each
 * made from the last that was acknowledged. What has no answer is sent again under the same id, so that it
 * counts once; what met another revision is joined with it (rule 7). `start` is a new record, or what a
 * tab that is gone left; `latest` is what the server had when the page was made.
 */
export function createAutosave(means: AutosaveMeans, start: DraftRecord, latest?: DraftBase): Autosave {
  const { transport, device } = means;
  const copy = createWorkingCopy(start, means.createId);
  const watchers = new Set<() => void>();
  const left: DraftRecord[] = [];
  let running: Promise<void> | undefined;
  let mustGoOn = false;
  let isStopped = false;
  let isOnDevice = start.turn > 0;
  let isDeviceFull = false;
  let failures = 0;
  let trouble: Trouble | undefined;
  let meeting: Meeting | undefined;
  // While the server does not answer, only the retry asks it.
  const onSend = () => void (failures === 0 && send());
  const timing = createSaveTiming(means.timers, { onSend, onRetry: () => void send(), onKeep: () => void keep() });
  const isMeeting = () => meeting !== undefined;
  const mayGoOn = () => !isStopped && !isMeeting();
  const hasUnsent = () => copy.isUnsent() || isMeeting();

  function kindNow(): SaveState['kind'] {
    if (isMeeting()) return 'conflict';
    if (trouble !== undefined && trouble.kind !== 'unreachable') return trouble.kind;
    if (trouble !== undefined && hasUnsent())
      return isDeviceFull ? 'unkept' : trouble.message === undefined ? 'offline' : 'waiting';
    if (hasUnsent()) return 'saving';
    return copy.base() === null ? 'empty' : 'saved';
  }
  const stateNow = (): SaveState => ({ kind: kindNow(), message: trouble?.message, isDeviceFull });

  function tell(): void {
    const state = stateNow();
    if (isSameState(state, shown)) return;
    shown = state;
    for (const watcher of watchers) watcher();
  }

  async function keep(): Promise<void> {
    // Somebody else may go on with the record by now.
    if (isStopped) return;
    if (hasUnsent()) {
      isOnDevice = true;
      isDeviceFull = !(await device.put(copy.record()));
    } else if (isOnDevice) {
      isOnDevice = false;
      await device.remove(start.id);
    }
    tell();
  }

  async function continueFrom(base: DraftBase | null, value: DraftValue): Promise<void> {
    if (copy.continueFrom(base, value)) means.show(value);
    mustGoOn ||= copy.isUnsent();
    await keep();
  }

  async function finishMeeting(done: Meeting, value: DraftValue): Promise<void> {
    if (done.kind === 'server') return continueFrom(done.theirs, value);
    await continueFrom(copy.base(), value);
    // Only what is kept in its new place goes from the old one.
    if (!isDeviceFull && !isStopped) await device.remove(done.record.id);
  }

  /** Joins what stands in the editor with another draft; where they clash, the writer is asked first. */
  function meet(next: Meeting): void {
    const { value, conflicts } = mergeMeeting(next, copy.value());
    if (conflicts.length > 0) meeting = next;
    else void finishMeeting(next, value);
  }

  function meetServer(theirs: DraftBase): void {
    meet({ kind: 'server', base: baseOfRecord(copy), theirs });
  }

  function take(answer: SaveAnswer, sent: PendingSave): void {
    // A page that was being left sends its save twice; one answer is enough.
    if (isStopped || copy.pending() !== sent) return;
    const isAnswered = answer.kind !== 'unreachable' && answer.kind !== 'signedOut';
    trouble = answer.kind === 'saved' || answer.kind === 'conflict' ? undefined : answer;
    failures = answer.kind === 'unreachable' ? failures + 1 : 0;
    if (answer.kind === 'unreachable') timing.retryIn(answer.retryAfter ?? retryDelay(failures, means.random()));
    if (answer.kind === 'saved') acknowledge(answer.postId, answer.rev);
    else if (isAnswered) copy.takeBack();
    if (answer.kind === 'conflict') meetServer(answer.theirs);
    if (isAnswered) void keep();
    tell();
  }

  function acknowledge(postId: string, rev: number): void {
    const isNew = copy.postId() === null;
    copy.acknowledge(postId, rev);
    if (isNew) means.onCreated?.(postId);
    means.onSaved?.(postId, rev);
  }

  async function sendOnce(): Promise<void> {
    const isAgain = copy.pending() !== null;
    const sent = copy.nextSave();
    timing.sending(!isAgain);
    tell();
    // The device first: a tab that dies now is to know under which id it sent.
    await keep();
    if (sent === null || copy.pending() !== sent) return;
    take(await dispatchSave(transport, copy.record(), sent, false), sent);
    // What was typed while the server was away has waited long enough.
    if (isAgain && trouble === undefined) mustGoOn ||= copy.isUnsent();
  }

  async function absorbOne(): Promise<void> {
    const record = left.shift();
    if (record === undefined) return;
    const settled = await settleRecord(transport, record);
    if (settled === undefined || !mayGoOn()) return void left.unshift(record);
    meet({ kind: 'device', base: baseOfRecord({ base: () => settled.base }), record: settled });
    mustGoOn ||= left.length > 0;
  }

  async function run(): Promise<void> {
    do {
      mustGoOn = false;
      await sendOnce();
      if (mayGoOn() && failures === 0) await absorbOne();
    } while (mustGoOn && mayGoOn());
  }

  function send(): Promise<void> {
    if (!mayGoOn()) return Promise.resolve();
    mustGoOn = true;
    running ??= run().finally(() => {
      running = undefined;
      tell();
    });
    return running;
  }

  let shown = stateNow();
  if (copy.pending() === null && latest !== undefined && latest.rev > (copy.base()?.rev ?? latest.rev)) {
    meetServer(latest);
    shown = stateNow();
  }

  return {
    state: () => shown,
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    postId: copy.postId,
    revision: () => copy.base()?.rev,
    value: copy.value,
    change(read) {
      copy.change(read);
      tell();
      timing.typed();
      // A draft exists from its first character.
      if (copy.postId() === null && copy.pending() === null && trouble === undefined) void send();
    },
    flush: send,
    leave() {
      if (!hasUnsent()) return;
      const sent = isMeeting() ? null : copy.nextSave();
      const kept = copy.record();
      isOnDevice = true;
      device.putNow(kept);
      if (sent === null) return;
      void dispatchSave(transport, kept, sent, true)
        .then((answer) => take(answer, sent))
        .then(() => (mustGoOn ? send() : undefined));
    },
    wake: () => void ((hasUnsent() || left.length > 0) && send()),
    async hear(rev) {
      const isIdle = () => running === undefined && copy.pending() === null && !isMeeting();
      const isNews = (known: number) => known > (copy.base()?.rev ?? known);
      const postId = copy.postId();
      if (postId === null || !isNews(rev) || !isIdle()) return;
      const theirs = await transport.load(postId);
      if (theirs === undefined || !isNews(theirs.rev) || !isIdle()) return;
      meetServer(theirs);
      tell();
    },
    absorb(record) {
      left.push(record);
      void send();
    },
    conflict: () =>
      meeting === undefined ? undefined : { ...mergeMeeting(meeting, copy.value()), kind: meeting.kind },
    resolve(value) {
      if (meeting === undefined) return;
      void finishMeeting(meeting, value);
      meeting = undefined;
      tell();
      void send();
    },
    hasUnsent,
    stop() {
      isStopped = true;
      timing.stop();
    },
  };
}
