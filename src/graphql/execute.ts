import { GraphQLError, type ExecutionResult, type GraphQLSchema, execute, getOperationAST } from 'graphql';
import { formatMessage } from '#shared/messages/format-message.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { DocumentAnswer } from '#shared/pages/page-contract.ts';
import { timePiece } from '#platform/traces/trace.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Log } from '#platform/log/log.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { refuseByLimits } from './check-limits.ts';
import { createContexts } from './create-contexts.ts';
import { documentLimits, measureOperation } from './document-limits.ts';
import { watchExecutorFlag } from './executor-flag.ts';
import type { GraphContext } from './graph-context.ts';
import type { GraphRequest } from './graph-request.ts';
import { maskErrors } from './mask-errors.ts';
import { createTurnsOfEach } from './one-each-turn.ts';
import { createPreparer, type Prepared } from './prepare-document.ts';
import { type Operation, readOperation } from './read-operation.ts';
import { buildSchema } from './schema.ts';
import { createOlderDocuments } from './older-documents.ts';
import { type TrustedDocument, type TrustedDocuments, hashOfText, loadTrustedDocuments } from './trusted-documents.ts';

export type GraphMeans = {
  readonly database: Database<Tables>;
  readonly files: FileStore;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly clock: Clock;
};

export type GraphAnswer = {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

export type Graph = {
  readonly schema: GraphQLSchema;
  /** One of our own documents by its name. Throws where there is none of that name. */
  executeTrusted(
    operationName: string,
    variables: Readonly<Record<string, unknown>>,
    request: GraphRequest,
  ): Promise<DocumentAnswer>;
  /** A parsed body of `POST /_/graphql`: one operation or an array of up to 20. */
  executeRequest(body: unknown, request: GraphRequest): Promise<GraphAnswer>;
  /** Characters of a parsed body that would have to be parsed and validated: those of texts that are not ours. */
  weigh(body: unknown): number;
};

type Settled =
  | { readonly kind: 'malformed' }
  | { readonly kind: 'unknown'; readonly operation: Operation }
  | { readonly kind: 'trusted'; readonly known: TrustedDocument; readonly operation: Operation }
  | { readonly kind: 'text'; readonly prepared: Prepared; readonly operation: Operation };

/** Rule 147. */
const MOST_OPERATIONS = 20;

function isChange(settled: Settled): boolean {
  if (settled.kind === 'trusted') return getOperationAST(settled.known.document)?.operation === 'mutation';
  if (settled.kind !== 'text' || !settled.prepared.ok) return false;
  return getOperationAST(settled.prepared.document, settled.operation.operationName)?.operation === 'mutation';
}

let joined: { readonly schema: GraphQLSchema; readonly trusted: TrustedDocuments } | undefined;

/** The schema and our documents, one for all graphs of a process: whatever differs between requests is in their context. */
function joinOnce(): NonNullable<typeof joined> {
  if (joined === undefined) {
    const schema = buildSchema();
    joined = { schema, trusted: loadTrustedDocuments(schema) };
  }
  return joined;
}

/** Opens the only door to the product's data. */
export function createGraph(means: GraphMeans): Graph {
  const { log } = means;
  const { schema, trusted } = joinOnce();
  const tellsSchema = means.config.environment === 'development';
  const prepare = createPreparer(schema, tellsSchema);
  const contextOf = createContexts(means);
  const isCompiled = watchExecutorFlag(means);
  const texts = createTurnsOfEach();
  const olderDocument = createOlderDocuments(means.database, schema);

  const runTrusted = async (
    document: TrustedDocument,
    variables: Readonly<Record<string, unknown>>,
    context: GraphContext,
  ): Promise<ExecutionResult> =>
    timePiece(
      'graph',
      () => document.name,
      async () =>
        isCompiled()
          ? document.compile().query({}, context, { ...variables })
          : execute({ schema, document: document.document, contextValue: context, variableValues: variables }),
    );

  /** What one value of a request turns out to be, before anything runs: each text is parsed and validated once. */
  const settle = async (value: unknown, request: GraphRequest): Promise<Settled> => {
    const operation = readOperation(value);
    if (operation === undefined) return { kind: 'malformed' };
    const { text } = operation;
    const known = findTrusted(operation);
    if (known !== undefined) return { kind: 'trusted', known, operation };
    if (text === undefined) {
      const older = await olderDocument(operation.hash);
      return older === undefined ? { kind: 'unknown', operation } : { kind: 'trusted', known: older, operation };
    }
    const prepared = await prepare(text, request.viewer === null ? 'stranger' : 'member');
    return { kind: 'text', prepared, operation };
  };

  const runText = async (
    { prepared, operation }: Extract<Settled, { kind: 'text' }>,
    context: GraphContext,
  ): Promise<ExecutionResult> => {
    if (!prepared.ok) return { errors: prepared.errors };
    const { document } = prepared;
    const { variables, operationName } = operation;
    const node = getOperationAST(document, operationName);
    if (!node) return { errors: [new GraphQLError('Name one operation of the document.')] };
    const refusal = refuseByLimits(measureOperation(schema, document, node, variables));
    if (refusal) return { errors: [refusal] };
    return execute({ schema, document, operationName, contextValue: context, variableValues: variables });
  };

  const answer = (
    result: ExecutionResult,
    request: GraphRequest,
    operationName: string | undefined,
  ): DocumentAnswer => {
    const data = result.data ?? null;
    if (!result.errors?.length) return { data };
    return {
      data,
      errors: maskErrors(result.errors, {
        log,
        requestId: request.requestId,
        operationName,
        tellsSchema,
        isImpersonated: request.viewer?.isImpersonated === true,
      }),
    };
  };

  const runOne = async (settled: Settled, request: GraphRequest): Promise<DocumentAnswer> => {
    if (settled.kind === 'malformed') return { data: null, errors: [{ message: graphErrorMessages.notJson }] };
    const { operationName, variables } = settled.operation;
    const context = contextOf(request);
    switch (settled.kind) {
      case 'trusted':
        return answer(await runTrusted(settled.known, variables, context), request, settled.known.name);
      case 'text':
        return answer(await runText(settled, context), request, operationName);
      case 'unknown': {
        const extensions = { code: 'PERSISTED_QUERY_NOT_FOUND' };
        const error = new GraphQLError(graphErrorMessages.unknownDocument, { extensions });
        return answer({ errors: [error] }, request, operationName);
      }
    }
  };

  /**
   * Documents of ours at once; texts of others one after another for each asker, in a turn of its own. Of several
   * operations each change reads by itself, since what another one loaded may be older than what it did, and begins
   * when the change before it has ended: whoever saved a story and then unsaved it meant that order.
   */
  const runAll = (settled: readonly Settled[], request: GraphRequest): Promise<readonly DocumentAnswer[]> => {
    const run = (one: Settled, by: GraphRequest) =>
      one.kind === 'text' ? texts(by.limitKey, () => runOne(one, by)) : runOne(one, by);
    let changes: Promise<unknown> = Promise.resolve();
    return Promise.all(
      settled.map((one) => {
        if (settled.length === 1 || !isChange(one)) return run(one, request);
        const change = changes.then(() => run(one, { ...request }));
        changes = change.catch(() => undefined);
        return change;
      }),
    );
  };

  return {
    schema,
    executeTrusted: async (operationName, variables, request) => {
      const document = trusted.byName.get(operationName);
      if (document === undefined)
        throw new Error(`There is no trusted document ${operationName}: run npm run generate.`);
      return answer(await runTrusted(document, variables, contextOf(request)), request, operationName);
    },
    executeRequest: async (body, given) => {
      const values: readonly unknown[] = Array.isArray(body) ? body : [body];
      if (values.length === 0) return respond(400, problem(graphErrorMessages.notJson));
      if (values.length > MOST_OPERATIONS) {
        return respond(413, problem(formatMessage(graphErrorMessages.tooManyOperations, { most: MOST_OPERATIONS })));
      }
      const settled = await Promise.all(values.map((value) => settle(value, given)));
      const isChanging = settled.some(isMutation);
      // Changes decide on the newest data, and read their own result.
      const request = isChanging ? { ...given, reader: undefined } : given;
      if (!request.isForgerySafe && isChanging) {
        return respond(403, problem(graphErrorMessages.forged, 'XSRF'));
      }
      const answers = await runAll(settled, request);
      const [first] = settled;
      if (Array.isArray(body)) return respond(200, answers);
      return respond(first?.kind === 'malformed' ? 400 : 200, answers[0] ?? problem(graphErrorMessages.notJson));
    },
    weigh: (body) => {
      const values: readonly unknown[] = Array.isArray(body) ? body : [body];
      return values.slice(0, MOST_OPERATIONS).reduce<number>((sum, value) => sum + lengthOfText(value), 0);
    },
  };

  function lengthOfText(value: unknown): number {
    const operation = readOperation(value);
    return operation === undefined || findTrusted(operation) !== undefined ? 0 : (operation.text?.length ?? 0);
  }

  /** None of our texts is longer than foreign ones may be, so nothing longer is hashed. */
  function findTrusted({ text = '', hash }: Operation): TrustedDocument | undefined {
    if (hash === undefined && text.length > documentLimits.characters) return undefined;
    return trusted.byHash.get(hash ?? hashOfText(text));
  }
}

/** Whether it would change something; what cannot be run changes nothing. */
function isMutation(settled: Settled): boolean {
  if (settled.kind === 'trusted') return getOperationAST(settled.known.document)?.operation === 'mutation';
  if (settled.kind !== 'text' || !settled.prepared.ok) return false;
  return getOperationAST(settled.prepared.document, settled.operation.operationName)?.operation === 'mutation';
}

function problem(message: string, code?: string): DocumentAnswer {
  return { data: null, errors: [{ message, ...(code === undefined ? {} : { extensions: { code } }) }] };
}

function respond(status: number, answers: DocumentAnswer | readonly DocumentAnswer[]): GraphAnswer {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status, body: JSON.stringify(answers), headers };
}
