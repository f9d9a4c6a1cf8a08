import * as fc from 'fast-check';
import type { Block, Inline, Mark, Picture, StoryDocument } from './story-document.ts';

/** Any document that the schema lets in, with `strings` in every field that holds free text: for property tests. */
export function arbitraryStory(strings: fc.Arbitrary<string>): fc.Arbitrary<StoryDocument> {
  const some = strings.filter((value) => value !== '');
  const href = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom('/a', '#note', 'mailto:a@example.org', './b?c=d#e'),
  );
  const picture: fc.Arbitrary<Picture> = fc.oneof(
    fc.record({
      kind: fc.constant('stored' as const),
      imageId: fc.constant('0'.repeat(32)),
      width: size(),
      height: size(),
    }),
    fc.record({
      kind: fc.constant('stored' as const),
      imageId: fc.constant('1'.repeat(32)),
      width: size(),
      height: size(),
      isDecorative: fc.constant(true as const),
    }),
    fc.record({ kind: fc.constant('missing' as const), url: strings }),
  );
  const mark: fc.Arbitrary<Mark> = fc.oneof(
    fc.record({ type: fc.constant('link' as const), href, title: strings }),
    fc.record({
      type: fc.constantFrom('strong', 'emphasis', 'underline', 'strike', 'highlight', 'subscript', 'keyboard', 'code'),
    }),
  );
  const inline: fc.Arbitrary<Inline> = fc.oneof(
    fc.record({ type: fc.constant('text' as const), text: some, marks: fc.array(mark, { maxLength: 3 }) }),
    fc.constant({ type: 'lineBreak' as const }),
    fc.record({ type: fc.constant('inlineMath' as const), tex: some }),
    fc.constant({ type: 'footnoteReference' as const, footnoteId: 'note' }),
    fc.record({ type: fc.constant('inlineImage' as const), picture, alt: strings, href }),
  );
  const inlines = fc.array(inline, { maxLength: 5 });
  const image = fc.record({ picture, alt: strings, caption: inlines });

  const { block } = fc.letrec<{ block: Block; blocks: Block[] }>((tie) => ({
    blocks: fc.array(tie('block'), { maxLength: 3, depthIdentifier: 'blocks' }),
    block: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'blocks' },
      fc.record({ type: fc.constant('paragraph' as const), id: fc.constant('aaaa'), content: inlines }),
      fc.record({
        type: fc.constant('heading' as const),
        id: fc.constant('aaaa'),
        level: fc.constantFrom(1, 2, 3, 4),
        content: inlines,
        anchor: some,
      }),
      fc.record({
        type: fc.constant('pullQuote' as const),
        id: fc.constant('aaaa'),
        content: inlines,
        attribution: inlines,
      }),
      fc.record({
        type: fc.constant('codeBlock' as const),
        id: fc.constant('aaaa'),
        language: some,
        text: strings,
        caption: inlines,
      }),
      fc.record({ type: fc.constant('mathBlock' as const), id: fc.constant('aaaa'), tex: some }),
      fc.record({
        type: fc.constant('image' as const),
        id: fc.constant('aaaa'),
        picture,
        alt: strings,
        layout: fc.constantFrom('inset', 'outset', 'full', 'side'),
        caption: inlines,
        href,
      }),
      fc.record({
        type: fc.constant('gallery' as const),
        id: fc.constant('aaaa'),
        images: fc.array(image, { minLength: 1, maxLength: 5 }),
        caption: inlines,
      }),
      fc.record({
        type: fc.constant('embed' as const),
        id: fc.constant('aaaa'),
        provider: some,
        url: fc.webUrl(),
        title: strings,
      }),
      fc.record({
        type: fc.constant('linkCard' as const),
        id: fc.constant('aaaa'),
        url: href,
        title: strings,
        description: strings,
        picture,
      }),
      fc.constant({ type: 'separator' as const, id: 'aaaa' }),
      fc.record({ type: fc.constant('blockQuote' as const), id: fc.constant('aaaa'), blocks: tie('blocks') }),
      fc.record({
        type: fc.constant('list' as const),
        id: fc.constant('aaaa'),
        ordered: fc.boolean(),
        items: fc.array(fc.record({ blocks: tie('blocks'), checked: fc.option(fc.boolean(), { nil: undefined }) }), {
          maxLength: 3,
        }),
      }),
      fc.record({
        type: fc.constant('table' as const),
        id: fc.constant('aaaa'),
        caption: inlines,
        headerRows: fc.nat(2),
        rows: fc.array(fc.array(fc.record({ content: tie('blocks') }), { maxLength: 3 }), { maxLength: 3 }),
      }),
      fc.record({
        type: fc.constant('callout' as const),
        id: fc.constant('aaaa'),
        kind: fc.constantFrom('note', 'tip', 'warning', 'disclosure'),
        title: inlines,
        blocks: tie('blocks'),
      }),
    ),
  }));
  return fc.array(block, { maxLength: 5 }).map((blocks) => withOwnIds(blocks));
}

function size(): fc.Arbitrary<number> {
  return fc.integer({ min: 1, max: 5_000 });
}

/** Ids are made last, since each stands once in a document. */
function withOwnIds(blocks: readonly Block[]): StoryDocument {
  let count = 0;
  const numbered: Block[] = JSON.parse(
    JSON.stringify(blocks, (key, value: unknown) =>
      key === 'id' ? `b${String((count += 1)).padStart(5, '0')}` : value,
    ),
  );
  const note: Block = { type: 'paragraph', id: 'notetext', content: [{ type: 'text', text: 'A note' }] };
  return { version: 1, blocks: numbered, footnotes: [{ id: 'note', blocks: [note] }] };
}
