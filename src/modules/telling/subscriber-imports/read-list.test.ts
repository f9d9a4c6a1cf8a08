import { expect, test } from 'vitest';
import { subscriberImportMessages as messages } from '#shared/messages/subscriber-imports.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import { openList } from './read-list.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

async function read(bytes: Uint8Array, after = 0): Promise<readonly string[]> {
  const { rows, total } = await openList(bytes);
  const found: string[] = [];
  for await (const { place, address, fault } of rows(after)) {
    found.push(`${place}/${total} ${address}${fault === undefined ? '' : ` ${fault}`}`);
  }
  return found;
}

const exports = {
  substack:
    'email,active_subscription,expiry,plan,email_disabled,created_at\nann@a.example,false,,other,false,2024-01-01\nbob@b.example,false,,other,true,2024-01-02\n',
  ghost:
    'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels\n1,ann@a.example,"Ann\nLee",,true,false,,2024-01-01,,\n2,bob@b.example,Bob,,false,false,,2024-01-01,,\n',
  mailchimp:
    '"Email Address","First Name","MEMBER_RATING","OPTIN_TIME","UNSUB_TIME"\n"Ann@A.example","Ann","2","2024-01-01",""\n"bob@b.example","Bob","2","2024-01-01","2024-02-01 10:00:00"\n',
  beehiiv:
    'subscription_id,email,status,created,tags\n7f,ann@a.example,active,2024-01-01,\n8f,bob@b.example,inactive,2024-01-01,\n',
  kit: 'first_name,email,status,created_at,tags\nAnn,ann@a.example,confirmed,2024-01-01,"a, b"\nBob,bob@b.example,cancelled,2024-01-01,\n',
  buttondown:
    'email,notes,metadata,tags,type,creation_date,unsubscription_date\nann@a.example,,{},,regular,2024-01-01,\nbob@b.example,,{},,unsubscribed,2024-01-01,2024-02-02\n',
  german: 'Name;E-Mail-Adresse;Abgemeldet\n"Müller; Ann";ann@a.example;\n',
};

test.each(Object.entries(exports).filter(([name]) => name !== 'german'))(
  'NEWS-2: a list of %s is read, and who gets nothing there is told apart',
  async (_name, text) => {
    expect(await read(utf8(text))).toEqual(['1/2 ann@a.example', '2/2 bob@b.example offElsewhere']);
  },
);

test.each(Object.entries(exports).filter(([name]) => name !== 'german'))(
  'NEWS-2: a list of %s says when somebody joined',
  async (_name, text) => {
    const rows = [];
    for await (const { joinedAt } of (await openList(utf8(text))).rows(0)) rows.push(joinedAt?.toISOString());
    expect(rows).toEqual(['2024-01-01T12:00:00.000Z', expect.stringMatching(/^2024-01-0/)]);
  },
);

test.each([
  ['2023-05-06 07:08:09', '2023-05-06T07:08:09.000Z'],
  ['2023-05-06T07:08:09.123456+02:00', '2023-05-06T05:08:09.123Z'],
  ['2023-05-06 07:08 UTC', '2023-05-06T07:08:00.000Z'],
  ['2023-02-31', undefined],
  ['2023-13-01', undefined],
  ['05/06/2023', undefined],
  ['', undefined],
])('NEWS-2: “%s” is read as the day somebody joined, or not at all', async (cell, moment) => {
  const { value } = await (await openList(utf8(`email,created_at\nann@a.example,${cell}\n`))).rows(0).next();
  expect(value?.joinedAt?.toISOString()).toBe(moment);
});

test('NEWS-2: encodings, marks, separators and headings are found out', async () => {
  const one = ['1/1 ann@a.example'];
  expect(await read(utf8(`\uFEFF${exports.german}`))).toEqual(one);
  expect(await read(Buffer.from(exports.german, 'latin1'))).toEqual(one);
  expect(await read(Buffer.from(`\uFEFF${exports.german}`, 'utf16le'))).toEqual(one);
  expect(await read(Buffer.from(exports.german, 'utf16le'))).toEqual(one);
  expect(await read(utf8(exports.german.replaceAll(';', '\t').replaceAll('\n', '\r\n')))).toEqual(one);
  expect(await read(utf8('Who|How to write\rAnn|mailto:ann@a.example\r'))).toEqual(one);
  expect(await read(utf8('ann@a.example'))).toEqual(one);
  expect(await read(utf8('Ann Lee <ANN@a.example>\n\nbob@b.example\n'))).toEqual([
    '1/2 ann@a.example',
    '2/2 bob@b.example',
  ]);
});

test('NEWS-2: an address is taken from the column that is named so, and what is none keeps its row', async () => {
  const text = 'referrer,email\nfriend@f.example,ann@a.example\nfriend@f.example,not an address\n,\n,INFO@b.example\n';
  const rows = ['1/4 ann@a.example', '2/4 not an address invalid', '3/4  empty', '4/4 info@b.example role'];
  expect(await read(utf8(text))).toEqual(rows);
  expect(await read(utf8(text), 2)).toEqual(rows.slice(2));
});

test('NEWS-2: domains come in as mail knows them, and letters that mail refuses before the @ are told apart', async () => {
  expect(await read(utf8('email\nann@Müller.example\nbüro@müller.example\nä b@müller.example\n'))).toEqual([
    '1/3 ann@xn--mller-kva.example',
    '2/3 büro@müller.example foreign',
    '3/3 ä b@müller.example invalid',
  ]);
});

test('NEWS-2: a zero character spoils its own row alone, and where it stands beside the address not even that', async () => {
  expect(await read(utf8('email,name\nann@a.example,A\0nn\nbo\0b@a.example,Bob\ncleo@a.example,Cleo\n'))).toEqual([
    '1/3 ann@a.example',
    '2/3 bo\ufffdb@a.example invalid',
    '3/3 cleo@a.example',
  ]);
});

test('NEWS-2: what is no list is refused in a sentence', async () => {
  await expect(openList(Buffer.from('PK\u0003\u0004'))).rejects.toThrow(messages.zipped);
  await expect(openList(Buffer.from([0, 1, 2, 0, 0, 0, 7]))).rejects.toThrow(messages.noText);
  await expect(openList(utf8('name,city\nAnn,Oslo\n'))).rejects.toThrow(messages.noAddresses);
  await expect(openList(utf8(''))).rejects.toThrow(messages.noAddresses);
  const many = Array.from({ length: 50_001 }, (_none, at) => `a${at}@a.example`).join('\n');
  await expect(openList(utf8(many))).rejects.toThrow('50,000 rows');
});

test('NEWS-2: what stands above a table is left out, so that its heading still says who left elsewhere', async () => {
  const table = 'email;name;status\nann@a.example;Ann;active\nbob@b.example;Bob;unsubscribed\n';
  for (const above of ['sep=;\n', 'Readers of my letter\n\nMade on 1 May, 2024\n\n', '']) {
    expect(await read(utf8(above + table)), above).toEqual(['1/2 ann@a.example', '2/2 bob@b.example offElsewhere']);
  }
  expect(await read(utf8('email\nAnn Example\nbob@b.example\n'))).toEqual([
    '1/2 Ann Example invalid',
    '2/2 bob@b.example',
  ]);
});

test.each([
  ['Status', 'Abgemeldet'],
  ['Statut', 'Désabonnée'],
  ['Estado', 'Dado de baja'],
  ['Abgemeldet am', '30.04.2024'],
  ['abonniert', 'nein'],
])('NEWS-2: “%s: %s” says that somebody is off a list', async (heading, cell) => {
  expect(await read(utf8(`E-Mail;${heading}\nann@a.example;${cell}\n`))).toEqual(['1/1 ann@a.example offElsewhere']);
});

test('NEWS-2: our own list comes in as it was, signs before addresses included', async () => {
  const addresses = ['+plus@a.example', '-dash@a.example', '=is@a.example', "o'neil@a.example", "'quoted@a.example"];
  const lines = addresses.map((address) =>
    csvLine([address, '2024-01-01T00:00:00.000Z', 'Subscribed here', '=1+1 ü 😀']),
  );
  const list = csvLine(['email', 'subscribed_at', 'source', 'agreed_to']) + lines.join('');
  expect(await read(utf8(list))).toEqual(addresses.map((address, at) => `${at + 1}/5 ${address}`));
});

test('NEWS-2: addresses one after the other come in, as do those with what nobody sees or means around them', async () => {
  expect(await read(utf8('ann@a.example, Bob <bob@b.example>,\ncy@c.example;\n'))).toEqual([
    '1/3 ann@a.example',
    '2/3 bob@b.example',
    '3/3 cy@c.example',
  ]);
  const odd = 'email\n\u200bann@a.example\u00a0\nb\u00adob@b.example.\n<cy@c.example>;\n';
  expect(await read(utf8(odd))).toEqual(['1/3 ann@a.example', '2/3 bob@b.example', '3/3 cy@c.example']);
  // A second address of somebody beside what is none is no run of addresses.
  expect(await read(utf8('ann@a.example,Ann,other@a.example\n'))).toEqual(['1/1 ann@a.example']);
});
