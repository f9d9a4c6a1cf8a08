/** Rule 3: topics of a story, and the characters of each after slugging. */
export const MOST_TOPICS = 5;
export const MOST_TOPIC_LENGTH = 25;
/** Own judgement: what search engines show of a title and a description. */
export const MOST_SEO_TITLE_LENGTH = 70;
export const MOST_SEO_DESCRIPTION_LENGTH = 160;
/** Own judgement: a text alternative says in a few sentences what a picture shows. */
export const MOST_ALT_LENGTH = 500;
/** Own judgement: what every browser and search engine takes for an address. */
export const MOST_CANONICAL_URL_LENGTH = 2_048;

/** Rule 10, in milliseconds. */
export const LEAST_SCHEDULE_AHEAD = 5 * 60_000;
/** Rule 10: by the calendar. */
export const MOST_SCHEDULE_MONTHS = 12;

/** Rule 14: stories that an account publishes in a day, and while it is new. */
export const MOST_STORIES_A_DAY = 5;
export const MOST_STORIES_A_DAY_WHILE_NEW = 2;

/** Rule 12: a trashed story is permanently deleted after so many days. */
export const TRASH_DAYS = 14;

/** Rule 18. */
export const MOST_PINNED_STORIES = 3;
export const MOST_FEATURED_STORIES = 10;

/** Own judgement: stories of a publication with which one thing is done at once. */
export const MOST_CHANGED_STORIES = 50;
