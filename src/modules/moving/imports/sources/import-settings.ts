import { z } from 'zod';
import { ArchiveError } from '../archive/archive-error.ts';
import { readValues } from '../front-matter/front-matter.ts';
import { decodeText, type SourceFolder } from './source-folder.ts';

const text = z.string().trim().min(1).max(1000);
const texts = z.union([text.transform((one) => [one]), z.array(text).max(100)]);
const webAddress = z.url({ protocol: /^https?$/ });
const publication = z.strictObject({
  slug: text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words with hyphens'),
  name: text,
  tagline: text.optional(),
  description: text.optional(),
  image: text.optional(),
  url: webAddress.optional(),
});
const FIELDS = [
  'title',
  'subtitle',
  'summary',
  'authors',
  'date',
  'updated',
  'tags',
  'cover',
  'series',
  'language',
  'canonical',
] as const;

/** What a person may say about a folder of posts that no front matter and no engine's settings say. */
const importSettingsSchema = z.strictObject({
  source: text.optional(),
  site: webAddress.transform((address) => address.replace(/\/*$/, '/')).optional(),
  publication: publication.optional(),
  /** By the beginning of the path below the folder of the posts. */
  publications: z.record(text, publication).optional(),
  posts: texts.optional(),
  'leave-out': texts.optional(),
  language: text.optional(),
  licence: text.optional(),
  fields: z.partialRecord(z.enum(FIELDS), texts).optional(),
  addresses: texts.optional(),
  shortcodes: z.record(text, text).optional(),
  templates: z.enum(['hugo', 'liquid', 'zola', 'wordpress', 'plain']).optional(),
  variables: z.record(text, z.string().max(1000)).optional(),
});

export type ImportSettings = z.infer<typeof importSettingsSchema>;
export type SettledField = (typeof FIELDS)[number];

const NAMES = ['longhand-import.yaml', 'longhand-import.yml', 'longhand-import.json', 'longhand-import.toml'];

/** Reads `longhand-import.yaml` beside the posts; throws `ArchiveError` with what is wrong in it. */
export async function readImportSettings(folder: SourceFolder): Promise<ImportSettings> {
  const file = NAMES.find(folder.has);
  if (file === undefined) return {};
  if ((await folder.size(file)) > 1_048_576) throw new ArchiveError(`“${file}” is larger than 1 MB.`);
  const { values, complaint } = readValues(file, decodeText(await folder.read(file)).text);
  if (complaint !== undefined) throw new ArchiveError(`“${file}” cannot be read: ${complaint}`);
  const parsed = importSettingsSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ArchiveError(
    `“${file}”, ${issue?.path.join('.') || 'as a whole'}: ${issue?.message ?? 'is not understood'}.`,
  );
}
