/** How rewards are answered to members, under the names of 2§3 (RWD-016). */
import type { ContentOf } from '@member-care/domain/content/content.ts'
import type { Voucher } from '@member-care/projections/rewards/redemption-queries.ts'
import { z } from 'zod'
import { inReadersLanguage, languageOfWords } from '../languages/in-readers-language.ts'
import type { Parts } from '../http/parts.ts'
import { readMerchants, type OfferedReward } from './offered-rewards.ts'

export const categorySchema = z
  .object({ slug: z.string(), name: z.string(), language: languageOfWords })
  .meta({ id: 'RewardCategory' })

export const rewardSchema = z
  .object({
    uuid: z.string(),
    title: z.string(),
    excerpt: z.string(),
    /** Empty for none. */
    thumbnailURL: z.string(),
    category: categorySchema,
    /** UTC, ISO; null for without end. */
    valid_until: z.string().nullable(),
    contact_details: z.object({ phone: z.string(), email: z.string() }),
    /** Null where the reward names none that members may see. */
    merchant: z
      .object({ name: z.string(), website: z.string(), description: z.string(), language: languageOfWords })
      .nullable(),
    terms_and_conditions: z.string(),
    locations: z.array(
      z.object({
        address: z.string(),
        /** Longitude and latitude, in degrees; null where nobody has placed it. */
        coordinates: z.array(z.number()).length(2).nullable(),
      }),
    ),
    /** Its address; null for none. */
    brochure: z.string().nullable(),
    /** Of the member's own voucher; null while they have none. `created` is UTC, ISO. */
    redeemedDetails: z
      .object({ rewardId: z.string(), description: z.string(), reference: z.string(), created: z.string() })
      .nullable(),
    /** When members first saw it; UTC, ISO. */
    created: z.string(),
    /** Of its own words; a merchant's have their own. */
    language: languageOfWords,
  })
  .meta({ id: 'Reward' })
export type RewardAnswer = z.infer<typeof rewardSchema>

/** A reward as it is offered, or as it was when the member redeemed it. */
type Told = Pick<OfferedReward, 'contentId' | 'content' | 'firstShownFrom'> & { readonly voucher?: Voucher | undefined }

export function toldOfVoucher(voucher: Voucher): Told {
  return {
    contentId: voucher.rewardId,
    content: voucher.reward,
    firstShownFrom: voucher.rewardShownFrom ?? voucher.redeemedAt,
    voucher,
  }
}

/** In the same order, each with its merchant and the code of the voucher. */
export async function describeRewards(parts: Parts, rewards: readonly Told[]): Promise<RewardAnswer[]> {
  const [merchants, codes] = await Promise.all([
    readMerchants(
      parts,
      rewards.map(({ content }) => content.merchantId),
    ),
    parts.rewardCodes.open(rewards.flatMap(({ voucher }) => voucher?.codeId ?? [])),
  ])
  return rewards.map(({ contentId, content: kept, firstShownFrom, voucher }) => {
    const { content, language } = inReadersLanguage(kept)
    return {
      ...describeContent(content, language, merchants.get(content.merchantId)),
      uuid: contentId,
      created: firstShownFrom.toISOString(),
      redeemedDetails: voucher
        ? {
            rewardId: contentId,
            description: content.redeemDescription,
            reference: referenceOf(parts, voucher, codes),
            created: voucher.redeemedAt.toISOString(),
          }
        : null,
    }
  })
}

function referenceOf(
  { rewardCodeSeal }: Parts,
  { codeId, redemptionId }: Voucher,
  codes: ReadonlyMap<string, string>,
): string {
  if (codeId === null) return rewardCodeSeal.numberOf(redemptionId)
  const code = codes.get(codeId)
  if (code === undefined) throw new Error('The code of a voucher is gone.')
  return code
}

function describeContent(
  content: ContentOf<'reward'>,
  language: string,
  merchant: ContentOf<'merchant'> | undefined,
): Omit<RewardAnswer, 'uuid' | 'created' | 'redeemedDetails'> {
  const { title, excerpt, imageUrl, category, validUntil, contact, terms, locations, brochureUrl } = content
  return {
    title,
    excerpt,
    thumbnailURL: imageUrl,
    category: { slug: category.slug, name: category.name, language },
    valid_until: validUntil === '' ? null : validUntil,
    contact_details: { phone: contact.phone, email: contact.email },
    merchant: merchant ? describeMerchant(merchant) : null,
    terms_and_conditions: terms,
    locations: locations.map(({ address, position }) => ({
      address,
      coordinates: position ? [position.longitude, position.latitude] : null,
    })),
    brochure: brochureUrl === '' ? null : brochureUrl,
    language,
  }
}

function describeMerchant(kept: ContentOf<'merchant'>): NonNullable<RewardAnswer['merchant']> {
  const {
    content: { name, website, description },
    language,
  } = inReadersLanguage(kept)
  return { name, website, description, language }
}
