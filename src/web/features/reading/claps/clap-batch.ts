import { MOST_CLAPS, SEND_CLAPS_AFTER } from '#shared/claps/clap-rules.ts';

/** What the server said to a number of claps: it stands, or why not. */
export type ClapAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string };

type Options = {
  /** The viewer's claps as the server knows them. */
  readonly confirmed: number;
  readonly send: (count: number) => Promise<ClapAnswer>;
  /** For a page that goes away: nobody reads the answer. */
  readonly sendLate: (count: number) => void;
  readonly onChange: () => void;
  readonly onRefused: (message: string) => void;
};

/** The claps of one reader for one thing, before and after they are sent together (rule 22). */
export type ClapBatch = {
  readonly own: () => number;
  /** Whether there is something that the server has not confirmed. */
  readonly isPending: () => boolean;
  /** One more; false where there are as many as one has. */
  readonly add: () => boolean;
  /** What the server knows by now, as another button of the same thing told it; ignored while something waits. */
  readonly learn: (confirmed: number) => void;
  /** Takes all back. */
  readonly undo: () => void;
  /** Sends at once what waits, as when the page goes away. */
  readonly leave: () => void;
};

/**
 * Counts at once and sends after a pause, one request at a time: the number is absolute, so the last one that is
 * sent holds. Where it is refused, the count goes back to what the server knows.
 */
export function createClapBatch({ confirmed, send, sendLate, onChange, onRefused }: Options): ClapBatch {
  let known = confirmed;
  let own = confirmed;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), SEND_CLAPS_AFTER);
  };
  const flush = async () => {
    timer = undefined;
    if (isSending || own === known) return;
    isSending = true;
    const sent = own;
    const answer = await send(sent);
    isSending = false;
    if (answer.ok) {
      known = sent;
      if (own !== known && timer === undefined) wait();
    } else {
      clearTimeout(timer);
      timer = undefined;
      own = known;
      onRefused(answer.message);
    }
    onChange();
  };
  const change = (count: number) => {
    own = count;
    onChange();
    wait();
  };
  return {
    own: () => own,
    isPending: () => isSending || own !== known,
    add: () => {
      if (own >= MOST_CLAPS) return false;
      change(own + 1);
      return true;
    },
    undo: () => change(0),
    learn: (count) => {
      if (isSending || own !== known || own === count) return;
      known = count;
      own = count;
      onChange();
    },
    leave: () => {
      clearTimeout(timer);
      timer = undefined;
      if (own === known) return;
      sendLate(own);
      known = own;
    },
  };
}
