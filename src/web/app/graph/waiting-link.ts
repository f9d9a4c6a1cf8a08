import { ApolloLink } from '@apollo/client/core';
import { EMPTY, finalize, Observable, type Observer, type Subscription } from 'rxjs';

type Waiting = {
  readonly operation: ApolloLink.Operation;
  readonly observer: Partial<Observer<ApolloLink.Result>>;
  subscription?: Subscription;
};

type WaitingLinkOptions = {
  /** So many leave without waiting for more. */
  readonly most: number;
  /** Milliseconds that the first one waits for others. */
  readonly interval: number;
  /** Milliseconds that a change waits for those before it. A line that hangs must not hold up all that follows. */
  readonly patience: number;
  /** What sends `count` operations in one request as soon as it has them. */
  readonly linkFor: (count: number) => ApolloLink;
};

const isChange = ({ operation }: Waiting): boolean => operation.operationType === 'mutation';

/**
 * Where operations wait for one another to leave in one request. A change also waits until those before it are
 * answered: of two requests on their way at once the later may arrive first, and who saved and unsaved a story, or
 * added and moved it, would find the first of both. Apollo's own batching would keep what waits when the page goes
 * away: `sendNow` lets all leave at once, before it returns.
 */
export function createWaitingLink({ most, interval, patience, linkFor }: WaitingLinkOptions): {
  readonly link: ApolloLink;
  readonly sendNow: () => void;
} {
  let waiting: readonly Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let patienceTimer: ReturnType<typeof setTimeout> | undefined;
  let changesUnderWay = 0;
  /** Changes of an earlier round are waited for no more. */
  let round = 0;

  const isReady = (one: Waiting) => changesUnderWay === 0 || !isChange(one);
  const leave = (leaving: readonly Waiting[]) => {
    waiting = waiting.filter((one) => !leaving.includes(one));
    if (leaving.length === 0) return;
    const link = linkFor(leaving.length);
    const changes = leaving.filter(isChange).length;
    changesUnderWay += changes;
    if (changes > 0) {
      clearTimeout(patienceTimer);
      if (!waiting.every(isReady)) patienceTimer = setTimeout(waitNoMore, patience);
    }
    const own = round;
    for (const one of leaving) {
      const answer = link.request(one.operation, () => EMPTY);
      one.subscription = (isChange(one) ? answer.pipe(finalize(() => endChange(own))) : answer).subscribe(one.observer);
    }
  };
  const sendReady = () => {
    clearTimeout(timer);
    leave(waiting.filter(isReady).slice(0, most));
    if (waiting.some(isReady)) timer = setTimeout(sendReady, interval);
  };
  const sendNow = () => {
    clearTimeout(timer);
    clearTimeout(patienceTimer);
    while (waiting.length > 0) leave(waiting.slice(0, most));
  };
  function waitNoMore() {
    round += 1;
    changesUnderWay = 0;
    sendNow();
  }
  function endChange(own: number) {
    if (own !== round) return;
    changesUnderWay -= 1;
    if (changesUnderWay > 0) return;
    clearTimeout(patienceTimer);
    if (waiting.some(isChange)) sendReady();
  }
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const one: Waiting = { operation, observer };
        waiting = [...waiting, one];
        const ready = waiting.filter(isReady);
        if (ready.length === most) sendReady();
        else if (ready.length === 1 && ready[0] === one) timer = setTimeout(sendReady, interval);
        if (waiting.find((other) => !isReady(other)) === one) patienceTimer = setTimeout(waitNoMore, patience);
        return () => {
          waiting = waiting.filter((other) => other !== one);
          one.subscription?.unsubscribe();
        };
      }),
  );
  return { link, sendNow };
}
