import { formatMessage } from '#shared/messages/format-message.ts';
import { submitStoryMessages as messages } from '#shared/messages/submit-story.ts';
import { submissionPath } from '#shared/routes/link-shapes.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { OwnSearch, ownEmpty, ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import type { SubmissionPlaceRow } from '#web/generated/fragments.ts';
import { SubmissionPlaceQueryDocument } from '#web/generated/SubmissionPlaceQuery.ts';
import { SubmissionPlaceSearchQueryDocument } from '#web/generated/SubmissionPlaceSearchQuery.ts';
import { SubmissionPlacesQueryDocument } from '#web/generated/SubmissionPlacesQuery.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import rowStyles from '#web/parts/list/EntityRow.module.css';
import { Entry, PlainList } from '#web/parts/list/PlainList.tsx';
import { chosenPlace } from './chosen-place.ts';
import { ClosedText } from './ClosedText.tsx';
import { SubmitForm, type SubmitFormProps } from './SubmitForm.tsx';

type PlaceChoiceProps = Omit<SubmitFormProps, 'place' | 'isReview'> & { readonly query: URLSearchParams };

/** Where a story is to go; once that is chosen, the form. */
export function PlaceChoice({ query, ...form }: PlaceChoiceProps) {
  const slug = chosenPlace(query);
  return slug === undefined ? <Places query={query} {...form} /> : <ChosenPlace slug={slug} {...form} />;
}

function ChosenPlace({ slug, ...form }: Omit<PlaceChoiceProps, 'query'> & { readonly slug: string }) {
  const variables = { collectionSlug: slug, postId: form.postId };
  // What stood in the way may be gone: the story was edited, or others were answered.
  useNewest(SubmissionPlaceQueryDocument, variables);
  const { data, refetch } = useQuery(SubmissionPlaceQueryDocument, { variables });
  const place = data?.collectionByDomainOrSlug;
  const onChanged = () => {
    form.onChanged();
    refetch();
  };
  if (place) return <SubmitForm {...form} onChanged={onChanged} place={place} isReview={false} />;
  return (
    <>
      <ErrorNote role="alert">{messages.notFound}</ErrorNote>
      <p>
        <Link to={submissionPath(form.postId)}>{messages.another}</Link>
      </p>
    </>
  );
}

function Places({ query, postId, facts }: PlaceChoiceProps) {
  const wanted = ownWanted(query);
  const { data } = useQuery(SubmissionPlacesQueryDocument, { isSkipped: wanted !== null });
  const search = useQuery(SubmissionPlaceSearchQueryDocument, {
    variables: { q: wanted ?? '' },
    isSkipped: wanted === null,
  });
  const hits = search.data?.search?.items ?? [];
  const found = hits.flatMap(({ entity }) => (entity.__typename === 'Collection' ? [entity] : []));
  const places = wanted === null ? (data?.submissionPlaces ?? []) : found;
  return (
    <Section title={messages.chooseTitle}>
      <p>{facts.isPublished ? messages.choosePublishedText : messages.chooseText}</p>
      <OwnSearch label={messages.search} />
      {places.length === 0 && <EmptyText text={ownEmpty(wanted, messages.none)} />}
      <PlainList>
        {places.map((place) => (
          <PlaceRow key={place.id} place={place} postId={postId} />
        ))}
      </PlainList>
    </Section>
  );
}

function PlaceRow({ place, postId }: { readonly place: SubmissionPlaceRow; readonly postId: string }) {
  const { name, slug, avatar, tagline, submissionsClosedBecause: closed, viewerEdge } = place;
  return (
    <Entry>
      <div className={rowStyles.row}>
        <NamedAvatar name={name} imageId={avatar?.id} size="M" shape="square" />
        <div className={rowStyles.words}>
          <p className={rowStyles.name} dir="auto">
            {closed === null ? (
              <Link className={rowStyles.link} to={submissionPath(postId, slug)}>
                {name}
              </Link>
            ) : (
              name
            )}
            {viewerEdge.viewerStaffRole !== null && <span className={rowStyles.remark}>{messages.mine}</span>}
          </p>
          {closed === null ? (
            tagline !== '' && (
              <p className={rowStyles.bio} dir="auto">
                {tagline}
              </p>
            )
          ) : (
            <ClosedText reason={closed} settings={place.submissionSettings} />
          )}
          {closed === null && <WaitText wait={place.submissionSettings.expectedWait} />}
        </div>
      </div>
    </Entry>
  );
}

const DAY = 86_400_000;

function WaitText({ wait }: { readonly wait: number | null }) {
  if (wait === null) return null;
  const days = Math.max(1, Math.ceil(wait / DAY));
  return <p className={rowStyles.figures}>{formatMessage(messages.wait, { days })}</p>;
}
