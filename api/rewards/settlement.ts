/** What is settled with merchants: how many vouchers their rewards gave in each month of Singapore. Nobody is named. */
import { mostSettledMonths, monthsBetween } from '@member-care/domain/reward/settlement-months.ts'
import { monthPattern } from '@member-care/domain/dates/month.ts'
import { settlementTexts as texts } from '@member-care/domain/texts/reward-code-texts.ts'
import { settleVouchers, type SettledVouchers } from '@member-care/projections/rewards/redemption-queries.ts'
import type { ClientScope } from '@member-care/projections/scope.ts'
import { z } from 'zod'
import { fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { csvHeading, csvLines } from '../sheets/written-csv.ts'

const month = z.string().regex(monthPattern)
/** The first and the last month, YYYY-MM. */
export const settlementQuery = z.object({ from: month, to: month })

export const settlementSchema = z
  .object({
    rows: z.array(
      z.object({
        /** Empty where the reward names no merchant. */
        merchantId: z.string(),
        merchantName: z.string().nullable(),
        month: z.string(),
        rewardId: z.string(),
        rewardTitle: z.string().nullable(),
        vouchers: z.number(),
      }),
    ),
  })
  .meta({ id: 'RewardSettlement' })

/** @throws ApiError 422 for months that are no period, or too many */
export async function readSettlement(
  { database }: Pick<Parts, 'database'>,
  scope: ClientScope,
  { from, to }: z.infer<typeof settlementQuery>,
): Promise<readonly SettledVouchers[]> {
  const months = monthsBetween(from, to)
  if (months < 1) throw fieldError('to', texts.monthsReversed)
  if (months > mostSettledMonths) throw fieldError('to', texts.tooManyMonths(mostSettledMonths))
  return settleVouchers(database, scope, { from, to })
}

export function settlementFile(rows: readonly SettledVouchers[]): string {
  const headings = [texts.merchant, texts.month, texts.reward, texts.vouchers]
  const lines = rows.map(({ merchantName, month, rewardTitle, vouchers }) => [
    merchantName ?? texts.noMerchant,
    month,
    rewardTitle ?? '',
    String(vouchers),
  ])
  return csvHeading(headings) + (lines.length === 0 ? '' : csvLines(lines))
}
