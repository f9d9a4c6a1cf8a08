import { GraphQLError, type ExecutionResult, type GraphQLSchema, execute, getOperationAST } from 'graphql';
import { formatMessage } from '#shared/messages/format-message.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { DocumentAnswer } from '#shared/pages/page-contract.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Log } from '#platform/log/log.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { Tables } from '#modules/tables.ts';
import { refuseByLimits } from './check-limits.ts';
import { createContexts } from './create-contexts.ts';
import { measureOperation } from './document-limits.ts';
import { watchExecutorFlag } from './executor-flag.ts';
import type { GraphContext } from './graph-context.ts';
import type { GraphRequest } from './graph-request.ts';
import { maskErrors } from './mask-errors.ts';
import { createPreparer } from './prepare-document.ts';
import { type Operation, readOperation } from './read-operation.ts';
import { buildSchema } from './schema.ts';
import { type TrustedDocument, hashOfText, loadTrustedDocuments } from './trusted-documents.ts';

export type GraphMeans = {
  readonly database: Database<Tables>;
  readonly files: FileStore;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Log;
  readonly clock: Clock;
};

export type GraphResponse = {
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
  /** A parsed body of `POST /_/graphql`: one operation or an array of up to 20 (2§7.4). */
  executeRequest(body: unknown, request: GraphRequest): Promise<GraphResponse>;
};

/** Decisions 147. */
const MOST_OPERATIONS = 20;

/** Opens the one door to the product's data. */
export function createGraph(means: GraphMeans): Graph {
  const { log } = means;
  const schema = buildSchema();
  const trusted = loadTrustedDocuments(schema);
  const tellsSchema = means.config.environment === 'development';
  const prepare = createPreparer(schema, tellsSchema);
  const contextOf = createContexts(means);
  const isCompiled = watchExecutorFlag(means);

  const runTrusted = async (
    document: TrustedDocument,
    variables: Readonly<Record<string, unknown>>,
    context: GraphContext,
  ): Promise<ExecutionResult> =>
    isCompiled()
      ? document.compile().query({}, context, { ...variables })
      : execute({ schema, document: document.document, contextValue: context, variableValues: variables });

  /** Whether anything of a request would change something; what cannot be run changes nothing. */
  const hasMutation = (body: unknown): boolean =>
    (Array.isArray(body) ? body.slice(0, MOST_OPERATIONS) : [body]).some((value: unknown) => {
      const operation = readOperation(value);
      if (operation === undefined) return false;
      const { text, hash, operationName } = operation;
      const known = trusted.byHash.get(hash ?? hashOfText(text ?? ''));
      const prepared = known === undefined && text !== undefined ? prepare(text) : undefined;
      const document = known?.document ?? (prepared?.ok === true ? prepared.document : undefined);
      if (document === undefined) return false;
      return getOperationAST(document, known === undefined ? operationName : undefined)?.operation === 'mutation';
    });

  const runText = async (text: string, operation: Operation, context: GraphContext): Promise<ExecutionResult> => {
    const prepared = prepare(text);
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
      errors: maskErrors(result.errors, { log, requestId: request.requestId, operationName, tellsSchema }),
    };
  };

  const runOne = async (value: unknown, request: GraphRequest): Promise<DocumentAnswer> => {
    const operation = readOperation(value);
    if (operation === undefined) return { data: null, errors: [{ message: graphErrorMessages.notJson }] };
    const { text, hash, operationName, variables } = operation;
    const context = contextOf(request);
    const known = trusted.byHash.get(hash ?? hashOfText(text ?? ''));
    if (known !== undefined) return answer(await runTrusted(known, variables, context), request, known.name);
    if (text === undefined) {
      const extensions = { code: 'PERSISTED_QUERY_NOT_FOUND' };
      return answer(
        { errors: [new GraphQLError(graphErrorMessages.unknownDocument, { extensions })] },
        request,
        operationName,
      );
    }
    return answer(await runText(text, operation, context), request, operationName);
  };

  return {
    schema,
    executeTrusted: async (operationName, variables, request) => {
      const document = trusted.byName.get(operationName);
      if (document === undefined)
        throw new Error(`There is no trusted document ${operationName}: run npm run generate.`);
      return answer(await runTrusted(document, variables, contextOf(request)), request, operationName);
    },
    executeRequest: async (body, request) => {
      if (!request.isForgerySafe && hasMutation(body)) {
        return respond(403, problem(graphErrorMessages.forged, 'XSRF'));
      }
      if (!Array.isArray(body)) {
        const isOperation = readOperation(body) !== undefined;
        return respond(isOperation ? 200 : 400, await runOne(body, request));
      }
      if (body.length === 0) return respond(400, problem(graphErrorMessages.notJson));
      if (body.length > MOST_OPERATIONS) {
        return respond(413, problem(formatMessage(graphErrorMessages.tooManyOperations, { most: MOST_OPERATIONS })));
      }
      return respond(200, await Promise.all(body.map((value) => runOne(value, request))));
    },
  };
}

function problem(message: string, code?: string): DocumentAnswer {
  return { data: null, errors: [{ message, ...(code === undefined ? {} : { extensions: { code } }) }] };
}

function respond(status: number, answers: DocumentAnswer | readonly DocumentAnswer[]): GraphResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status, body: JSON.stringify(answers), headers };
}
