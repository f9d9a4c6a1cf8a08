/** One error, as a browser tells of it: the body of `POST /_/clientele/reports/errors/` is a list of them. */
export type ErrorReport = {
  readonly name: string;
  readonly message: string;
  /** As the engine wrote it; empty where there is none. */
  readonly stack: string;
  /** Milliseconds since the Unix epoch, by the clock of the browser. */
  readonly timestamp: number;
  readonly fileName: string;
  /** Null where unknown. */
  readonly lineNumber: number | null;
  readonly extra: ErrorExtra;
};

type ErrorExtra = {
  /** Which part of the product speaks. */
  readonly client: string;
  readonly build: string;
  /** Clients may say it; it is never kept (decision 0108). */
  readonly userId: string | null;
  readonly userAgent: string;
  readonly location: string;
  readonly routeName: string;
  readonly routerType: string;
  readonly requestUrl: string;
  readonly requestId: string;
  readonly requestTag: string;
};

/** Numbers of the error reporter (rule 244). */
export const errorReportRules = {
  /** Sent in one request; that many leave at once. */
  mostQueued: 10,
  /** Of one page, until it is loaded anew. */
  mostOnPage: 50,
  /** Milliseconds from the first error that waits until they are sent. */
  sendAfter: 5_000,
  mostName: 100,
  mostMessage: 1_000,
  mostStack: 8_000,
  mostAddress: 500,
} as const;

const QUERY = /[?#][^\s"'`()<>]*?(?=(?::\d+){0,2}(?:[\s"'`()<>]|$))/g;
/** Begun at the first letter of a word alone, for a stranger may send one word without an end. */
const MAIL = /(?<![^\s@<>"'`(),:;=/])[^\s@<>"'`(),:;=/]+@[\w-]+(?:\.[\w-]+)+/g;
const NETWORK =
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])|(?<![\w:])(?:[\da-f]{1,4}:){3,7}(?::?[\da-f]{1,4})+(?![\w:])/gi;
/** Longer than any word of ours: digits of 16, or letters of both kinds with digits. Scripts bear such names as well. */
const TOKEN = /(?<![\w-]|\/assets\/)(?:[\da-f]{24,}|(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{32,})(?![\w-])/g;
const HIDDEN = '…';

/**
 * A text without what may say who somebody is or open a door: queries and fragments of addresses, mail addresses,
 * addresses of networks, and tokens.
 */
export function maskText(text: string): string {
  return text.replace(QUERY, '').replace(MAIL, HIDDEN).replace(NETWORK, HIDDEN).replace(TOKEN, HIDDEN);
}
