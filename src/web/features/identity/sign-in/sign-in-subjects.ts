import type { SignInConfig, SignInSubject } from '#shared/identity/sign-in-config.ts';
import type { SignInSubjectsQuery } from '#web/generated/SignInSubjectsQuery.ts';

/** What to ask about whom a sign-in is for; undefined where it is for nobody in particular. */
export function subjectVariables({ user, collection, topic, newsletterV3 }: SignInConfig) {
  if (!(user ?? collection ?? topic ?? newsletterV3)) return undefined;
  return {
    user: user?.id ?? '',
    collection: collection?.id ?? '',
    topic: topic?.id ?? '',
    newsletter: newsletterV3?.id ?? '',
  };
}

/** The configuration with the names and pictures that the server knows. */
export function withSubjects(config: SignInConfig, found: SignInSubjectsQuery | undefined): SignInConfig {
  if (found === undefined) return config;
  const { user, collection, tagFromSlug: topic, sendingPerson, sendingPublication } = found;
  return {
    ...config,
    user: user ?? config.user,
    collection: publication(collection) ?? config.collection,
    topic: topic === null ? config.topic : { ...config.topic, name: topic.displayTitle },
    newsletterV3: sendingPerson ?? publication(sendingPublication) ?? config.newsletterV3,
  };
}

function publication(found: SignInSubjectsQuery['collection']): SignInSubject | undefined {
  return found === null ? undefined : { id: found.id, name: found.name, imageId: found.avatar?.id ?? null };
}
