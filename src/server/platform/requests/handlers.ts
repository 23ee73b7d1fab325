import type { Handlers } from '../../http/handlers.ts';
import { createLimit } from '../../http/limits/rate-limit.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import type { PlatformDeps } from '../deps.ts';
import { answerRequest } from './answer-request.ts';
import { listRequests } from './list-requests.ts';
import { makeRequest } from './make-request.ts';

/** Requests that one administrator makes in an hour. */
const REQUESTS = { name: 'make-request', points: 20, seconds: 3_600 } as const;

type RequestCalls = 'adminRequests' | 'makeRequest' | 'answerRequest';

/** The calls about what administrators ask the platform for. */
export function requestHandlers(deps: PlatformDeps): Pick<Handlers, RequestCalls> {
  const requests = createLimit(deps.db, REQUESTS);
  return {
    adminRequests: ({ input, person }) => listRequests(deps.db, person, input),
    async makeRequest({ input, person }) {
      const over = await requests.take(person.id);
      return over === null ? makeRequest(deps, person, input) : tooMany(over);
    },
    answerRequest: ({ input, person }) => answerRequest(deps, person.id, input),
  };
}
