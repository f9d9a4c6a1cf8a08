import { type Counts, PUBLICATIONS } from './sizes.ts';
import { words } from './words.ts';

const LONG_WORDS = words.filter((word) => word.length > 3);

/**
 * Of a row, from its number: the same in every run. `u` is a number from 0 up to 1. Each is one expression over
 * constants, which PostgreSQL writes into the statement instead of calling it for every row.
 */
export const functions = `
  create function pg_temp.u(n bigint, salt int) returns float8 immutable parallel safe language sql
    return (hashint8extended(n, salt) & 2147483647) / 2147483648.0;
  create function pg_temp.id(kind text, n bigint) returns text immutable parallel safe language sql
    return substr(md5(kind || n), 1, 12);
  create function pg_temp.word(n bigint, salt int) returns text immutable parallel safe language sql
    return ('{${LONG_WORDS.join(',')}}'::text[])[1 + floor(pg_temp.u(n, salt) * ${LONG_WORDS.length})::int];`;

/** Pictures, people, publications and tags. */
export function fillPeople({ people, tags, images }: Counts): readonly string[] {
  return [
    `insert into image (id, format, width, height, byte_count, placeholder, alt, created_at)
      select md5('image' || n), 'jpeg', 1600, 1067, 240000,
        'data:image/webp;base64,UklGRjQAAABXRUJQVlA4ICgAAACQAQCdASoQAAsABUB8JZwAAxFAAP7yq2r3dWAAAA==', 'A picture', now()
      from generate_series(1, ${images}) n`,
    `insert into person (id, username, name, bio, image_id, created_at, updated_at)
      select pg_temp.id('person', n), 'writer-' || n, initcap(pg_temp.word(n, 1) || ' ' || pg_temp.word(n, 2)),
        'Writes about ' || pg_temp.word(n, 3) || ' and ' || pg_temp.word(n, 4) || '.',
        case when n % 3 > 0 then md5('image' || 1 + n % ${images}) end, now() - interval '11 years', now()
      from generate_series(1, ${people}) n`,
    `insert into publication (id, slug, name, tagline, description, avatar_image_id, layout, header_color, created_at, updated_at)
      select pg_temp.id('publication', n), 'shelf-' || n, 'The ' || initcap(pg_temp.word(n, 5)) || ' Shelf ' || n,
        'On ' || pg_temp.word(n, 6), 'Essays and letters.', md5('image' || n),
        (array['list', 'grid', 'stream'])[1 + n % 3], '#2A4F35FF', now() - interval '11 years', now()
      from generate_series(1, ${PUBLICATIONS}) n`,
    `insert into publication_member (publication_id, person_id, role, created_at)
      select pg_temp.id('publication', n), pg_temp.id('person', 1 + (n * 7 + m * 13) % ${people}),
        case m when 0 then 'owner' when 1 then 'editor' else 'writer' end, now()
      from generate_series(1, ${PUBLICATIONS}) n, generate_series(0, 5) m on conflict do nothing`,
    `insert into publication_navigation_item (publication_id, position, destination, title)
      select pg_temp.id('publication', n), m, (array['latest', 'about', 'archive'])[m], (array['Latest', 'About', 'Archive'])[m]
      from generate_series(1, ${PUBLICATIONS}) n, generate_series(1, 3) m`,
    `insert into tag (id, slug, title, created_at)
      select pg_temp.id('tag', n), 'topic-' || n, initcap(pg_temp.word(n, 7)) || ' ' || n, now()
      from generate_series(1, ${tags}) n`,
  ];
}
