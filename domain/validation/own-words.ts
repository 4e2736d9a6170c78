/** zod words what it refuses for programmers. Where a schema says nothing itself, people read these words instead. */
import { z } from 'zod'
import { validationTexts as texts } from '../texts/validation-texts.ts'

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0]

/** For the whole program, once at its beginning. */
export function speakOwnWords(): void {
  z.config({ customError: textOf })
}

function textOf(issue: Issue): string {
  if (issue.code === 'too_small') return smallText(issue.origin, Number(issue.minimum))
  if (issue.code === 'too_big') return bigText(issue.origin, Number(issue.maximum))
  return issue.input === undefined ? texts.missing : texts.invalid
}

function smallText(origin: string, least: number): string {
  if (origin === 'string') return texts.tooShort(least)
  return isOfNumbers(origin) ? texts.tooSmall(least) : texts.tooFew(least)
}

function bigText(origin: string, most: number): string {
  if (origin === 'string') return texts.tooLong(most)
  return isOfNumbers(origin) ? texts.tooBig(most) : texts.tooMany(most)
}

function isOfNumbers(origin: string): boolean {
  return origin === 'number' || origin === 'int' || origin === 'bigint'
}
