/** PostgreSQL's code for a value that another row has. */
const UNIQUE_VIOLATION = '23505';

/** True where a statement failed because another row has the value already, also of somebody in the same moment. */
export const isUniqueViolation = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
