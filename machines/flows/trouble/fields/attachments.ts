import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import { ATTACHMENT_PARTS, ATTACHMENT_TYPES, TICKET_MOST, type TicketTopic } from '#catalogues/tickets.ts';
import type { Answers, Field, Fields } from '#machines/kit/field.ts';
import { chosenFile, fileName, NO_FILE } from '#machines/kit/memory/chosen.ts';

const ENDINGS = /\.(?:png|jpe?g|webp|pdf)$/i;
const LEFT = ['', 'one more', 'two more'] as const;

/** What is asked for: proof of payment (S1 section 1), or a picture of what the meter shows. */
const WANTED: Readonly<Record<TicketTopic, { readonly label: string; readonly ask: (email: string) => string }>> = {
  'token-issues': { label: 'Photograph (optional)', ask: SAID.picture },
  'payment-issues': { label: 'Proof of payment (optional)', ask: SAID.proof },
  'no-meter-number': { label: 'Photograph (optional)', ask: SAID.picture },
  'token-not-received': { label: 'Proof of payment (optional)', ask: SAID.proof },
  other: { label: 'File (optional)', ask: SAID.anything },
};

/** A question for a file that nobody has to answer with one. `way`: how somebody says that there is none, or no more. */
function fileField({ ask, way, ...shown }: Pick<Field, 'label' | 'ask' | 'hint'> & { readonly way: string }): Field {
  return {
    ...shown,
    ask,
    placeholder: 'Image or PDF, up to 5 MB',
    choices: [{ value: NO_FILE, label: way }],
    ...chosenFile(
      {
        none: ask,
        lost: SENTENCES.fileLost,
        kind: SAID.attachmentKind,
        empty: SAID.attachmentEmpty,
        large: SAID.attachmentLarge,
      },
      {
        accept: ATTACHMENT_TYPES.join(','),
        // What is in it is for the server to say; a system that knows no type of it gives none.
        fits: ({ type, name }) => (type === '' ? ENDINGS.test(name) : ATTACHMENT_TYPES.some((one) => one === type)),
        most: TICKET_MOST.attachmentBytes,
        several: true,
      },
    ),
  };
}

/** The files that go along with a ticket, asked for one after another until there is no more. `support`: its e-mail address. */
export function attachmentFields(topic: TicketTopic, support: string, answers: Answers): Fields {
  const { label, ask } = WANTED[topic];
  const first = fileField({ label, ask: ask(support), hint: SAID.byMail(support), way: SAID.noProof });
  const names = ATTACHMENT_PARTS.map((part) => fileName(answers.values[part] ?? ''));
  return Object.fromEntries(
    ATTACHMENT_PARTS.map((part, at) => {
      const said = SAID.attached(names.slice(0, at).join(', '), LEFT[ATTACHMENT_PARTS.length - at] ?? '');
      const further = fileField({ label: 'Another file (optional)', ask: said, way: SAID.thatIsAll });
      return [part, at === 0 ? first : further];
    }),
  );
}

/** Names of the files that are asked for now: a further one once those before it are there. */
export function attachmentsAsked({ values, problems }: Answers): readonly (typeof ATTACHMENT_PARTS)[number][] {
  const given = (name: string): boolean => fileName(values[name] ?? '') !== '' && problems[name] === undefined;
  return ATTACHMENT_PARTS.filter((_, at) => ATTACHMENT_PARTS.slice(0, at).every(given));
}

/** True for a file that can be left out where a form is sent. */
export const isLeftOut = (name: string, { values }: Answers): boolean =>
  ATTACHMENT_PARTS.some((part) => part === name) && (values[name] ?? '') === '';
