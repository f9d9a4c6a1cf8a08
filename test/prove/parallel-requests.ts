import type { ParallelScene } from './parallel-scene.ts';
import type { Random } from './random.ts';

export type ParallelRequest = {
  readonly personId: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

const REFUSED = '... on UserError { message }';
const answering = (field: string) => `{ ${field} { __typename ${REFUSED} } }`;
const CLAP = `mutation($id: ID!, $count: Int!) ${answering('clapPost(targetPostId: $id, clapCount: $count)')}`;
const CLAP_RESPONSE = `mutation($id: ID!, $count: Int!) ${answering('clapPostResponse(targetResponseId: $id, clapCount: $count)')}`;
const CLAP_LIST = `mutation($id: ID!, $count: Int!) ${answering('clapCatalog(targetCatalogId: $id, clapCount: $count)')}`;
const RESPOND = `mutation($input: PublishPostResponseInput!) { publishPostResponse(input: $input) { __typename ... on PostResponse { id } ${REFUSED} } }`;
const DELETE = `mutation($id: ID!) { deletePostResponse(postResponseId: $id) { __typename } }`;
const turn = (field: string) =>
  `mutation($id: ID!, $response: ID!) { ${field}(parentPostId: $id, postResponseId: $response) { __typename } }`;
const FOLLOW = `mutation($id: ID!) ${answering('followUser(targetUserId: $id)')}`;
const UNFOLLOW = `mutation($id: ID!) ${answering('unfollowUser(targetUserId: $id)')}`;
const ofPost = (field: string) => `mutation($id: ID!) ${answering(`${field}(targetPostId: $id)`)}`;
const placing = (field: string) =>
  `mutation($id: ID!, $replace: Boolean) ${answering(`${field}(targetPostId: $id, replaceOldest: $replace)`)}`;
const ADD = `mutation($list: ID!, $id: ID!) ${answering('addToCatalog(input: { catalogId: $list, postId: $id })')}`;
const REMOVE = `mutation($list: ID!, $id: ID!) ${answering('removeFromCatalog(catalogId: $list, postId: $id)')}`;
const SAVE = `mutation($id: ID!, $state: ReadingListState!) ${answering('setReadingListState(targetPostId: $id, state: $state)')}`;
const ofList = (field: string) => `mutation($list: ID!) ${answering(`${field}(targetCatalogId: $list)`)}`;
const RENAME = `mutation($name: String!) ${answering('changeUsername(username: $name)')}`;

/** What one of them does next. */
export function inventRequest(scene: ParallelScene, random: Random): ParallelRequest {
  const personId = random.pick(scene.people);
  const [author = ''] = scene.people;
  const id = random.pick(scene.stories);
  const list = random.pick(scene.lists);
  const count = random.below(51);
  const isOn = random.below(2) === 0;
  const response = scene.responses.length === 0 ? undefined : random.pick(scene.responses);
  const follow = { personId, query: isOn ? FOLLOW : UNFOLLOW, variables: { id: random.pick(scene.people) } };
  switch (random.below(12)) {
    case 0:
      return follow;
    case 1:
      return { personId, query: CLAP, variables: { id, count } };
    case 2:
      return response === undefined ? follow : { personId, query: CLAP_RESPONSE, variables: { id: response, count } };
    case 3: {
      const input = { inResponseToPostId: id, parentResponseId: isOn ? null : response, text: 'words' };
      return { personId, query: RESPOND, variables: { input } };
    }
    case 4:
      return response === undefined ? follow : { personId, query: DELETE, variables: { id: response } };
    case 5: {
      if (response === undefined) return follow;
      const field = isOn ? 'hidePostResponseOnParentPost' : 'unhidePostResponseOnParentPost';
      return { personId: author, query: turn(field), variables: { id, response } };
    }
    case 6:
      return { personId: author, query: isOn ? placing('pinPost') : ofPost('unpinPost'), variables: { id } };
    case 7: {
      const replace = count % 2 === 0;
      const field = random.below(4) > 0 ? placing('featurePost') : ofPost('unfeaturePost');
      return { personId: author, query: field, variables: field.includes('$replace') ? { id, replace } : { id } };
    }
    case 8:
      return { personId: author, query: random.below(3) > 0 ? ADD : REMOVE, variables: { list, id } };
    case 9: {
      const state = random.pick(['READING_LIST_QUEUE', 'READING_LIST_ARCHIVE', 'READING_LIST_NONE']);
      return { personId, query: SAVE, variables: { id, state } };
    }
    case 10:
      return isOn
        ? { personId, query: CLAP_LIST, variables: { id: list, count } }
        : { personId, query: ofList(count % 2 === 0 ? 'followCatalog' : 'unfollowCatalog'), variables: { list } };
    default: {
      const [first = ''] = scene.newcomers;
      const name = `${isOn ? 'ada' : 'bob'}${first}`;
      return { personId: random.pick(scene.newcomers), query: RENAME, variables: { name } };
    }
  }
}
