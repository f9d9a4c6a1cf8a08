import { connect, type Socket } from 'node:net';
import type { KillableSite } from '#test/support/killable-site.ts';
import type { Random } from '../random.ts';
import type { Attack } from './attacks.ts';
import type { StrangerScene } from './scene.ts';

/** How many connections the stranger has, all from one network. */
export const CONNECTIONS = 100;
const STRANGER = '127.0.0.66';
const LONGEST_PAUSE = 500;

/** What the stranger did so far. */
export type Deeds = { sent: number; uploaded: number; granted: number; turnedAway: number };

export type Besieged = {
  readonly deeds: Deeds;
  /** Stops, and resolves when every connection is done. */
  readonly end: () => Promise<void>;
};

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A hundred connections, each asking again as soon as it is answered, and after a moment where it is turned away. */
export function beset(site: KillableSite, scene: StrangerScene, attack: Attack, random: Random): Besieged {
  const deeds: Deeds = { sent: 0, uploaded: 0, granted: 0, turnedAway: 0 };
  const siege = { isOn: true };
  const strike = async (): Promise<void> => {
    while (siege.isOn) {
      const { path, options } = attack.next(scene, random);
      deeds.sent += 1;
      deeds.uploaded += Buffer.byteLength(options.body ?? '') + path.length;
      // A connection that is closed on a body is an answer, too.
      const answer = await site.ask(path, { ...options, from: STRANGER }).catch(() => undefined);
      const isTurnedAway = answer === undefined || answer.status === 429 || answer.status === 503;
      if (isTurnedAway) deeds.turnedAway += 1;
      else deeds.granted += 1;
      const seconds = Number(answer?.headers['retry-after'] ?? 0);
      await pause(isTurnedAway ? Math.min(LONGEST_PAUSE, 100 + seconds * 1_000) : 0);
    }
  };
  const strikes = Array.from({ length: CONNECTIONS }, strike);
  return {
    deeds,
    end: async () => {
      siege.isOn = false;
      await Promise.all(strikes);
    },
  };
}

/** A hundred connections that begin a request and never come to its end. */
export function holdOpen(site: KillableSite): Besieged {
  const deeds: Deeds = { sent: 0, uploaded: 0, granted: 0, turnedAway: 0 };
  const { hostname, port, host } = new URL(site.url);
  const open = (number: number): Socket => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: STRANGER });
    socket.on('error', () => socket.destroy());
    const head = `POST /_/graphql HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 50000\r\n`;
    socket.write(number % 2 === 0 ? head : `${head}\r\n{"query":"`);
    deeds.sent += 1;
    return socket;
  };
  const sockets = Array.from({ length: CONNECTIONS }, (_one, number) => open(number));
  const timer = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) deeds.uploaded += socket.write('a') ? 1 : 0;
  }, 200);
  return {
    deeds,
    end: async () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
