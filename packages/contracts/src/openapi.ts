import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import type { Api, Operation } from './operation.ts';
import { problem } from './problem.ts';

const meanings: Record<number, string> = {
  400: 'The request cannot be read',
  401: 'Signed out',
  402: 'Needs the premium plan',
  403: 'Not allowed',
  404: 'Does not exist, or is not yours',
  409: 'Conflicts with the current state',
  413: 'Too large',
  415: 'Only JSON is understood',
  422: 'Failed validation',
  429: 'Too many requests; see Retry-After',
  500: 'Failed on our side',
  503: 'Away for a moment; see Retry-After',
  504: 'Took too long',
};

/** All error statuses of an operation: its own, and those that follow from its access and input. */
export function problemStatuses({ access, method, body, params, query, problems = [] }: Operation): number[] {
  const statuses = new Set<number>([...problems, 400, 404, 413, 415, 429, 500, 503, 504]);
  if (access !== 'public') statuses.add(401);
  if (access === 'premium') statuses.add(402);
  if (access === 'admin' || method !== 'GET') statuses.add(403); // writes also refuse a foreign origin
  if (body || params || query || method === 'POST') statuses.add(422);
  return [...statuses].sort((a, b) => a - b);
}

function responsesOf(operation: Operation): ZodOpenApiResponsesObject {
  const { status, response, streams, bytes, failuresAsText } = operation;
  const failure = failuresAsText
    ? { 'text/plain': { schema: z.string() }, 'application/problem+json': { schema: problem } }
    : { 'application/problem+json': { schema: problem } };
  const success = bytes
    ? { [bytes]: { schema: z.string().meta({ format: 'binary' }) } }
    : response && {
        'application/json': { schema: response },
        ...(streams ? { 'text/event-stream': { schema: z.string() } } : {}),
      };
  return {
    [status]: { description: 'Done', ...(success ? { content: success } : {}) },
    ...Object.fromEntries(
      problemStatuses(operation).map((code) => [code, { description: meanings[code] ?? '', content: failure }]),
    ),
  };
}

function operationObject(name: string, api: Api, operation: Operation): ZodOpenApiOperationObject {
  const { summary, params, query, body, access, method } = operation;
  const optional = body?.safeParse(undefined).success === true;
  const header = method === 'POST' ? z.object({ 'Idempotency-Key': z.string().max(200).optional() }) : undefined;
  return {
    operationId: name,
    summary,
    tags: [api.service],
    security: access === 'public' ? [] : [{ session: [] }],
    'x-access': access,
    requestParams: { ...(params ? { path: params } : {}), ...(query ? { query } : {}), ...(header ? { header } : {}) },
    ...(body ? { requestBody: { required: !optional, content: { 'application/json': { schema: body } } } } : {}),
    responses: responsesOf(operation),
  };
}

/** The OpenAPI 3.1 document of the given APIs. */
export function openApiDocument(apis: readonly Api[]): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const api of apis) {
    for (const [name, operation] of Object.entries(api.operations)) {
      paths[operation.path] = {
        ...paths[operation.path],
        [operation.method.toLowerCase()]: operationObject(name, api, operation),
      };
    }
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: 'Pathwise',
      version: '1.0.0',
      description: 'A goal in words, a roadmap from the coach, and a week to work through.',
    },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'pathwise_session' } } },
    paths,
  };
  return createDocument(document);
}
