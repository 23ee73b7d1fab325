import type { Row } from './rows.ts';
import { ANSWER_ROWS } from './section-g/answers.ts';
import { CHATBOT_ROWS } from './section-g/chatbot.ts';
import { WAIT_ROWS } from './section-g/waits.ts';
import { WORD_ROWS } from './section-g/words.ts';

/** Section G of the specification's checklist, the help chatbot and what all screens share, in its order. */
export const SECTION_G: readonly Row[] = [...CHATBOT_ROWS, ...ANSWER_ROWS, ...WORD_ROWS, ...WAIT_ROWS];
