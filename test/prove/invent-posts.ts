import sharp from 'sharp';

const STORIES = 30;
const PICTURES = 6;

/** A folder of posts that link forwards and backwards, with pictures, covers, series, translations and several authors. */
export async function inventPosts(): Promise<Readonly<Record<string, string | Uint8Array>>> {
  const files: Record<string, string | Uint8Array> = {
    'SOURCE.md': '# Killed notes\n- site: https://killed.example/\n- licence: CC-BY-4.0\n',
  };
  for (let index = 0; index < PICTURES; index += 1) {
    const background = { r: index * 40, g: 90, b: 120 };
    files[`pictures/${index}.png`] = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  }
  for (let index = 0; index < STORIES; index += 1) files[`posts/post-${index}.md`] = post(index);
  return files;
}

function post(index: number): string {
  const day = String((index % 28) + 1).padStart(2, '0');
  const translation = index % 10 < 2 ? `translationKey: pair-${Math.floor(index / 10)}\n` : '';
  return `---
title: Post ${index}
date: 2025-0${(index % 9) + 1}-${day}
authors: [Writer ${index % 7}, Writer ${index % 3}]
tags: [Tag ${index % 5}, Common]
lang: ${index % 10 === 1 ? 'fr' : 'en'}
${translation}series: Series ${index % 4}
cover: /pictures/${index % PICTURES}.png
aliases: [/old/${index}]
---
See [the next](post-${(index + 1) % STORIES}.md), [one far away](post-${(index + 31) % STORIES}.md) and [the first](/old/0).

![A picture](/pictures/${(index + 1) % PICTURES}.png)

\`\`\`js
export const number = ${index};
\`\`\`
`;
}
