import { seriesMessages as messages } from '#shared/messages/series.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { SeriesRelationQueryDocument } from '#web/generated/SeriesRelationQuery.ts';
import { arrangeSeriesPath } from './arrange-series-path.ts';

/** The way to where a series is put in order, for who may. */
export function SeriesActions({ seriesId }: { readonly seriesId: string }) {
  const { data } = useQuery(SeriesRelationQueryDocument, { variables: { postId: seriesId } });
  if (data?.seriesRelation?.viewerCanArrange !== true) return null;
  return (
    <ButtonLink look="outlined" size="small" href={arrangeSeriesPath(seriesId)}>
      {messages.editSeries}
    </ButtonLink>
  );
}
