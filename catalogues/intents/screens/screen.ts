import type { Access } from '../../roles.ts';
import type { Start } from '../intent.ts';

/** A flow that no sentence means by itself: a page shows it, a mailed link or a button leads to it, or it is told by something said besides. */
export interface Screen extends Omit<Start, 'fills' | 'as' | 'screens' | 'offered'> {
  readonly access: Access;
  readonly label: string;
  /** What a person says to come to it. */
  readonly say: string;
}
