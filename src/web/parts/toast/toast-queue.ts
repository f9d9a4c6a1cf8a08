/** How long a toast stays: milliseconds, until dismissed, or until the next page. */
export type ToastDuration = number | 'FOREVER' | 'NEXTPAGE';

/** What a toast offers to do; the toast goes with it. */
export type ToastAction = { readonly label: string; readonly run: () => void };

export type Toast = {
  readonly id: number;
  readonly message: string;
  /** Stands above the message, as 'Welcome back' does. */
  readonly title?: string | undefined;
  readonly duration: ToastDuration;
  /** `MESSAGE`, or the name of one of the styles. */
  readonly toastStyle: string;
  readonly width: 'small' | 'medium' | 'large';
  readonly action?: ToastAction | undefined;
  /** An error is said at once, and looks like one. */
  readonly tone: 'plain' | 'accent' | 'danger';
  /** False for a toast that goes by itself or with its action, such as 'Code sent!'. */
  readonly isClosable: boolean;
  /** Runs when the reader puts the toast away, not when it goes by itself. */
  readonly onDismiss?: (() => void) | undefined;
  readonly testId?: string | undefined;
  /** What it is about: what is newer about the same takes its place, so that no Undo is out of date. */
  readonly about?: string | undefined;
  /** Says nothing that anybody waits for: it goes as soon as there is an answer to what the reader did. */
  readonly isGreeting?: boolean | undefined;
};

export type ToastInput = Partial<Omit<Toast, 'id' | 'message'>> & { readonly message: string };

/** Default duration in milliseconds. */
export const DEFAULT_DURATION = 5000;

export type ToastQueue = {
  /** Puts a toast at the end; it shows when none is current, or one that would stay for ever. */
  show(input: ToastInput): void;
  /** Takes away what is about something that is no longer so, shown or waiting: its Undo would be out of date. */
  withdraw(about: string): void;
  /** Takes the current one away; the next comes from the front. */
  dismiss(): void;
  /** True while the reader points at the current one or has the focus in it: then it makes way for none. */
  hold(isHeld: boolean): void;
  /** Dismisses a NEXTPAGE toast: the reader moved on. */
  leavePage(): void;
  current(): Toast | undefined;
  watch(onChange: () => void): () => void;
};

const initial = {
  duration: DEFAULT_DURATION,
  toastStyle: 'MESSAGE',
  width: 'medium',
  tone: 'plain',
  isClosable: true,
} as const;

const isOfPage = (toast: Toast): boolean => toast.duration === 'NEXTPAGE';
const isStaying = (toast: Toast): boolean => typeof toast.duration !== 'number';

/** The queue: one toast at a time. One that would stay steps aside for newer ones, and comes back after them. */
export function createToastQueue(): ToastQueue {
  const waiting: Toast[] = [];
  const aside: Toast[] = [];
  const watchers = new Set<() => void>();
  let current: Toast | undefined;
  let isHeld = false;
  let lastId = 0;
  const show = (toast: Toast | undefined) => {
    let shown = toast;
    // What is newest is about what the reader does now.
    while (shown !== undefined && isStaying(shown) && waiting.length > 0) {
      aside.push(shown);
      shown = waiting.shift();
    }
    if (shown === current) return;
    [current, isHeld] = [shown, false];
    for (const watcher of watchers) watcher();
  };
  const next = () => show(waiting.shift() ?? aside.pop());
  const drop = (isGone: (toast: Toast) => boolean) => {
    for (const toasts of [waiting, aside]) toasts.splice(0, toasts.length, ...toasts.filter((toast) => !isGone(toast)));
  };
  return {
    show(input) {
      lastId += 1;
      const isOld = ({ about }: Toast) => about !== undefined && about === input.about;
      drop(isOld);
      const made: Toast = { ...initial, ...input, id: lastId };
      waiting.push(made);
      const isInTheWay = current?.isGreeting === true && !isHeld && !isStaying(made);
      if (current === undefined || isOld(current) || isInTheWay) {
        // At once, before what waits: it is where the reader looks.
        waiting.unshift(...waiting.splice(-1));
        next();
      } else if (!isHeld) show(current);
    },
    withdraw(about) {
      drop((toast) => toast.about === about);
      if (current?.about === about) next();
    },
    dismiss: next,
    hold(isHeldNow) {
      isHeld = isHeldNow;
      if (!isHeld) show(current);
    },
    leavePage() {
      drop(isOfPage);
      if (current !== undefined && isOfPage(current)) next();
    },
    current: () => current,
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

/** The one queue of the browser; the server shows none. */
export const toasts = createToastQueue();
