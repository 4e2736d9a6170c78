/** A store that refuses events of one type, as when its disk is full. */
import { createPool, sql } from 'slonik'

/** Appends with such an event fail while the work goes on; then they are taken again. @param superuserUrl of the database under test */
export async function whileAppendsAreRefused(
  superuserUrl: string,
  type: string,
  work: () => Promise<void>,
): Promise<void> {
  const owner = await createPool(superuserUrl)
  try {
    await owner.query(sql.unsafe`
      create function public.refuse_events() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = '53100'; end $$`)
    await owner.query(sql.unsafe`
      create trigger refuse_events before insert on es.events
      for each row when (new.type = ${sql.literalValue(type)}) execute function public.refuse_events()`)
    await work()
  } finally {
    await owner.query(sql.unsafe`drop function if exists public.refuse_events cascade`)
    await owner.end()
  }
}
