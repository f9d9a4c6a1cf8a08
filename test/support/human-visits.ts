/** What somebody does in a second of a visit; a second of which nothing is said goes by. */
export type Deed = 'move' | 'wheel' | 'click' | 'tap' | 'swipe' | 'key' | 'hide' | 'show';

export type HumanVisit = {
  readonly way: string;
  readonly userAgent: string;
  readonly isTouch: boolean;
  readonly deeds: ReadonlyMap<number, Deed>;
  /** Seconds from the page to its end. */
  readonly length: number;
};

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const DESKTOPS = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`,
];
const PHONES = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${CHROME} Mobile Safari/537.36 SamsungBrowser/27.0`,
  'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
  `Mozilla/5.0 (Linux; Android 10; CUBOT X30) ${CHROME} Mobile Safari/537.36`,
];

const every = (seconds: number, from: number, to: number, deed: Deed): readonly (readonly [number, Deed])[] =>
  Array.from({ length: Math.floor((to - from) / seconds) + 1 }, (_, place) => [from + place * seconds, deed] as const);

/** Ten ways to read, as people were seen to, each with what makes it hard to tell from a program. */
const WAYS: readonly {
  readonly name: string;
  readonly isTouch?: true;
  readonly deeds: readonly (readonly [number, Deed])[];
  readonly length: number;
}[] = [
  { name: 'wheels down steadily', deeds: every(3, 2, 44, 'wheel'), length: 46 },
  { name: 'reads the screen first, and wheels after 20 seconds', deeds: every(5, 20, 55, 'wheel'), length: 60 },
  { name: 'comes with the pointer at rest, moves it once and goes', deeds: [[4, 'move']], length: 12 },
  { name: 'goes down by the space bar alone', deeds: every(8, 6, 46, 'key'), length: 50 },
  { name: 'presses one key and reads on', deeds: [[2, 'key']], length: 40 },
  {
    name: 'opens it beside others, comes to it later and reads',
    deeds: [[1, 'hide'], [20, 'show'], ...every(4, 22, 60, 'wheel')],
    length: 62,
  },
  { name: 'clicks into the text and lets it lie', deeds: [[3, 'click']], length: 35 },
  { name: 'swipes', isTouch: true, deeds: every(4, 3, 43, 'swipe'), length: 45 },
  { name: 'swipes twice and is gone', isTouch: true, deeds: every(2, 3, 5, 'swipe'), length: 12 },
  { name: 'taps once and reads what is there', isTouch: true, deeds: [[5, 'tap']], length: 38 },
];

/** Fifty visits: each way with five browsers. */
export const humanVisits: readonly HumanVisit[] = WAYS.flatMap(({ name, isTouch, deeds, length }) =>
  (isTouch ? PHONES : DESKTOPS).map((userAgent) => ({
    way: name,
    userAgent,
    isTouch: isTouch === true,
    deeds: new Map(deeds),
    length,
  })),
);
