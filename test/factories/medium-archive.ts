/** The files of an export of Medium with these stories, by their titles; `mark` tells the posts of one from another's. */
export function mediumArchive(
  stories: Readonly<Record<string, string>>,
  mark = 'a',
): Readonly<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for (const [index, [title, body]] of Object.entries(stories).entries()) {
    const id = `${mark}${String(index).padStart(11, '0')}`;
    files[`posts/2020-01-0${index + 1}_post-${id}.html`] = new TextEncoder().encode(page(title, body, id, index + 1));
  }
  return files;
}

const page = (title: string, body: string, id: string, day: number): string =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body><article class="h-entry"><header><h1 class="p-name">${title}</h1></header><section data-field="subtitle" class="p-summary">Below</section><section data-field="body" class="e-content"><p>${body}</p></section><footer><p>By <a href="https://medium.com/@ann" class="p-author h-card">Ann</a> on <a href="https://medium.com/p/${id}"><time class="dt-published" datetime="2020-01-0${day}T03:04:05.678Z">x</time></a>.</p></footer></article></body></html>`;
