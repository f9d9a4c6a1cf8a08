/** Puts an element around the words of a range, one for each text node; the function it gives takes them away again. */
export function wrapRange(range: Range, className: string): () => void {
  const marks = textsIn(range).map(({ node, start, end }) => {
    const words = start > 0 ? node.splitText(start) : node;
    if (end - start < words.length) words.splitText(end - start);
    const mark = document.createElement('mark');
    mark.className = className;
    words.replaceWith(mark);
    mark.append(words);
    return mark;
  });
  return () => {
    for (const mark of marks) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      // The text is again what it was, in one piece.
      parent?.normalize();
    }
  };
}

function textsIn(range: Range): readonly { readonly node: Text; readonly start: number; readonly end: number }[] {
  const { commonAncestorContainer: root, startContainer, endContainer } = range;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: { node: Text; start: number; end: number }[] = [];
  for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || !range.intersectsNode(node)) continue;
    const start = node === startContainer ? range.startOffset : 0;
    const end = node === endContainer ? range.endOffset : node.length;
    if (start < end) texts.push({ node, start, end });
  }
  return texts;
}
