import { ApolloLink } from '@apollo/client/core';
import { EMPTY, Observable, type Observer, type Subscription } from 'rxjs';

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
  /** What sends `count` operations in one request as soon as it has them. */
  readonly linkFor: (count: number) => ApolloLink;
};

/**
 * Where operations wait for one another to leave in one request. Apollo's own batching would keep them when the page
 * goes away: `sendNow` lets all leave at once, before it returns.
 */
export function createWaitingLink({ most, interval, linkFor }: WaitingLinkOptions): {
  readonly link: ApolloLink;
  readonly sendNow: () => void;
} {
  let waiting: Waiting[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendNow = () => {
    clearTimeout(timer);
    const leaving = waiting;
    waiting = [];
    if (leaving.length === 0) return;
    const link = linkFor(leaving.length);
    for (const one of leaving) one.subscription = link.request(one.operation, () => EMPTY).subscribe(one.observer);
  };
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const one: Waiting = { operation, observer };
        waiting.push(one);
        if (waiting.length === most) sendNow();
        else if (waiting.length === 1) timer = setTimeout(sendNow, interval);
        return () => {
          waiting = waiting.filter((other) => other !== one);
          one.subscription?.unsubscribe();
        };
      }),
  );
  return { link, sendNow };
}
