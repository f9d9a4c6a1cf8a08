/** As far into a page as a browser looks for its charset. */
const HEAD_BYTES = 1_024;

/** The text of a page in the charset that its answer names, or else its head; UTF-8 where neither says one that is known. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const charset = charsetIn(contentType) ?? charsetIn(head) ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function charsetIn(text: string): string | undefined {
  return /charset\s*=\s*["']?([\w:-]+)/i.exec(text)?.[1];
}
