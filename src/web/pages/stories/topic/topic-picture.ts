import { imageUrl } from '#shared/images/image-url.ts';
import type { TopicPageQuery } from '#web/generated/TopicPageQuery.ts';

type Topic = NonNullable<TopicPageQuery['topic']>;

/** Of the first of its stories that has one: curators choose it by what they pick first. */
export function topicPicture({ pickedPosts, latestPosts }: Topic) {
  const stories = [...pickedPosts, ...latestPosts.items.map(({ post }) => post)];
  const story = stories.find(({ previewImage }) => previewImage !== null);
  return story?.previewImage ?? null;
}

/** As networks cut it. */
const WIDTH = 1_200;
const HEIGHT = 630;

/** The same for who shares the page; undefined where no story has one. */
export function sharedPicture(topic: Topic, siteUrl: string) {
  const picture = topicPicture(topic);
  if (picture === null) return undefined;
  const url = siteUrl + imageUrl(picture.id, { width: WIDTH, height: HEIGHT, strategy: 'crop' });
  return { url, width: WIDTH, height: HEIGHT, alt: picture.alt || topic.name };
}
