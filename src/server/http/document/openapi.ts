import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { Call, CallShapes } from '#catalogues/calls/call.ts';
import { problem } from '#catalogues/calls/common.shapes.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import type { ServerEnv } from '../context.ts';
import { REASONS } from './reasons.ts';

/** Enter a call into the OpenAPI document. */
export function document(app: OpenAPIHono<ServerEnv>, name: CallName): void {
  const call: Call = calls[name];
  const shape: CallShapes = shapes[name];
  const open = call.access === 'anyone';
  const shared = { 500: problem, ...(open ? {} : { 401: problem, 403: problem }) };
  const answers = Object.entries({ ...shared, ...shape.answers });
  app.openAPIRegistry.registerPath({
    operationId: name,
    method: call.method.toLowerCase() as RouteConfig['method'],
    path: call.path,
    summary: call.summary,
    ...(open ? {} : { security: [{ session: [] }] }),
    ...(typeof call.access === 'string' ? {} : { description: `Roles: ${call.access.join(', ')}.` }),
    ...requestOf(call, shape),
    responses: Object.fromEntries(
      answers.map(([status, schema]) => [
        status,
        { description: REASONS[Number(status)] ?? 'Answer', content: { 'application/json': { schema } } },
      ]),
    ),
  });
}

function requestOf({ method, files }: Call, shape: CallShapes): Pick<RouteConfig, 'request'> {
  if (shape.input === undefined) return {};
  if (method === 'GET') return { request: { query: shape.input } };
  return {
    request: {
      body: {
        required: true,
        content: { [files ? 'multipart/form-data' : 'application/json']: { schema: shape.input } },
      },
    },
  };
}

/** The head of the document. */
export const API_HEAD = {
  openapi: '3.1.0',
  info: {
    title: 'Wattchat',
    version: '1.0.0',
    description: 'Amounts are in naira. A signed-in call carries the session as a bearer token.',
  },
} as const;
