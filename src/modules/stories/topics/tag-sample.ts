/** What is said about a tag is counted in this many of its newest stories: as quick for a large tag as for a small one. */
const SAMPLE_SIZE = 200;

/** The newest listed stories of each tag `o.id`, for a lateral join. */
export const SAMPLE_OF_TAG = `
  select s.id, s.creator_id, s.publication_id, s.tag_ids, s.author_ids, s.score, s.sort_key
  from (
    select st.story_id from story_tag st where st.is_listed and st.tag_id = o.id
    order by st.sort_key desc, st.story_id desc limit ${SAMPLE_SIZE}
  ) newest join story s on s.id = newest.story_id`;
