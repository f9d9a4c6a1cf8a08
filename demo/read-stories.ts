import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const frontMatter = z.object({
  title: z.string(),
  subtitle: z.string(),
  authors: z.array(z.string()).min(1),
  publication: z.string().optional(),
  series: z.string().optional(),
  /** For members alone. */
  isLocked: z.boolean().default(false),
  tags: z.array(z.string()),
  date: z.iso.datetime(),
  cover: z.string(),
});

export type DemoStory = z.infer<typeof frontMatter> & { readonly file: string; readonly markdown: string };

const FOLDER = join(import.meta.dirname, 'stories');

/** The stories of the demo world, oldest first, so that a series counts up. */
export async function readStories(): Promise<DemoStory[]> {
  const files = await readdir(FOLDER);
  const stories = await Promise.all(files.map(readStory));
  return stories.toSorted((left, right) => left.date.localeCompare(right.date));
}

async function readStory(file: string): Promise<DemoStory> {
  const [, head = '', ...body] = (await readFile(join(FOLDER, file), 'utf8')).split(/^---\n/m);
  return { ...frontMatter.parse(parse(head, { schema: 'core' })), file, markdown: body.join('---\n') };
}
