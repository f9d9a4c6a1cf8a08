import type { ClientEventData } from '#shared/telemetry/client-event.ts';
import { type SeenLogin, seeViewer } from './login-record.ts';
import { openLoginStorage } from './login-storage.ts';

/** How a login is told of: the name of an event with its data. */
export type TellEvent = (name: string, data: ClientEventData) => Promise<void> | void;

type LoginMeans = {
  readonly tell: TellEvent;
  /** The entry point of the sign-in, as the session knows it; null where nobody said. */
  readonly readEntry: () => Promise<string | null>;
};

/**
 * Remembers on the device who is signed in, and tells of a new login: `login-success` with the entry
 * point, and `multi-user-login` with the count where two or more were here (IDEN-10).
 */
export function trackLogin(viewerId: string, { tell, readEntry }: LoginMeans): SeenLogin {
  const stored = openLoginStorage();
  const seen = seeViewer(stored.read(), viewerId);
  if (!seen.isLogin) return seen;
  stored.write(seen.record);
  void readEntry().then((susiEntry) => tell('login-success', { susiEntry }));
  const count = seen.record.ids.length;
  if (count >= 2) void tell('multi-user-login', { count });
  return seen;
}
