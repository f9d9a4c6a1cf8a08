import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailIntake } from '#platform/config/mail-settings.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { readReturnAddress, type ReturnTarget } from './return-address.ts';
import { takeReturned } from './take-returned.ts';

/** Bytes, connections and milliseconds: a report quotes a mail, and nobody has more to say. */
const LIMITS = { size: 256 * 1024, connections: 50, ofOneAddress: 10, idle: 30_000, closing: 5_000 } as const;
/** Own judgement: a mail comes back once or twice; services report what hundreds say. */
const RETURNS = { most: 5, windowSeconds: 86_400 } as const;
const REPORTS = { most: 2_000, windowSeconds: 3_600 } as const;

export type Intake = { readonly port: number; readonly stop: () => Promise<void> };

/** An answer of a mail server: `code` with an enhanced one in its words. */
function answer(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

/**
 * Listens for mail that comes back, and takes nothing else: one mail at a time to one address that only we can have made,
 * small and from few connections. Nothing is passed on to anybody.
 */
export async function startIntake(context: CommandContext, { port, domain }: MailIntake): Promise<Intake> {
  /** Where each connection comes from. */
  const open = new Map<string, string>();
  const server = new SMTPServer({
    name: domain,
    banner: 'returned mail only',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    hideSTARTTLS: true,
    logger: false,
    size: LIMITS.size,
    maxClients: LIMITS.connections,
    socketTimeout: LIMITS.idle,
    closeTimeout: LIMITS.closing,
    onConnect: ({ id, remoteAddress }, done) => {
      const count = [...open.values()].filter((address) => address === remoteAddress).length;
      if (count >= LIMITS.ofOneAddress) return done(answer(421, '4.7.0 Too many connections from you'));
      open.set(id, remoteAddress);
      done();
    },
    onClose: ({ id }) => void open.delete(id),
    onRcptTo: ({ address }, session, done) => {
      void reply(context, done, () => admit(context, address, session));
    },
    onData: (stream, session, done) => {
      void reply(context, done, () => take(context, stream, session));
    },
  });
  server.on('error', (error) => context.log.warn({ error: String(error) }, 'the intake of returned mail failed'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, context.config.host, resolve);
  });
  const { port: own } = server.server.address() as AddressInfo;
  return { port: own, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Undefined where an address may be written to now, or why not. */
async function admit(context: CommandContext, address: string, session: SMTPServerSession): Promise<Error | undefined> {
  const target = readReturnAddress(context, address);
  if (target === undefined) return answer(550, '5.1.1 Nobody reads here');
  if (session.envelope.rcptTo.length > 0) return answer(452, '4.5.3 One address at a time');
  const [key, rule] = target.kind === 'reports' ? ['all', REPORTS] : [target.id, RETURNS];
  const taken = await takeOperation(context, 'returned mail', key, rule);
  return taken.ok ? undefined : answer(452, '4.7.0 That is enough for now');
}

async function take(
  context: CommandContext,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<Error | undefined> {
  const raw = await readAll(stream);
  if (raw === undefined) return answer(552, '5.3.4 A report is smaller than that');
  const target: ReturnTarget | undefined = readReturnAddress(context, session.envelope.rcptTo[0]?.address ?? '');
  if (target === undefined) return answer(550, '5.1.1 Nobody reads here');
  return (await takeReturned(context, target, raw)) ? undefined : answer(451, '4.3.0 Try again in a few minutes');
}

/** Undefined of more than is taken: what is over is read and forgotten, since the answer comes after it. */
async function readAll(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LIMITS.size) chunks.push(chunk);
  }
  return size > LIMITS.size || stream.sizeExceeded ? undefined : Buffer.concat(chunks);
}

/** Answers with what came of it. Nothing of ours is told to who connects: where something failed, it comes again later. */
async function reply(
  context: CommandContext,
  done: (error?: Error) => void,
  run: () => Promise<Error | undefined>,
): Promise<void> {
  let refusal: Error | undefined;
  try {
    refusal = await run();
  } catch (error) {
    context.log.error({ error: String(error) }, 'returned mail could not be taken');
    refusal = answer(451, '4.3.0 Try again in a few minutes');
  }
  done(refusal);
}
