import { type Kysely, sql } from 'kysely';

/**
 * The turns of a kept conversation stand in a log of their own, numbered by the server, under ids that devices give them. What was kept
 * before is numbered here, with the ids that a device reads into what it has kept itself of that time (`withUids`), so that the
 * two are one. The revision goes on to the last number: who knows an older one asks for all of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversation_messages (
      user_id uuid not null references kept_conversations (user_id) on delete cascade,
      number integer not null check (number > 0),
      id text not null,
      message text,
      primary key (user_id, number),
      unique (user_id, id)
    )`.execute(db);
  await sql`
    insert into conversation_messages (user_id, number, id, message)
    select user_id, revision + place,
      said || ' ' || row_number() over (partition by user_id, said order by place), turn::text
    from (
      select user_id, revision, place::integer, turn, concat(turn ->> 'at', ' ', turn ->> 'from') as said
      from kept_conversations, jsonb_array_elements(
        case jsonb_typeof(kept::jsonb -> 'messages') when 'array' then kept::jsonb -> 'messages' else '[]' end
      ) with ordinality as turns (turn, place)
    ) as turns`.execute(db);
  await sql`
    update kept_conversations set kept = (kept::jsonb - 'messages')::text, revision = revision + greatest(1, (
      select count(*) from conversation_messages turn where turn.user_id = kept_conversations.user_id
    )::integer)`.execute(db);
}
