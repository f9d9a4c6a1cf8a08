/** What a story `s` is found by among somebody's own: title, authors, publication, topics and subtitle. */
export const STORY_WORDS = `
  concat_ws(' ', s.title, (select string_agg(p.name, ' ') from person p where p.id = any(s.author_ids)),
    (select c.name from publication c where c.id = s.publication_id),
    (select string_agg(g.title, ' ') from tag g where g.id = any(s.tag_ids)), s.subtitle)`;
