/** The stories of a publication, for its owner and editors. */
export const publicationStoriesMessages = {
  notThere: 'This story isn’t in the publication anymore. Reload the page to see how it stands.',
  tooManyFeatured: 'A publication can feature {limit} stories. Take one out first.',
  featuredTwice: 'A story can only be featured once.',
  featuredMeanwhile: 'Someone else changed the featured stories. Here’s the list as it is now.',
} as const;
