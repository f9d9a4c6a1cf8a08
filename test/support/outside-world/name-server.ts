import { createSocket, type Socket } from 'node:dgram';

const IPV4 = 1;
const IPV6 = 28;
/** Seconds an answer may be kept: none, as who rebinds a name says. */
const LIFE = 0;

/** What a name leads to each time it is asked for; the last answer stays. */
export type Answers = readonly (readonly string[])[];

/** A name server of ours on 127.0.0.1:53: each name answers in turn what it was given, so that it may change its mind. */
export async function startNameServer(names: ReadonlyMap<string, Answers>): Promise<Socket> {
  const asked = new Map<string, number>();
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    const { name, type, end } = readQuestion(question);
    const times = asked.get(`${name} ${type}`) ?? 0;
    asked.set(`${name} ${type}`, times + 1);
    const turns = names.get(name) ?? [];
    const addresses = (turns[Math.min(times, turns.length - 1)] ?? []).filter(
      (address) => address.includes(':') === (type === IPV6),
    );
    socket.send(answerOf(question, end, type, addresses), from.port, from.address);
  });
  await new Promise<void>((resolve) => void socket.bind(53, '127.0.0.1', resolve));
  return socket;
}

function readQuestion(question: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: question.readUInt16BE(at + 1), end: at + 5 };
}

function answerOf(question: Buffer, end: number, type: number, addresses: readonly string[]): Buffer {
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(addresses.length, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  const records = addresses.map((address) => {
    const bytes = type === IPV4 ? Buffer.from(address.split('.').map(Number)) : ipv6Bytes(address);
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt32BE(LIFE, 6);
    record.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([record, bytes]);
  });
  return Buffer.concat([head, question.subarray(12, end), ...records]);
}

/** Of an address with eight groups, or with `::` once. */
function ipv6Bytes(address: string): Buffer {
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [groups(head), groups(tail)];
  const all = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
  const bytes = Buffer.alloc(16);
  for (const [index, group] of all.entries()) bytes.writeUInt16BE(group, index * 2);
  return bytes;
}
