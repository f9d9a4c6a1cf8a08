import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { cardFamily } from './card-fonts.ts';

/** The text on the picture that other sites show for a story without a cover. */
export type Card = {
  readonly title: string;
  readonly author: string;
  /** Empty if the story is in no publication. */
  readonly publication: string;
  readonly siteName: string;
};

const CARD_SIZE = { width: 1200, height: 630 } as const;

type Box = {
  readonly type: 'div';
  readonly props: { readonly style: object; readonly children?: readonly Box[] | string };
};

/**
 * Draws a card as a PNG. It leaves out text with letters that the fonts lack, so no card shows empty boxes: then the
 * publication's or the author's name is the title.
 */
export async function drawCard(card: Card, fonts: readonly Font[]): Promise<Buffer> {
  let shown: Card = { ...card, title: withoutEmoji(card.title) };
  for (;;) {
    const missing = new Set<string>();
    const svg = await satori(layOut(shown), {
      ...CARD_SIZE,
      fonts: [...fonts],
      loadAdditionalAsset: (_language, segment) => {
        missing.add(segment);
        return Promise.resolve([]);
      },
    });
    const left = missing.size === 0 ? shown : leaveOut(shown, [...missing]);
    const isWhole = Object.values(left).join() === Object.values(shown).join();
    // In its own thread, since it takes longer than a page.
    if (isWhole) return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
    shown = left;
  }
}

function leaveOut(card: Card, missing: readonly string[]): Card {
  const whole = (text: string): string =>
    missing.some((segment) => [...segment].some((letter) => letter.trim() !== '' && text.includes(letter))) ? '' : text;
  return {
    title: whole(card.title),
    author: whole(card.author),
    publication: whole(card.publication),
    siteName: whole(card.siteName),
  };
}

/** Letters that are one in print become the ones that they are made of; pictures among letters go. */
function withoutEmoji(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function layOut(card: Card): Parameters<typeof satori>[0] {
  const [heading = '', ...rest] = [card.title, card.publication, card.author].filter((text) => text !== '');
  const names = [card.author, card.publication].filter((text) => rest.includes(text));
  const root = box({ ...frame, flexDirection: 'column', justifyContent: 'space-between' }, [
    box({ width: 96, height: 8, backgroundColor: '#1a8917' }),
    box({ ...title, fontSize: titleSize(heading) }, shorten(heading, 150)),
    box({ justifyContent: 'space-between', alignItems: 'flex-end', fontSize: 30 }, [
      box({ maxWidth: 820 }, shorten(names.join(' · '), 100)),
      box({ color: '#6b6b6b' }, card.siteName),
    ]),
  ]);
  // Satori takes plain objects in the form of React's elements.
  return root as unknown as Parameters<typeof satori>[0];
}

const frame = {
  ...CARD_SIZE,
  boxSizing: 'border-box',
  padding: '72px 80px',
  backgroundColor: '#ffffff',
  color: '#242424',
  fontFamily: cardFamily('Sans'),
  fontWeight: 500,
};
const title = { fontFamily: cardFamily('Serif'), fontWeight: 700, lineHeight: 1.15, letterSpacing: -1 };

function box(style: object, children?: readonly Box[] | string): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** Pixels: a short title may be large, a long one must fit in five lines. */
function titleSize(text: string): number {
  if (text.length <= 40) return 84;
  return text.length <= 80 ? 68 : 54;
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')}…`;
}
