import type { z } from 'zod';
import type { Scope } from '../programs.ts';
import type { Access } from '../roles.ts';

/** The plain half of a call's declaration: what a client needs to make it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
  /** It is no GET, so that nothing of it stands in an address, and reads all the same: who may change nothing may make it. */
  readonly reads?: true;
  /** It is a GET, as the specification has it, and changes something all the same: no page of another site, link or image makes it. */
  readonly takesStep?: true;
  /** Who has a second factor gives a code of it again, where the last one was too long ago in their session. */
  readonly asksAgain?: true;
  /** It begins a session, which is bound to the key that the caller shows. */
  readonly binds?: true;
  /** It is answered to an administrator who has yet to set a second factor up. */
  readonly beforeSecondFactor?: true;
  /**
   * It says and does the same for everybody, so that it is answered although a token came that is good for nobody any more: who holds one can sign in.
   * Any other call is refused then, also where it is for anyone: it would be done in nobody's name.
   */
  readonly evenEnded?: true;
  /**
   * The scope with which a token of a program opens it, within what the account may do; missing: no program makes it. It pays nothing, gives nobody access and asks for
   * no password or second factor.
   */
  readonly scope?: Scope;
  /** Names of what goes in as a file: then the body is a multipart form. */
  readonly files?: readonly string[];
  /** The largest body, bytes, where the usual one is too small. */
  readonly mostBytes?: number;
  /** It is made as a page is left, and goes on without it. */
  readonly outlives?: true;
  /** What goes in was written down by the portal itself, with what was said to it: meters stand alone there. */
  readonly keepsOwnWords?: true;
  /** Nobody asked for it: refused for no known reason it ends no session, as the next thing that somebody does will. */
  readonly unasked?: true;
}

/** The other half: the shapes that go in and come out, one per status. Only the server loads these. */
export interface CallShapes {
  /** Query of a GET, JSON body or multipart form of a POST or PUT. */
  readonly input?: z.ZodObject;
  readonly answers: Readonly<Record<number, z.ZodType>>;
}
