import { parseEmail } from '#shared/identity/email-rule.ts';

/** Headings without spaces, signs and case, in the words of exports and of people. */
const ADDRESS_NAMES: ReadonlySet<string> = new Set(
  (
    'email emails emailaddress emailaddresses mail mailaddress emailid useremail subscriberemail contactemail ' +
    'primaryemail address emailadresse mailadresse adresse adressemail courriel adresseemail correo correoelectronico ' +
    'direcciondecorreo indirizzoemail enderecodeemail epost epostadress sahkoposti'
  ).split(' '),
);
/** A cell with a date or anything else in it says that they are off the list there. */
const OFF_DATES: ReadonlySet<string> = new Set(
  'unsubscribedat unsubscribeddate unsubscribedate unsubscribetime unsubtime unsubscriptiondate unsubscribedon cleantime undeliverabilitydate deletedat abgemeldet abgemeldetam desabonne'.split(
    ' ',
  ),
);
/** What one says `yes` in where nothing is to be sent. */
const OFF_SWITCHES: ReadonlySet<string> = new Set(
  'emaildisabled unsubscribed suppressed bounced optedout optout'.split(' '),
);
const ON_SWITCHES: ReadonlySet<string> = new Set(
  'subscribedtoemails subscribed optin optedin emailmarketingconsent abonniert angemeldet abonne suscrito iscritto'.split(
    ' ',
  ),
);
/** When somebody joined, those first that say it best: a contact may be older than its subscription. */
const JOIN_NAMES = (
  'subscribedat subscribedon subscribeddate subscribedate subscriptiondate signupdate signedupat signedupon joinedat ' +
  'joinedon joineddate joindate optintime optindate optinat confirmedat confirmtime dateadded addedat addedon createdat ' +
  'creationdate createdon datecreated created'
).split(' ');
/** A day, and a time with its zone where it stands there. Other ways to write a day leave open what is day and month. */
const MOMENT =
  /^(?<day>20\d\d-\d\d-\d\d)(?:[T ](?<time>\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(?<zone>Z|UTC|[+-]\d\d:?\d\d)?)?$/;
const STATES: ReadonlySet<string> = new Set(
  'status state subscriberstatus subscriptionstatus memberstatus emailstatus type subscribertype statut estado stato'.split(
    ' ',
  ),
);
const OFF_STATES =
  /^(?:unsubscribed|cancell?ed|cleaned|bounced|complained|inactive|unactivated|removed|disabled|invalid|pending|unconfirmed|undeliverable|non-?subscribed|archived|blocked|deleted|spam.*|marked as spam|abgemeldet|abbestellt|ausgetragen|inaktiv|gelöscht|désabonnée?|désinscrite?|inactif|dad[oa] de baja|cancelad[oa]|inactiv[oa]|no suscrit[oa]|disiscritt[oa]|cancellat[oa]|uitgeschreven|afgemeld)$/i;
const YES = /^(?:true|t|yes|y|1|x|ja|j|oui|sí|si|sim)$/i;
const NO = /^(?:false|f|no|n|0|nein|non|nee|não)$/i;
/** Programs write what it is and when it was made above the table, and spreadsheets `sep=;`. Own judgement: in so many rows. */
const ROWS_ABOVE = 10;

type Columns = {
  /** Rows before those of readers: the heading, and what stands above it. */
  readonly headingRows: number;
  /** Nothing but addresses, also several in a row, as people write them into a mail. */
  readonly isRun: boolean;
  readonly address: number;
  /** Whether a row says that its reader is off the list where it comes from. */
  readonly isOff: (cells: readonly string[]) => boolean;
  readonly joinedAt: (cells: readonly string[]) => Date | null;
};

/**
 * What the columns of a list are, by its first rows: the one named like an address that holds some, else the one that
 * holds most; a row with an @ in it is no heading, nor is what follows it. Undefined where no column holds addresses.
 */
export function findColumns(sample: readonly (readonly string[])[]): Columns | undefined {
  const headingRows = countHeadingRows(sample);
  const rows = sample.slice(headingRows);
  const names = headingRows > 0 ? (sample[headingRows - 1] ?? []).map(plain) : [];
  const isRun = headingRows === 0 && rows.flat().every((cell) => cell.trim() === '' || isAddress(cell));
  const held = Array.from({ length: Math.max(0, ...sample.map((cells) => cells.length)) }, (_none, column) => {
    return rows.filter((cells) => isAddress(cells[column] ?? '')).length;
  });
  const named = names.findIndex((name, column) => ADDRESS_NAMES.has(name) && (held[column] ?? 0) > 0);
  const most = Math.max(0, ...held);
  const address = named === -1 ? held.indexOf(most) : named;
  if (most === 0 || address === -1) return undefined;
  const joins = JOIN_NAMES.map((name) => names.indexOf(name)).filter((column) => column !== -1);
  return {
    headingRows,
    isRun,
    address,
    isOff: (cells) => names.some((name, column) => saysOff(name, cells[column] ?? '')),
    joinedAt: (cells) => joins.map((column) => momentOf(cells[column] ?? '')).find((moment) => moment !== null) ?? null,
  };
}

/** The heading is the first row that names an address, or the first of all; none where a row before it holds one. */
function countHeadingRows(sample: readonly (readonly string[])[]): number {
  const first = sample.findIndex((cells) => cells.some((cell) => cell.includes('@')));
  const above = sample.slice(0, first === -1 ? undefined : first).slice(0, ROWS_ABOVE);
  const named = above.findIndex((cells) => cells.some((cell) => ADDRESS_NAMES.has(plain(cell))));
  return named === -1 ? Math.min(1, above.length) : named + 1;
}

/** A day without a time is its noon in UTC, which is that day nearly everywhere. Null of what is no day from 2000 on. */
function momentOf(cell: string): Date | null {
  const { day, time = '12:00', zone = 'Z' } = MOMENT.exec(cell.trim())?.groups ?? {};
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // A clock reads 31 February as a day of March.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return null;
  const moment = new Date(`${day}T${time}${zone === 'UTC' ? 'Z' : zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function isAddress(cell: string): boolean {
  return parseEmail(bareAddress(cell)) !== undefined;
}

/** What nobody sees in a cell that was copied from a page. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/**
 * `Ann <ann@example.org>;` and `mailto:ann@example.org` as the address alone, and without the apostrophe that keeps a
 * spreadsheet from counting what begins with a sign, as our own lists have it.
 */
export function bareAddress(cell: string): string {
  const text = cell
    .replaceAll(UNSEEN, '')
    .trim()
    .replace(/[.,;]+$/, '');
  const address = /<([^<>]+)>$/.exec(text)?.[1] ?? text;
  return address
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^'(?=[=+\-@])/, '');
}

function plain(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}

function saysOff(name: string, cell: string): boolean {
  const said = cell.trim();
  if (said === '') return false;
  if (OFF_DATES.has(name)) return !NO.test(said);
  if (OFF_SWITCHES.has(name)) return YES.test(said);
  if (ON_SWITCHES.has(name)) return NO.test(said);
  return STATES.has(name) && OFF_STATES.test(said);
}
