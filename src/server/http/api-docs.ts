import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import type { Call, CallShapes } from '#catalogues/calls/call.ts';
import { problem } from '#catalogues/calls/common.shapes.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { PROGRAM_PREFIX, SCOPES } from '#catalogues/programs.ts';
import { PROGRAMS_SAID } from '#catalogues/sentences/programs.ts';
import type { ServerEnv } from './context.ts';
import { PAGE_STYLE } from './page-style.ts';

const schema = z.record(z.string(), z.unknown());
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string().optional(),
  security: z.array(z.object({ program: z.array(z.string()).optional() })).optional(),
  parameters: z.array(z.object({ name: z.string(), required: z.boolean().optional(), schema })).optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.unknown() })),
});
const documentShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});
type Operation = z.infer<typeof operation>;

/** `/api/openapi.json`, and a page drawn from it that needs no other host and no script. */
export function mountDocs(app: OpenAPIHono<ServerEnv>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'program', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${PROGRAM_PREFIX}…`,
    description: `An access token of a program, which its owner makes on the page Programs. A call names the scope that opens it: ${SCOPES.map((scope) => `${scope} (${PROGRAMS_SAID.scopes[scope].detail})`).join(', ')}. A call that names none opens to no program.`,
  });
  app.doc31('/api/openapi.json', API_HEAD);
  app.get('/api/page.css', (c) => c.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/api/docs', (c) => {
    const { paths, components } = documentShape.parse(JSON.parse(JSON.stringify(app.getOpenAPI31Document(API_HEAD))));
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ path, method, call })),
    );
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Wattchat API</title>
            <link rel="stylesheet" href="/api/page.css" />
          </head>
          <body>
            <main>
              <h1>Wattchat API</h1>
              <p>${API_HEAD.info.description} As a file: <a href="/api/openapi.json">openapi.json</a></p>
              <nav aria-label="Calls">
                <ul>
                  ${calls.map(({ call }) => html`<li><a href="#${call.operationId}">${call.operationId}</a></li>`)}
                </ul>
              </nav>
              ${calls.map(({ path, method, call }) => drawCall(path, method, call))}
              ${Object.entries(components.schemas).map(([name, shape]) => drawShape(name, shape))}
            </main>
          </body>
        </html>`,
    );
  });
}

function drawCall(path: string, method: string, call: Operation) {
  const [[type, body] = []] = Object.entries(call.requestBody?.content ?? {});
  return html`<section id="${call.operationId}">
    <h2>${call.operationId}</h2>
    <p><code>${method.toUpperCase()} ${path}</code></p>
    <p>${call.summary} ${call.description ?? ''} ${call.security === undefined ? 'Open to anyone.' : ''}</p>
    ${call.security?.map(({ program: [scope] = [] }) => (scope === undefined ? raw('') : html`<p>A program needs the scope <code>${scope}</code>.</p>`))}
    ${call.parameters === undefined ? raw('') : drawQuery(call.parameters)}
    ${body === undefined ? raw('') : html`<h3>Body</h3><p><code>${type}</code></p><pre>${JSON.stringify(body.schema, null, 2)}</pre>`}
    <h3>Answers</h3>
    ${Object.entries(call.responses).map(
      ([status, answer]) =>
        html`<details>
          <summary>${status} ${answer.description}</summary>
          <pre>${JSON.stringify(answer.content, null, 2)}</pre>
        </details>`,
    )}
  </section>`;
}

function drawShape(name: string, shape: Record<string, unknown>) {
  return html`<section id="shape-${name}">
    <h2>${name}</h2>
    <p><code>#/components/schemas/${name}</code></p>
    <pre>${JSON.stringify(shape, null, 2)}</pre>
  </section>`;
}

function drawQuery(parameters: NonNullable<Operation['parameters']>) {
  return html`<h3>Query</h3>
    <ul>
      ${parameters.map(
        ({ name, required, schema: type }) =>
          html`<li><code>${name}</code>${required ? '' : ' (may be left out)'} <code>${JSON.stringify(type)}</code></li>`,
      )}
    </ul>`;
}

/** Enter a call into the OpenAPI document. */
export function document(app: OpenAPIHono<ServerEnv>, name: CallName): void {
  const call: Call = calls[name];
  const shape: CallShapes = shapes[name];
  const open = call.access === 'anyone';
  const shared = { 500: problem, ...(!call.evenEnded && { 401: problem }), ...(!open && { 403: problem }) };
  const answers = Object.entries({ ...shared, ...shape.answers });
  app.openAPIRegistry.registerPath({
    operationId: name,
    method: call.method.toLowerCase() as RouteConfig['method'],
    path: call.path,
    summary: call.summary,
    ...(open ? {} : { security: [{ session: [] }, ...(call.scope === undefined ? [] : [{ program: [call.scope] }])] }),
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
const API_HEAD = {
  openapi: '3.1.0',
  info: {
    title: 'Wattchat',
    version: '1.0.0',
    description:
      'Amounts are in naira. A signed-in call carries the session, or the access token of a program, as a bearer token.',
  },
} as const;

/** What a status means in the API document. */
const REASONS: Readonly<Record<number, string>> = {
  200: 'Done',
  202: 'Still processing: ask again',
  400: 'Refused: something in it is not right',
  401: 'Not signed in',
  403: 'Not for this role',
  404: 'Not found, or not yours',
  409: 'Not now: see the state',
  413: 'Larger than it may be',
  422: 'The same key with another content',
  429: 'Too many: see Retry-After',
  500: 'A fault on our side',
  503: 'Not to be had at the moment',
};
