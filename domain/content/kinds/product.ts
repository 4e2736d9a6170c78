/** A product of the store (2§3). Its stock is no content. */
import { z } from 'zod'
import { contentFaultTexts as texts } from '../../texts/content-texts.ts'
import {
  linkAddressSchema,
  merchantIdSchema,
  pictureAddressSchema,
  plainText,
  titleSchema,
  translatedTitleSchema,
} from '../content-fields.ts'
import { translationsOf } from '../translations.ts'

const descriptionSchema = plainText(5_000)

/** What the member scans at the merchant's counter: one code for good, or one that changes by the minute. */
export const redeemWays = ['fixed-code', 'changing-code'] as const

export const productSchema = z
  .object({
    kind: z.literal('product'),
    title: titleSchema,
    description: descriptionSchema,
    url: linkAddressSchema,
    imageUrl: pictureAddressSchema,
    /** Of one piece, in cents of SGD, with tax. */
    priceCents: z
      .int({ error: () => texts.priceFaulty })
      .min(1, { error: () => texts.priceFaulty })
      .max(99_999_900, { error: () => texts.priceFaulty }),
    merchantId: merchantIdSchema,
    redeemWay: z.enum(redeemWays),
    translations: translationsOf({ title: translatedTitleSchema, description: descriptionSchema }),
  })
  // Only the counter of a merchant shows a code that changes.
  .refine(({ redeemWay, merchantId }) => redeemWay !== 'changing-code' || merchantId !== '', {
    path: ['merchantId'],
    error: () => texts.merchantMissing,
  })
