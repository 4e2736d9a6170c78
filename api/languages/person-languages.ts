/** Which language each person reads. An ordinary table beside their other wishes: it changes no record. */
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { languages, PSEUDO_LANGUAGE, type Language } from '@member-care/domain/language/language.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { WhenForgotten } from '../http/parts.ts'

export interface PersonLanguages {
  /** Those that there are. */
  readonly offered: readonly Language[]
  /** Undefined for somebody who has chosen none, or one that is not there any more. */
  chosenBy(userId: string): Promise<Language | undefined>
  /** The one to write to somebody in; of who has chosen none the one of what is being answered. */
  of(userId: string): Promise<Language>
  keep(userId: string, language: Language): Promise<void>
}

/** One of those that a person may choose. */
export const languageSchema = z.enum([...languages, PSEUDO_LANGUAGE])

const row = z.object({ language: z.string() })

export function createPersonLanguages(pool: CommonQueryMethods, offered: readonly Language[]): PersonLanguages {
  const chosenBy = async (userId: string) => {
    const chosen = await pool.maybeOneFirst(
      sql.type(row)`select language from app.person_languages where user_id = ${userId}`,
    )
    return offered.find((language) => language === chosen)
  }
  return {
    offered,
    chosenBy,
    of: async (userId) => (await chosenBy(userId)) ?? currentLanguage(),
    async keep(userId, language) {
      await pool.query(sql.unsafe`
        insert into app.person_languages (user_id, language)
        select ${userId}, ${language} where exists (select from read.users where user_id = ${userId} and not forgotten)
        on conflict (user_id) do update set language = excluded.language`)
    },
  }
}

async function forgetLanguage(pool: CommonQueryMethods, userId: string): Promise<void> {
  await pool.query(sql.unsafe`delete from app.person_languages where user_id = ${userId}`)
}

/** Which language they had chosen. */
export const forgetChosenLanguage: WhenForgotten = {
  afterwards: ({ database }, { userId }) => forgetLanguage(database, userId),
}

declare module '../http/parts.ts' {
  interface Parts {
    /** Which language each person reads. */
    readonly languages: PersonLanguages
  }
}
