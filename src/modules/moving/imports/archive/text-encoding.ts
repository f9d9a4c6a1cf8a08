/** The encoding that the first bytes of a text name or cannot hide; undefined where only the rest can tell. */
export function encodingIn(bytes: Uint8Array): string | undefined {
  const [first = 1, second = 1] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  // Every format that we read begins with a letter of ASCII, which has an empty half in UTF-16.
  if (second === 0 && first !== 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200));
  const [, declared = ''] = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)/i.exec(head) ?? [];
  // Many programs name UTF-8 whatever they write.
  return /^(?:utf|unicode|$)/i.test(declared) ? undefined : knownEncoding(declared);
}

function knownEncoding(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** Tells UTF-8 with a damaged letter or two from a text that was never UTF-8. */
export function countLetters() {
  const decoder = new TextDecoder('utf-8');
  let [whole, broken] = [0, 0];
  const look = (text: string): void => {
    for (const [letter] of text.matchAll(/[^\0-\x7f]/gu)) {
      if (letter === '\uFFFD') broken += 1;
      else whole += 1;
    }
  };
  return {
    add: (bytes: Uint8Array) => look(decoder.decode(bytes, { stream: true })),
    encoding(): string {
      look(decoder.decode());
      return broken > whole ? 'windows-1252' : 'utf-8';
    },
  };
}

/** The encoding of a text that is there as a whole. */
export function encodingOf(bytes: Uint8Array): string {
  const known = encodingIn(bytes);
  if (known !== undefined) return known;
  const letters = countLetters();
  letters.add(bytes);
  return letters.encoding();
}
