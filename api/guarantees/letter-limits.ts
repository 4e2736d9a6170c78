/** What a letter may come to by the client's LOG settings (S67), and above which amount one alone does not decide at the desk. */
import { mostForLetter } from '@member-care/domain/guarantee/guarantee-terms.ts'
import type { RequestedGuarantee } from '@member-care/domain/guarantee/guarantee-state.ts'
import type { Reader } from '@member-care/projections/scope.ts'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { countedLetters, elogConfigOf } from './guarantee-context.ts'

export interface LetterLimits {
  /** Singapore cents; undefined: nothing limits it. */
  readonly mostCents: number | undefined
  /** Singapore cents; undefined: one alone decides. */
  readonly secondPersonAboveCents: number | undefined
}

export async function limitsOfLetter(
  parts: Parts,
  reader: Reader,
  {
    companyId,
    employeeId,
    guaranteeId,
    kind,
  }: Pick<RequestedGuarantee, 'companyId' | 'employeeId' | 'guaranteeId' | 'kind'>,
): Promise<LetterLimits> {
  const client = await parts.clients.getClient(reader, companyId)
  if (!client) throw apiError('NOT_FOUND')
  const others = await countedLetters(parts, reader, { companyId, employeeId, without: guaranteeId })
  const above = client.featuresConfig.letterSecondPersonAbove
  return {
    mostCents: mostForLetter(elogConfigOf(client), kind, others),
    secondPersonAboveCents: above === undefined ? undefined : above * 100,
  }
}
