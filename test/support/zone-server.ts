import { createSocket } from 'node:dgram';

type RecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'CAA' | 'MX' | 'PTR';
/** `blog.ada.example TXT` and what stands there; a text `SERVFAIL` breaks the name. */
export type Zone = Map<string, readonly string[]>;

export type ZoneServer = {
  /** `127.0.0.1:PORT` */
  readonly address: string;
  readonly set: (name: string, type: RecordType, ...values: readonly string[]) => void;
  readonly clear: () => void;
  /** How many questions were asked. */
  readonly asked: () => number;
  readonly close: () => Promise<void>;
};

const TYPES: Readonly<Record<number, RecordType>> = {
  1: 'A',
  5: 'CNAME',
  12: 'PTR',
  15: 'MX',
  16: 'TXT',
  28: 'AAAA',
  257: 'CAA',
};
const NUMBERS = { A: 1, CNAME: 5, PTR: 12, MX: 15, TXT: 16, AAAA: 28, CAA: 257 } as const;

/** A name server of ours on a free port of loopback, for names that tests set. It follows aliases, as one for everybody does. */
export async function startZoneServer(): Promise<ZoneServer> {
  const zone: Zone = new Map();
  let asked = 0;
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    asked += 1;
    socket.send(answerTo(question, zone), from.port, from.address);
  });
  await new Promise<void>((resolve) => void socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (name, type, ...values) => void zone.set(`${name} ${type}`, values),
    clear: () => zone.clear(),
    asked: () => asked,
    close: () => new Promise((resolve) => void socket.close(() => resolve())),
  };
}

function answerTo(question: Buffer, zone: Zone): Buffer {
  const { name, type, end } = readQuestion(question);
  const records: Buffer[] = [];
  let at = name;
  for (let alias = zone.get(`${at} CNAME`)?.[0]; alias !== undefined; alias = zone.get(`${at} CNAME`)?.[0]) {
    records.push(recordOf(at, 'CNAME', alias));
    at = alias;
  }
  const values = type === undefined || type === 'CNAME' ? [] : (zone.get(`${at} ${type}`) ?? []);
  if (type !== undefined) for (const value of values) records.push(recordOf(at, type, value));
  const isBroken = values.includes('SERVFAIL');
  const isThere = records.length > 0 || [...zone.keys()].some((key) => key.startsWith(`${name} `));
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(0x8180 | (isBroken ? 2 : isThere ? 0 : 3), 2);
  head.writeUInt16BE(isBroken ? 0 : records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, question.subarray(12, end), ...(isBroken ? [] : records)]);
}

function readQuestion(question: Buffer): { name: string; type: RecordType | undefined; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: TYPES[question.readUInt16BE(at + 1)], end: at + 5 };
}

function recordOf(name: string, type: RecordType, value: string): Buffer {
  const bytes = value === 'SERVFAIL' ? Buffer.alloc(0) : bytesOf(type, value);
  const head = Buffer.alloc(10);
  head.writeUInt16BE(NUMBERS[type], 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(bytes.length, 8);
  return Buffer.concat([nameBytes(name), head, bytes]);
}

function bytesOf(type: RecordType, value: string): Buffer {
  switch (type) {
    case 'A':
      return Buffer.from(value.split('.').map(Number));
    case 'AAAA':
      return ipv6Bytes(value);
    case 'CNAME':
    case 'PTR':
      return nameBytes(value);
    case 'MX':
      // The only one, so that it needs no other number.
      return Buffer.concat([Buffer.from([0, 10]), nameBytes(value)]);
    case 'CAA':
      // `issue letsencrypt.org`
      return Buffer.concat([Buffer.from([0, value.indexOf(' ')]), Buffer.from(value.replace(' ', ''))]);
    case 'TXT':
      return Buffer.concat(
        (value.match(/.{1,255}/gs) ?? ['']).map((part) =>
          Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]),
        ),
      );
  }
}

function nameBytes(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

/** Of an address with eight groups, or with `::` once. */
function ipv6Bytes(address: string): Buffer {
  const [first = [], last = []] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  const groups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
  const bytes = Buffer.alloc(16);
  for (const [index, group] of groups.entries()) bytes.writeUInt16BE(group, index * 2);
  return bytes;
}
